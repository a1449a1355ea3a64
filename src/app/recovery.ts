import { currentBuild } from "../lib/build.ts";
import { isOffline, isUnreachable } from "../lib/connection.ts";
import { logError } from "../lib/log.ts";
import { session } from "../lib/storage.ts";

declare global {
  interface Window {
    /** Set once the app runs: the watchdog in the page's head looks for it. */
    __booted?: boolean;
  }
}

const TRIED = "recovered-build";
/** With this mark, the router believes that it has already reloaded for the failure whose message follows. */
const ROUTER_TRIED = "tanstack_router_reload:";

let failed = false;
let isLeaving = false;

/** Reloads the page. Parts of the app that fail to load from then on are neither logged nor shown. */
export function reloadPage(): void {
  isLeaving = true;
  location.reload();
}

/** What lib/busy.ts says, without being part of every first visit. */
const isBusy = () => document.documentElement.hasAttribute("data-busy");

/**
 * The one owner of failed chunk loads: a chunk of an old build is gone after a release, and reloading brings the new
 * build. Once a build, never without network, and never under what a player is in the midst of; otherwise the screen's
 * own error state stands.
 */
export function recoverFromStaleChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    failed = true;
    if (isLeaving) return event.preventDefault();
    logError("PRELOAD_ERROR", event.payload);
    session.write(ROUTER_TRIED + event.payload.message, "1");
    if (isOffline() || isUnreachable() || isBusy() || session.read(TRIED) === currentBuild()) return;
    // Where nothing can be remembered it would go on for ever.
    if (!session.write(TRIED, currentBuild())) return;
    event.preventDefault();
    reloadPage();
  });
}

/** A page that has worked for a while may recover once more; so may one that does not start, see index.html. */
export function forgetRecovery(): void {
  if (failed) return;
  session.write(TRIED, "");
  session.write("healed", "");
}
