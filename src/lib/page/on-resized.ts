import { debounce } from "../time/time.ts";

export const RESIZE_DEBOUNCE = 150;

/** Calls `run` once the window has kept its size for 150 ms. Returns what stops it. */
export function onResized(run: () => void): () => void {
  const resized = debounce(RESIZE_DEBOUNCE, run);
  window.addEventListener("resize", resized);
  return () => {
    resized.cancel();
    window.removeEventListener("resize", resized);
  };
}
