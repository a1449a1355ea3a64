import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import type { LimitState } from "../../contract/limits.ts";
import { isWindowPeriod, windowOf } from "./limit-windows.ts";

/** Which periods suit a type; a licence offers some of them. */
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
/** A time without play: it has no amount, an end, and nothing shortens it. */
export const isBreak = (type: LimitType): type is BreakType =>
  type === "coolingoff" || type === "selfexclusion";

/** Minutes that a day has. */
export const LONGEST_SESSION = 1_440n;

/**
 * What happens to a limit. `lower`: a lower amount, or the one that it has, which takes back what was asked. `raise` and
 * `remove`: asked for. `confirm`: said again after the wait. `lapse`: nobody said it again.
 */
export type LimitEvent = "lower" | "raise" | "remove" | "confirm" | "lapse";

const ASK = { lower: "active", raise: "unconfirmed", remove: "unconfirmed_disable" } as const;
const TRANSITIONS: Readonly<Record<LimitState, Partial<Record<LimitEvent, LimitState>>>> = {
  active: ASK,
  confirmed: ASK,
  unconfirmed: { ...ASK, confirm: "confirmed", lapse: "active" },
  unconfirmed_disable: { ...ASK, confirm: "confirmed_disable", lapse: "active" },
  // Gone: another one is a new one.
  confirmed_disable: {},
};

/** What a limit is after an event; null where that cannot happen to it. */
export const nextState = (state: LimitState, event: LimitEvent): LimitState | null =>
  TRANSITIONS[state][event] ?? null;

/** Minor units of a currency; of no currency, minutes. */
export interface LimitAmount {
  amount: bigint;
  currency: string | null;
}

/** An amount in another currency; undefined where that is not known. */
export type Worth = (amount: bigint, from: string, to: string) => bigint | undefined;

/** Whether more is asked for than there is. What cannot be compared counts as more: it has to wait. */
export function isMore(asked: LimitAmount, before: LimitAmount, worth: Worth): boolean {
  if (asked.currency === before.currency) return asked.amount > before.amount;
  if (asked.currency === null || before.currency === null) return true;
  const there = worth(asked.amount, asked.currency, before.currency);
  const back = worth(before.amount, before.currency, asked.currency);
  // Rounded down both ways, so that nothing more hides in what is dropped.
  return there === undefined || back === undefined || there > before.amount || asked.amount > back;
}

/** Minor units of another currency are compared in so many parts, so that no stake is too small to count. */
export const PARTS = 1_000_000n;

export interface WaitRule {
  /** Seconds. */
  delay: number;
  /** Not before the running day, week or month is over, either. */
  untilPeriodEnds: boolean;
  timeZone: string;
}

/** From when on what was asked for at `at` can be confirmed; both in milliseconds since the epoch. */
export function waitsUntil(
  at: number,
  period: LimitPeriod,
  { delay, untilPeriodEnds, timeZone }: WaitRule,
): number {
  const waited = at + delay * 1_000;
  return untilPeriodEnds && isWindowPeriod(period)
    ? Math.max(waited, windowOf(period, at, timeZone).end)
    : waited;
}

/** A limit in force, as far as it is used up. */
export interface LimitUse extends LimitAmount {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  /** What counts against it in its window, in its own unit; what was won beyond losses is below zero. */
  used: bigint;
  /** When it begins anew, or a break ends; milliseconds since the epoch, `FOREVER` for single stakes. */
  resetsAt: number;
}

const NEAR_PERCENT = 80n;
/** What was won counts for nothing; what is lost has no sign. */
export const usedOf = ({ used }: Pick<LimitUse, "used">): bigint => (used > 0n ? used : 0n);

export function leftOf(limit: Pick<LimitUse, "type" | "amount" | "used">): bigint {
  if (isBreak(limit.type)) return 0n;
  const left = limit.amount - usedOf(limit);
  return left > 0n ? left : 0n;
}

/** Used up, to the last unit; a break always is. */
export const isReached = (limit: Pick<LimitUse, "type" | "amount" | "used">): boolean => leftOf(limit) === 0n;

/** Four fifths or more are used up. */
export const isNear = (limit: Pick<LimitUse, "type" | "amount" | "used">): boolean =>
  isReached(limit) || usedOf(limit) * 100n >= limit.amount * NEAR_PERCENT;

/** Of several limits at once the lowest wins: the one that leaves least, of those the one that holds longest. */
export function strictest<Limit extends Pick<LimitUse, "type" | "amount" | "used" | "currency" | "resetsAt">>(
  limits: readonly Limit[],
  worth: Worth,
): Limit | null {
  const leaves = (limit: Limit, to: string | null) => {
    const left = leftOf(limit);
    return limit.currency === null || to === null ? left : (worth(left, limit.currency, to) ?? 0n);
  };
  return limits.reduce<Limit | null>((lowest, limit) => {
    if (!lowest) return limit;
    const [a, b] = [leaves(limit, lowest.currency), leftOf(lowest)];
    return a < b || (a === b && limit.resetsAt > lowest.resetsAt) ? limit : lowest;
  }, null);
}

/** What is about to happen: minor units. */
export interface Intent {
  kind: "bet" | "deposit";
  /** Real money. */
  amount: bigint;
  /** The whole bet where bonus money pays a part of it; otherwise `amount` is the whole. */
  stake?: bigint;
  currency: string;
}

/** Why a limit forbids it: it is used up, or this alone would take it too far. */
export interface LimitRefusal {
  code: "limit_reached" | "limit_exceeded";
  limit: LimitUse;
  /** What would still be allowed, in the limit's unit. */
  left: bigint;
}

const COUNTS: Readonly<Record<Intent["kind"], readonly LimitType[]>> = {
  bet: ["loss", "wager", "single_stake", "session", "coolingoff", "selfexclusion"],
  deposit: ["deposit", "coolingoff", "selfexclusion"],
};

function forbids(limit: LimitUse, intent: Intent, worth: Worth): boolean {
  if (isReached(limit)) return true;
  if (limit.currency === null) return false;
  const amount = limit.type === "single_stake" ? (intent.stake ?? intent.amount) : intent.amount;
  const parts = worth(amount * PARTS, intent.currency, limit.currency);
  // What cannot be counted is not allowed.
  return parts === undefined || parts > leftOf(limit) * PARTS;
}

/**
 * What forbids a bet or a deposit, null when nothing does; the strictest where several do, and a break before all others:
 * whatever else begins anew, it holds. `limits` are those in force.
 */
export function refusalOf(limits: readonly LimitUse[], intent: Intent, worth: Worth): LimitRefusal | null {
  const forbidding = limits.filter(
    (one) => COUNTS[intent.kind].includes(one.type) && forbids(one, intent, worth),
  );
  const breaks = forbidding.filter(({ type }) => isBreak(type));
  const limit = strictest(breaks.length > 0 ? breaks : forbidding, worth);
  return limit && { code: isReached(limit) ? "limit_reached" : "limit_exceeded", limit, left: leftOf(limit) };
}
