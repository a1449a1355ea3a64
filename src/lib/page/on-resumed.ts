/** Whoever was away for less than this has not lost a connection by it, milliseconds. */
const GLANCE = 5_000;

/**
 * Calls `run` when the page is back from where a device stops what it does: another app, a locked screen, the browser's
 * cache of pages. Connections may be dead by then, whatever they say of themselves. Returns what ends that.
 */
export function onResumed(run: () => void): () => void {
  // By a clock that is never set.
  let hiddenAt: number | null = document.visibilityState === "hidden" ? performance.now() : null;
  const seen = () => {
    if (document.visibilityState === "hidden") {
      hiddenAt = performance.now();
      return;
    }
    const away = hiddenAt === null ? 0 : performance.now() - hiddenAt;
    hiddenAt = null;
    if (away >= GLANCE) run();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", shown);
  addEventListener("online", run);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", shown);
    removeEventListener("online", run);
  };
}
