/** A job's outcome: its result, or the error that rejects only this job. */
export type Outcome<Result> = { value: Result } | { rejection: Error };

export interface BatchOptions {
  /** Maximum jobs per batch. */
  size: number;
  /** Maximum concurrent batches; another one starts when a full batch waits, or after `patience`. */
  lanes: number;
  /** How long jobs wait before another batch starts, milliseconds: a running one may be blocked by a row lock. */
  patience: number;
}

interface QueuedJob<Job, Result> {
  job: Job;
  resolve(value: Result): void;
  reject(error: unknown): void;
}

/**
 * Batches jobs that arrive while others run, so that they share a transaction; an idle queue runs immediately. If
 * `run` throws, nothing was done and each job is retried alone.
 */
export function createBatches<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<Outcome<Result>[]>,
  { size, lanes, patience }: BatchOptions,
): (job: Job) => Promise<Result> {
  const queue: QueuedJob<Job, Result>[] = [];
  let running = 0;
  let isScheduled = false;

  async function settle(batch: QueuedJob<Job, Result>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      for (const [i, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[i]!;
        if ("value" in outcome) resolve(outcome.value);
        else reject(outcome.rejection);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  /** Checks the queue again after `patience`. */
  function scheduleCheck(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      if (queue.length === 0) return;
      if (running < lanes) void work();
      if (queue.length > 0) scheduleCheck();
    }, patience);
  }

  async function work(): Promise<void> {
    running++;
    // Include jobs of the same microtask.
    await null;
    let minimum = 1;
    while (queue.length >= minimum) {
      await settle(queue.splice(0, size));
      minimum = running === 1 ? 1 : size;
    }
    running--;
  }

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      if (running === 0 || (running < lanes && queue.length >= size)) void work();
      else scheduleCheck();
    });
}

/** For single statements outside of transactions. */
export const STATEMENT_BATCHES: BatchOptions = { size: 100, lanes: 4, patience: 50 };

/** Batches look-ups: keys requested during a query share the next one. `find` returns the found values by key. */
export const createLookup = <Key, Found>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): ((key: Key) => Promise<Found | undefined>) =>
  createBatches<Key, Found | undefined>(async (keys) => {
    const results = await find([...new Set(keys)]);
    return keys.map((key) => ({ value: results.get(key) }));
  }, STATEMENT_BATCHES);

/** Batches writes: rows added during a statement share the next one. */
export const createWrites = <Row>(
  write: (rows: readonly Row[]) => Promise<unknown>,
): ((row: Row) => Promise<void>) =>
  createBatches<Row, void>(async (rows) => {
    await write(rows);
    return rows.map(() => ({ value: undefined }));
  }, STATEMENT_BATCHES);
