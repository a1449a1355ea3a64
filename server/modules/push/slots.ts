/** Limits concurrency to `count`; further calls wait in order. */
export function createSlots(count: number) {
  let free = count;
  const waiters: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiters.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else free++;
    }
  };
}
