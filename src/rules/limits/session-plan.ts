import type { PlanPart, SessionPlan } from "../../contract/play-sessions.ts";

export interface PlanTargets {
  /** Minor units; null without a budget. */
  budget: bigint | null;
  minutes: number | null;
}

export interface PlanProgress {
  /** Wins less stakes, in minor units. */
  net: bigint;
  /** Milliseconds since the start of the play session. */
  elapsed: number;
}

/** Plan and progress from the wire format; `elapsed` in milliseconds since the start of the play session. */
export const parsePlan = (plan: SessionPlan, elapsed: number): PlanTargets & PlanProgress => ({
  budget: plan.budget_cents === null ? null : BigInt(plan.budget_cents),
  minutes: plan.minutes,
  net: BigInt(plan.net_cents),
  elapsed,
});

/** Length of the plan's play session at `now` (ISO 8601) in milliseconds; 0 before its start. */
export const playSessionLength = ({ started_at, ended_at }: SessionPlan, now: string): number =>
  started_at === null ? 0 : Date.parse(ended_at ?? now) - Date.parse(started_at);

/** Net loss; 0 for a net win. */
export const lossOf = (net: bigint): bigint => (net < 0n ? -net : 0n);

export const wholeMinutes = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 60_000));

/** Parts of a plan that are fully used, and those at least 80% used. */
export function planParts(
  plan: PlanTargets,
  { net, elapsed }: PlanProgress,
): Record<"reached" | "near", PlanPart[]> {
  const usages: [PlanPart, bigint, bigint][] = [];
  if (plan.budget !== null) usages.push(["budget", lossOf(net), plan.budget]);
  if (plan.minutes !== null)
    usages.push(["time", BigInt(Math.max(0, Math.floor(elapsed))), BigInt(plan.minutes) * 60_000n]);
  const partsAtLeast = (share: bigint) =>
    usages.filter(([, used, all]) => used * 5n >= all * share).map(([part]) => part);
  return { reached: partsAtLeast(5n), near: partsAtLeast(4n) };
}

/** Excess over the plan in minor units and whole minutes; 0 if within the plan. */
export const overBy = ({ budget, minutes }: PlanTargets, { net, elapsed }: PlanProgress) => {
  const excessLoss = budget === null ? 0n : lossOf(net) - budget;
  const excessMinutes = minutes === null ? 0 : wholeMinutes(elapsed) - minutes;
  return { budget: excessLoss > 0n ? excessLoss : 0n, minutes: Math.max(0, excessMinutes) };
};

/** True if a change would loosen a part of the plan; while it is running, it may only be tightened. */
export const loosensPlan = <T extends bigint | number>(to: T | null, from: T | null): boolean =>
  from !== null && (to === null || to > from);
