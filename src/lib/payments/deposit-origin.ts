import { PRIVATE_PREFIX } from "../session/session.ts";
import { session } from "../storage/storage.ts";

/** Private, so that it is removed at sign-out. */
const KEY = `${PRIVATE_PREFIX}deposit-origin`;

/** Stores the page from which a deposit leaves for the provider's. */
export const rememberDepositOrigin = (path: string): void => void session.write(KEY, path);

/** Path of the game from which this tab's last deposit started; null for one that started elsewhere. */
export function depositOrigin(): string | null {
  const path = session.read(KEY);
  return path !== null && /^\/play\/[^/]+\/[^/]+$/.test(path) ? path : null;
}
