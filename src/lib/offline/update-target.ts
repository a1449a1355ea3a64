/** A build that a page can go over to: by a worker that waits, or by being loaded anew. */
export interface Target {
  build: string;
  worker: ServiceWorker | null;
}

/** A build that does not say which one it is. */
export const UNNAMED = "unnamed";

interface Situation {
  /** The page's own build. */
  build: string;
  /** What the server has; null when that is not known. */
  latest: string | null;
  registration: ServiceWorkerRegistration | null;
  controller: ServiceWorker | null;
  buildOf: (worker: ServiceWorker) => Promise<string | null>;
}

/**
 * What a page of this build can go over to, null for nothing. Never back: a page that came from the network may be ahead
 * of its worker, and of one that waits.
 */
export async function findTarget(situation: Situation): Promise<Target | null> {
  const { build, latest, registration, controller, buildOf } = situation;
  const worker = registration?.waiting;
  if (worker) {
    const waits = await buildOf(worker);
    // It may follow the page, and nobody notices.
    if (waits === build) return { build, worker };
    return latest === build ? null : { build: waits ?? latest ?? UNNAMED, worker };
  }
  if (latest === null || latest === build) return null;
  // Nothing stands between page and server.
  if (!registration) return { build: latest, worker: null };
  // A page that had no worker when it was opened may have been given a newer one.
  const isBehind = controller !== null && (await buildOf(controller)) === latest;
  return isBehind ? { build: latest, worker: null } : null;
}
