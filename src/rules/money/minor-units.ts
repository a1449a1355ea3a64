/** Digits before the point; beyond, no currency's amount is a safe number of minor units. */
const AMOUNT = /^(\d{1,16})(?:\.(\d{1,16}))?$/;

/**
 * `123.45` in minor units, exactly; `subunits` is how many of them are one unit, a power of ten. Undefined for what is
 * no amount, is not above zero, is too large to travel as a number, or has more decimals than the currency.
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
