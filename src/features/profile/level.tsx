import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Crown } from "lucide-react";
import { vipLevelsQuery } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { Card } from "../../ui/card.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Points } from "./points.tsx";
import styles from "./profile.module.css";

/** Translated names of VIP levels; unknown ones keep the server's name. */
function useLevelNames(): (level: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    regular: t`Regular`,
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
    diamond: t`Diamond`,
  };
  return (level) => names[level] ?? level;
}

/** Points, VIP level, next level and the benefits of each. */
export function Level({ player }: { player: Player }) {
  const locale = useLocale();
  const nameOf = useLevelNames();
  const query = useQuery(vipLevelsQuery(locale));
  const levels = query.data ?? [];
  const currentIndex = levels.findIndex(({ name }) => name === player.level);
  const next = levels[currentIndex + 1];
  return (
    <>
      <Points currency={player.currency} />
      <Card title={<Trans>Your level: {nameOf(player.level)}</Trans>}>
        {next ? (
          <p>
            <Trans>Next: {nameOf(next.name)}</Trans>
          </p>
        ) : null}
        <FailedLine query={query} />
        <div className={styles.levels}>
          {levels.map((level) => (
            <article
              key={level.id}
              className={styles.level}
              data-current={level.name === player.level ? "" : undefined}
            >
              <Crown aria-hidden />
              <div>
                <h3>{nameOf(level.name)}</h3>
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
      </Card>
    </>
  );
}
