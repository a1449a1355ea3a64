/** Frames in which a list may still change its heights after it was put back. */
const HOLD_FRAMES = 30;

/** Where a page was scrolled to: the distance from its top, and the tile that stood first on the screen. */
export interface Place {
  top: number;
  /** The game, which of its tiles on the page, and how far below the top of the screen it stood. */
  tile?: { game: string; nth: number; below: number };
}

/** A game's tiles in the page itself; one in a popup scrolls by itself. */
export const tilesOf = (game: string) => document.querySelectorAll(`main [data-game="${CSS.escape(game)}"]`);

/** The first tile below the upper quarter of the screen. Heights above it may be estimates; where it stands is not. */
export function tileOnScreen(): Place["tile"] {
  for (let y = innerHeight / 4; y < innerHeight; y += 40) {
    // One of the two is not the gap between columns.
    for (const x of [innerWidth * 0.5, innerWidth * 0.4]) {
      const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("main [data-game]");
      const game = tile?.dataset.game;
      if (!tile || !game) continue;
      return { game, nth: [...tilesOf(game)].indexOf(tile), below: tile.getBoundingClientRect().top };
    }
  }
  return undefined;
}

/** How far the page is from a place: by its tile where that is there, else by the distance from the top. */
function distanceTo({ top, tile }: Place): number {
  const element = tile && tilesOf(tile.game)[tile.nth];
  return element ? element.getBoundingClientRect().top - tile.below : top - scrollY;
}

/** Whether the page stands at a place, to the pixel. */
export const isAt = (place: Place) => Math.abs(distanceTo(place)) < 1;

/** Keeps the page at a place while its blocks still take their real heights, then calls `onEnd`. Returns what stops it. */
export function hold(place: Place, onEnd?: () => void): () => void {
  let frame = 0;
  let frames = 0;
  const correct = () => {
    if (!isAt(place)) scrollBy({ top: distanceTo(place), behavior: "instant" });
    if (++frames < HOLD_FRAMES) frame = requestAnimationFrame(correct);
    else onEnd?.();
  };
  correct();
  return () => cancelAnimationFrame(frame);
}
