/** A count as a small badge shows it: exact up to `most`, then that with a plus. */
export const cappedCount = (count: number, most: number): string =>
  count > most ? `${most}+` : String(count);
