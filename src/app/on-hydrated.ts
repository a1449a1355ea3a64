import type { Query, QueryClient } from "@tanstack/react-query";
import type { Version } from "../contract/version.ts";
import { currentBuild } from "../lib/http/build.ts";
import type { Http } from "../lib/http/http.ts";
import { whenHydrated } from "../lib/hydration/hydration.ts";
import { messagesPath } from "../lib/i18n/i18n.ts";
import { isUnreachable, onReachable } from "../lib/offline/connection.ts";
import { registerWorker, sendToWorker } from "../lib/offline/sw-bridge.ts";
import { setWorkerState } from "../lib/offline/worker-state.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { now } from "../lib/time/time.ts";
import { whenIdleAndHydrated, whenLongIdle } from "../lib/time/when-idle.ts";
import { joinLocale, splitLocale } from "../rules/locales/locales.ts";
import { savesData } from "../rules/web/low-connection.ts";
import { precachedEndpoints } from "../rules/web/precached-endpoints.ts";
import { displayedMarket, followMarket } from "./market.ts";
import { persist, restore } from "./persisted-queries.ts";
import { retryPictures, watchPictures } from "./pictures.ts";
import type { createRouter } from "./router.tsx";

const PROBE_INTERVAL = 10_000;

interface StartupContext {
  queryClient: QueryClient;
  http: Http;
  build: string;
  /** True for a server-rendered page: persisted queries that are newer are restored only after hydration. */
  isServerRendered: boolean;
  router: ReturnType<typeof createRouter>;
}

/** Images on this page, which the HTTP cache already has. */
function displayedPictures(): string[] {
  return Array.from(document.images, (image) => image.currentSrc)
    .map((address) => (address ? new URL(address) : null))
    .filter((url) => url?.origin === location.origin && url.pathname.startsWith("/art/"))
    .map((url) => url!.pathname);
}

async function storeForOffline(market: string | undefined): Promise<void> {
  const { locale } = splitLocale(location.pathname);
  // Sent by the page, because workers can't read the data saver setting in every browser.
  const dataSaving = { savesData: savesData(navigator.connection ?? {}) };
  const messages = messagesPath(locale, currentBuild(), now());
  const urls = [...precachedEndpoints(locale, dataSaving), messages, ...displayedPictures()];
  await sendToWorker({ type: "PRECACHE", market, lobby: joinLocale(locale, "/"), urls, ...dataSaving });
  setWorkerState("offline-ready");
}

/** While the server is unreachable, probes it periodically; then refetches outdated queries and images. */
function watchConnection(queryClient: QueryClient, http: Http): void {
  onReachable((since) => {
    retryPictures({ reconnected: true });
    const predicate = (query: Query) =>
      query.isStale() || query.state.status === "error" || query.state.dataUpdatedAt >= since;
    void queryClient.refetchQueries({ type: "active", predicate }, { cancelRefetch: false });
  });
  const probe = async () => {
    if (document.visibilityState === "hidden") return;
    if (!isUnreachable()) return retryPictures({ reconnected: false });
    // The HTTP layer reports the failure; the next probe retries.
    await http("GET /version.json", { retries: 0 }).catch(() => {});
  };
  setInterval(probe, PROBE_INTERVAL);
  addEventListener("online", probe);
}

async function startWorker(http: Http): Promise<ServiceWorkerRegistration | null> {
  // Check the kill switch before registering a worker.
  const version = (await http("GET /version.json").catch(() => {})) as Partial<Version> | null | undefined;
  const worker = version?.killSwitch === true ? null : await registerWorker();
  setWorkerState(worker ? "registered" : "off");
  return worker;
}

/** Work after hydration and while idle, which must not compete with the first screen. */
export function onHydrated({ queryClient, http, build, isServerRendered, router }: StartupContext): void {
  watchPictures();
  watchConnection(queryClient, http);
  void whenHydrated().then(async () => {
    if (isServerRendered) await restore(queryClient);
    await queryClient.refetchQueries({ type: "active", stale: true });
  });
  persist(queryClient);
  const firstMarket = displayedMarket(queryClient);
  void whenLongIdle().then(async () => {
    const { onIdle } = await retryUntilLoaded(() => import("./on-idle.ts"));
    onIdle({ http, build, queryClient, router });
  });
  void whenIdleAndHydrated().then(() => {
    if (build === "dev") return;
    const worker = startWorker(http);
    void followMarket(queryClient, firstMarket, async (market) => {
      if (await worker) await storeForOffline(market);
    });
  });
}
