import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { PlaySession } from "../../contract/play-sessions.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { hoursMinutesSeconds } from "../../rules/limits/elapsed.ts";
import { overBy, parsePlan } from "../../rules/limits/session-plan.ts";
import styles from "./play.module.css";

/** Formats an amount of the play session; empty while its currency is unknown. */
export function useShowMoney(playSession: Pick<PlaySession, "currency"> | undefined) {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (cents: number | string, sign = false): string => {
    if (!playSession || !currencies) return "";
    const minor = BigInt(cents);
    const text = formatMoney(minor < 0n ? -minor : minor, playSession.currency, currencies, locale);
    if (minor === 0n) return text;
    if (minor < 0n) return `−${text}`;
    return sign ? `+${text}` : text;
  };
}

/** The plan's budget and time, and by how much the player has exceeded them. */
function PlanTotals({ playSession, elapsed }: { playSession: PlaySession; elapsed: number }) {
  const plan = playSession.plan?.state === "running" ? playSession.plan : null;
  const show = useShowMoney(plan ?? undefined);
  if (!plan) return null;
  const targetsAndProgress = parsePlan(plan, elapsed);
  const excess = overBy(targetsAndProgress, targetsAndProgress);
  const { minutes } = plan;
  const [loss, late] = [show(String(excess.budget)), excess.minutes];
  return (
    <>
      {plan.budget_cents === null ? null : (
        <>
          <dt>
            <Trans>Planned budget</Trans>
          </dt>
          <dd className="money">
            {show(plan.budget_cents)}
            {excess.budget > 0n ? (
              <small>
                <Trans>{loss} over</Trans>
              </small>
            ) : null}
          </dd>
        </>
      )}
      {minutes === null ? null : (
        <>
          <dt>
            <Trans>Planned time</Trans>
          </dt>
          <dd className="money">
            <Trans>{minutes} min</Trans>
            {late > 0 ? (
              <small>
                <Trans>{late} min over</Trans>
              </small>
            ) : null}
          </dd>
        </>
      )}
    </>
  );
}

/** Totals of the play session: time, stakes, wins, net position and plan. */
export function PlayTotals({ playSession, elapsed }: { playSession: PlaySession; elapsed: number }) {
  const show = useShowMoney(playSession);
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Time played</Trans>
      </dt>
      <dd className="money">{hoursMinutesSeconds(elapsed)}</dd>
      <dt>
        <Trans>Total bet</Trans>
      </dt>
      <dd className="money">{show(playSession.staked_cents)}</dd>
      <dt>
        <Trans>Won</Trans>
      </dt>
      <dd className="money">{show(playSession.won_cents)}</dd>
      <dt>
        <Trans>Net position</Trans>
      </dt>
      <dd className="money" data-sign={Math.sign(Number(playSession.net_cents))}>
        {show(playSession.net_cents, true)}
      </dd>
      <PlanTotals playSession={playSession} elapsed={elapsed} />
    </dl>
  );
}
