/**
 * The player's next step after a rejection. `correct`: change the input; `complete`: add missing data; `look`:
 * check the changed state; `reload`: reload the outdated page; `end_other`: end the other game.
 */
export const NEXT_STEPS = [
  "correct",
  "try_again",
  "wait",
  "sign_in",
  "reload",
  "complete",
  "choose_other",
  "look",
  "end_other",
  "ask_support",
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Meaning of an error code, wherever it occurs. Screens have a message for every code. */
export interface Rejection {
  /** HTTP status. */
  status: number;
  next: NextStep;
  /** End of the rejection; `time`: the time in the response's `until` or `retry_after`. */
  endedBy: "time" | "player" | "unknown" | "never";
}
