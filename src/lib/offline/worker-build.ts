// Imports a single function, because the package's index includes its Workbox class.
import { messageSW } from "workbox-window/messageSW.js";
import type { ToWorker } from "../../contract/sw-messages.ts";
import { wait } from "../time/time.ts";

/** Timeout for workers that don't know the message, in milliseconds. */
const TIMEOUT = 2_000;

/** Build of a worker; null for an older or newer worker that doesn't answer. */
export async function buildOf(worker: ServiceWorker): Promise<string | null> {
  const request: ToWorker = { type: "BUILD" };
  const response: unknown = await Promise.race([messageSW(worker, request), wait(TIMEOUT)]);
  return typeof response === "string" && response !== "" ? response : null;
}
