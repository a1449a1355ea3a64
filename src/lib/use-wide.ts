import { useSyncExternalStore } from "react";

/** From here on the rail stands beside the page; the same number is in the shell's styles. */
const WIDE = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True where the screen has room for the rail; false on the server and until the page is taken over. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
