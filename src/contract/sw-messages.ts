/** What a page says to the worker. */
export type ToWorker =
  /** Take over at once: the player agreed to the new version. */
  | { type: "SKIP_WAITING" }
  /**
   * Keep these addresses for a visit without network; `lobby` is the lobby's path in the page's language. What was kept
   * for another market is dropped first.
   */
  | { type: "KEEP"; market: string; lobby: string; urls: string[] }
  /** Look whether everything of the shell is still there, and fetch what is missing. */
  | { type: "HEAL" };

/** Header on answers that the worker had kept: when it kept them, milliseconds since the epoch. */
export const KEPT_AT = "x-kept-at";
