import { useEffect } from "react";
import { onResized } from "../../lib/page/on-resized.ts";
import { hold, isAt, type Place, tileOnScreen } from "../../lib/page/scroll-anchor.ts";
import { debounce } from "../../lib/time/time.ts";

/** A page stands still this long after it was scrolled, milliseconds. */
export const SETTLED = 150;

/**
 * Turning the device gives a list other columns: the tile that was on the screen stays there until the player scrolls,
 * however often the device turns.
 */
export function usePlaceWhenTurned(): void {
  useEffect(() => {
    let width = innerWidth;
    let seen: (Place & { height: number }) | undefined;
    /** Where the last turn put the page. */
    let held: Place | undefined;
    /** From the first resize until the page stands at its place again; its scrolling isn't the player's. */
    let turning = false;
    let frame = 0;
    let stopHolding = () => {};
    const settle = debounce(SETTLED, () => {
      // Blocks that take their real heights make the browser scroll, too: the same tile stays where it was.
      if (held && isAt(held)) return;
      held = undefined;
      seen = { top: scrollY, tile: tileOnScreen(), height: document.documentElement.scrollHeight };
    });
    const stop = () => {
      cancelAnimationFrame(frame);
      stopHolding();
      turning = false;
    };
    const onScroll = () => {
      if (!turning) settle();
    };
    const onResize = () => {
      if (innerWidth === width) return;
      stop();
      turning = true;
      settle.cancel();
    };
    const ended = onResized(() => {
      turning = false;
      if (innerWidth === width) return;
      width = innerWidth;
      if (!seen?.tile || seen.top === 0) return;
      const { top, tile, height } = seen;
      // Far tiles are not in the page: the same share of the list is near it.
      const share = document.documentElement.scrollHeight / height;
      const below = Math.min(tile.below, innerHeight / 3);
      const place = { top: top * share, tile: { ...tile, below } };
      held = place;
      turning = true;
      frame = requestAnimationFrame(() => {
        stopHolding = hold(place, stop);
      });
    });
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    const moves = ["wheel", "touchstart", "keydown"];
    for (const type of moves) addEventListener(type, stop, { passive: true });
    return () => {
      ended();
      stop();
      settle.cancel();
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
      for (const type of moves) removeEventListener(type, stop);
    };
  }, []);
}
