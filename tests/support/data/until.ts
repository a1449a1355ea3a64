import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds. */
const TIMEOUT = 60_000;
const POLL_INTERVAL = 100;

/** Polls until nothing is missing. @throws with what is missing after a timeout */
export async function until(
  missing: () => string,
  isDone: () => Promise<boolean> | boolean,
  timeout = TIMEOUT,
) {
  const end = performance.now() + timeout;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`Waited ${timeout / 1_000} s in vain for ${missing()}`);
    await sleep(POLL_INTERVAL);
  }
}
