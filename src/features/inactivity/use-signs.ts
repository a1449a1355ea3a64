import { useEffect, useRef } from "react";
import { wait } from "../../lib/time/time.ts";

/** What only a player does; a page scrolls by itself, too. */
const SIGNS = ["pointerdown", "pointermove", "touchmove", "wheel", "keydown"] as const;

/** Calls `tell` when something is seen of the player, at most once in `every` milliseconds, and the last time, too. */
export function useSigns(every: number, tell: () => void): void {
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    const over = new AbortController();
    let isWaiting = false;
    let seen = false;
    const isSign = (event: Event) =>
      // What moves under a pointer that lies still is not the player.
      !(event instanceof PointerEvent) ||
      event.type !== "pointermove" ||
      event.movementX !== 0 ||
      event.movementY !== 0;
    const note = () => {
      seen = true;
      if (isWaiting) return;
      seen = false;
      isWaiting = true;
      told.current();
      wait(every, over.signal).then(
        () => {
          isWaiting = false;
          if (seen) note();
        },
        () => {},
      );
    };
    const hear = (event: Event) => {
      if (isSign(event)) note();
    };
    for (const sign of SIGNS)
      addEventListener(sign, hear, { passive: true, capture: true, signal: over.signal });
    return () => over.abort();
  }, [every]);
}
