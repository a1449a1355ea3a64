/** Bounded length: larger amounts are no safe number of minor units in any currency. */
const AMOUNT = /^(\d{1,16})(?:\.(\d{1,16}))?$/;

/**
 * Parses `123.45` into minor units, exactly; `subunits` per unit is a power of ten.
 * @returns undefined for malformed, non-positive or too large amounts, and for excess decimals.
 */
export function minorUnits(text: string, subunits: number): bigint | undefined {
  const [, whole, fraction = ""] = AMOUNT.exec(text) ?? [];
  const decimals = /^10*$/.test(String(subunits)) ? String(subunits).length - 1 : undefined;
  if (whole === undefined || decimals === undefined) return undefined;
  const digits = fraction.replace(/0+$/, "");
  if (digits.length > decimals) return undefined;
  const minor = BigInt(whole + digits.padEnd(decimals, "0"));
  return minor > 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER) ? minor : undefined;
}
