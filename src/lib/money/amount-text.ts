import { decimalsOf, toDecimal } from "../../rules/money/decimals.ts";

/** Beyond it nothing travels. */
const MOST_DIGITS = 25;

/**
 * What somebody typed as an amount, in minor units, exactly: a point or a comma before the decimals, and spaces as people
 * write them. `subunits` is how many minor units one unit has, a power of ten. Undefined for what is no amount, is
 * ambiguous, or has more decimals than the currency.
 */
export function amountOf(text: unknown, subunits: number): bigint | undefined {
  const plain = String(text ?? "").replace(/[\s’']/g, "");
  const [, whole, fraction = ""] = /^(\d+)(?:[.,](\d+))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  // Of three digits after a sign nobody knows whether they are thousands.
  const mayBeThousands = fraction.length === 3 && decimals < 3;
  if (mayBeThousands || digits.length > decimals || whole.length + decimals > MOST_DIGITS) return undefined;
  return BigInt(whole + digits.padEnd(decimals, "0"));
}

/** Minor units as somebody would type them: without decimals that say nothing, but whole cents. */
export function amountText(minor: bigint, subunits: number): string {
  const text = toDecimal(minor, subunits);
  if (decimalsOf(subunits) === 0) return text;
  return decimalsOf(subunits) === 2 ? text.replace(/\.00$/, "") : text.replace(/0+$/, "").replace(/\.$/, "");
}
