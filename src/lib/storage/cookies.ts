/** Days that browsers keep a cookie at most. */
const MOST_DAYS = 400;

/** A cookie that scripts set and read: a choice that lasts. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export const dropCookie = (name: string): void => writeCookie(name, "", 0);

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const life = Math.min(days, MOST_DAYS) * 86_400;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${life}; Path=/; SameSite=Lax${secure}`;
}
