const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface SweepOptions {
  now: () => number;
  /** How long rows are kept. */
  days: number;
  /** Removes the rows that were made before. */
  remove: (before: Date) => Promise<unknown>;
}

/** Removes old rows, at most once an hour: to be called by what makes new ones. */
export function hourlySweep({ now, days, remove }: SweepOptions): () => Promise<void> {
  let swept = 0;
  return async () => {
    if (now() - swept < HOUR) return;
    swept = now();
    await remove(new Date(now() - days * DAY));
  };
}
