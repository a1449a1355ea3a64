import type { FieldCode } from "../../contract/field-codes.ts";
import type { AmountBounds, Fee } from "../../contract/payments.ts";

const BASIS_POINTS = 10_000n;

/** What is wrong with an amount, minor units; null when nothing is. `available` is the most that may be taken. */
export function amountError(
  amount: bigint,
  { min_cents, max_cents, step_cents }: AmountBounds,
  available?: bigint,
): FieldCode | null {
  if (amount < BigInt(min_cents)) return "too_small";
  if (max_cents !== null && amount > BigInt(max_cents)) return "too_big";
  if (available !== undefined && amount > available) return "not_enough_money";
  return amount % BigInt(step_cents) === 0n ? null : "off_step";
}

/** Minor units, a part of one counted as a whole one. */
export function feeOf(amount: bigint, { basis_points, fixed_cents }: Fee): bigint {
  const share = amount * BigInt(basis_points);
  return BigInt(fixed_cents) + (share + BASIS_POINTS - 1n) / BASIS_POINTS;
}

/** What leaves the player's card or account for a deposit, and what arrives there of a withdrawal. */
export const totalOf = (action: "deposit" | "cashout", amount: bigint, fee: bigint): bigint =>
  action === "deposit" ? amount + fee : amount - fee;
