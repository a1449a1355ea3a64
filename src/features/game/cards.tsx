import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Dices, Percent } from "lucide-react";
import { useState } from "react";
import type { ListFilter } from "../../api/games.ts";
import { randomPoolQuery } from "../../api/search.ts";
import { pickRandom } from "../../rules/games/random-pick.ts";
import styles from "./cards.module.css";

/** Opens a random game from the first hundred of the list. */
export function RandomCard({ filter }: { filter: ListFilter }) {
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
      <Dices aria-hidden />
      <Trans>Random game</Trans>
      <span className={styles.small}>
        <Trans>Picked at random from the 100 most popular</Trans>
      </span>
    </button>
  );
}

export function CashbackCard() {
  return (
    <Link to="/promotions" className={`${styles.card} ${styles.cashback}`}>
      <Percent aria-hidden />
      <Trans>Live cashback</Trans>
      <span className={styles.small}>
        <Trans>How it works and who it's for</Trans>
      </span>
    </Link>
  );
}
