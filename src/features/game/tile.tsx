import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { type FocusEvent, useState } from "react";
import type { Tile as TileData } from "../../api/games.ts";
import type { ViewerWithFavorites } from "../../api/player.ts";
import { isLocked } from "../../rules/games/availability.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Art, type Shape } from "./art.tsx";
import { Badge } from "./badge.tsx";
import styles from "./tile.module.css";
import { guestLink, pathOf, playLink } from "./tile-links.ts";

interface TileProps {
  game: TileData;
  viewer: ViewerWithFavorites;
  /** Loads the image eagerly, for the first screen. */
  eager?: boolean;
  /** False in rows: the poster has the title, which stands as text under the picture until that is there. */
  caption?: boolean;
  /** Shape of the picture, which has no title then; the row sets the box's ratio. */
  shape?: Shape | undefined;
  /** Place in a ranking, from 1. */
  rank?: number | undefined;
  /** The badge that the list's own title says already. */
  impliedBadge?: string | undefined;
}

/** A game tile: a link to the game's page with its poster; actions and favourite overlay it. */
export function Tile({ game, viewer, eager = false, caption = true, shape, rank, impliedBadge }: TileProps) {
  "use memo";
  const { t } = useLingui();
  const [isActive, setIsActive] = useState(false);
  const { FavoriteButton } = viewer;
  const isGameLocked = isLocked(game.currencies, viewer);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsActive(false);
  };
  return (
    <article
      className={styles.tile}
      data-tone={game.tone}
      data-game={game.id}
      onPointerEnter={(event) => event.pointerType === "mouse" && setIsActive(true)}
      onPointerLeave={() => setIsActive(false)}
      onFocus={(event) => event.target.matches(":focus-visible") && setIsActive(true)}
      onBlur={onBlur}
    >
      <Link
        className={styles.link}
        to={pathOf(game)}
        preload={false}
        // Hides the actions, which must not appear between press and release.
        onPointerDown={() => setIsActive(false)}
      >
        {rank ? (
          <span className="visually-hidden">
            <Trans>Number {rank}:</Trans>{" "}
          </span>
        ) : null}
        <span className={styles.art}>
          {caption ? null : <span className={styles.name}>{game.title}</span>}
          <Art preview={game.preview} eager={eager} shape={shape} />
        </span>
        {caption ? (
          <span className={styles.caption}>
            <span className={styles.title}>{game.title}</span>
            <span className={styles.provider}>{game.providerTitle}</span>
          </span>
        ) : (
          <span className="visually-hidden">{game.providerTitle}</span>
        )}
      </Link>
      <Badge types={game.badges} viewer={viewer} implied={impliedBadge} />
      {isActive && !isGameLocked ? <Actions game={game} viewer={viewer} /> : null}
      {isGameLocked ? (
        <p className={`${styles.cover} ${styles.locked}`}>
          <Lock aria-hidden />
          <Trans>This game doesn't support your currency</Trans>
        </p>
      ) : null}
      {FavoriteButton ? (
        <FavoriteButton game={game} viewer={viewer} />
      ) : (
        <Link
          className={styles.heart}
          {...guestLink(game)}
          preload={false}
          rel="nofollow"
          aria-label={t`Add ${game.title} to favourites`}
        />
      )}
    </article>
  );
}

function Actions({ game, viewer }: { game: TileData; viewer: ViewerWithFavorites }) {
  return (
    <div className={`${styles.cover} ${styles.overlay}`}>
      <Link
        className={buttonClass({ look: "primary", size: "small" })}
        {...playLink(game, viewer)}
        preload={false}
      >
        <Trans>Play</Trans> <span className="visually-hidden">{game.title}</span>
      </Link>
      {game.demo ? (
        <Link
          className={buttonClass({ size: "small" })}
          to={pathOf(game)}
          search={{ mode: "demo" }}
          preload={false}
        >
          <Trans>Demo</Trans> <span className="visually-hidden">{game.title}</span>
        </Link>
      ) : null}
    </div>
  );
}
