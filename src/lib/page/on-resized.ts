import { debounce } from "../time/time.ts";

export const RESIZE_DEBOUNCE = 150;

/**
 * Calls `run` once the window size has been stable for 150 ms.
 * @returns the unsubscribe function.
 */
export function onResized(run: () => void): () => void {
  const debounced = debounce(RESIZE_DEBOUNCE, run);
  window.addEventListener("resize", debounced);
  return () => {
    debounced.cancel();
    window.removeEventListener("resize", debounced);
  };
}
