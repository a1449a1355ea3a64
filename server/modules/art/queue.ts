export type Priority = "now" | "later";

/** The task was dropped: all its callers left, or the queue was full and a newer task took its place. */
export class Dropped extends Error {
  override name = "Dropped";
}

interface WaitingTask {
  run: () => Promise<void>;
  drop: () => void;
  priority: Priority;
  /** Time of the latest request, whole seconds. */
  second: number;
  /** Callers that haven't left. */
  callers: number;
}

interface QueueOptions {
  /** Maximum concurrent tasks. */
  limit: number;
  /** Maximum waiting tasks; the oldest is dropped for a new one. */
  capacity: number;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Runs tasks with limited concurrency: `now` before `later`; among `now`, those of the newest second first, so that a
 * player who scrolls fast sees the current position first.
 */
export class Queue {
  readonly #limit: number;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #waiting = new Map<string, WaitingTask>();
  readonly #results = new Map<string, Promise<unknown>>();
  #running = 0;

  constructor({ limit, capacity, now = () => performance.now() }: QueueOptions) {
    this.#limit = limit;
    this.#capacity = capacity;
    this.#now = now;
  }

  /**
   * Queues a task. Tasks with the same key share a result; `now` promotes a waiting `later` task.
   * @throws Dropped when all callers have left, or when a newer task took this one's place in a full queue
   */
  add<T>(key: string, priority: Priority, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const existing = this.#results.get(key) as Promise<T> | undefined;
    const result = existing ?? this.#enter(key, priority, task);
    const waitingTask = this.#waiting.get(key);
    if (waitingTask) {
      waitingTask.callers += 1;
      if (existing && priority === "now") Object.assign(waitingTask, { priority, second: this.#second() });
      signal?.addEventListener("abort", () => {
        waitingTask.callers -= 1;
        if (waitingTask.callers === 0) waitingTask.drop();
      });
    }
    if (!existing) this.#next();
    return result;
  }

  #second(): number {
    return Math.floor(this.#now() / 1_000);
  }

  #enter<T>(key: string, priority: Priority, task: () => Promise<T>): Promise<T> {
    if (this.#waiting.size >= this.#capacity) this.#waiting.values().next().value!.drop();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const waitingTask: WaitingTask = {
      priority,
      second: this.#second(),
      callers: 0,
      run: () => task().then(resolve, reject),
      drop: () => {
        if (this.#waiting.get(key) !== waitingTask) return;
        this.#waiting.delete(key);
        this.#results.delete(key);
        reject(new Dropped(key));
      },
    };
    this.#waiting.set(key, waitingTask);
    this.#results.set(key, promise);
    return promise;
  }

  #best(): [string, WaitingTask] | undefined {
    let best: [string, WaitingTask] | undefined;
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
    const [key, waitingTask] = best;
    this.#waiting.delete(key);
    this.#running += 1;
    void waitingTask.run().finally(() => {
      this.#running -= 1;
      this.#results.delete(key);
      this.#next();
    });
  }
}
