import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True while React hydrates server-rendered content; false for client-rendered content. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
}
