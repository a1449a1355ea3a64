import { toDecimal } from "../../src/rules/money/decimals.ts";

const decimalsOf = (text: string) => (text.includes(".") ? text.length - text.indexOf(".") - 1 : 0);
const partsOf = (text: string) => BigInt(text.replace(".", ""));

/** The sum of an amount and a number of its smallest parts, with the amount's decimals. */
const changed = (amount: string, parts: bigint): string =>
  toDecimal(partsOf(amount) + parts, 10 ** decimalsOf(amount));

/** Of two amounts with the same decimals. */
export const plus = (a: string, b: string): string => changed(a, partsOf(b));
export const minus = (a: string, b: string): string => changed(a, -partsOf(b));

/** More by one in the last place. */
export const otherThan = (amount: string): string => changed(amount, 1n);
