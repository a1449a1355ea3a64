/** Maximum lifetime of cookies in browsers. */
const MAX_DAYS = 400;

/** Decoded value of a cookie; null without one. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

export const dropCookie = (name: string): void => writeCookie(name, "", 0);

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const maxAge = Math.min(days, MAX_DAYS) * 86_400;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
