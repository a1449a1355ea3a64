import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { useMoneyText } from "../../api/money-text.ts";
import type { FreeSpins } from "../../contract/free-spins.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "../../ui/panel.module.css";

/** Ended spins: why, when, and what they won. */
export function PastFreeSpins({ spins, terms }: { spins: FreeSpins; terms: ReactNode }) {
  const { t } = useLingui();
  const reasonId = useId();
  const money = useMoneyText();
  const tag = formatTag(useLocale());
  const { id, title, game, stage, ended_at, freespins_played: played, freespins_total: total } = spins;
  const won = money(spins.won_cents, spins.currency);
  const reasons: Record<string, string> = {
    finished: t`You played all of them.`,
    canceled: t`They were cancelled.`,
    expired: t`They expired.`,
  };
  return (
    <li className={styles.panel} data-spins={id} data-stage={stage}>
      <div className={styles.head}>
        <h3 aria-describedby={reasonId}>{title}</h3>
        {ended_at ? (
          <span className={styles.muted}>
            {new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(Date.parse(ended_at))}
          </span>
        ) : null}
      </div>
      <p className={styles.muted} id={reasonId}>
        {game.title}. {reasons[stage]}{" "}
        <Trans>
          {played} of {total} played, {won} won.
        </Trans>
      </p>
      {terms}
    </li>
  );
}
