/** Parses a page number: an integer from 1 without leading zeros, else null. */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
