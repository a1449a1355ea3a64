import type { QueryClient } from "@tanstack/react-query";
import type { Http } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { watchNetworkIdle } from "../lib/http/network-idle.ts";
import { removeWorker } from "../lib/offline/remove-worker.ts";
import { firstController, registerWorker } from "../lib/offline/sw-bridge.ts";
import { CHECK_INTERVAL, createUpdates, type Updates } from "../lib/offline/updates.ts";
import { parseVersion } from "../lib/offline/version.ts";
import { buildOf } from "../lib/offline/worker-build.ts";
import { setUpdateState, setWorkerState } from "../lib/offline/worker-state.ts";
import { popupOfPath } from "../lib/page/popups.ts";
import { local, session } from "../lib/storage/storage.ts";
import { isBusy, onIdle } from "../lib/tabs/busy.ts";
import { createTabCoordinator } from "../lib/tabs/tab-coordination.ts";
import { createOffer } from "./offer-update.ts";
import { forgetRecovery, reloadPage } from "./recovery.ts";
import type { createRouter } from "./router.tsx";

/** Minimum interval of checks that are triggered by the tab becoming visible, in milliseconds. */
const MIN_CHECK_INTERVAL = 5_000;
/** Time after which a hidden tab may update, in milliseconds. */
const HIDDEN_TIME = 60_000;
/** Wait after work ends before an update, because more may follow, such as the next bet; in milliseconds. */
const IDLE_DELAY = 1_000;
/** Uptime after which recovery counts as successful, in milliseconds. */
const RECOVERY_TIME = 60_000;

/** Build transition that this tab was reloaded for. */
const TRIED_KEY = "update-tried";
/** Tests whether storage is writable. */
const STORAGE_PROBE = "update-remembered";
/** Last build that failed to install, to report it once. */
const FAILED_KEY = "update-failed";

interface UpdateContext {
  http: Http;
  build: string;
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

const isVisible = () => document.visibilityState === "visible";

/** Returns a function that is true while a reload would interrupt the player, and shortly afterwards. */
function watchInUse(queryClient: QueryClient): () => boolean {
  // Monotonic clock.
  let idleSince = Number.NEGATIVE_INFINITY;
  onIdle(() => {
    idleSince = performance.now();
  });
  return () => isBusy() || queryClient.isMutating() > 0 || performance.now() - idleSince < IDLE_DELAY;
}

/**
 * Checks at start, when the page becomes visible, when the network returns, and periodically while visible.
 * @returns a promise of the first check
 */
function scheduleChecks(updates: Updates): Promise<void> {
  let lastCheck = Number.NEGATIVE_INFINITY;
  const check = async () => {
    if (!isVisible() || !navigator.onLine || performance.now() - lastCheck < MIN_CHECK_INTERVAL) return;
    lastCheck = performance.now();
    await updates.check();
  };
  setInterval(check, CHECK_INTERVAL);
  document.addEventListener("visibilitychange", check);
  addEventListener("online", check);
  return check();
}

/**
 * True until the player interacts with the page. False for an address with a query, which may be a single-use
 * email link.
 */
export function hasNoInteraction(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    navigation !== undefined &&
    new URL(navigation.name).search === "" &&
    // Missing in old browsers, where interaction is unknown.
    navigator.userActivation?.hasBeenActive === false
  );
}

/** Applies updates at unobtrusive moments. */
export function applyWhenUnobtrusive(
  updates: Pick<Updates, "applySilently">,
  router: Pick<UpdateContext["router"], "subscribe">,
): void {
  let hiddenAt = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  document.addEventListener("visibilitychange", () => {
    clearInterval(timer);
    if (!isVisible()) {
      hiddenAt = performance.now();
      timer = setInterval(() => void updates.applySilently({ hidden: true }), HIDDEN_TIME);
    } else if (performance.now() - hiddenAt > HIDDEN_TIME) void updates.applySilently();
  });
  router.subscribe("onResolved", ({ pathChanged, toLocation: { pathname, search } }) => {
    const isIdle = !("popup" in search && search.popup) && !popupOfPath(pathname);
    if (pathChanged && isIdle) void updates.applySilently();
  });
}

/** Keeps this tab up to date; starts after everything that a visit needs. */
export function followUpdates({ http, build, queryClient, router }: UpdateContext): void {
  const isInUse = watchInUse(queryClient);
  const offer = createOffer({ acceptUpdate: () => updates.accept() });
  const updates = createUpdates({
    build,
    builtAt: document.querySelector<HTMLMetaElement>("meta[name=build]")?.dataset.at,
    container: navigator.serviceWorker,
    firstController,
    tabs: createTabCoordinator({
      isObjecting: ({ hidden }) => isInUse() || (hidden === true && isVisible()),
    }),
    isBusy: isInUse,
    whenNetworkIdle: watchNetworkIdle(() => queryClient.isFetching() > 0),
    fetchVersion: async () => parseVersion(await http("GET /version.json").catch(() => null)),
    buildOf,
    register: registerWorker,
    remove: async () => {
      await removeWorker();
      setWorkerState("off");
    },
    reload: (targetBuild) => {
      session.write(TRIED_KEY, `${build} ${targetBuild}`);
      reloadPage();
    },
    // Without storage, count every build as tried, to prevent a reload loop.
    hasTried: (targetBuild) =>
      session.read(TRIED_KEY) === `${build} ${targetBuild}` || !session.write(STORAGE_PROBE, "1"),
    onFound: offer.show,
    onActivation: setUpdateState,
    onFailed: (failedBuild) => {
      if (local.read(FAILED_KEY) === failedBuild) return;
      local.write(FAILED_KEY, failedBuild);
      logError("UPDATE_FAILED", `${failedBuild} failed to install`);
    },
  });
  void scheduleChecks(updates).then(() => {
    if (hasNoInteraction()) void updates.applySilently();
  });
  applyWhenUnobtrusive(updates, router);
  // If the app started late, the watchdog in index.html has added a button: remove it.
  document.querySelector("body > button")?.remove();
  setTimeout(forgetRecovery, RECOVERY_TIME);
}
