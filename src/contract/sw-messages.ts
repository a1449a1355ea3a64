import type { PushEvent } from "./push.ts";

/** Messages from a page to the worker. */
export type ToWorker =
  /** Skip waiting: the player accepted the update. */
  | { type: "SKIP_WAITING" }
  /** Request the worker's build id, as text on the transferred port. Older workers do not answer. */
  | { type: "BUILD" }
  /**
   * Precaches the lobby at this path, these URLs and (unless saving data) the rest of the app; drops the cache of
   * another market. Without `market` only precaches the rest of the app. Posts `true` to the port when done.
   */
  | { type: "PRECACHE"; market: string | undefined; lobby: string; urls: string[]; savesData?: boolean }
  /** Fetch the rest of the precache while waiting for activation. */
  | { type: "COMPLETE" }
  /** Fetch missing precache entries: sent by a page that does not start, see index.html. */
  | { type: "REPAIR" };

/** Messages from the worker to pages. */
export type FromWorker =
  /** A push message arrived; the event names the data to refetch. */
  | { type: "PUSHED"; event: PushEvent }
  /** The player tapped a notification: navigate to this path, unless that would end a game. */
  | { type: "OPEN"; path: string; event: PushEvent | null };

/** Store shared by worker and pages, for state that must outlive both. */
export const MESSAGE_STORE = {
  store: "apogee-push",
  /** A `PendingOpen`: a tapped notification that no page could receive. */
  open: "open",
  /** `true` once the device is signed out: later pushes are shown without personal content. */
  signedOut: "silenced",
} as const;

export interface PendingOpen {
  path: string;
  event: PushEvent | null;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Response header: when the worker cached the response, milliseconds since the epoch. */
export const CACHED_AT = "x-cached-at";
/** Response header: a cached response that replaces a slow one. */
export const CACHED_SLOW = "x-cached-slow";
