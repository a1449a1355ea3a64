import { useSyncExternalStore } from "react";

/** From here on the rail stands beside the page; the same number is in the shell's styles. */
const WIDE = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export const isWide = () => matchMedia(WIDE).matches;

let seen: Promise<void> | undefined;

/** Ends when the screen first has room for the rail: what is never seen before that can wait for it. */
export function whenWide(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const look = () => {
      if (!isWide()) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
  return seen;
}

/** True where the screen has room for the rail; false on the server and until the page is taken over. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
