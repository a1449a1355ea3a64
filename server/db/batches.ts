/** What became of a job: its result, or what refused it alone. */
export type Outcome<Result> = { value: Result } | { refusal: Error };

export interface BatchOptions {
  /** Jobs of one batch at most. */
  size: number;
  /** Batches that run at the same time at most: beside another, only one that is full. */
  lanes: number;
  /** Milliseconds that a job waits for the batch before it at most: that may wait itself, for whoever holds a row. */
  patience: number;
}

interface Waiting<Job, Result> {
  job: Job;
  resolve(value: Result): void;
  reject(error: unknown): void;
}

/**
 * Runs jobs together that come while others run: what a transaction costs is paid once for all of them. Nobody waits for
 * company. `run` gives an outcome for each job, or throws, with nothing done; then each job is run alone, so that one
 * does not spoil the others' work.
 */
export function createBatches<Job, Result>(
  run: (jobs: readonly Job[]) => Promise<Outcome<Result>[]>,
  { size, lanes, patience }: BatchOptions,
): (job: Job) => Promise<Result> {
  const queue: Waiting<Job, Result>[] = [];
  let running = 0;
  let isLooking = false;

  async function settle(batch: Waiting<Job, Result>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      for (const [i, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[i]!;
        if ("value" in outcome) resolve(outcome.value);
        else reject(outcome.refusal);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  /** Looks again after a while whether somebody still waits. */
  function lookAgain(): void {
    if (isLooking) return;
    isLooking = true;
    setTimeout(() => {
      isLooking = false;
      if (queue.length === 0) return;
      if (running < lanes) void work();
      if (queue.length > 0) lookAgain();
    }, patience);
  }

  async function work(): Promise<void> {
    running++;
    // What comes in the same moment goes along.
    await null;
    let least = 1;
    while (queue.length >= least) {
      await settle(queue.splice(0, size));
      least = running === 1 ? 1 : size;
    }
    running--;
  }

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      if (running === 0 || (running < lanes && queue.length >= size)) void work();
      else lookAgain();
    });
}

/** What is small and waits for nobody: statements by themselves, outside of transactions. */
const SMALL: BatchOptions = { size: 100, lanes: 4, patience: 50 };

/** Looks up with one statement what is asked for while another one is under way: `find` gives what there is, by key. */
export const createLookup = <Key, Found>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): ((key: Key) => Promise<Found | undefined>) =>
  createBatches<Key, Found | undefined>(async (keys) => {
    const found = await find([...new Set(keys)]);
    return keys.map((key) => ({ value: found.get(key) }));
  }, SMALL);

/** Writes with one statement what is to be written while another one is under way. */
export const createWrites = <Row>(
  write: (rows: readonly Row[]) => Promise<unknown>,
): ((row: Row) => Promise<void>) =>
  createBatches<Row, void>(async (rows) => {
    await write(rows);
    return rows.map(() => ({ value: undefined }));
  }, SMALL);
