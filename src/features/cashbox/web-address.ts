/** The address of a payment page as one that may be gone to; null for anything that is no page of the web. */
export function webAddress(url: string): string | null {
  if (!URL.canParse(url, location.origin)) return null;
  const to = new URL(url, location.origin);
  const isHere = to.origin === location.origin;
  return to.protocol === "https:" || (to.protocol === "http:" && (isHere || to.hostname === "localhost"))
    ? to.href
    : null;
}
