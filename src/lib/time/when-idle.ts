import { whenPageAlive } from "../page/hydration.ts";
import { wait } from "./time.ts";

/** After the page has begun to work: what comes earlier would fall into a player's first taps; milliseconds. */
export const LATER = 2_500;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(() => resolve(), { timeout: 4_000 })
        : setTimeout(resolve, 1_500);
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { once: true });
  });
}

/** Ends when the page works and the device has nothing else to do: on a slow one idle may come before the former. */
export const whenQuiet = (): Promise<void> => whenIdle().then(whenPageAlive);

/** Ends well after that, for what nobody misses at first. */
export const whenLater = (): Promise<void> =>
  whenQuiet()
    .then(() => wait(LATER))
    .then(whenIdle);
