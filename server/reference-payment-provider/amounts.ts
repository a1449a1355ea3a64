import { toDecimal } from "../../src/rules/money/decimals.ts";

const decimalsOf = (text: string) => (text.includes(".") ? text.length - text.indexOf(".") - 1 : 0);
const smallestUnitsOf = (text: string) => BigInt(text.replace(".", ""));

/** Adds a number of smallest units to an amount, keeping its decimals. */
const addUnits = (amount: string, parts: bigint): string =>
  toDecimal(smallestUnitsOf(amount) + parts, 10 ** decimalsOf(amount));

/** Both amounts must have the same number of decimals. */
export const add = (a: string, b: string): string => addUnits(a, smallestUnitsOf(b));
export const subtract = (a: string, b: string): string => addUnits(a, -smallestUnitsOf(b));

/** The amount plus one in its last decimal place. */
export const differentAmount = (amount: string): string => addUnits(amount, 1n);
