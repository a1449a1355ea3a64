import { local } from "../storage/storage.ts";
import { removeStored } from "../storage/storage-sweep.ts";
import { now } from "../time/time.ts";
import { hasSession, isLeaving, PRIVATE_PREFIX, sessionName, setLapsed } from "./session.ts";

/** Another one with every sign-in and sign-out of this browser, whichever tab it is in. */
const EPOCH = "session-epoch";

export type SessionEvent =
  /** `registered`: with a new account, by the form. */
  | { type: "began"; registered?: boolean }
  /** `inactive`: because nothing was seen of the player, in any tab. */
  | { type: "ended"; expired: boolean; inactive?: boolean };
/** `here`: in this tab, not in another one. */
type Listener = (event: SessionEvent, here: boolean) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session");
let epoch = local.read(EPOCH);

/** Which session this is: what was begun in another one may not write into this one. */
export const sessionEpoch = (): string | null => epoch;

/** When an epoch began, milliseconds; 0 where there is none. */
const beginOf = (name: string | null) => Number.parseInt(name ?? "0", 10);
/** When the newest epoch began that this tab can know of. */
const newestBegin = () => Math.max(beginOf(local.read(EPOCH)), beginOf(epoch));

function tell(event: SessionEvent, here: boolean): void {
  setLapsed(event.type === "ended" && event.expired);
  // Each tab clears its own storage. Only the tab that ends the session clears the device's: a late one would remove the
  // next player's entries.
  if (!here) removeStored(PRIVATE_PREFIX, { onlyTab: true });
  else if (event.type === "ended") removeStored(PRIVATE_PREFIX);
  for (const listener of listeners) listener(event, here);
}

/** Tells every tab that a session began or ended; this one first. */
export function announceSession(event: SessionEvent): void {
  // Not a count: two tabs that have not heard of each other yet would come to the same one.
  epoch = `${Math.max(now(), newestBegin() + 1)}-${Math.random()}`;
  local.write(EPOCH, epoch);
  tell(event, true);
  channel?.postMessage({ event, epoch });
}

const currentEvent = (): SessionEvent =>
  hasSession() ? { type: "began" } : { type: "ended", expired: false };

function hear(event: SessionEvent, newEpoch: string | null): void {
  if (newEpoch === epoch) return;
  // A tab that was frozen hears everything at once: what is not the last word any more is past. What is stored may also
  // be older than the word: another tab's writing takes its time.
  if (newestBegin() > beginOf(newEpoch)) return;
  epoch = newEpoch;
  tell(event, false);
}

/**
 * Listens to sessions that begin and end, also to those that this tab slept through. A session that another tab began or
 * ended before this call is made up for at once: `data-session` says what the page started with.
 */
export function onSession(listener: Listener): void {
  listeners.add(listener);
  if (document.documentElement.hasAttribute("data-session") !== hasSession()) {
    removeStored(PRIVATE_PREFIX, { onlyTab: true });
    listener(currentEvent(), false);
  }
  if (listeners.size > 1) return;
  channel?.addEventListener("message", ({ data }: MessageEvent<{ event: SessionEvent; epoch: string }>) =>
    hear(data.event, data.epoch),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return;
    hear(currentEvent(), local.read(EPOCH));
  });
}

/** The name of the session whose private things this device has. */
const OWNER = "session-owner";

/** Drops what another session has left on this device, one that ended without a word; gives whether there was one. */
export function sweepOthers(): boolean {
  const owner = sessionName() ?? "";
  const before = local.read(OWNER) ?? "";
  if (before === owner) return false;
  removeStored(PRIVATE_PREFIX);
  if (owner) local.write(OWNER, owner);
  else local.remove(OWNER);
  return before !== "";
}

let endings = 0;

/**
 * Runs a call by which the player ends the session. A refusal of another call, or the missing cookie, may overtake its
 * answer: until it has settled, the session that is gone did not expire.
 */
export async function endOnPurpose<Result>(run: () => Promise<Result>): Promise<Result> {
  endings += 1;
  try {
    return await run();
  } finally {
    endings -= 1;
  }
}

/** Whether the player is ending the session. */
export const isEndingOnPurpose = (): boolean => endings > 0;

/**
 * Announces the end of a session that the browser has lost without a word: it expired. A session that a tab is leaving
 * is announced by that tab, which knows why; its message is on the way.
 */
export function noteLapse(): void {
  if (isLeaving()) return;
  const root = document.documentElement;
  if (!root.hasAttribute("data-session")) return;
  root.removeAttribute("data-session");
  announceSession({ type: "ended", expired: !isEndingOnPurpose() });
}

/** Gives `keep` what `run` brings, unless the session has ended meanwhile: then nobody is there to keep it for. */
export async function inSession<Result>(run: Promise<Result>, keep: (result: Result) => void): Promise<void> {
  const begun = sessionEpoch();
  const result = await run;
  if (begun === sessionEpoch()) keep(result);
}
