import { Trans } from "@lingui/react/macro";
import type { PlaySession } from "../../../contract/play-sessions.ts";
import styles from "../play.module.css";
import { useShowMoney } from "../use-show-money.tsx";

/** The planned budget beside the net position. */
export function PlannedBudget({ playSession }: { playSession: PlaySession | undefined }) {
  const plan = playSession?.plan;
  const show = useShowMoney(playSession);
  // A plan in another currency doesn't apply.
  if (plan?.state !== "running" || plan.budget_cents === null || plan.currency !== playSession?.currency)
    return null;
  const budget = show(plan.budget_cents);
  return (
    <span className={styles.planned} data-planned="budget">
      {" "}
      {Number(plan.net_cents) > 0 ? <Trans>budget {budget}</Trans> : <Trans>of {budget}</Trans>}
    </span>
  );
}

/** The planned time beside the clock. */
export function PlannedTime({ playSession }: { playSession: PlaySession | undefined }) {
  const plan = playSession?.plan;
  if (plan?.state !== "running" || plan.minutes === null) return null;
  const { minutes } = plan;
  return (
    <span className={styles.planned} data-planned="time">
      {" "}
      <Trans>of {minutes} min</Trans>
    </span>
  );
}
