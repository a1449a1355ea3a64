// Imports single functions, because the package's index includes its Workbox class.
import { messageSW } from "workbox-window/messageSW.js";
import type { ToWorker } from "../../contract/sw-messages.ts";
import { logError } from "../http/log.ts";

/** Controller at page load. */
export const firstController = globalThis.navigator?.serviceWorker?.controller ?? null;

/** Registers the service worker; null if that fails. `updates.ts` watches for new versions. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register("/sw.js")) ?? null;
  } catch (error) {
    logError("REGISTER_WORKER_ERROR", error);
    return null;
  }
}

/**
 * Sends a message to the active worker, once there is one.
 * @returns the worker's answer, if any.
 */
export async function sendToWorker(message: ToWorker): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return active && messageSW(active, message);
}
