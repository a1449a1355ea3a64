import { expect, onTestFinished, vi } from "vitest";
import { NO_RESPONSE_AFTER } from "../../../src/lib/http/http.ts";
import { SLOW_AFTER } from "../../../src/ui/use-is-late.ts";

/** Higher than the browser's ids, so that clearing one doesn't clear a real timer. */
const FIRST_ID = 1_000_000_000;

/**
 * Delays timers of `SLOW_AFTER`. Each call of the returned function waits for one and runs all pending ones.
 * Server calls without a response are never reported meanwhile, however slow the test is.
 */
export function holdSlowTimers(): () => Promise<void> {
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const delayedTimers = new Map<number, () => void>();
  let id = FIRST_ID;
  const set = (run: () => void, delay?: number) => {
    if (delay === NO_RESPONSE_AFTER) return 0;
    if (delay !== SLOW_AFTER) return setTimer(run, delay);
    delayedTimers.set(++id, run);
    return id;
  };
  const clear = (timer?: number) => {
    if (!delayedTimers.delete(timer ?? 0)) clearTimer(timer);
  };
  const spies = [
    vi.spyOn(window, "setTimeout").mockImplementation(set as typeof setTimeout),
    vi.spyOn(window, "clearTimeout").mockImplementation(clear as typeof clearTimeout),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return async () => {
    await expect.poll(() => delayedTimers.size).toBeGreaterThan(0);
    const runs = [...delayedTimers.values()];
    delayedTimers.clear();
    for (const run of runs) run();
  };
}
