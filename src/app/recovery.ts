import { currentBuild } from "../lib/build.ts";
import { isOffline } from "../lib/connection.ts";
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

/**
 * The one owner of failed chunk loads: a chunk of an old build is gone after a release, and reloading brings the new
 * build. Once a build, never without network; otherwise the screen's own error state stands.
 */
export function recoverFromStaleChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    logError("PRELOAD_ERROR", event.payload);
    session.write(ROUTER_TRIED + event.payload.message, "1");
    if (isOffline() || session.read(TRIED) === currentBuild()) return;
    event.preventDefault();
    session.write(TRIED, currentBuild());
    location.reload();
  });
}
