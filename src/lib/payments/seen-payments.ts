import type { Payment } from "../../contract/payments.ts";
import { PRIVATE_PREFIX } from "../session/session.ts";
import { local, session } from "../storage/storage.ts";

const CANCELED = `${PRIVATE_PREFIX}deposits-canceled`;
const OFFERED = `${PRIVATE_PREFIX}payments-offered`;
/** What has ended longer ago is no news, milliseconds. */
export const NEWS = 5 * 60_000;
/** As many as are kept: more cannot be canceled in that time. */
const MOST = 50;

/** Where the browser keeps nothing, the page remembers it itself. */
const here = new Map<string, string>();

function listOf(key: string, text: string | null): string[] {
  const from = text ?? here.get(key) ?? "";
  return from === "" ? [] : from.split(" ");
}

/** Deposits that were canceled just now, and that nobody has been told of. `now` in milliseconds since the epoch. */
export function canceledToTell(deposits: readonly Payment[], now: number): Payment[] {
  const told = listOf(CANCELED, local.read(CANCELED));
  return deposits.filter(({ id, action, state, finished_at }) => {
    if (action !== "deposit" || state !== "canceled" || finished_at === null || told.includes(id))
      return false;
    return now - Date.parse(finished_at) <= NEWS;
  });
}

export function noteTold(id: string): void {
  const next = [...listOf(CANCELED, local.read(CANCELED)), id].slice(-MOST).join(" ");
  if (local.write(CANCELED, next)) here.delete(CANCELED);
  else here.set(CANCELED, next);
}

/** Whether this is the first time in this tab's session that a payment is offered; it is not the next time. */
export function offerOnce(id: string): boolean {
  const offered = listOf(OFFERED, session.read(OFFERED));
  if (offered.includes(id)) return false;
  const next = [...offered, id].slice(-MOST).join(" ");
  if (session.write(OFFERED, next)) here.delete(OFFERED);
  else here.set(OFFERED, next);
  return true;
}
