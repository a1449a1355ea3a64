import type { Hono } from "hono";
import type { Version } from "../../src/contract/version.ts";
import type { AppEnv } from "./env.ts";
import { sendJson, setHeader } from "./headers.ts";
import { makeBytes, sendBytes } from "./responses.ts";

/**
 * A worker that unregisters itself and deletes the caches. Browsers update workers on their own, so this also reaches
 * pages that don't start; open pages stay.
 */
export const REMOVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** Serves the release's version and, with the kill switch on, the removing worker. */
export function releaseRoutes(app: Hono<AppEnv>, version: Version): void {
  app.get("/version.json", (c) => {
    setHeader(c, "cache-control", "no-cache");
    return sendJson(c, version);
  });
  if (!version.killSwitch) return;
  app.get("/sw.js", async (c) => {
    setHeader(c, "cache-control", "no-cache");
    return sendBytes(c, await makeBytes(REMOVING_WORKER), "text/javascript; charset=utf-8");
  });
}
