import type { GiveTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import type { StoredGive } from "./tables.ts";

export type ParsedGive = GiveTerms;

/** Fields of terms that are amounts in minor units. */
const AMOUNTS = new Set(["amount", "bet", "maxBet", "maxWin"]);

/** Terms as JSON, with amounts as text. */
export const storedGive = (give: GiveTerms): StoredGive =>
  JSON.parse(
    JSON.stringify(give, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  );

/** Terms from their JSON. */
export const parseGive = (stored: StoredGive): GiveTerms =>
  JSON.parse(JSON.stringify(stored), (name, value: unknown) =>
    AMOUNTS.has(name) && typeof value === "string" ? BigInt(value) : value,
  );

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * Money that a part of a campaign gives, minor units; null if it isn't money. A percentage is of the deposit, rounded
 * up, and at most the amount.
 */
export function amountOf(give: GiveTerms, deposit: bigint | null): bigint | null {
  if (give.kind === "cash") return give.amount;
  if (give.kind !== "bonus") return null;
  if (give.percent === null) return give.amount;
  return min(((deposit ?? 0n) * BigInt(give.percent) + 99n) / 100n, give.amount);
}
