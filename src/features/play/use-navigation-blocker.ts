import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** A way out of the page that waits for the player's word. */
export interface Held {
  leave: () => void;
  stay: () => void;
}

const modeIn = (search: object): unknown => (search as { mode?: unknown }).mode;

/**
 * While `isHeld` says so, Back, links and whatever else leads away from the game wait for the player's word; a new
 * document is asked about by the browser. The router's own hook for it would be in every first visit.
 */
export function useHold(isHeld: () => boolean): Held | null {
  const router = useRouter();
  const [held, setHeld] = useState<Held | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked when it matters
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ currentLocation, nextLocation }) => {
          const [from, to] = [router.parseLocation(currentLocation), router.parseLocation(nextLocation)];
          // A popup over the game is no way out of it.
          const stays = from.pathname === to.pathname && modeIn(from.search) === modeIn(to.search);
          if (stays || !isHeld()) return false;
          return new Promise((resolve) => {
            const answer = (blocks: boolean) => () => {
              setHeld(null);
              resolve(blocks);
            };
            setHeld({ leave: answer(false), stay: answer(true) });
          });
        },
        enableBeforeUnload: isHeld,
      }),
    [router],
  );
  return held;
}
