import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True while React takes over what the server rendered, false in what the browser renders itself. */
export function useTakesOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
}
