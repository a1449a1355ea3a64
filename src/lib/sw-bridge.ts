import type { Workbox } from "workbox-window";
import type { ToWorker } from "../contract/sw-messages.ts";
import { logError } from "./log.ts";

/** How often an open page looks for a new version, milliseconds. */
const CHECK_EVERY = 15 * 60_000;

const WORKER = "/sw.js";

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

/** Calls when a worker waits for another one to give way. */
function onWaiting(registration: ServiceWorkerRegistration, call: () => void): void {
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) call();
    });
  });
}

async function watchUpdates(onUpdate: BridgeOptions["onUpdate"]): Promise<Workbox> {
  const { Workbox } = await import("workbox-window");
  const workbox = new Workbox(WORKER);
  workbox.addEventListener("waiting", () => onUpdate(() => workbox.messageSkipWaiting()));
  await workbox.register();
  return workbox;
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
  let watching: Promise<Workbox> | undefined;
  const watch = () => {
    watching ??= watchUpdates(onUpdate).catch((error: unknown) => {
      // Without network; the next look may have one.
      watching = undefined;
      throw error;
    });
    return watching;
  };
  try {
    // A visit that gets its first worker has nothing to watch for: the library comes with the first newer one.
    if (controlled) await watch();
    else onWaiting(await navigator.serviceWorker.register(WORKER), () => void watch().catch(() => {}));
  } catch (error) {
    logError("REGISTER_WORKER_ERROR", error);
    return null;
  }
  const check = () =>
    void watch()
      .then(
        (workbox) => workbox.update(),
        () => {},
      )
      .catch(() => {});
  setInterval(check, CHECK_EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
  const active = navigator.serviceWorker.ready;
  return { send: (message) => void active.then((registration) => registration.active?.postMessage(message)) };
}
