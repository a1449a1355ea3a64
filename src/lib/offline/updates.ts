import type { ToWorker } from "../../contract/sw-messages.ts";
import type { Version } from "../../contract/version.ts";
import { logError } from "../http/log.ts";
import type { IdleCondition, TabCoordinator } from "../tabs/tab-coordination.ts";
import { now, wait } from "../time/time.ts";
import { isOffline } from "./connection.ts";
import { findTarget, type Target, UNNAMED } from "./update-target.ts";
import { isTooOld } from "./version.ts";
import { watchWorkers } from "./watch-worker.ts";
import type { UpdateState } from "./worker-state.ts";

/** Interval of update checks in an open page, in milliseconds. */
export const CHECK_INTERVAL = 15 * 60_000;
/** Delay before checking again whether all tabs are idle, in milliseconds. */
const RETRY_DELAY = 1_000;
/** Timeout of a worker's activation, in milliseconds; it may still activate later. */
const ACTIVATION_TIMEOUT = 5_000;

interface UpdatesOptions {
  /** Build of the page and its build time. */
  build: string;
  builtAt: string | undefined;
  container: ServiceWorkerContainer | undefined;
  /** Controller at page load; it may have changed since. */
  firstController: ServiceWorker | null;
  tabs: TabCoordinator;
  /** True while a reload would lose unfinished work in this tab. */
  isBusy: () => boolean;
  /** Resolves once no request of this page is pending in the worker. */
  whenNetworkIdle: () => Promise<void>;
  /** Fetches the deployed version from the network; null for an invalid response. */
  fetchVersion: () => Promise<Version | null>;
  buildOf: (worker: ServiceWorker) => Promise<string | null>;
  register: () => Promise<ServiceWorkerRegistration | null>;
  /** Unregisters the worker and deletes its caches. */
  remove: () => Promise<void>;
  /** Reloads the page to get this build. */
  reload: (build: string) => void;
  /** True if a reload for this build was tried before without success. */
  hasTried: (build: string) => boolean;
  /** Called on every check that finds another build. */
  onFound: (build: string) => void;
  /** Reports that a new worker is activating, or has timed out. */
  onActivation: (state: UpdateState) => void;
  /** Reports a failed installation; the current worker stays in control. */
  onFailed: (build: string) => void;
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * Updates this tab to another build. A new worker waits for consent, then activates for all tabs, and each
 * tab reloads once when it is idle. No worker activates while any tab is in use.
 */
export function createUpdates(options: UpdatesOptions) {
  const { build, container, tabs, buildOf, isBusy, onActivation } = options;
  let registration: ServiceWorkerRegistration | null = null;
  /** True if a worker already controls this page, or was installed after it loaded. */
  let hasWorker = container?.controller != null;
  let target: Target | null = null;
  /**
   * `yes`: the player agreed; `forced`: the server requires a newer build. Either applies once all tabs are
   * idle.
   */
  let consent: "no" | "forced" | "yes" = "no";
  let latest: string | null = null;
  let isRemoved = false;
  let isActivating = false;
  let isReloading = false;
  let failures = 0;
  let nextWorkerCheck = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pendingCheck = Promise.resolve();
  const completed = new WeakSet<ServiceWorker>();

  const watch = watchWorkers({
    onInstalled: () => void check(false),
    onFailed: () => {
      // Installation fails offline; the next check retries.
      if (isOffline()) return;
      // Exponential backoff, since each attempt may download the whole precache.
      nextWorkerCheck = now() + CHECK_INTERVAL * 2 ** failures++;
      options.onFailed(latest ?? UNNAMED);
    },
  });

  async function applyKillSwitch({ killSwitch }: Version): Promise<void> {
    if (killSwitch) await options.remove();
    else if (isRemoved) await options.register();
    isRemoved = killSwitch;
  }

  async function checkNow(checksWorker: boolean): Promise<void> {
    const version = isOffline() ? null : await options.fetchVersion();
    latest = version?.build ?? null;
    if (version) await applyKillSwitch(version);
    registration = isRemoved ? null : ((await container?.getRegistration()) ?? null);
    if (registration) watch(registration);
    if (registration?.active?.state === "activated") hasWorker = true;
    if (checksWorker && !isOffline() && now() >= nextWorkerCheck)
      await registration?.update().catch(() => {});
    target = await findTarget({
      build,
      latest,
      registration,
      controller: container?.controller ?? null,
      buildOf,
    });
    if (!target) return;
    if (target.worker) completePrecache(target.worker);
    const isForced = version !== null && latest !== build && isTooOld(options.builtAt, version);
    if (consent === "no" && isForced) consent = "forced";
    if (target.build !== build) options.onFound(target.build);
    await applyWhenIdle();
  }

  /**
   * Fetches the rest of the precache: an update is offered as soon as a minimal precache exists, and the player may
   * accept it any time and then go offline.
   */
  function completePrecache(worker: ServiceWorker): void {
    if (completed.has(worker)) return;
    completed.add(worker);
    worker.postMessage({ type: "COMPLETE" } satisfies ToWorker);
  }

  /** Checks for another build; checks run one at a time. `checksWorker` also checks the worker's script. */
  function check(checksWorker = true): Promise<void> {
    pendingCheck = pendingCheck
      .then(() => checkNow(checksWorker))
      .catch((error: unknown) => logError("LOOK_FOR_UPDATE_ERROR", error, "warn"));
    return pendingCheck;
  }

  /**
   * Activates the worker.
   * @returns true if it took control in time.
   */
  async function activate(worker: ServiceWorker): Promise<boolean> {
    const message: ToWorker = { type: "SKIP_WAITING" };
    await options.whenNetworkIdle();
    const listening = new AbortController();
    const controllerChange = new Promise<boolean>((resolve) => {
      container?.addEventListener("controllerchange", () => resolve(true), { signal: listening.signal });
    });
    onActivation("activating");
    worker.postMessage(message);
    const isChanged = await Promise.race([controllerChange, wait(ACTIVATION_TIMEOUT).then(() => false)]);
    listening.abort();
    if (!isChanged) onActivation("delayed");
    return isChanged;
  }

  /**
   * Applies the found update unless a tab is in use.
   * @returns true if it did.
   */
  async function apply(condition?: IdleCondition): Promise<boolean> {
    if (!target || isBusy()) return false;
    const { worker, build: targetBuild } = target;
    if (!worker) {
      if (!isReloading) options.reload(targetBuild);
      isReloading = true;
      return true;
    }
    if (isActivating) return false;
    isActivating = true;
    try {
      return await tabs.ifNoTabBusy(() => activate(worker), condition);
    } finally {
      isActivating = false;
    }
  }

  /**
   * Applies an update with consent, or retries until all tabs are idle.
   * @returns true if it was applied now.
   */
  async function applyWhenIdle(): Promise<boolean> {
    clearTimeout(retry);
    // Forced updates are tried once per build, to prevent a reload loop.
    if (consent === "no" || !target || (consent === "forced" && options.hasTried(target.build))) return false;
    const isApplied = await apply();
    if (!isApplied) retry = setTimeout(() => void applyWhenIdle(), RETRY_DELAY);
    return isApplied;
  }

  async function onControllerChange(): Promise<void> {
    const isFirst = !hasWorker;
    hasWorker = true;
    const controller = container?.controller;
    const controllerBuild = controller && (await buildOf(controller));
    if (isFirst || !controller || controllerBuild === build) return check(false);
    // Another tab activated a new worker, so this tab updates as well.
    target = { build: controllerBuild ?? UNNAMED, worker: null };
    consent = "yes";
    await applyWhenIdle();
  }
  container?.addEventListener("controllerchange", () => void onControllerChange());
  if (options.firstController && options.firstController !== container?.controller) void onControllerChange();

  return {
    check,

    /** Applies an update at moments that allow a silent reload, unless it failed before. */
    async applySilently(condition?: IdleCondition): Promise<void> {
      if (target && !options.hasTried(target.build)) await apply(condition);
    },

    /**
     * The player agrees to the update.
     * @returns true if it is applied now, otherwise it follows once all tabs are idle.
     */
    accept(): Promise<boolean> {
      consent = "yes";
      return applyWhenIdle();
    },
  };
}
