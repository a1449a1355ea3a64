import type { ToWorker } from "../contract/sw-messages.ts";
import { logError } from "./log.ts";

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

/** Tells the worker of this page something, as soon as there is one. */
export function tellWorker(message: ToWorker): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}
