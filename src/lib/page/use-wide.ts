import { useSyncExternalStore } from "react";

/** Minimum width of the sidebar; must match the shell's styles. */
const WIDE = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const isWide = () => matchMedia(WIDE).matches;

let firstWide: Promise<void> | undefined;

/** Resolves once the screen has room for the sidebar, for code that only the sidebar needs. */
export function whenWide(): Promise<void> {
  firstWide ??= new Promise((resolve) => {
    const check = () => {
      if (!isWide()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
  return firstWide;
}

/** True if the screen has room for the sidebar; false on the server and during hydration. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
