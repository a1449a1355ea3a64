/** Minimum absence that may break connections, in milliseconds. */
const MIN_AWAY = 5_000;

/**
 * Calls `run` when the page resumes after another app, a locked screen or the back/forward cache, since
 * connections may be dead.
 * @returns the unsubscribe function.
 */
export function onResumed(run: () => void): () => void {
  // Monotonic clock.
  let hiddenAt: number | null = document.visibilityState === "hidden" ? performance.now() : null;
  const onVisibilityChange = () => {
    if (document.visibilityState === "hidden") {
      hiddenAt = performance.now();
      return;
    }
    const away = hiddenAt === null ? 0 : performance.now() - hiddenAt;
    hiddenAt = null;
    if (away >= MIN_AWAY) run();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  addEventListener("pageshow", onPageShow);
  addEventListener("online", run);
  return () => {
    document.removeEventListener("visibilitychange", onVisibilityChange);
    removeEventListener("pageshow", onPageShow);
    removeEventListener("online", run);
  };
}
