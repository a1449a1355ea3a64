import { useEffect } from "react";
import { onResized } from "../../lib/on-resized.ts";
import { hold, type Place, tileOnScreen } from "../../lib/place.ts";
import { debounce } from "../../lib/time.ts";

/** A page stands still this long after it was scrolled, milliseconds. */
export const SETTLED = 150;

/** Turning the device gives a list other columns: the tile that was on the screen stays there until the player scrolls. */
export function usePlaceWhenTurned(): void {
  useEffect(() => {
    let width = innerWidth;
    let seen: (Place & { height: number }) | undefined;
    let turning = false;
    let stop = () => {};
    const settle = debounce(SETTLED, () => {
      seen = { top: scrollY, tile: tileOnScreen(), height: document.documentElement.scrollHeight };
    });
    const onScroll = () => {
      if (!turning) settle();
    };
    const onResize = () => {
      if (innerWidth === width) return;
      turning = true;
      settle.cancel();
    };
    const onMove = () => stop();
    const ended = onResized(() => {
      turning = false;
      if (innerWidth === width) return;
      width = innerWidth;
      if (!seen?.tile || seen.top === 0) return;
      const { top, tile, height } = seen;
      // Far tiles are not in the page: the same share of the list is near it.
      const share = document.documentElement.scrollHeight / height;
      const below = Math.min(tile.below, innerHeight / 3);
      requestAnimationFrame(() => {
        stop = hold({ top: top * share, tile: { ...tile, below } });
      });
    });
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    const moves = ["wheel", "touchstart", "keydown"];
    for (const type of moves) addEventListener(type, onMove, { passive: true });
    return () => {
      ended();
      stop();
      settle.cancel();
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
      for (const type of moves) removeEventListener(type, onMove);
    };
  }, []);
}
