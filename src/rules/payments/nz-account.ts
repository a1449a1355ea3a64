import type { FieldCode } from "../../contract/field-codes.ts";

/** Weights of branch and base number, and the modulus of their weighted sum. */
interface Check {
  branch: readonly number[];
  base: readonly number[];
  modulus: number;
}

const NONE = [0, 0, 0, 0];
const USUAL: Check = { branch: [6, 3, 7, 9], base: [0, 0, 10, 5, 8, 4, 2, 1], modulus: 11 };
const HIGH_BASE: Check = { ...USUAL, branch: NONE };
/** From this base number on, the branch doesn't count. */
const MIN_HIGH_BASE = 990_000;
const OF_BANK: Readonly<Record<string, Check>> = {
  "08": { branch: NONE, base: [0, 7, 6, 5, 4, 3, 2, 1], modulus: 11 },
  "25": { branch: NONE, base: [0, 1, 7, 3, 1, 7, 3, 1], modulus: 10 },
  "33": { branch: NONE, base: [0, 1, 7, 3, 1, 7, 3, 1], modulus: 10 },
};
/** Banks with other rules, whose accounts are only checked for their format. */
const UNCHECKED = new Set(["09", "26", "28", "29", "31"]);

const sum = (digits: string, weights: readonly number[]) =>
  weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);

/** Error of a New Zealand account, `BB-bbbb-AAAAAAA-SS`: its format or check digit, as Inland Revenue specifies them. */
export function nzAccountError(text: string): FieldCode | null {
  const parts = /^(\d{2})[- ]?(\d{4})[- ]?(\d{7,8})[- ]?\d{2,3}$/.exec(text) ?? [];
  const [, bank = "", branch = "", account = ""] = parts;
  if (bank === "") return "invalid_format";
  if (UNCHECKED.has(bank)) return null;
  const base = account.padStart(8, "0");
  const check = OF_BANK[bank] ?? (Number(base) < MIN_HIGH_BASE ? USUAL : HIGH_BASE);
  const total = sum(branch, check.branch) + sum(base, check.base);
  return total % check.modulus === 0 ? null : "invalid_format";
}
