import type { SignedAmount } from "../../../src/contract/history.ts";
import type { SessionPlan } from "../../../src/contract/play-sessions.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { PlanRow } from "./session-plans-store.ts";
import type { PlayTotals } from "./store.ts";

/** Formats a signed amount for the wire. */
export function presentSigned(minor: bigint): SignedAmount {
  const size = toAmount(minor < 0n ? -minor : minor);
  if (minor >= 0n) return size;
  return typeof size === "number" ? -size : `-${size}`;
}

/** `last`: time of the last play in the session. */
export function presentPlan(
  plan: PlanRow,
  { staked, won }: PlayTotals,
  isRunning: boolean,
  last: Date | null,
): SessionPlan {
  const { id, currency, budget, minutes, acknowledged, exceeded, startedAt, seenAt } = plan;
  const isOver = startedAt !== null && !isRunning;
  const ended = plan.endedAt ?? last ?? startedAt;
  return {
    id,
    state: startedAt === null ? "waiting" : isOver ? "over" : "running",
    currency,
    budget_cents: budget === null ? null : toAmount(budget),
    minutes,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: isOver ? ended!.toISOString() : null,
    staked_cents: toAmount(staked),
    won_cents: presentSigned(won),
    net_cents: presentSigned(won - staked),
    acknowledged,
    exceeded,
    exceeded_count: plan.continuedCount,
    summary_due: startedAt !== null && (seenAt === null || (last ?? startedAt) > seenAt),
  };
}
