import { currentBuild } from "../lib/http/build.ts";
import { fetchDocument } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { session } from "../lib/storage/storage.ts";
import { now } from "../lib/time/time.ts";

declare global {
  interface Window {
    /** Set once the app runs; checked by the watchdog in the page's head. */
    __booted?: boolean;
  }
}

const TRIED_KEY = "recovered-build";
/** Prefix of the storage keys that tell the router not to reload by itself after a failed chunk. */
const ROUTER_KEY = "tanstack_router_reload:";

/**
 * Firefox aborts chunk downloads when the player follows a link, and a reload would then cancel that navigation:
 * failures within this time after `beforeunload` are ignored, in milliseconds. It is limited, because file
 * downloads fire `beforeunload` too.
 */
const NAVIGATION_TIME = 10_000;

let hasFailed = false;
let leavingUntil = 0;
const isLeaving = () => now() < leavingUntil;

/** Reloads the page; chunk failures from then on are neither logged nor shown. */
export function reloadPage(): void {
  leavingUntil = Number.POSITIVE_INFINITY;
  location.reload();
}

/** Reads the attribute of lib/tabs/busy.ts, to keep that module out of the first visit. */
const isBusy = () => document.documentElement.hasAttribute("data-busy");

/** Timeout of the server check, in milliseconds. */
const SERVER_TIMEOUT = 3_000;

/** True if the server itself responds, not a proxy or portal. */
const isServerReachable = async () => (await fetchDocument("/version.json", SERVER_TIMEOUT)) !== null;

/**
 * Single handler of failed chunk loads, which a reload fixes after a release. Reloads once per build, only
 * with a reachable server and an idle tab; otherwise the error screen shows.
 */
export function recoverFromStaleChunks(): void {
  window.addEventListener("beforeunload", () => {
    leavingUntil = Math.max(leavingUntil, now() + NAVIGATION_TIME);
  });
  window.addEventListener("vite:preloadError", async (event) => {
    hasFailed = true;
    if (isLeaving()) return event.preventDefault();
    logError("PRELOAD_ERROR", event.payload);
    session.write(ROUTER_KEY + event.payload.message, "1");
    if (session.read(TRIED_KEY) === currentBuild() || !(await isServerReachable()) || isLeaving() || isBusy())
      return;
    // Without storage the reload would loop.
    if (session.write(TRIED_KEY, currentBuild())) reloadPage();
  });
}

/** Allows another recovery after a stable time, also for the watchdog in index.html. */
export function forgetRecovery(): void {
  if (hasFailed) return;
  session.write(TRIED_KEY, "");
  session.write("repaired", "");
}
