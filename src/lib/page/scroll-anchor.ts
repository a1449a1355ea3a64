/** Frames during which a restored list may still change its heights. */
const HOLD_FRAMES = 30;

/** Scroll position: offset from the top, and the first tile on the screen as anchor. */
export interface ScrollAnchor {
  top: number;
  /** Game, index among its tiles on the page, and distance below the top of the screen. */
  tile?: { game: string; nth: number; below: number };
}

/** Tiles of a game in the page itself; popups scroll separately. */
export const tilesOf = (game: string) => document.querySelectorAll(`main [data-game="${CSS.escape(game)}"]`);

/** First tile below the screen's upper quarter. Heights above it may be estimates, its position is exact. */
export function anchorTile(): ScrollAnchor["tile"] {
  for (let y = innerHeight / 4; y < innerHeight; y += 40) {
    // Two points, because one of them may be in the gap between two columns.
    for (const x of [innerWidth * 0.5, innerWidth * 0.4]) {
      const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("main [data-game]");
      const game = tile?.dataset.game;
      if (!tile || !game) continue;
      return { game, nth: [...tilesOf(game)].indexOf(tile), below: tile.getBoundingClientRect().top };
    }
  }
  return undefined;
}

/** Distance of the page from an anchor: by its tile if it is rendered, else by offset. */
function distanceTo({ top, tile }: ScrollAnchor): number {
  const element = tile && tilesOf(tile.game)[tile.nth];
  return element ? element.getBoundingClientRect().top - tile.below : top - scrollY;
}

/** True if the page is at the anchor, to the pixel. */
export const isAtAnchor = (anchor: ScrollAnchor) => Math.abs(distanceTo(anchor)) < 1;

/**
 * Keeps the page at the anchor while blocks settle to their real heights, then calls `onEnd`.
 * @returns a function that stops it.
 */
export function holdAnchor(anchor: ScrollAnchor, onEnd?: () => void): () => void {
  let frame = 0;
  let frames = 0;
  const correct = () => {
    if (!isAtAnchor(anchor)) scrollBy({ top: distanceTo(anchor), behavior: "instant" });
    if (++frames < HOLD_FRAMES) frame = requestAnimationFrame(correct);
    else onEnd?.();
  };
  correct();
  return () => cancelAnimationFrame(frame);
}
