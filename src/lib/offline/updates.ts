import type { ToWorker } from "../../contract/sw-messages.ts";
import type { Version } from "../../contract/version.ts";
import { logError } from "../http/log.ts";
import type { AllTabs, Question } from "../tabs/tab-coordination.ts";
import { now, wait } from "../time/time.ts";
import { isOffline } from "./connection.ts";
import { findTarget, type Target, UNNAMED } from "./update-target.ts";
import { isTooOld } from "./version.ts";
import { watchWorkers } from "./watch-worker.ts";
import type { UpdateState } from "./worker-state.ts";

/** How often an open page looks for a new version, milliseconds. */
export const LOOK_EVERY = 15 * 60_000;
/** How soon it is asked again whether everybody is calm, milliseconds. */
const ASK_AGAIN = 1_000;
/** A worker that has not taken over after so long does so later, if at all, milliseconds. */
const TAKE_OVER = 5_000;

interface UpdatesOptions {
  /** The page's own build, and when it was made. */
  build: string;
  builtAt: string | undefined;
  container: ServiceWorkerContainer | undefined;
  /** The worker that the page was opened under: another one may have come since. */
  firstController: ServiceWorker | null;
  tabs: AllTabs;
  /** Whether loading this tab anew would take something from somebody. */
  isBusy: () => boolean;
  /** Ends when the page asks its worker for nothing. */
  whenSilent: () => Promise<void>;
  /** Asks the server for its version, from the network; null when it says nothing that makes sense. */
  askVersion: () => Promise<Version | null>;
  buildOf: (worker: ServiceWorker) => Promise<string | null>;
  register: () => Promise<ServiceWorkerRegistration | null>;
  /** Does away with the worker and what it kept. */
  remove: () => Promise<void>;
  /** Loads the page anew, in the hope of this build. */
  reload: (build: string) => void;
  /** Whether this page was loaded anew before in the hope of this build, and came back as what it is. */
  hasTried: (build: string) => boolean;
  /** A build is there to be had; told again with each look. */
  onFound: (build: string) => void;
  /** A new worker was told to take over, or has not done so in time. */
  onActivation: (state: UpdateState) => void;
  /** A new worker could not be installed: the one before it stays in charge. */
  onFailed: (build: string) => void;
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * How this tab comes to another build. A new worker waits until it is wanted; then it takes over for all tabs at once,
 * and each of them is loaded anew, once and when it is calm. No tab takes a worker while one of them is busy.
 */
export function createUpdates(options: UpdatesOptions) {
  const { build, container, tabs, buildOf, isBusy, onActivation } = options;
  let registration: ServiceWorkerRegistration | null = null;
  /** Whether there is a worker to take the place of: this page's, or one that came too late to be this page's. */
  let hasWorker = container?.controller != null;
  let target: Target | null = null;
  /** Whether the build may change as soon as nobody is busy: because somebody wants it, or because it must. */
  let agreed: "no" | "forced" | "yes" = "no";
  let latest: string | null = null;
  let isRemoved = false;
  let isTaking = false;
  let isLeaving = false;
  let failures = 0;
  let asksWorkerFrom = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lastLook = Promise.resolve();
  const completed = new WeakSet<ServiceWorker>();

  const watch = watchWorkers({
    onWhole: () => void look(false),
    onFailed: () => {
      // Without network it is no wonder; the next look has one.
      if (isOffline()) return;
      // Each try may fetch all of it again.
      asksWorkerFrom = now() + LOOK_EVERY * 2 ** failures++;
      options.onFailed(latest ?? UNNAMED);
    },
  });

  async function followSwitch({ killSwitch }: Version): Promise<void> {
    if (killSwitch) await options.remove();
    else if (isRemoved) await options.register();
    isRemoved = killSwitch;
  }

  async function lookNow(asksWorker: boolean): Promise<void> {
    const version = isOffline() ? null : await options.askVersion();
    latest = version?.build ?? null;
    if (version) await followSwitch(version);
    registration = isRemoved ? null : ((await container?.getRegistration()) ?? null);
    if (registration) watch(registration);
    if (registration?.active?.state === "activated") hasWorker = true;
    if (asksWorker && !isOffline() && now() >= asksWorkerFrom) await registration?.update().catch(() => {});
    target = await findTarget({
      build,
      latest,
      registration,
      controller: container?.controller ?? null,
      buildOf,
    });
    if (!target) return;
    if (target.worker) completeWorker(target.worker);
    const isForced = version !== null && latest !== build && isTooOld(options.builtAt, version);
    if (agreed === "no" && isForced) agreed = "forced";
    if (target.build !== build) options.onFound(target.build);
    await settle();
  }

  /** An update is offered with what a start needs. The player may take it at any moment, and then be without network. */
  function completeWorker(worker: ServiceWorker): void {
    if (completed.has(worker)) return;
    completed.add(worker);
    worker.postMessage({ type: "COMPLETE" } satisfies ToWorker);
  }

  /** Looks whether there is another build, one look after the other. `asksWorker`: by the worker's script too. */
  function look(asksWorker = true): Promise<void> {
    lastLook = lastLook
      .then(() => lookNow(asksWorker))
      .catch((error: unknown) => logError("LOOK_FOR_UPDATE_ERROR", error, "warn"));
    return lastLook;
  }

  /** Gives whether it took over. */
  async function activate(worker: ServiceWorker): Promise<boolean> {
    const message: ToWorker = { type: "SKIP_WAITING" };
    await options.whenSilent();
    const over = new AbortController();
    const changed = new Promise<boolean>((resolve) => {
      container?.addEventListener("controllerchange", () => resolve(true), { signal: over.signal });
    });
    onActivation("activating");
    worker.postMessage(message);
    const isChanged = await Promise.race([changed, wait(TAKE_OVER).then(() => false)]);
    over.abort();
    if (!isChanged) onActivation("delayed");
    return isChanged;
  }

  /** Goes over to what was found, unless that would take something from somebody. Gives whether it did. */
  async function take(question?: Question): Promise<boolean> {
    if (!target || isBusy()) return false;
    const { worker, build: to } = target;
    if (!worker) {
      if (!isLeaving) options.reload(to);
      isLeaving = true;
      return true;
    }
    if (isTaking) return false;
    isTaking = true;
    try {
      return await tabs.whileCalm(() => activate(worker), question);
    } finally {
      isTaking = false;
    }
  }

  /** Goes over as soon as nobody is busy, once that is agreed. Gives whether that was at once. */
  async function settle(): Promise<boolean> {
    clearTimeout(retry);
    // What is forced is tried once: a page that comes back as it was would be loaded for ever.
    if (agreed === "no" || !target || (agreed === "forced" && options.hasTried(target.build))) return false;
    const isTaken = await take();
    if (!isTaken) retry = setTimeout(() => void settle(), ASK_AGAIN);
    return isTaken;
  }

  async function followWorker(): Promise<void> {
    const isFirst = !hasWorker;
    hasWorker = true;
    const controller = container?.controller;
    const to = controller && (await buildOf(controller));
    if (isFirst || !controller || to === build) return look(false);
    // Some tab has gone over, so that every tab does.
    target = { build: to ?? UNNAMED, worker: null };
    agreed = "yes";
    await settle();
  }
  container?.addEventListener("controllerchange", () => void followWorker());
  if (options.firstController && options.firstController !== container?.controller) void followWorker();

  return {
    look,

    /** For moments at which a page may be loaded anew without being asked; what did not help once is left. */
    async takeQuietly(question?: Question): Promise<void> {
      if (target && !options.hasTried(target.build)) await take(question);
    },

    /** Somebody wants the new build: gives whether it comes at once; else it does when nobody is busy any more. */
    agree(): Promise<boolean> {
      agreed = "yes";
      return settle();
    },
  };
}
