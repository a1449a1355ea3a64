/** A build that a page can update to: through a waiting worker, or by a reload. */
export interface Target {
  build: string;
  worker: ServiceWorker | null;
}

/** Placeholder for an unknown build. */
export const UNNAMED = "unnamed";

interface Situation {
  /** Build of the page. */
  build: string;
  /** Build on the server; null if unknown. */
  latest: string | null;
  registration: ServiceWorkerRegistration | null;
  controller: ServiceWorker | null;
  buildOf: (worker: ServiceWorker) => Promise<string | null>;
}

/**
 * Target that a page of this build can update to; null for none. Never downgrades: a page from the network
 * may be newer than its worker and a waiting one.
 */
export async function findTarget(situation: Situation): Promise<Target | null> {
  const { build, latest, registration, controller, buildOf } = situation;
  const worker = registration?.waiting;
  if (worker) {
    const waitingBuild = await buildOf(worker);
    // The worker is of the page's own build, so activating it changes nothing visible.
    if (waitingBuild === build) return { build, worker };
    return latest === build ? null : { build: waitingBuild ?? latest ?? UNNAMED, worker };
  }
  if (latest === null || latest === build) return null;
  // Without a worker, a reload gets the server's build.
  if (!registration) return { build: latest, worker: null };
  // A page that loaded without a worker may be controlled by a newer one.
  const isBehind = controller !== null && (await buildOf(controller)) === latest;
  return isBehind ? { build: latest, worker: null } : null;
}
