/** What a page says to the worker. */
export type ToWorker =
  /** Take over at once: the player agreed to the new version. */
  | { type: "SKIP_WAITING" }
  /**
   * Keep for a visit without network: the lobby at this path, in the page's language, and these addresses, then what
   * is missing of the app. What was kept for another market is dropped first; while that is not known, only the app is
   * completed.
   */
  | { type: "KEEP"; market: string | undefined; lobby: string; urls: string[] }
  /** Fetch what is missing of the app: from a page that does not start, see index.html. */
  | { type: "HEAL" };

/** Header on answers that the worker had kept: when it kept them, milliseconds since the epoch. */
export const KEPT_AT = "x-kept-at";
