import { RequestError } from "./errors.ts";

/** Fixed-window rate limit in memory: `limit` calls per key and window. @throws RequestError `too_many_requests` */
export function createRateLimit(options: {
  limit: number;
  seconds: number;
  now: () => number;
  maxKeys?: number;
}) {
  const windows = new Map<string, { start: number; count: number }>();
  const length = options.seconds * 1_000;
  return (key: string): void => {
    const now = options.now();
    let window = windows.get(key);
    if (!window || now - window.start >= length) {
      windows.delete(key);
      window = { start: now, count: 0 };
      windows.set(key, window);
      // Maps keep insertion order, so the first key has the oldest window.
      if (windows.size > (options.maxKeys ?? 50_000)) windows.delete(windows.keys().next().value!);
    }
    window.count++;
    if (window.count > options.limit) {
      const retryAfter = Math.ceil((window.start + length - now) / 1_000);
      throw new RequestError("too_many_requests", { retryAfter });
    }
  };
}
