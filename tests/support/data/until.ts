import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds. */
const PATIENCE = 60_000;
const LOOK_EVERY = 100;

/** Polls until nothing is missing. @throws with what is missing after a timeout */
export async function until(
  missing: () => string,
  isSo: () => Promise<boolean> | boolean,
  patience = PATIENCE,
) {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${patience / 1_000} s in vain for ${missing()}`);
    await sleep(LOOK_EVERY);
  }
}
