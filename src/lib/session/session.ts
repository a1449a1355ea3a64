import { SIGNED_IN_COOKIE } from "../../contract/session.ts";
import { cookieOf, local } from "../storage/storage.ts";
import { GUEST_BASE } from "./guest-mode.ts";

/** The name of a session whose end the server has not heard of yet. */
const LEAVING = "session-leaving";
/** Begins the keys of everything that the browser keeps of a player: it goes with the session. */
export const PRIVATE_PREFIX = "private:";

/** Tells one session of this browser from the next, in guest mode too; null where nobody is signed in. */
export const sessionName = (): string | null => cookieOf(SIGNED_IN_COOKIE);

/** Where the browser keeps nothing, or has no room, the page remembers it itself. */
let leavingHere: string | null = null;

/** Whether the session that there is has been left already: another one has nothing to do with it. */
export function isLeaving(): boolean {
  const left = leavingHere ?? local.read(LEAVING);
  return left !== null && left === sessionName();
}

export function setLeaving(leaving: boolean): void {
  const name = leaving ? sessionName() : null;
  leavingHere = name !== null && !local.write(LEAVING, name) ? name : null;
  if (name === null) local.remove(LEAVING);
}

/** Whether somebody is signed in, as far as a script can tell: the server has the last word. Guest mode has nobody. */
export const hasSession = (): boolean => !GUEST_BASE && sessionName() !== null && !isLeaving();

let lapsed = false;
/** Whether the last session that this tab knew of ended by itself: its player is asked to log in, not to register. */
export const hasLapsed = (): boolean => lapsed;
export function setLapsed(isSo: boolean): void {
  lapsed = isSo;
}
