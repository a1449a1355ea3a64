import { useEffect } from "react";
import { onResized } from "../../lib/page/on-resized.ts";
import { anchorTile, holdAnchor, isAtAnchor, type ScrollAnchor } from "../../lib/page/scroll-anchor.ts";
import { debounce } from "../../lib/time/time.ts";

/** Scrolling has ended after this time without events, in milliseconds. */
export const SETTLE_TIME = 150;

/**
 * Rotating the device changes a list's columns: keeps the visible tile on screen until the player scrolls,
 * even over several rotations.
 */
export function useAnchorOnRotation(): void {
  useEffect(() => {
    let width = innerWidth;
    let lastAnchor: (ScrollAnchor & { height: number }) | undefined;
    /** Anchor restored by the last rotation. */
    let restoredAnchor: ScrollAnchor | undefined;
    /**
     * True from the first resize until the anchor is restored; scroll events in between aren't the player's.
     */
    let isRotating = false;
    let frame = 0;
    let releaseAnchor = () => {};
    const saveAnchor = debounce(SETTLE_TIME, () => {
      // Chunks that settle to their heights scroll the page too: keep the anchor if the page is still at it.
      if (restoredAnchor && isAtAnchor(restoredAnchor)) return;
      restoredAnchor = undefined;
      lastAnchor = { top: scrollY, tile: anchorTile(), height: document.documentElement.scrollHeight };
    });
    const stopRestoring = () => {
      cancelAnimationFrame(frame);
      releaseAnchor();
      isRotating = false;
    };
    const onScroll = () => {
      if (!isRotating) saveAnchor();
    };
    const onResize = () => {
      if (innerWidth === width) return;
      stopRestoring();
      isRotating = true;
      saveAnchor.cancel();
    };
    const stopListening = onResized(() => {
      isRotating = false;
      if (innerWidth === width) return;
      width = innerWidth;
      if (!lastAnchor?.tile || lastAnchor.top === 0) return;
      const { top, tile, height } = lastAnchor;
      // Far tiles are not rendered: approximate by the share of the list's height.
      const share = document.documentElement.scrollHeight / height;
      const below = Math.min(tile.below, innerHeight / 3);
      const anchor = { top: top * share, tile: { ...tile, below } };
      restoredAnchor = anchor;
      isRotating = true;
      frame = requestAnimationFrame(() => {
        releaseAnchor = holdAnchor(anchor, stopRestoring);
      });
    });
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    const userEvents = ["wheel", "touchstart", "keydown"];
    for (const type of userEvents) addEventListener(type, stopRestoring, { passive: true });
    return () => {
      stopListening();
      stopRestoring();
      saveAnchor.cancel();
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
      for (const type of userEvents) removeEventListener(type, stopRestoring);
    };
  }, []);
}
