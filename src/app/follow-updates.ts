import type { QueryClient } from "@tanstack/react-query";
import type { Http } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { watchSilence } from "../lib/http/network-idle.ts";
import { removeWorker } from "../lib/offline/remove-worker.ts";
import { firstController, registerWorker } from "../lib/offline/sw-bridge.ts";
import { createUpdates, LOOK_EVERY, type Updates } from "../lib/offline/updates.ts";
import { readVersion } from "../lib/offline/version.ts";
import { buildOf } from "../lib/offline/worker-build.ts";
import { setUpdateState, setWorkerState } from "../lib/offline/worker-state.ts";
import { popupOfPath } from "../lib/page/popups.ts";
import { local, session } from "../lib/storage/storage.ts";
import { isBusy, onCalm } from "../lib/tabs/busy.ts";
import { followTabs } from "../lib/tabs/tab-coordination.ts";
import { createOffer } from "./offer-update.ts";
import { forgetRecovery, reloadPage } from "./recovery.ts";
import type { createRouter } from "./router.tsx";

/** Between two looks that come with the page being looked at again, milliseconds. */
const LOOK_REST = 5_000;
/** A tab that nobody has looked at for so long may change, milliseconds. */
const UNSEEN = 60_000;
/** What follows the end of something is part of it, milliseconds: a message that it is saved, the next bet. */
const CALM_REST = 1_000;
/** A page that has worked for so long has recovered, milliseconds. */
const RECOVERED = 60_000;

/** From which build to which one this tab was loaded anew. */
const TRIED = "update-tried";
/** Shows whether anything is kept. */
const REMEMBERED = "update-remembered";
/** The last build that could not be installed, so that it is reported once. */
const FAILED = "update-failed";

interface FollowUpdates {
  http: Http;
  build: string;
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

const isSeen = () => document.visibilityState === "visible";

/** True while a page load would take something from the player, and shortly after. */
function watchBusy(queryClient: QueryClient): () => boolean {
  // By a clock that is never set.
  let calmSince = Number.NEGATIVE_INFINITY;
  onCalm(() => {
    calmSince = performance.now();
  });
  return () => isBusy() || queryClient.isMutating() > 0 || performance.now() - calmSince < CALM_REST;
}

/**
 * Looks at start, when the page is seen again, when the network is back, and from time to time while it is seen.
 *
 * @returns the end of the first look
 */
function lookOften(updates: Updates): Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (!isSeen() || !navigator.onLine || performance.now() - last < LOOK_REST) return;
    last = performance.now();
    await updates.look();
  };
  setInterval(look, LOOK_EVERY);
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  return look();
}

/**
 * True until the player touches the page. A page whose address has a query doesn't count: it may be the link of a mail,
 * which works once.
 */
export function isUntouched(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    navigation !== undefined &&
    new URL(navigation.name).search === "" &&
    // Missing in old browsers, where nobody can tell.
    navigator.userActivation?.hasBeenActive === false
  );
}

/** Changes the build at moments at which nobody minds. */
export function takeAtRest(
  updates: Pick<Updates, "takeQuietly">,
  router: Pick<FollowUpdates["router"], "subscribe">,
): void {
  let hiddenAt = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  document.addEventListener("visibilitychange", () => {
    clearInterval(timer);
    if (!isSeen()) {
      hiddenAt = performance.now();
      timer = setInterval(() => void updates.takeQuietly({ unseen: true }), UNSEEN);
    } else if (performance.now() - hiddenAt > UNSEEN) void updates.takeQuietly();
  });
  router.subscribe("onResolved", ({ pathChanged, toLocation: { pathname, search } }) => {
    const isCalm = !("popup" in search && search.popup) && !popupOfPath(pathname);
    if (pathChanged && isCalm) void updates.takeQuietly();
  });
}

/** Brings this tab to new builds, and away from broken ones: comes after everything that a visit begins with. */
export function followUpdates({ http, build, queryClient, router }: FollowUpdates): void {
  const isHeld = watchBusy(queryClient);
  const offer = createOffer({ agree: () => updates.agree() });
  const updates = createUpdates({
    build,
    builtAt: document.querySelector<HTMLMetaElement>("meta[name=build]")?.dataset.at,
    container: navigator.serviceWorker,
    firstController,
    tabs: followTabs({ objects: ({ unseen }) => isHeld() || (unseen === true && isSeen()) }),
    isBusy: isHeld,
    whenSilent: watchSilence(() => queryClient.isFetching() > 0),
    askVersion: async () => readVersion(await http("GET /version.json").catch(() => null)),
    buildOf,
    register: registerWorker,
    remove: async () => {
      await removeWorker();
      setWorkerState("off");
    },
    reload: (to) => {
      session.write(TRIED, `${build} ${to}`);
      reloadPage();
    },
    // Where nothing can be remembered nothing is tried, or it would go on for ever.
    hasTried: (to) => session.read(TRIED) === `${build} ${to}` || !session.write(REMEMBERED, "1"),
    onFound: offer.show,
    onActivation: setUpdateState,
    onFailed: (failed) => {
      if (local.read(FAILED) === failed) return;
      local.write(FAILED, failed);
      logError("UPDATE_FAILED", `${failed} could not be installed`);
    },
  });
  void lookOften(updates).then(() => {
    if (isUntouched()) void updates.takeQuietly();
  });
  takeAtRest(updates, router);
  // It was late, but it came: see the watchdog in index.html.
  document.querySelector("body > button")?.remove();
  setTimeout(forgetRecovery, RECOVERED);
}
