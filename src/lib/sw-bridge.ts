import { Workbox } from "workbox-window";
import type { ToWorker } from "../contract/sw-messages.ts";
import { logError } from "./log.ts";

/** How often an open page looks for a new version, milliseconds. */
const CHECK_EVERY = 15 * 60_000;

export interface WorkerBridge {
  send(message: ToWorker): void;
}

interface BridgeOptions {
  /** A new version waits; `apply` takes it and reloads this page and the others. */
  onUpdate: (apply: () => void) => void;
}

/** Removes the worker and what it kept: the operator's way out of a broken release. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * The one place that speaks with the service worker. Registers it, watches for new versions, and reloads once when
 * another version takes over; a page that had no worker before only gets its first one and stays.
 */
export async function registerWorker({ onUpdate }: BridgeOptions): Promise<WorkerBridge | null> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return null;
  let controlled = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled && !reloading) {
      reloading = true;
      location.reload();
    }
    controlled = true;
  });
  const workbox = new Workbox("/sw.js");
  workbox.addEventListener("waiting", () => onUpdate(() => workbox.messageSkipWaiting()));
  try {
    await workbox.register();
  } catch (error) {
    logError("REGISTER_WORKER_ERROR", error);
    return null;
  }
  const check = () => void workbox.update().catch(() => {});
  setInterval(check, CHECK_EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
  const active = navigator.serviceWorker.ready;
  return { send: (message) => void active.then((registration) => registration.active?.postMessage(message)) };
}
