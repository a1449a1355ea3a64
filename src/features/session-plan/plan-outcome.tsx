import { Plural, Trans } from "@lingui/react/macro";
import type { SessionPlan } from "../../contract/play-sessions.ts";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

const signOf = (minor: number | string) => Math.sign(Number(minor));

/** A plan's values and outcome. `elapsed`: milliseconds since the start of the play session. */
export function PlanOutcome({ plan, elapsed }: { plan: SessionPlan; elapsed: number }) {
  const { money, minutesText, used, over } = usePlanTexts();
  const { budget, time } = used(plan, elapsed);
  const excess = over(plan, elapsed);
  const { currency, net_cents: net, exceeded_count: times } = plan;
  return (
    <dl className={styles.outcome}>
      <dt>{budget ? <Trans>Budget used</Trans> : <Trans>Budget</Trans>}</dt>
      <dd className="money">{budget ?? <Trans>not set</Trans>}</dd>
      <dt>
        <Trans>Time played</Trans>
      </dt>
      <dd className="money">{time ?? minutesText(Math.floor(elapsed / 60_000))}</dd>
      <dt>
        <Trans>Total bet</Trans>
      </dt>
      <dd className="money">{money(plan.staked_cents, currency)}</dd>
      <dt>
        <Trans>Won</Trans>
      </dt>
      <dd className="money">{money(plan.won_cents, currency)}</dd>
      <dt>
        <Trans>Net position</Trans>
      </dt>
      <dd className="money" data-sign={signOf(net)}>
        {signOf(net) > 0 ? "+" : ""}
        {money(net, currency)}
      </dd>
      {excess.length > 0 ? (
        <>
          <dt>
            <Trans>Over plan</Trans>
          </dt>
          <dd className="money">{excess.join(", ")}</dd>
        </>
      ) : null}
      {times > 0 ? (
        <>
          <dt>
            <Trans>Continued after plan</Trans>
          </dt>
          <dd>
            <Plural value={times} one="# time" other="# times" />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
