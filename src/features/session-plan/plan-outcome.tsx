import { Plural, Trans } from "@lingui/react/macro";
import type { SessionPlan } from "../../contract/session-plan.ts";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

const signOf = (minor: number | string) => Math.sign(Number(minor));

/** What was planned and what became of it. `elapsed`: since the sitting began, milliseconds. */
export function PlanOutcome({ plan, elapsed }: { plan: SessionPlan; elapsed: number }) {
  const { money, minutesText, used, over } = usePlanTexts();
  const { budget, time } = used(plan, elapsed);
  const passed = over(plan, elapsed);
  const { currency, net_cents: net, went_on: times } = plan;
  return (
    <dl className={styles.outcome}>
      <dt>{budget ? <Trans>Budget used</Trans> : <Trans>Budget</Trans>}</dt>
      <dd className="money">{budget ?? <Trans>not planned</Trans>}</dd>
      <dt>
        <Trans>Time at play</Trans>
      </dt>
      <dd className="money">{time ?? minutesText(Math.floor(elapsed / 60_000))}</dd>
      <dt>
        <Trans>Staked</Trans>
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
      {passed.length > 0 ? (
        <>
          <dt>
            <Trans>More than planned</Trans>
          </dt>
          <dd className="money">{passed.join(", ")}</dd>
        </>
      ) : null}
      {times > 0 ? (
        <>
          <dt>
            <Trans>Gone on after the plan</Trans>
          </dt>
          <dd>
            <Plural value={times} one="# time" other="# times" />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
