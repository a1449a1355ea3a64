import { whenHydrated } from "../hydration/hydration.ts";
import { wait } from "./time.ts";

/** Delay after hydration that keeps background work out of the player's first taps, in milliseconds. */
export const LATER_DELAY = 2_500;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const schedule = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(() => resolve(), { timeout: 4_000 })
        : setTimeout(resolve, 1_500);
    if (document.readyState === "complete") schedule();
    else addEventListener("load", schedule, { once: true });
  });
}

/**
 * Resolves once the page is hydrated and the device is idle. Waits for both, because a slow device may be idle before
 * hydration.
 */
export const whenIdleAndHydrated = (): Promise<void> => whenIdle().then(whenHydrated);

/** Resolves well after `whenIdleAndHydrated`, for work that is not urgent. */
export const whenLongIdle = (): Promise<void> =>
  whenIdleAndHydrated()
    .then(() => wait(LATER_DELAY))
    .then(whenIdle);
