import { session } from "../storage/storage.ts";

/** Of the tab's session: a code waits there through signing in, and is not asked about twice. */
const KEY = "deposit-bonus-code";
const DONE = "done:";
export const PARAMETER = "deposit_bonus_code";
const CODE = /^[A-Za-z0-9_-]{2,40}$/;
/** Where the browser keeps nothing, the page remembers it itself. */
let here: string | null = null;

const read = () => session.read(KEY) ?? here;
function write(text: string): void {
  here = session.write(KEY, text) ? null : text;
}

/** Keeps the bonus code that this document's address brings, wherever the app has gone since then. */
export function keepPromoCode(): void {
  const [first] = performance.getEntriesByType("navigation");
  const address = first?.name ?? location.href;
  const code = URL.canParse(address) ? new URL(address).searchParams.get(PARAMETER) : null;
  if (code && CODE.test(code) && read() !== DONE + code) write(code);
}

/** The code that waits for its player; null where none does. */
export function promoCode(): string | null {
  const code = read();
  return code === null || code.startsWith(DONE) ? null : code;
}

/** It was used, refused or found to be none: this tab has heard of it. */
export const endPromoCode = (code: string): void => write(DONE + code);
