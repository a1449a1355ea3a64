import type { PlaySessionRow } from "./store.ts";

/** A gap without play that ends a play session, milliseconds. */
export const SESSION_GAP = 3_600_000;

/** True if the play session is still running at `at`, with the last play at `last`. */
export const isSessionRunning = (
  playSession: Pick<PlaySessionRow, "startedAt"> | undefined,
  last: Date | null,
  at: number,
): boolean => Boolean(playSession?.startedAt && last && at - last.getTime() < SESSION_GAP);
