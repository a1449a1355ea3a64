import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { ConfirmedLimit, LimitChange, UserLimit } from "../../../src/contract/limits.ts";
import { FOREVER } from "../../../src/rules/limits/limit-windows.ts";
import type { LimitAmount, LimitRefusal } from "../../../src/rules/limits/limits.ts";
import { isBreak, isNear, isReached, usedOf } from "../../../src/rules/limits/limits.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { ChangeRow, LimitRow } from "./store.ts";
import type { HeldLimit } from "./usage-store.ts";
import type { LimitInForce } from "./use.ts";

const iso = (at: number) => new Date(at).toISOString();
const amountOf = ({ amount, currency }: LimitAmount) => ({ currency, amount_cents: toAmount(amount) });

function askedOf(held: HeldLimit, at: number): UserLimit["asked"] {
  const { askedAt, confirmFrom, confirmUntil, askedAmount, askedCurrency } = held;
  if (askedAt === null || confirmFrom === null || confirmUntil === null || confirmUntil <= at) return null;
  return {
    to: askedAmount === null ? null : amountOf({ amount: BigInt(askedAmount), currency: askedCurrency }),
    asked_at: iso(askedAt),
    confirm_from: iso(confirmFrom),
    confirm_until: iso(confirmUntil),
  };
}

/** A limit as its player sees it; `at` in milliseconds since the epoch. */
export function presentLimit(limit: LimitInForce, at: number): UserLimit {
  const { id, type, period, held, start, resetsAt } = limit;
  const asked = askedOf(held, at);
  const lapsed = held.askedAt !== null && asked === null;
  return {
    id,
    type,
    period,
    state: lapsed ? "active" : held.state,
    accounts: isBreak(type)
      ? []
      : [{ ...amountOf(limit), current_value_amount_cents: toAmount(usedOf(limit)) }],
    reached: isReached(limit),
    near: isNear(limit),
    since: iso(start),
    resets_at: iso(resetsAt),
    forever: isBreak(type) && resetsAt >= FOREVER,
    asked,
  };
}

/** What a link has confirmed, as it was written down. */
export function presentConfirmed(
  { type, period }: Pick<LimitRow, "type" | "period">,
  change: Pick<ChangeRow, "fromAmount" | "fromCurrency" | "toAmount" | "toCurrency" | "inForceAt" | "at">,
): ConfirmedLimit {
  const { fromAmount, fromCurrency, toAmount: to, toCurrency, inForceAt, at } = change;
  return {
    type,
    period,
    from: amountOf({ amount: fromAmount!, currency: fromCurrency }),
    to: to === null ? null : amountOf({ amount: to, currency: toCurrency }),
    in_force_at: (inForceAt ?? at).toISOString(),
  };
}

/** Something that was set, asked for or confirmed. */
export function presentChange({
  change,
  limit: { type, period },
}: {
  change: ChangeRow;
  limit: LimitRow;
}): LimitChange {
  const amount = (of: bigint | null, currency: string | null) =>
    of === null ? null : amountOf({ amount: of, currency });
  return {
    id: change.id,
    kind: change.kind,
    type,
    period,
    from: amount(change.fromAmount, change.fromCurrency),
    to: amount(change.toAmount, change.toCurrency),
    ends_at: change.endsAt?.toISOString() ?? null,
    at: change.at.toISOString(),
    in_force_at: change.inForceAt?.toISOString() ?? null,
  };
}

/** A refusal as it travels: what forbids it, what is left, what can be done, and when it changes. */
export function presentRefusal({ limit, left, code }: LimitRefusal): NonNullable<ErrorEnvelope["limit"]> {
  const { type, period, currency, resetsAt } = limit;
  const ends = resetsAt < FOREVER;
  return {
    type,
    period,
    reached: code === "limit_reached",
    left_cents: toAmount(left),
    currency,
    resets_at: iso(resetsAt),
    ways: [
      ...(code === "limit_exceeded" ? (["less"] as const) : []),
      ...(ends ? (["wait"] as const) : []),
      ...(isBreak(type) ? [] : (["ask_more"] as const)),
    ],
  };
}
