/** An amount for staff: "12.30 EUR". @param cents not negative */
export const euros = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, "0")} EUR`;
