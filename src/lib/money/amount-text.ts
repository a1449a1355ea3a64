import { decimalsOf, toDecimal } from "../../rules/money/decimals.ts";

/** Maximum digits of an amount on the wire. */
const MAX_DIGITS = 25;

/**
 * Parses a typed amount into minor units, exactly: decimal point or comma, with spaces as group separators.
 * `subunits` per unit is a power of ten.
 * @returns undefined if it is malformed, ambiguous, or has too many decimals.
 */
export function parseAmount(text: unknown, subunits: number): bigint | undefined {
  const compact = String(text ?? "").replace(/[\s’']/g, "");
  const [, whole, fraction = ""] = /^(\d+)(?:[.,](\d+))?$/.exec(compact) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  // Three digits after a separator could be thousands.
  const mayBeThousands = fraction.length === 3 && decimals < 3;
  if (mayBeThousands || digits.length > decimals || whole.length + decimals > MAX_DIGITS) return undefined;
  return BigInt(whole + digits.padEnd(decimals, "0"));
}

/** Minor units as editable text without trailing zeros; two decimals stay or go together: `50`, `50.50`. */
export function amountText(minor: bigint, subunits: number): string {
  const text = toDecimal(minor, subunits);
  if (decimalsOf(subunits) === 0) return text;
  return decimalsOf(subunits) === 2 ? text.replace(/\.00$/, "") : text.replace(/0+$/, "").replace(/\.$/, "");
}
