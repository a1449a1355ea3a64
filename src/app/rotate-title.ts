/** Interval of the title rotation, in milliseconds. */
export const TITLE_INTERVAL = 2_000;

/**
 * Alternates the title with `other` while the tab is hidden. `isOn` is evaluated whenever the tab becomes
 * hidden.
 * @returns the function that stops it.
 */
export function rotateTitle(other: string, isOn: () => boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let ownTitle = "";
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    // The page may have changed its title in the meantime.
    if (document.title === other) document.title = ownTitle;
  };
  const onVisibilityChange = () => {
    stop();
    if (document.visibilityState !== "hidden" || !isOn()) return;
    timer = setInterval(() => {
      if (document.title === other) document.title = ownTitle;
      else {
        ownTitle = document.title;
        document.title = other;
      }
    }, TITLE_INTERVAL);
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
