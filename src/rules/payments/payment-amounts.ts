import type { FieldCode } from "../../contract/field-codes.ts";
import type { AmountBounds, Fee } from "../../contract/payment-methods.ts";

const BASIS_POINTS = 10_000n;

/** Error of an amount in minor units; null if it is valid. `available` is the ceiling of a withdrawal. */
export function amountError(
  amount: bigint,
  { min_cents, max_cents, step_cents }: AmountBounds,
  available?: bigint,
): FieldCode | null {
  if (amount < BigInt(min_cents)) return "too_small";
  const max = max_cents === null ? undefined : BigInt(max_cents);
  // The lower of two ceilings is the one to name.
  if (available !== undefined && amount > available && (max === undefined || available < max))
    return "not_enough_money";
  if (max !== undefined && amount > max) return "too_big";
  return amount % BigInt(step_cents) === 0n ? null : "off_step";
}

/** Fee in minor units, rounded up. */
export function feeOf(amount: bigint, { basis_points, fixed_cents }: Fee): bigint {
  const share = amount * BigInt(basis_points);
  return BigInt(fixed_cents) + (share + BASIS_POINTS - 1n) / BASIS_POINTS;
}

/** Amount charged for a deposit, or paid out for a withdrawal. */
export const totalOf = (action: "deposit" | "cashout", amount: bigint, fee: bigint): bigint =>
  action === "deposit" ? amount + fee : amount - fee;
