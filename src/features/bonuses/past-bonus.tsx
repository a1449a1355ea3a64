import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useMoneyText } from "../../api/money-text.ts";
import type { Bonus, CancelReason } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "../../ui/panel.module.css";
import { TermsDetails } from "./bonus-terms.tsx";

/** Why a bonus ended, in one sentence. */
function useReason(): (bonus: Bonus) => string {
  const { t } = useLingui();
  const canceled: Record<CancelReason, string> = {
    by_player: t`You ended it.`,
    by_staff: t`Support ended it.`,
    self_excluded: t`It ended when you excluded yourself.`,
    account_closed: t`It ended when your account was closed.`,
    deposit_reversed: t`It ended because its deposit was reversed.`,
    withdrawal: t`It ended with your withdrawal.`,
  };
  return ({ stage, cancel_reason, started_at }) => {
    if (stage === "finished") return t`You met its wagering requirement.`;
    if (stage === "wager_done")
      return t`You met its wagering requirement. It's paid when your open round ends.`;
    if (stage === "lost") return t`You used all of the bonus money.`;
    if (stage === "expired")
      return started_at ? t`It expired before it was wagered.` : t`It wasn't activated in time.`;
    return cancel_reason ? canceled[cancel_reason] : t`It was cancelled.`;
  };
}

/** An ended bonus: why, when, and what was lost or became real money. */
export function PastBonus({ bonus }: { bonus: Bonus }) {
  const money = useMoneyText();
  const reason = useReason()(bonus);
  const reasonId = useId();
  const tag = formatTag(useLocale());
  const { id, title, currency, ended_at, started_at } = bonus;
  const converted = BigInt(bonus.converted_cents);
  const forfeited = BigInt(bonus.forfeited_cents);
  const date = ended_at
    ? new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(Date.parse(ended_at))
    : null;
  return (
    <li className={styles.panel} data-bonus={id} data-stage={bonus.stage}>
      <div className={styles.head}>
        <h3 aria-describedby={reasonId}>{title}</h3>
        {date ? <span className={styles.muted}>{date}</span> : null}
      </div>
      <p className={styles.muted} id={reasonId}>
        {reason}{" "}
        {converted > 0n ? (
          <Trans>{money(converted, currency)} became real money.</Trans>
        ) : forfeited > 0n ? (
          <Trans>{money(forfeited, currency)} in bonus money was removed.</Trans>
        ) : null}
      </p>
      <TermsDetails terms={bonus.terms} currency={currency} campaign={bonus.campaign} />
      {started_at ? (
        <Link to="/profile/$" params={{ _splat: `gifts/${id}` }} className={styles.link}>
          <Trans>Every round that counted</Trans>
        </Link>
      ) : null}
    </li>
  );
}
