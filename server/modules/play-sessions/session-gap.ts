import type { SittingRow } from "./store.ts";

/** A gap without play that ends a play session, milliseconds. */
export const PAUSE = 3_600_000;

/** True if the play session is still running at `at`, with the last play at `last`. */
export const goesOn = (
  playSession: Pick<SittingRow, "beganAt"> | undefined,
  last: Date | null,
  at: number,
): boolean => Boolean(playSession?.beganAt && last && at - last.getTime() < PAUSE);
