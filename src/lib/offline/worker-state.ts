/**
 * Service worker state as attributes of the document, for tests and debugging. `data-sw-state`: `off` without
 * a worker; `registered`; `offline-ready` once the precache for offline visits is complete.
 */
export type WorkerState = "off" | "registered" | "offline-ready";
/** `data-sw-update`: a new worker is activating, or its activation has timed out. */
export type UpdateState = "activating" | "delayed";

export function setWorkerState(state: WorkerState): void {
  document.documentElement.dataset.swState = state;
}

export function setUpdateState(state: UpdateState): void {
  document.documentElement.dataset.swUpdate = state;
}
