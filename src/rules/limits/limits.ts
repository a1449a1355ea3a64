import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import type { LimitState } from "../../contract/limits.ts";
import { isWindowPeriod, windowOf } from "./limit-windows.ts";

/** Periods that a type supports; a licence offers some of them. */
export const PERIODS_OF: Readonly<Record<LimitType, readonly LimitPeriod[]>> = {
  deposit: ["day", "week", "month"],
  loss: ["day", "week", "month"],
  wager: ["day", "week", "month"],
  single_stake: ["bet"],
  session: ["day"],
  coolingoff: ["day", "3_days", "week", "month", "6_weeks", "2_months", "3_months"],
  selfexclusion: ["3_months", "6_months", "9_months", "12_months", "forever"],
};

export type BreakType = "coolingoff" | "selfexclusion";
/** A break has an end but no amount, and cannot be shortened. */
export const isBreak = (type: LimitType): type is BreakType =>
  type === "coolingoff" || type === "selfexclusion";

/** Minutes of a day. */
export const MAX_SESSION_MINUTES = 1_440n;

/**
 * `lower`: a lower or the same amount, which withdraws a request. `raise` and `remove`: requested. `confirm`:
 * confirmed after the wait. `lapse`: the confirmation window expired.
 */
export type LimitEvent = "lower" | "raise" | "remove" | "confirm" | "lapse";

const REQUESTS = { lower: "active", raise: "unconfirmed", remove: "unconfirmed_disable" } as const;
const TRANSITIONS: Readonly<Record<LimitState, Partial<Record<LimitEvent, LimitState>>>> = {
  active: REQUESTS,
  confirmed: REQUESTS,
  unconfirmed: { ...REQUESTS, confirm: "confirmed", lapse: "active" },
  unconfirmed_disable: { ...REQUESTS, confirm: "confirmed_disable", lapse: "active" },
  // Final: a new limit is a limit of its own.
  confirmed_disable: {},
};

/** State of a limit after an event; null if the event is not allowed. */
export const nextState = (state: LimitState, event: LimitEvent): LimitState | null =>
  TRANSITIONS[state][event] ?? null;

/** Minor units of a currency; minutes if `currency` is null. */
export interface LimitAmount {
  amount: bigint;
  currency: string | null;
}

/** Converts an amount; undefined if there is no rate. */
export type Convert = (amount: bigint, from: string, to: string) => bigint | undefined;

/** True if the requested amount is higher. Incomparable amounts count as higher and have to wait. */
export function isMore(requested: LimitAmount, before: LimitAmount, convert: Convert): boolean {
  if (requested.currency === before.currency) return requested.amount > before.amount;
  if (requested.currency === null || before.currency === null) return true;
  const requestedInOld = convert(requested.amount, requested.currency, before.currency);
  const oldInRequested = convert(before.amount, before.currency, requested.currency);
  // Compared in both directions, because each conversion rounds down.
  return (
    requestedInOld === undefined ||
    oldInRequested === undefined ||
    requestedInOld > before.amount ||
    requested.amount > oldInRequested
  );
}

/** Conversions are multiplied by this, so that stakes worth less than a minor unit still count. */
export const CONVERSION_SCALE = 1_000_000n;

export interface WaitRule {
  /** Seconds. */
  delay: number;
  /** Also waits for the end of the current day, week or month. */
  untilPeriodEnds: boolean;
  timeZone: string;
}

/** Earliest confirmation of a request made at `at`; both in milliseconds since the epoch. */
export function confirmableFrom(
  at: number,
  period: LimitPeriod,
  { delay, untilPeriodEnds, timeZone }: WaitRule,
): number {
  const afterDelay = at + delay * 1_000;
  return untilPeriodEnds && isWindowPeriod(period)
    ? Math.max(afterDelay, windowOf(period, at, timeZone).end)
    : afterDelay;
}

/** A limit in force with its usage. */
export interface LimitUsage extends LimitAmount {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  /** Usage in the current window, in the limit's unit; negative if wins exceed losses. */
  used: bigint;
  /**
   * Start of the next window or end of a break; milliseconds since the epoch, `FOREVER` for single stakes.
   */
  resetsAt: number;
}

const NEAR_PERCENT = 80n;
/** The used amount; 0 for net wins, which don't extend a limit. */
export const usedOf = ({ used }: Pick<LimitUsage, "used">): bigint => (used > 0n ? used : 0n);

export function remainingOf(limit: Pick<LimitUsage, "type" | "amount" | "used">): bigint {
  if (isBreak(limit.type)) return 0n;
  const remaining = limit.amount - usedOf(limit);
  return remaining > 0n ? remaining : 0n;
}

/** Fully used; always true for a break. */
export const isReached = (limit: Pick<LimitUsage, "type" | "amount" | "used">): boolean =>
  remainingOf(limit) === 0n;

/** At least 80% used. */
export const isNear = (limit: Pick<LimitUsage, "type" | "amount" | "used">): boolean =>
  isReached(limit) || usedOf(limit) * 100n >= limit.amount * NEAR_PERCENT;

/** The strictest limit: the lowest remaining amount, then the latest reset. */
export function strictest<
  Limit extends Pick<LimitUsage, "type" | "amount" | "used" | "currency" | "resetsAt">,
>(limits: readonly Limit[], convert: Convert): Limit | null {
  const remainingIn = (limit: Limit, to: string | null) => {
    const remaining = remainingOf(limit);
    return limit.currency === null || to === null
      ? remaining
      : (convert(remaining, limit.currency, to) ?? 0n);
  };
  return limits.reduce<Limit | null>((lowest, limit) => {
    if (!lowest) return limit;
    const [a, b] = [remainingIn(limit, lowest.currency), remainingOf(lowest)];
    return a < b || (a === b && limit.resetsAt > lowest.resetsAt) ? limit : lowest;
  }, null);
}

/** A bet or deposit to check: minor units. */
export interface LimitCheck {
  kind: "bet" | "deposit";
  /** Real money. */
  amount: bigint;
  /** The whole bet if bonus money pays a part of it; defaults to `amount`. */
  stake?: bigint;
  currency: string;
}

/** Rejection of a bet or deposit, because a limit is used up or would be exceeded. */
export interface LimitRejection {
  code: "limit_reached" | "limit_exceeded";
  limit: LimitUsage;
  /** Remaining amount in the limit's unit. */
  remaining: bigint;
}

const APPLICABLE_TYPES: Readonly<Record<LimitCheck["kind"], readonly LimitType[]>> = {
  bet: ["loss", "wager", "single_stake", "session", "coolingoff", "selfexclusion"],
  deposit: ["deposit", "coolingoff", "selfexclusion"],
};

function rejects(limit: LimitUsage, check: LimitCheck, convert: Convert): boolean {
  if (isReached(limit)) return true;
  if (limit.currency === null) return false;
  const amount = limit.type === "single_stake" ? (check.stake ?? check.amount) : check.amount;
  const parts = convert(amount * CONVERSION_SCALE, check.currency, limit.currency);
  // Amounts without a rate are rejected.
  return parts === undefined || parts > remainingOf(limit) * CONVERSION_SCALE;
}

/**
 * The strictest limit in force that rejects a bet or a deposit; null for none. Breaks take precedence: waiting for
 * another limit's next window would not help during a break.
 */
export function limitRejection(
  limits: readonly LimitUsage[],
  check: LimitCheck,
  convert: Convert,
): LimitRejection | null {
  const rejecting = limits.filter(
    (candidate) =>
      APPLICABLE_TYPES[check.kind].includes(candidate.type) && rejects(candidate, check, convert),
  );
  const breaks = rejecting.filter(({ type }) => isBreak(type));
  const limit = strictest(breaks.length > 0 ? breaks : rejecting, convert);
  return (
    limit && {
      code: isReached(limit) ? "limit_reached" : "limit_exceeded",
      limit,
      remaining: remainingOf(limit),
    }
  );
}
