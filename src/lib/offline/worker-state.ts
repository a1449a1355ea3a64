/**
 * What a page knows of its service worker, as attributes of the document: tests wait for them, and developers see them.
 * `data-sw-state`: `off` where there is no worker, because the browser or the operator has none; `registered`; and
 * `offline-ready` once the worker has stored what a visit without network needs.
 */
export type WorkerState = "off" | "registered" | "offline-ready";
/** `data-sw-update`: a new worker was told to take over, or has not done so in time. */
export type UpdateState = "activating" | "delayed";

export function setWorkerState(state: WorkerState): void {
  document.documentElement.dataset.swState = state;
}

export function setUpdateState(state: UpdateState): void {
  document.documentElement.dataset.swUpdate = state;
}
