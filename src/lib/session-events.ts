import { hasSession, PRIVATE_PREFIX } from "./session.ts";
import { local } from "./storage.ts";
import { removeStored } from "./storage-sweep.ts";
import { now } from "./time.ts";

/** Another one with every sign-in and sign-out of this browser, whichever tab it is in. */
const EPOCH = "session-epoch";

export type SessionEvent = { type: "began" } | { type: "ended"; expired: boolean };
/** `here`: in this tab, not in another one. */
type Listener = (event: SessionEvent, here: boolean) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session");
let epoch = local.read(EPOCH);

/** Which session this is: what was begun in another one may not write into this one. */
export const sessionEpoch = (): string | null => epoch;

function tell(event: SessionEvent, here: boolean): void {
  if (event.type === "ended") {
    removeStored(PRIVATE_PREFIX);
  }
  for (const listener of listeners) listener(event, here);
}

/** Tells every tab that a session began or ended; this one first. */
export function announceSession(event: SessionEvent): void {
  // Not a count: two tabs that have not heard of each other yet would come to the same one.
  epoch = `${now()}-${Math.random()}`;
  local.write(EPOCH, epoch);
  tell(event, true);
  channel?.postMessage({ event, epoch });
}

function hear(event: SessionEvent, newEpoch: string | null): void {
  if (newEpoch === epoch) return;
  epoch = newEpoch;
  tell(event, false);
}

/** Listens to sessions that begin and end, also to those that this tab slept through. */
export function onSession(listener: Listener): void {
  listeners.add(listener);
  if (listeners.size > 1) return;
  channel?.addEventListener("message", ({ data }: MessageEvent<{ event: SessionEvent; epoch: string }>) =>
    hear(data.event, data.epoch),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return;
    hear(hasSession() ? { type: "began" } : { type: "ended", expired: false }, local.read(EPOCH));
  });
}

/** Gives `keep` what `run` brings, unless the session has ended meanwhile: then nobody is there to keep it for. */
export async function inSession<Result>(run: Promise<Result>, keep: (result: Result) => void): Promise<void> {
  const begun = sessionEpoch();
  const result = await run;
  if (begun === sessionEpoch()) keep(result);
}
