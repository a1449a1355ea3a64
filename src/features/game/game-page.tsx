import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lock, Play } from "lucide-react";
import type { ReactNode } from "react";
import { categoriesQuery, gamesQuery, type Tile, toTile } from "../../api/games.ts";
import { type Onlooker, useViewer } from "../../api/player.ts";
import type { Game } from "../../contract/games.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { isLocked } from "../../rules/games/availability.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Art } from "./art.tsx";
import { Wall } from "./game-grid.tsx";
import styles from "./game-page.module.css";
import { pathOf, playLink } from "./tile-links.ts";

/** Ways on from a game's page: a guest's to registration, a player's to the game and to the favourites. */
function Actions({ game, viewer, plan }: { game: Tile; viewer: Onlooker; plan: ReactNode }) {
  const { player, Heart } = viewer;
  const play = { ...playLink(game, viewer), className: buttonClass({ look: "primary" }) };
  const demo = game.demo ? (
    <Link to={pathOf(game)} search={{ mode: "demo" }} preload={false} className={buttonClass()}>
      <Trans>Play the demo</Trans>
    </Link>
  ) : null;
  if (!player) {
    return (
      <>
        <Link {...play}>
          <Play aria-hidden size={18} /> <Trans>Sign up to play</Trans>
        </Link>
        {demo}
      </>
    );
  }
  if (isLocked(game.currencies, viewer)) {
    return (
      <>
        <p className={styles.muted}>
          <Lock aria-hidden size={18} className={styles.lock} />{" "}
          <Trans>Your currency is not supported by this game</Trans>
        </p>
        {demo}
      </>
    );
  }
  return (
    <>
      <Link {...play}>
        <Play aria-hidden size={18} /> <Trans>Play</Trans>
      </Link>
      {demo}
      {Heart ? <Heart game={game} viewer={viewer} aside /> : null}
      {plan}
    </>
  );
}

/** What else its provider has; nothing where that is this game alone. */
function Others({ game, viewer }: { game: Game; viewer: Onlooker }) {
  const filter = { providers: [game.provider] };
  const { data } = useInfiniteQuery(gamesQuery(filter));
  const hasNone = data?.pages.every(
    ({ tiles, next }) => next === null && tiles.every(({ id }) => id === game.id),
  );
  if (hasNone) return null;
  const provider = game.provider_title;
  return (
    <section className={styles.rest}>
      <h2>
        <Trans>More from {provider}</Trans>
      </h2>
      <Wall filter={filter} viewer={viewer} except={game.id} first={false} />
    </section>
  );
}

interface GamePageProps {
  game: Game;
  /** What is to be known before a stake. */
  rules?: ReactNode;
  /** For players: a plan of what they are about to play. */
  plan?: ReactNode;
}

/** Width of the cover, as `sizes`. */
const COVER = "240px";

/** What is known of one game, with what is to be known before a stake, and more of its provider's. */
export function GamePage({ game, rules, plan }: GamePageProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const names = useListNames();
  const known = new Map((useQuery(categoriesQuery).data ?? []).map((row) => [row.id, row.title]));
  const tile = toTile(game);
  const { title, provider_title: provider } = game;
  return (
    <>
      <PageHead
        title={`${title} (${provider})`}
        canonical={pathOf(tile)}
        description={t`${title} by ${provider}: what kind of game it is and where it can be played.`}
      />
      <div className={styles.top} data-tone={game.tone}>
        <div className={styles.stage}>
          {/* The backdrop is the largest paint: it takes the cover's file, which comes first. */}
          <Art preview={game.preview} eager sizes={COVER} />
          <div className={styles.cover}>
            <Art preview={game.preview} eager sizes={COVER} />
          </div>
        </div>
        <div className={styles.facts}>
          <h1>{title}</h1>
          <p className={styles.muted}>
            <Trans>A game by</Trans>{" "}
            <Link to="/producers/$slug" params={{ slug: game.provider }}>
              <strong>{provider}</strong>
            </Link>
          </p>
          <div className={styles.line}>
            {game.categories
              .filter((id) => known.has(id))
              .map((id) => (
                <Link key={id} to="/categories/$slug" params={{ slug: id }} className={styles.chip}>
                  {names(id, known.get(id))}
                </Link>
              ))}
          </div>
          <p className={styles.muted}>
            {game.has_demo_mode ? (
              <Trans>Has a demo mode for play without money.</Trans>
            ) : (
              <Trans>Real money only: this game has no demo mode.</Trans>
            )}
          </p>
          <div className={styles.actions}>
            <Actions game={tile} viewer={viewer} plan={plan} />
          </div>
          <p className={styles.muted}>
            <NavLink to="/responsible-gaming">
              <Trans>Responsible gaming</Trans>
            </NavLink>
          </p>
        </div>
      </div>
      {rules}
      <Others game={game} viewer={viewer} />
    </>
  );
}
