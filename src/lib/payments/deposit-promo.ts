import { session } from "../storage/storage.ts";

/** Per tab: the code survives sign-in and is offered once. */
const KEY = "deposit-bonus-code";
const USED = "done:";
export const PARAMETER = "deposit_bonus_code";
const CODE = /^[A-Za-z0-9_-]{2,40}$/;
/** In-memory fallback without web storage. */
let fallback: string | null = null;

const read = () => session.read(KEY) ?? fallback;
function write(text: string): void {
  fallback = session.write(KEY, text) ? null : text;
}

/** Stores the promo code of the address that this document was opened with, even if the app has navigated since. */
export function savePromoCode(): void {
  const [first] = performance.getEntriesByType("navigation");
  const address = first?.name ?? location.href;
  const code = URL.canParse(address) ? new URL(address).searchParams.get(PARAMETER) : null;
  if (code && CODE.test(code) && read() !== USED + code) write(code);
}

/** The stored code; null if there is none. */
export function promoCode(): string | null {
  const code = read();
  return code === null || code.startsWith(USED) ? null : code;
}

/** Stops offering a code in this tab, because the player used or declined it, or it was invalid. */
export const markPromoCodeUsed = (code: string): void => write(USED + code);
