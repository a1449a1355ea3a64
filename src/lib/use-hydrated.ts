import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first render of the page, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
