import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds. */
const TIMEOUT = 60_000;
const POLL_INTERVAL = 100;

/** Polls until `isDone` returns true. @throws Error that names `missing` after the timeout */
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
