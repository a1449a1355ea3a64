import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Crown } from "lucide-react";
import { statusesQuery } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/use-locale.ts";
import styles from "./profile.module.css";

/** The level, what comes next, and what each of them brings. */
export function Level({ player }: { player: Player }) {
  const locale = useLocale();
  const levels = useQuery(statusesQuery(locale)).data ?? [];
  const own = levels.findIndex(({ name }) => name === player.level);
  const next = levels[own + 1];
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Your level: {player.level}</Trans>
      </h2>
      {next ? (
        <p>
          <Trans>Next: {next.name}</Trans>
        </p>
      ) : null}
      <div className={styles.levels}>
        {levels.map((level) => (
          <article
            key={level.id}
            className={styles.level}
            data-current={level.name === player.level ? "" : undefined}
          >
            <Crown aria-hidden />
            <div>
              <h3>{level.name}</h3>
              <p className={styles.muted}>{level.content}</p>
            </div>
            <ul>
              {level.gift_descriptions.map((gift) => (
                <li key={gift}>{gift}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
