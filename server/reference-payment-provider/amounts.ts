import { toDecimal } from "../../src/rules/money/decimals.ts";

const decimalsOf = (text: string) => (text.includes(".") ? text.length - text.indexOf(".") - 1 : 0);
const partsOf = (text: string) => BigInt(text.replace(".", ""));

/** Adds a number of smallest units to an amount, keeping its decimals. */
const addUnits = (amount: string, parts: bigint): string =>
  toDecimal(partsOf(amount) + parts, 10 ** decimalsOf(amount));

/** Both amounts must have the same number of decimals. */
export const plus = (a: string, b: string): string => addUnits(a, partsOf(b));
export const minus = (a: string, b: string): string => addUnits(a, -partsOf(b));

/** The amount plus one in its last decimal place. */
export const differentAmount = (amount: string): string => addUnits(amount, 1n);
