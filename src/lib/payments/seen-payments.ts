import type { Payment } from "../../contract/payments.ts";
import { PRIVATE_PREFIX } from "../session/session.ts";
import { local, session } from "../storage/storage.ts";

const CANCELED = `${PRIVATE_PREFIX}deposits-canceled`;
const OFFERED = `${PRIVATE_PREFIX}payments-offered`;
/** Maximum age of an outcome that is still announced, in milliseconds. */
export const MAX_NEWS_AGE = 5 * 60_000;
/** Maximum number of stored ids: no player can have more deposits canceled within that time. */
const MAX_ENTRIES = 50;

/** In-memory fallback without web storage. */
const fallback = new Map<string, string>();

function listOf(key: string, text: string | null): string[] {
  const stored = text ?? fallback.get(key) ?? "";
  return stored === "" ? [] : stored.split(" ");
}

/** Recently canceled deposits that the player was not notified of. `now` in milliseconds since the epoch. */
export function unseenCanceled(deposits: readonly Payment[], now: number): Payment[] {
  const notified = listOf(CANCELED, local.read(CANCELED));
  return deposits.filter(({ id, action, state, finished_at }) => {
    if (action !== "deposit" || state !== "canceled" || finished_at === null || notified.includes(id))
      return false;
    return now - Date.parse(finished_at) <= MAX_NEWS_AGE;
  });
}

export function markNotified(id: string): void {
  const next = [...listOf(CANCELED, local.read(CANCELED)), id].slice(-MAX_ENTRIES).join(" ");
  if (local.write(CANCELED, next)) fallback.delete(CANCELED);
  else fallback.set(CANCELED, next);
}

/** True for the first call with a payment's id in this tab's session. */
export function isFirstOffer(id: string): boolean {
  const seenIds = listOf(OFFERED, session.read(OFFERED));
  if (seenIds.includes(id)) return false;
  const next = [...seenIds, id].slice(-MAX_ENTRIES).join(" ");
  if (session.write(OFFERED, next)) fallback.delete(OFFERED);
  else fallback.set(OFFERED, next);
  return true;
}
