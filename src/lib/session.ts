import { SIGNED_IN_COOKIE } from "../contract/session.ts";
import { GUEST_BASE } from "./guest-mode.ts";
import { hasCookie, local } from "./storage.ts";

/** A sign-out that the server has not heard of yet. */
const LEAVING = "session-leaving";
/** Begins the keys of everything that the browser keeps of a player: it goes with the session. */
export const PRIVATE_PREFIX = "private:";

/** Where the browser keeps nothing, or has no room, the page remembers it itself. */
let leavingHere = false;

export const isLeaving = (): boolean => leavingHere || local.read(LEAVING) !== null;
export function setLeaving(leaving: boolean): void {
  leavingHere = leaving && !local.write(LEAVING, "1");
  if (!leaving) local.remove(LEAVING);
}

/** Whether somebody is signed in, as far as a script can tell: the server has the last word. Guest mode has nobody. */
export const hasSession = (): boolean => !GUEST_BASE && hasCookie(SIGNED_IN_COOKIE) && !isLeaving();
