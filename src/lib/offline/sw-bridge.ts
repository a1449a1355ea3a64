// The package as a whole would bring its window class along.
import { messageSW } from "workbox-window/messageSW.js";
import type { ToWorker } from "../../contract/sw-messages.ts";
import { logError } from "../http/log.ts";

/** The worker that this page was opened under. */
export const firstController = globalThis.navigator?.serviceWorker?.controller ?? null;

/** Gives this page a worker, now or soon; null where there can be none. New versions of it are watched by updates.ts. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register("/sw.js")) ?? null;
  } catch (error) {
    logError("REGISTER_WORKER_ERROR", error);
    return null;
  }
}

/** Sends a message to this page's worker, as soon as it has one. @returns the worker's answer, if it gives one. */
export async function askWorker(message: ToWorker): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return active && messageSW(active, message);
}
