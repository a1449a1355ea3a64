/** Between the two titles, milliseconds. */
export const TITLE_EVERY = 2_000;

/**
 * While the tab is hidden its title and `other` take turns; the page's own is back with the player. `isOn` is asked each
 * time that the tab is hidden. Returns what ends it.
 */
export function rotateTitle(other: string, isOn: () => boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let own = "";
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    // The page may have named itself anew meanwhile.
    if (document.title === other) document.title = own;
  };
  const change = () => {
    stop();
    if (document.visibilityState !== "hidden" || !isOn()) return;
    timer = setInterval(() => {
      if (document.title === other) document.title = own;
      else {
        own = document.title;
        document.title = other;
      }
    }, TITLE_EVERY);
  };
  document.addEventListener("visibilitychange", change);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", change);
  };
}
