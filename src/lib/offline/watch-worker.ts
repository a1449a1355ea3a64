interface WorkerEvents {
  /** A new worker is installed: it waits, or activates immediately if there was none. */
  onInstalled: () => void;
  /** A new worker failed to install; the previous one, if any, stays in control. */
  onFailed: () => void;
}

/**
 * Watches workers during installation. The returned function may be called repeatedly with the same
 * registration.
 */
export function watchWorkers({ onInstalled, onFailed }: WorkerEvents) {
  const watchedTargets = new WeakSet<EventTarget>();
  const isNew = (target: EventTarget) => !watchedTargets.has(target) && watchedTargets.add(target);

  function watch(worker: ServiceWorker | null): void {
    if (!worker || !isNew(worker)) return;
    let isInstalled = false;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed") {
        isInstalled = true;
        onInstalled();
      } else if (worker.state === "redundant" && !isInstalled) onFailed();
    });
  }

  return (registration: ServiceWorkerRegistration): void => {
    watch(registration.installing);
    if (isNew(registration))
      registration.addEventListener("updatefound", () => watch(registration.installing));
  };
}
