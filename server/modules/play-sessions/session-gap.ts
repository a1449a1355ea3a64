import type { SittingRow } from "./store.ts";

/** Whoever has not played for so long begins a new sitting, milliseconds. */
export const PAUSE = 3_600_000;

/** Whether a sitting still runs at `at`, of a player who played last at `last`. */
export const goesOn = (
  sitting: Pick<SittingRow, "beganAt"> | undefined,
  last: Date | null,
  at: number,
): boolean => Boolean(sitting?.beganAt && last && at - last.getTime() < PAUSE);
