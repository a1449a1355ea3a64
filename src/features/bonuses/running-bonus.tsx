import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { useMoneyText } from "../../api/money-text.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Meter } from "../../ui/meter.tsx";
import styles from "../../ui/panel.module.css";
import { TimeLeft } from "../../ui/time-left.tsx";
import { BetAndWinLimits, TermsDetails } from "./bonus-terms.tsx";
import { CountingGames } from "./counting-games.tsx";
import { EndBonus } from "./end-bonus.tsx";

/** Progress towards the wagering requirement: amounts, percent and what is left. */
function Progress({ bonus }: { bonus: Bonus }) {
  const { t, i18n } = useLingui();
  const money = useMoneyText();
  const { currency, amount_wager_cents, amount_wager_requirement_cents, wager_percent } = bonus;
  const [done, all] = [money(amount_wager_cents, currency), money(amount_wager_requirement_cents, currency)];
  const toGo = money(BigInt(amount_wager_requirement_cents) - BigInt(amount_wager_cents), currency);
  return (
    <div className={styles.progress}>
      <p>
        <span>
          <Trans>
            {done} of {all} wagered
          </Trans>
        </span>
        <strong>{i18n.number(wager_percent / 100, { style: "percent" })}</strong>
      </p>
      <Meter value={wager_percent} max={100} label={t`Wagering`} text={t`${done} of ${all} wagered`} />
      <span className={styles.muted}>
        <Trans>{toGo} more in bets, and what's left becomes real money.</Trans>
      </span>
    </div>
  );
}

/** Since when and why nothing of a gift can be played. */
export function FrozenNote({ frozen }: { frozen: NonNullable<Bonus["frozen"]> }) {
  const tag = formatTag(useLocale());
  const since = new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).format(Date.parse(frozen.since));
  return (
    <p className={styles.note} role="status">
      <Snowflake aria-hidden />
      <span>
        {frozen.reason === "break" ? (
          <Trans>Paused since {since}, because you're on a break.</Trans>
        ) : (
          <Trans>Paused since {since}, because of your withdrawal.</Trans>
        )}{" "}
        <Trans>You'll get the paused time back.</Trans>
      </span>
    </p>
  );
}

interface RunningBonusProps {
  bonus: Bonus;
  /** The server's time. */
  now: number;
  /** On a break: no deadline. Ending the bonus stays possible. */
  isLocked: boolean;
}

function Facts({ bonus, now, isLocked }: RunningBonusProps) {
  const money = useMoneyText();
  const { currency, balance_cents, expires_at, frozen, terms } = bonus;
  return (
    <dl className={`${styles.facts} ${styles.wide}`}>
      <div>
        <dt>
          <Trans>Bonus money left</Trans>
        </dt>
        <dd>{money(balance_cents, currency)}</dd>
      </div>
      {expires_at && !frozen && !isLocked ? (
        <div>
          <dt>
            <Trans>Time left</Trans>
          </dt>
          <dd>
            <TimeLeft until={expires_at} now={now} />
          </dd>
        </div>
      ) : null}
      <BetAndWinLimits terms={terms} currency={currency} />
    </dl>
  );
}

/** The bonus that takes the account's bets. */
export function RunningBonus({ bonus, now, isLocked, outlook }: RunningBonusProps & { outlook: ReactNode }) {
  return (
    <article className={`${styles.panel} ${styles.main}`} data-bonus={bonus.id} data-stage={bonus.stage}>
      <div className={styles.head}>
        <h3>{bonus.title}</h3>
        <span className={styles.state}>
          {bonus.frozen || isLocked ? <Trans>Paused</Trans> : <Trans>Active</Trans>}
        </span>
      </div>
      <Progress bonus={bonus} />
      {bonus.frozen ? <FrozenNote frozen={bonus.frozen} /> : null}
      <Facts bonus={bonus} now={now} isLocked={isLocked} />
      <div className={styles.group}>
        <h4>
          <Trans>How much of a bet counts</Trans>
        </h4>
        <CountingGames terms={bonus.terms} />
      </div>
      {bonus.frozen || isLocked ? null : outlook}
      <TermsDetails terms={null} currency={bonus.currency} campaign={bonus.campaign} />
      <div className={styles.actions}>
        <Link to="/profile/$" params={{ _splat: `gifts/${bonus.id}` }} className={styles.link}>
          <Trans>Every round that counted</Trans>
        </Link>
        <EndBonus bonus={bonus} />
      </div>
    </article>
  );
}
