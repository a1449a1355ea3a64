import { local } from "../storage/storage.ts";
import { removeStored } from "../storage/storage-sweep.ts";
import { now } from "../time/time.ts";
import { hasSession, isLeaving, PRIVATE_PREFIX, sessionName, setExpired } from "./session.ts";

/** Changes with every sign-in and sign-out of this browser, in any tab. */
const EPOCH = "session-epoch";

export type SessionEvent =
  /** `registered`: the session began with a registration. */
  | { type: "began"; registered?: boolean }
  /** `inactive`: the player was inactive in every tab. */
  | { type: "ended"; expired: boolean; inactive?: boolean };
/** `isThisTab`: caused by this tab. */
type Listener = (event: SessionEvent, isThisTab: boolean) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session");
let epoch = local.read(EPOCH);

/** Identifies the session: work that started in another one must not write into this one. */
export const sessionEpoch = (): string | null => epoch;

/** Start of an epoch in milliseconds; 0 without one. */
const epochTime = (name: string | null) => Number.parseInt(name ?? "0", 10);
/** Start of the newest epoch known to this tab. */
const newestEpochTime = () => Math.max(epochTime(local.read(EPOCH)), epochTime(epoch));

function dispatch(event: SessionEvent, isThisTab: boolean): void {
  setExpired(event.type === "ended" && event.expired);
  // Each tab clears its own session storage. Only the tab that ends the session clears localStorage: a tab that does
  // so later would remove the next player's entries.
  if (!isThisTab) removeStored(PRIVATE_PREFIX, { onlyTab: true });
  else if (event.type === "ended") removeStored(PRIVATE_PREFIX);
  for (const listener of listeners) listener(event, isThisTab);
}

/** Announces the start or end of a session to all tabs, this one first. */
export function announceSession(event: SessionEvent): void {
  // A time and a random number, because two tabs that don't know of each other would count up to the same value.
  epoch = `${Math.max(now(), newestEpochTime() + 1)}-${Math.random()}`;
  local.write(EPOCH, epoch);
  dispatch(event, true);
  channel?.postMessage({ event, epoch });
}

const currentEvent = (): SessionEvent =>
  hasSession() ? { type: "began" } : { type: "ended", expired: false };

function receive(event: SessionEvent, newEpoch: string | null): void {
  if (newEpoch === epoch) return;
  // A resumed tab receives queued events in a burst: ignore all but the newest. localStorage may lag behind
  // the event.
  if (newestEpochTime() > epochTime(newEpoch)) return;
  epoch = newEpoch;
  dispatch(event, false);
}

/**
 * Subscribes to session starts and ends, including those while this tab was frozen. A change between the page load,
 * whose state is in `data-session`, and this call is delivered immediately.
 */
export function onSession(listener: Listener): void {
  listeners.add(listener);
  if (document.documentElement.hasAttribute("data-session") !== hasSession()) {
    removeStored(PRIVATE_PREFIX, { onlyTab: true });
    listener(currentEvent(), false);
  }
  if (listeners.size > 1) return;
  channel?.addEventListener("message", ({ data }: MessageEvent<{ event: SessionEvent; epoch: string }>) =>
    receive(data.event, data.epoch),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return;
    receive(currentEvent(), local.read(EPOCH));
  });
}

/** Session that owns the private data on this device. */
const OWNER = "session-owner";

/**
 * Removes private data of a session that ended silently.
 * @returns true if there was one.
 */
export function removeForeignData(): boolean {
  // The cookie stays until the server confirms a logout.
  const owner = isLeaving() ? "" : (sessionName() ?? "");
  const before = local.read(OWNER) ?? "";
  if (before === owner) return false;
  removeStored(PRIVATE_PREFIX);
  if (owner) local.write(OWNER, owner);
  else local.remove(OWNER);
  return before !== "";
}

let pendingEnds = 0;

/**
 * Runs a call that ends the session on purpose. Until it settles, other 401 responses and the missing cookie
 * don't count as expiry.
 */
export async function endSession<Result>(run: () => Promise<Result>): Promise<Result> {
  pendingEnds += 1;
  try {
    return await run();
  } finally {
    pendingEnds -= 1;
  }
}

/** True while the player is ending the session. */
export const isEndingSession = (): boolean => pendingEnds > 0;

/** Announces a session that expired silently. A deliberate end is announced by the tab that causes it. */
export function announceExpiry(): void {
  if (isLeaving()) return;
  const root = document.documentElement;
  if (!root.hasAttribute("data-session")) return;
  root.removeAttribute("data-session");
  announceSession({ type: "ended", expired: !isEndingSession() });
}

/** Passes the result to the callback, unless the session has changed since the call. */
export async function inSession<Result>(
  pendingResult: Promise<Result>,
  onResult: (result: Result) => void,
): Promise<void> {
  const startEpoch = sessionEpoch();
  const result = await pendingResult;
  if (startEpoch === sessionEpoch()) onResult(result);
}
