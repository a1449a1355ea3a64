/** Number of decimals of a currency with `subunits` minor units per unit, a power of ten. */
export const decimalsOf = (subunits: number): number => String(subunits).length - 1;

/** Formats minor units as a decimal with all its decimals: `-1.50`. Exact at any size. */
export function toDecimal(minor: bigint, subunits: number): string {
  const decimals = decimalsOf(subunits);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minor < 0n ? "-" : "";
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
