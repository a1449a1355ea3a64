import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { ConfirmedLimit, LimitChange, UserLimit } from "../../../src/contract/limits.ts";
import { FOREVER } from "../../../src/rules/limits/limit-windows.ts";
import type { LimitAmount, LimitRejection } from "../../../src/rules/limits/limits.ts";
import { isBreak, isNear, isReached, usedOf } from "../../../src/rules/limits/limits.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { ChangeRow, LimitRow } from "./store.ts";
import type { LimitRecord } from "./usage-store.ts";
import type { LimitInForce } from "./use.ts";

const iso = (at: number) => new Date(at).toISOString();
const amountOf = ({ amount, currency }: LimitAmount) => ({ currency, amount_cents: toAmount(amount) });

function pendingChangeOf(row: LimitRecord, at: number): UserLimit["pending_change"] {
  const { requestedAt, confirmFrom, confirmUntil, requestedAmount, requestedCurrency } = row;
  if (requestedAt === null || confirmFrom === null || confirmUntil === null || confirmUntil <= at)
    return null;
  return {
    to:
      requestedAmount === null
        ? null
        : amountOf({ amount: BigInt(requestedAmount), currency: requestedCurrency }),
    requested_at: iso(requestedAt),
    confirm_from: iso(confirmFrom),
    confirm_until: iso(confirmUntil),
  };
}

/** Presents a limit to its player; `at` in milliseconds since the epoch. */
export function presentLimit(limit: LimitInForce, at: number): UserLimit {
  const { id, type, period, record, start, resetsAt } = limit;
  const pendingChange = pendingChangeOf(record, at);
  const isExpired = record.requestedAt !== null && pendingChange === null;
  return {
    id,
    type,
    period,
    state: isExpired ? "active" : record.state,
    accounts: isBreak(type)
      ? []
      : [{ ...amountOf(limit), current_value_amount_cents: toAmount(usedOf(limit)) }],
    reached: isReached(limit),
    near: isNear(limit),
    since: iso(start),
    resets_at: iso(resetsAt),
    forever: isBreak(type) && resetsAt >= FOREVER,
    pending_change: pendingChange,
  };
}

/** Presents a confirmed change. */
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

/** Presents an entry of the change history. */
export function presentChange({
  change,
  limit: { type, period },
}: {
  change: ChangeRow;
  limit: LimitRow;
}): LimitChange {
  const amount = (value: bigint | null, currency: string | null) =>
    value === null ? null : amountOf({ amount: value, currency });
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

/** Presents a rejection: the limit, what's left, the player's options and when the window ends. */
export function presentLimitRejection({
  limit,
  remaining,
  code,
}: LimitRejection): NonNullable<ErrorEnvelope["limit"]> {
  const { type, period, currency, resetsAt } = limit;
  const canWait = resetsAt < FOREVER;
  return {
    type,
    period,
    reached: code === "limit_reached",
    remaining_cents: toAmount(remaining),
    currency,
    resets_at: iso(resetsAt),
    remedies: [
      ...(code === "limit_exceeded" ? (["less"] as const) : []),
      ...(canWait ? (["wait"] as const) : []),
      ...(isBreak(type) ? [] : (["request_increase"] as const)),
    ],
  };
}
