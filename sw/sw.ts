import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import type { ToWorker } from "../src/contract/sw-messages.ts";
import { savesData } from "../src/rules/web/low-connection.ts";
import { networkInformation } from "./connection.ts";
import { messageStore } from "./message-store.ts";
import { dropOldMessages, renewMessages } from "./messages.ts";
import { createNavigation } from "./navigation.ts";
import { createPrecache, isEnglish } from "./precache.ts";
import { createPush } from "./push.ts";
import { createRouter, strategyFor } from "./routes.ts";
import { isImage } from "./routing.ts";
import { dropOldCaches, enterMarket } from "./runtime-cache.ts";
import { bypassWorker } from "./static-routes.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };
declare const __BUILD__: string;

const precache = createPrecache(self.__WB_MANIFEST, __BUILD__);
const navigation = createNavigation({ build: __BUILD__, shell: () => precache.match("/shell.html") });

self.addEventListener("install", (event) => {
  bypassWorker(event);
  const isUpdate = self.registration.active !== null && !savesData(networkInformation());
  event.waitUntil(
    Promise.all([precache.install(event, isUpdate), isUpdate && renewMessages(__BUILD__).catch(() => {})]),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      precache.activate(),
      dropOldCaches(),
      navigation.dropOtherBuilds(),
      dropOldMessages(__BUILD__),
    ]),
  );
});
clientsClaim();

createRouter({ navigation, precache }).addFetchListener();

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message?.type === "SKIP_WAITING") void self.skipWaiting();
  else if (message?.type === "BUILD") event.ports[0]?.postMessage(__BUILD__);
  else if (message?.type === "COMPLETE") event.waitUntil(completeUpdate(event));
  else if (message?.type === "REPAIR") event.waitUntil(repair(event));
  else if (message?.type === "PRECACHE")
    event.waitUntil(precacheVisit(event, message).then(() => event.ports[0]?.postMessage(true)));
});

/** Completes the precache of an update, which the player may accept any time and then go offline. */
async function completeUpdate(event: ExtendableEvent): Promise<void> {
  if (!savesData(networkInformation())) await precache.complete(event);
}

/** Repairs the caches, because a page that doesn't start may come from a broken one. */
async function repair(event: ExtendableEvent): Promise<void> {
  await navigation.clear();
  await precache.complete(event);
}

async function precacheVisit(
  event: ExtendableEvent,
  { market, lobby, urls, savesData: isSavingData }: ToWorker & { type: "PRECACHE" },
): Promise<void> {
  if (market !== undefined) {
    await enterMarket(market, async () => {
      const lists = urls.map((path) => storeAddress(event, path, isSavingData));
      const [isStored] = await Promise.all([navigation.cacheLobby(lobby), ...lists]);
      return isStored;
    });
  }
  // While saving data, only adds the fallback locale; other files are runtime-cached as they are used.
  await precache.complete(event, isSavingData ? isEnglish : undefined);
}

/** Stores an address with its strategy, as if a page had requested it. */
async function storeAddress(event: ExtendableEvent, path: string, isSavingData = false): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const request = new Request(url, {
    cache: isImage(new Request(url), url) ? "force-cache" : "default",
    headers: isSavingData ? { "save-data": "on" } : {},
  });
  const strategy = strategyFor(request, url);
  // A failed request is retried on the next visit.
  if (strategy) await Promise.all(strategy.handleAll({ event, request })).catch(() => {});
}

const push = createPush({
  registration: self.registration,
  clients: self.clients,
  store: messageStore,
  setBadge: async (count) => (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()),
  send: (path, method, body) =>
    fetch(path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
      credentials: "same-origin",
    }),
  origin: self.location.origin,
  language: navigator.language,
  now: Date.now,
});

self.addEventListener("push", (event) => {
  event.waitUntil(push.onPush(event.data?.text() ?? null));
});
self.addEventListener("notificationclick", (event) => {
  event.waitUntil(push.onClick(event.notification));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(push.onSubscriptionChange(event));
});

self.addEventListener("periodicsync", (event) => {
  if (savesData(networkInformation())) return;
  const sync = event as ExtendableEvent;
  sync.waitUntil(Promise.all([navigation.refresh(), precache.complete(sync)]));
});
