import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ListFilter } from "../../api/games.ts";
import { randomPoolQuery } from "../../api/search.ts";
import { pickRandom } from "../../rules/games/random-pick.ts";
import styles from "./cards.module.css";

interface CardArt {
  /** Version of the list's art; without one, the card has no picture. */
  artVersion: string | undefined;
}

/** Decoration behind a card's text. */
function Picture({ scene, artVersion }: CardArt & { scene: string }) {
  if (!artVersion) return null;
  const base = `/art/banners/${scene}/${artVersion}/tall`;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${base}/240.avif 240w,${base}/480.avif 480w`}
        sizes="(min-width:640px) 272px,45vw"
      />
      <img src={`${base}/240.webp`} width={240} height={300} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

/** Opens a random game from the first hundred of the list. */
export function RandomCard({ filter, artVersion }: CardArt & { filter: ListFilter }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const draw = async () => {
    setBusy(true);
    try {
      const game = pickRandom(await client.ensureQueryData(randomPoolQuery(filter)), Math.random);
      if (game)
        await navigate({ to: "/play/$producer/$name", params: { producer: game.provider, name: game.seo } });
    } catch {
      // The query's error handler reports the error; the player can try again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={`${styles.card} ${styles.random}`}
      onClick={() => void draw()}
      disabled={busy}
    >
      <Picture scene="random-game" artVersion={artVersion} />
      <Trans>Random game</Trans>
      <span className={styles.small}>
        <Trans>Picked at random from the 100 most popular</Trans>
      </span>
    </button>
  );
}

export function CashbackCard({ artVersion }: CardArt) {
  return (
    <Link to="/promotions" className={`${styles.card} ${styles.cashback}`}>
      <Picture scene="live-cashback" artVersion={artVersion} />
      <Trans>Live cashback</Trans>
      <span className={styles.small}>
        <Trans>How it works</Trans>
      </span>
    </Link>
  );
}

/** A cell that only players have: it takes no space without a session, and its space with one before the player loads. */
export const PlayerSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.playerSlot}>{children}</div>
);
