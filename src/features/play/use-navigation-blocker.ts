import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** A blocked navigation that waits for the player's decision. */
export interface BlockedNavigation {
  leave: () => void;
  stay: () => void;
}

const modeIn = (search: object): unknown => (search as { mode?: unknown }).mode;

/**
 * While `isActive` returns true, navigation away from the game waits for the player; the browser handles
 * document loads. TanStack's `useBlocker` would be in the entry bundle of every first visit.
 */
export function useNavigationBlocker(isActive: () => boolean): BlockedNavigation | null {
  const router = useRouter();
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isActive` is read at navigation time
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ currentLocation, nextLocation }) => {
          const [from, to] = [router.parseLocation(currentLocation), router.parseLocation(nextLocation)];
          // A popup over the game doesn't leave it.
          const isSamePage = from.pathname === to.pathname && modeIn(from.search) === modeIn(to.search);
          if (isSamePage || !isActive()) return false;
          return new Promise((resolve) => {
            const respond = (isBlocked: boolean) => () => {
              setBlocked(null);
              resolve(isBlocked);
            };
            setBlocked({ leave: respond(false), stay: respond(true) });
          });
        },
        enableBeforeUnload: isActive,
      }),
    [router],
  );
  return blocked;
}
