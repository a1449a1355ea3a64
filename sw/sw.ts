import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import type { ToWorker } from "../src/contract/sw-messages.ts";
import { savesData } from "../src/rules/low-connection.ts";
import { catalogueHandler } from "./catalogue.ts";
import { networkInformation } from "./connection.ts";
import { imagesHandler } from "./images.ts";
import { dropOldCaches, enterMarket } from "./kept.ts";
import { dropOldMessages, messagesHandler, renewMessages } from "./messages.ts";
import { createNavigation } from "./navigation.ts";
import { pending } from "./pending.ts";
import { createPrecache } from "./precache.ts";
import { createPush } from "./push.ts";
import { isCatalogue, isImage, isMessages, isState } from "./routing.ts";
import { bypassWorker } from "./static-routes.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };
declare const __BUILD__: string;

const precache = createPrecache(self.__WB_MANIFEST);
const navigation = createNavigation({ build: __BUILD__, shell: () => precache.match("/shell.html") });

self.addEventListener("install", (event) => {
  bypassWorker(event);
  const isUpdate = self.registration.active !== null && !savesData(networkInformation());
  event.waitUntil(
    Promise.all([precache.install(isUpdate), isUpdate && renewMessages(__BUILD__).catch(() => {})]),
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = { request, waitUntil: (writing: Promise<unknown>) => event.waitUntil(writing) };
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const answer = navigation.answer(event, url);
    if (answer) event.respondWith(answer);
  } else if (isState(url)) event.respondWith(navigation.state(request));
  else if (isMessages(url)) event.respondWith(messagesHandler(asked, url));
  else if (isCatalogue(request, url)) event.respondWith(catalogueHandler(asked));
  else if (isImage(request, url)) event.respondWith(imagesHandler(asked));
  else if (request.method === "GET" && precache.has(url.pathname))
    event.respondWith(precache.answer(event, url.pathname));
});

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message?.type === "SKIP_WAITING") void self.skipWaiting();
  else if (message?.type === "BUILD") event.ports[0]?.postMessage(__BUILD__);
  else if (message?.type === "HEAL") event.waitUntil(heal());
  else if (message?.type === "KEEP")
    event.waitUntil(keepAll(message).then(() => event.ports[0]?.postMessage(true)));
});

/** A page that does not start may have come from here. */
async function heal(): Promise<void> {
  await navigation.forget();
  await precache.complete();
}

const isEnglish = (path: string) => path.startsWith("/assets/english-");

async function keepAll({
  market,
  lobby,
  urls,
  savesData: saving,
}: ToWorker & { type: "KEEP" }): Promise<void> {
  if (market !== undefined) {
    await enterMarket(market);
    await Promise.all([navigation.keep(lobby), ...urls.map((path) => keep(path, saving))]);
  }
  // Parts that are used are kept anyway; English is what a page falls back to.
  await precache.complete(saving ? isEnglish : undefined);
}

/** Lets an address pass through its own handler, so that it is kept by the same rules as if a page had asked. */
async function keep(path: string, saving = false): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const request = new Request(url, {
    cache: isImage(new Request(url), url) ? "force-cache" : "default",
    headers: saving ? { "save-data": "on" } : {},
  });
  const writing: Promise<unknown>[] = [];
  const asked = { request, waitUntil: (promise: Promise<unknown>) => writing.push(promise) };
  try {
    if (isMessages(url)) await messagesHandler(asked, url);
    else if (isCatalogue(request, url)) await catalogueHandler(asked);
    else if (isImage(request, url)) await imagesHandler(asked);
    // One that comes late adds another.
    for (const promise of writing) await promise;
  } catch {
    // What cannot be fetched now is kept at the next visit.
  }
}

const push = createPush({
  registration: self.registration,
  clients: self.clients,
  store: pending,
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
  (event as ExtendableEvent).waitUntil(Promise.all([navigation.refresh(), precache.complete()]));
});
