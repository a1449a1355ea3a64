import type { PlanPart, SessionPlan } from "../../contract/session-plan.ts";

export interface Planned {
  /** Minor units; null where none was planned. */
  budget: bigint | null;
  minutes: number | null;
}

export interface Actual {
  /** Won less staked, minor units. */
  net: bigint;
  /** Since the sitting began, milliseconds. */
  elapsed: number;
}

/** A plan as it travels, and what became of it `elapsed` milliseconds after its sitting began. */
export const ofPlan = (plan: SessionPlan, elapsed: number): Planned & Actual => ({
  budget: plan.budget_cents === null ? null : BigInt(plan.budget_cents),
  minutes: plan.minutes,
  net: BigInt(plan.net_cents),
  elapsed,
});

/** How long the sitting of a plan has lasted at `now` (ISO 8601), milliseconds; none before it began. */
export const lengthOf = ({ began_at, ended_at }: SessionPlan, now: string): number =>
  began_at === null ? 0 : Date.parse(ended_at ?? now) - Date.parse(began_at);

/** What was lost in all; nothing for who has won. */
export const lossOf = (net: bigint): bigint => (net < 0n ? -net : 0n);

export const wholeMinutes = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 60_000));

/** Which parts of a plan are reached, and of which four fifths or more are used. */
export function planParts(plan: Planned, { net, elapsed }: Actual): Record<"reached" | "near", PlanPart[]> {
  const uses: [PlanPart, bigint, bigint][] = [];
  if (plan.budget !== null) uses.push(["budget", lossOf(net), plan.budget]);
  if (plan.minutes !== null)
    uses.push(["time", BigInt(Math.max(0, Math.floor(elapsed))), BigInt(plan.minutes) * 60_000n]);
  const from = (share: bigint) =>
    uses.filter(([, used, all]) => used * 5n >= all * share).map(([part]) => part);
  return { reached: from(5n), near: from(4n) };
}

/** By how much a plan was passed: minor units, and whole minutes; nothing where it was kept. */
export const overBy = ({ budget, minutes }: Planned, { net, elapsed }: Actual) => {
  const lost = budget === null ? 0n : lossOf(net) - budget;
  const late = minutes === null ? 0 : wholeMinutes(elapsed) - minutes;
  return { budget: lost > 0n ? lost : 0n, minutes: Math.max(0, late) };
};

/** Whether a plan would let more than the one that runs: what was planned cannot be taken back. */
export const isMorePlanned = <T extends bigint | number>(to: T | null, from: T | null): boolean =>
  from !== null && (to === null || to > from);
