import type { Hono } from "hono";
import type { Version } from "../../src/contract/version.ts";
import type { AppEnv } from "./env.ts";
import { answerJson, setHeader } from "./headers.ts";
import { makeBytes, sendBytes } from "./responses.ts";

/**
 * A worker that takes itself and what was kept away. Browsers look for a new worker by themselves, also for a page that
 * does not start and so cannot hear of the switch. Open pages stay: the next one comes from the network.
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

/** What browsers are told of this release; where workers are switched off, in the place of the worker too. */
export function releaseRoutes(app: Hono<AppEnv>, version: Version): void {
  app.get("/version.json", (c) => {
    setHeader(c, "cache-control", "no-cache");
    return answerJson(c, version);
  });
  if (!version.killSwitch) return;
  app.get("/sw.js", async (c) => {
    setHeader(c, "cache-control", "no-cache");
    return sendBytes(c, await makeBytes(REMOVING_WORKER), "text/javascript; charset=utf-8");
  });
}
