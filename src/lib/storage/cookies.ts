/** Maximum lifetime of cookies in browsers. */
const MAX_DAYS = 400;

/** Cookies of lasting choices, written by scripts. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

export const dropCookie = (name: string): void => writeCookie(name, "", 0);

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const life = Math.min(days, MAX_DAYS) * 86_400;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${life}; Path=/; SameSite=Lax${secure}`;
}
