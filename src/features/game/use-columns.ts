import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { onResized } from "../../lib/page/on-resized.ts";

const styleOf = (grid: Element) => getComputedStyle(grid);

/** The grid of a block that is on the screen, which the browser has laid out for certain; else the last one. */
function shownGrid(wall: HTMLElement): Element | null {
  const grids = wall.querySelectorAll("[data-grid]");
  for (const grid of grids) if (grid.getBoundingClientRect().bottom > 0) return grid;
  return grids[grids.length - 1] ?? null;
}

/** How many columns the grids of a wall have; null until it is on screen. */
export function useColumns(wall: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const grid = wall.current && shownGrid(wall.current);
      if (grid) setColumns(styleOf(grid).gridTemplateColumns.split(" ").length);
    };
    measure();
    return onResized(measure);
  }, [wall]);
  return columns;
}

/**
 * Tells the blocks of a wall, as `--block-height`, how high `rows` rows are, so that those without content or not laid
 * out yet take their real room. `columns` null: there are no blocks yet.
 */
export function useBlockHeight(
  wall: RefObject<HTMLElement | null>,
  columns: number | null,
  rows: number,
): void {
  useEffect(() => {
    if (columns === null) return;
    const measure = () => {
      const grid = wall.current && shownGrid(wall.current);
      if (!grid) return;
      const gap = Number.parseFloat(styleOf(grid).rowGap);
      const row = (grid.getBoundingClientRect().height + gap) / Math.ceil(grid.childElementCount / columns);
      wall.current?.style.setProperty("--block-height", `${rows * row - gap}px`);
    };
    measure();
    return onResized(measure);
  }, [wall, columns, rows]);
}
