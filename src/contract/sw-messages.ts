import type { PushEvent } from "./push.ts";

/** What a page says to the worker. */
export type ToWorker =
  /** Take over at once: the player agreed to the new version. */
  | { type: "SKIP_WAITING" }
  /** Say which build you are of: as a text, on the port that comes along. Workers of old do not answer. */
  | { type: "BUILD" }
  /**
   * Keep for a visit without network: the lobby at this path, in the page's language, and these addresses, then what
   * is missing of the app, unless the visitor saves data. What was kept for another market is dropped first; while that
   * is not known, only the app is completed. The worker answers `true` on the port once all of it is stored.
   */
  | { type: "KEEP"; market: string | undefined; lobby: string; urls: string[]; savesData?: boolean }
  /** Fetch the rest of the app, while you wait for the player to take you. */
  | { type: "COMPLETE" }
  /** Fetch what is missing of the app: from a page that does not start, see index.html. */
  | { type: "HEAL" };

/** What the worker says to pages. */
export type FromWorker =
  /** A push has come: hints at what to ask the server for. */
  | { type: "PUSHED"; event: PushEvent }
  /** Somebody chose a notification: go to this path of the app, unless that would end a game. */
  | { type: "OPEN"; path: string; event: PushEvent | null };

/** Where worker and pages leave each other what must outlive both: the store's name and its keys. */
export const PENDING = {
  store: "apogee-push",
  /** A `PendingOpen`: what was chosen while no page could hear of it. */
  open: "open",
  /** `true` once nobody is signed in on this device: whatever still arrives is nobody's here. */
  silenced: "silenced",
} as const;

export interface PendingOpen {
  path: string;
  event: PushEvent | null;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Header on answers that the worker had kept: when it kept them, milliseconds since the epoch. */
export const KEPT_AT = "x-kept-at";
/** Header on those that stand in for an answer which only takes long. */
export const KEPT_LATE = "x-kept-late";
