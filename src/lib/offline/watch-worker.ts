interface WorkerEvents {
  /** A new worker is whole: it waits, or takes over at once where there was none. */
  onWhole: () => void;
  /** A new worker could not be installed; the one before it, if any, stays in charge. */
  onFailed: () => void;
}

/** Watches workers being installed: none is an offer before it is whole. Give the registration as often as you like. */
export function watchWorkers({ onWhole, onFailed }: WorkerEvents) {
  const watched = new WeakSet<EventTarget>();
  const isNew = (one: EventTarget) => !watched.has(one) && watched.add(one);

  function watch(worker: ServiceWorker | null): void {
    if (!worker || !isNew(worker)) return;
    let isWhole = false;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed") {
        isWhole = true;
        onWhole();
      } else if (worker.state === "redundant" && !isWhole) onFailed();
    });
  }

  return (registration: ServiceWorkerRegistration): void => {
    watch(registration.installing);
    if (isNew(registration))
      registration.addEventListener("updatefound", () => watch(registration.installing));
  };
}
