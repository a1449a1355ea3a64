export type Priority = "now" | "later";

/** Nobody waits for the result any more, or too many wait for others. */
export class Dropped extends Error {
  override name = "Dropped";
}

interface Waiting {
  run: () => Promise<void>;
  drop: () => void;
  priority: Priority;
  /** When it was asked for last, whole seconds. */
  second: number;
  /** Those who ask and have not left. */
  askers: number;
}

interface QueueOptions {
  /** Tasks that run at one time. */
  limit: number;
  /** Tasks that wait at most; the oldest is dropped for a new one. */
  capacity: number;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Runs tasks a few at a time; what someone waits for (`now`) goes before what is only made ready (`later`). What was
 * asked for in the newest second goes first, in its order: who flung through a list sees where it stopped.
 */
export class Queue {
  readonly #limit: number;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #waiting = new Map<string, Waiting>();
  readonly #results = new Map<string, Promise<unknown>>();
  #running = 0;

  constructor({ limit, capacity, now = () => performance.now() }: QueueOptions) {
    this.#limit = limit;
    this.#capacity = capacity;
    this.#now = now;
  }

  /**
   * The result of `task`, which runs when its turn comes; fails with `Dropped` when all who asked have left before
   * that, or when too many wait. While a task of the same key waits or runs, its result is shared; asking for a
   * waiting `later` task with `now` moves it forward.
   */
  add<T>(key: string, priority: Priority, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const known = this.#results.get(key) as Promise<T> | undefined;
    const result = known ?? this.#enter(key, priority, task);
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.askers += 1;
      if (known && priority === "now") Object.assign(waiting, { priority, second: this.#second() });
      signal?.addEventListener("abort", () => {
        waiting.askers -= 1;
        if (waiting.askers === 0) waiting.drop();
      });
    }
    if (!known) this.#next();
    return result;
  }

  #second(): number {
    return Math.floor(this.#now() / 1_000);
  }

  #enter<T>(key: string, priority: Priority, task: () => Promise<T>): Promise<T> {
    if (this.#waiting.size >= this.#capacity) this.#waiting.values().next().value!.drop();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waiting: Waiting = {
      priority,
      second: this.#second(),
      askers: 0,
      run: () => task().then(resolve, reject),
      drop: () => {
        if (this.#waiting.get(key) !== waiting) return;
        this.#waiting.delete(key);
        this.#results.delete(key);
        reject(new Dropped(key));
      },
    };
    this.#waiting.set(key, waiting);
    this.#results.set(key, promise);
    return promise;
  }

  #best(): [string, Waiting] | undefined {
    let best: [string, Waiting] | undefined;
    for (const entry of this.#waiting) {
      const [, { priority, second }] = entry;
      const isBetter =
        best === undefined ||
        (priority === best[1].priority ? second > best[1].second && priority === "now" : priority === "now");
      if (isBetter) best = entry;
    }
    return best;
  }

  #next(): void {
    if (this.#running >= this.#limit) return;
    const best = this.#best();
    if (!best) return;
    const [key, waiting] = best;
    this.#waiting.delete(key);
    this.#running += 1;
    void waiting.run().finally(() => {
      this.#running -= 1;
      this.#results.delete(key);
      this.#next();
    });
  }
}
