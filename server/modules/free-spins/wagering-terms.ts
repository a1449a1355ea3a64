import type { WageringTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import type { StoredWagering } from "./tables.ts";

const textOrNull = (amount: bigint | null) => (amount === null ? null : String(amount));
const bigintOrNull = (text: string | null) => (text === null ? null : BigInt(text));

/** Wagering terms as JSON, with amounts as text. */
export const storedWagering = (terms: WageringTerms): StoredWagering => ({
  ...terms,
  maxBet: textOrNull(terms.maxBet),
  maxWin: textOrNull(terms.maxWin),
});

/** Wagering terms from their JSON. */
export const wageringOf = (stored: StoredWagering): WageringTerms => ({
  ...stored,
  maxBet: bigintOrNull(stored.maxBet),
  maxWin: bigintOrNull(stored.maxWin),
});
