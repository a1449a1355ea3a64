export type Priority = "now" | "later";

interface Waiting {
  run: () => Promise<void>;
  priority: Priority;
}

function isNow([, waiting]: readonly [string, Waiting]): boolean {
  return waiting.priority === "now";
}

/** Runs tasks a few at a time; what someone waits for (`now`) goes before what is only made ready (`later`). */
export class Queue {
  readonly #limit: number;
  readonly #waiting = new Map<string, Waiting>();
  readonly #results = new Map<string, Promise<unknown>>();
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * The result of `task`, which runs when its turn comes. While a task of the same key waits or runs, its result is
   * shared; asking for a waiting `later` task with `now` moves it forward.
   */
  add<T>(key: string, priority: Priority, task: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key) as Promise<T> | undefined;
    if (known) {
      const waiting = this.#waiting.get(key);
      if (waiting && priority === "now") waiting.priority = "now";
      return known;
    }
    const result = new Promise<T>((resolve, reject) => {
      this.#waiting.set(key, { priority, run: () => task().then(resolve, reject) });
    });
    this.#results.set(key, result);
    this.#next();
    return result;
  }

  #next(): void {
    if (this.#running >= this.#limit) return;
    const entries = this.#waiting.entries();
    const first = entries.next().value;
    if (!first) return;
    const [key, waiting] = first[1].priority === "now" ? first : (entries.find(isNow) ?? first);
    this.#waiting.delete(key);
    this.#running += 1;
    void waiting.run().finally(() => {
      this.#running -= 1;
      this.#results.delete(key);
      this.#next();
    });
  }
}
