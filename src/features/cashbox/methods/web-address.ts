/** Validated address of a payment page; null for anything that is no safe web page. */
export function webAddress(url: string): string | null {
  if (!URL.canParse(url, location.origin)) return null;
  const target = new URL(url, location.origin);
  const isSameOrigin = target.origin === location.origin;
  return target.protocol === "https:" ||
    (target.protocol === "http:" && (isSameOrigin || target.hostname === "localhost"))
    ? target.href
    : null;
}
