import { currentBuild } from "../lib/http/build.ts";
import { fetchKept } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { session } from "../lib/storage/storage.ts";
import { now } from "../lib/time/time.ts";

declare global {
  interface Window {
    /** Set once the app runs: the watchdog in the page's head looks for it. */
    __booted?: boolean;
  }
}

const TRIED = "recovered-build";
/** With this mark, the router believes that it has already reloaded for the failure whose message follows. */
const ROUTER_TRIED = "tanstack_router_reload:";

/**
 * Firefox aborts a page's downloads as soon as the player follows a link, while the page still runs. A reload would then
 * cancel the navigation. It has this long to arrive, milliseconds: a file download announces itself in the same way, and
 * the page stays.
 */
const NAVIGATION_TIME = 10_000;

let failed = false;
let leavesUntil = 0;
const isLeaving = () => now() < leavesUntil;

/** Reloads the page. Parts of the app that fail to load from then on are neither logged nor shown. */
export function reloadPage(): void {
  leavesUntil = Number.POSITIVE_INFINITY;
  location.reload();
}

/** What lib/tabs/busy.ts says, without being part of every first visit. */
const isBusy = () => document.documentElement.hasAttribute("data-busy");

/** How long the server has to answer before the page stays as it is, milliseconds. */
const PATIENCE = 3_000;

/** Whether the server itself answers now, and not something in front of it. */
const isServerThere = async () => (await fetchKept("/version.json", PATIENCE)) !== null;

/**
 * The one owner of failed chunk loads: a chunk of an old build is gone after a release, and reloading brings the new
 * build. Once a build, never while the server doesn't answer, and never under what a player is in the midst of;
 * otherwise the screen's own error state stands.
 */
export function recoverFromStaleChunks(): void {
  window.addEventListener("beforeunload", () => {
    leavesUntil = Math.max(leavesUntil, now() + NAVIGATION_TIME);
  });
  window.addEventListener("vite:preloadError", async (event) => {
    failed = true;
    if (isLeaving()) return event.preventDefault();
    logError("PRELOAD_ERROR", event.payload);
    session.write(ROUTER_TRIED + event.payload.message, "1");
    if (session.read(TRIED) === currentBuild() || !(await isServerThere()) || isLeaving() || isBusy()) return;
    // Where nothing can be remembered it would go on for ever.
    if (session.write(TRIED, currentBuild())) reloadPage();
  });
}

/** A page that has worked for a while may recover once more; so may one that does not start, see index.html. */
export function forgetRecovery(): void {
  if (failed) return;
  session.write(TRIED, "");
  session.write("healed", "");
}
