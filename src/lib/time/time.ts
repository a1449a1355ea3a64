/** The only access to the clock. Milliseconds since the epoch. */
export function now(): number {
  return Date.now();
}

export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/**
 * A signal that aborts with `signal`, by `abort`, or with a TimeoutError after `milliseconds` unless cleared.
 */
export function deadline(milliseconds: number, signal?: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("no response in time", "TimeoutError")),
    milliseconds,
  );
  if (signal?.aborted) stop();
  else signal?.addEventListener("abort", stop, { once: true });
  const clear = () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, clear, abort: () => controller.abort() };
}

/** Calls `run` once there were no calls for `milliseconds`; `cancel` drops a pending call. */
export function debounce<A extends unknown[]>(milliseconds: number, run: (...args: A) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: A) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), milliseconds);
  };
  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
