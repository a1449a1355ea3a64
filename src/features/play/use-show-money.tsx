import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { Sitting } from "../../contract/play.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { hoursMinutesSeconds } from "../../rules/limits/elapsed.ts";
import { ofPlan, overBy } from "../../rules/limits/session-plan.ts";
import styles from "./play.module.css";

/** An amount of the sitting as it is shown; empty while its currency is not known. */
export function useShowMoney(sitting: Pick<Sitting, "currency"> | undefined) {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (cents: number | string, sign = false): string => {
    if (!sitting || !currencies) return "";
    const minor = BigInt(cents);
    const text = formatMoney(minor < 0n ? -minor : minor, sitting.currency, currencies, locale);
    if (minor === 0n) return text;
    if (minor < 0n) return `−${text}`;
    return sign ? `+${text}` : text;
  };
}

/** What was planned for it, and by how much that was passed. */
function PlannedSums({ sitting, elapsed }: { sitting: Sitting; elapsed: number }) {
  const plan = sitting.plan?.state === "running" ? sitting.plan : null;
  const show = useShowMoney(plan ?? undefined);
  if (!plan) return null;
  const whole = ofPlan(plan, elapsed);
  const by = overBy(whole, whole);
  const { minutes } = plan;
  const [lost, late] = [show(String(by.budget)), by.minutes];
  return (
    <>
      {plan.budget_cents === null ? null : (
        <>
          <dt>
            <Trans>Planned budget</Trans>
          </dt>
          <dd className="money">
            {show(plan.budget_cents)}
            {by.budget > 0n ? (
              <small>
                <Trans>{lost} more</Trans>
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
                <Trans>{late} min more</Trans>
              </small>
            ) : null}
          </dd>
        </>
      )}
    </>
  );
}

/** Time, stakes, wins and what is left of both; what was planned of them. */
export function Sums({ sitting, elapsed }: { sitting: Sitting; elapsed: number }) {
  const show = useShowMoney(sitting);
  return (
    <dl className={styles.sums}>
      <dt>
        <Trans>Time at play</Trans>
      </dt>
      <dd className="money">{hoursMinutesSeconds(elapsed)}</dd>
      <dt>
        <Trans>Staked</Trans>
      </dt>
      <dd className="money">{show(sitting.staked_cents)}</dd>
      <dt>
        <Trans>Won</Trans>
      </dt>
      <dd className="money">{show(sitting.won_cents)}</dd>
      <dt>
        <Trans>Net position</Trans>
      </dt>
      <dd className="money" data-sign={Math.sign(Number(sitting.net_cents))}>
        {show(sitting.net_cents, true)}
      </dd>
      <PlannedSums sitting={sitting} elapsed={elapsed} />
    </dl>
  );
}
