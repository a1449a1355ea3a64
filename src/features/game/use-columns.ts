import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { onResized } from "../../lib/page/on-resized.ts";

const styleOf = (grid: Element) => getComputedStyle(grid);

/** The first grid that isn't above the screen, so that it is certainly laid out; otherwise the last one. */
function visibleGrid(container: HTMLElement): Element | null {
  const grids = container.querySelectorAll("[data-grid]");
  for (const grid of grids) if (grid.getBoundingClientRect().bottom > 0) return grid;
  return grids[grids.length - 1] ?? null;
}

/** Number of columns of the grids; null until visible. */
export function useColumns(container: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const grid = container.current && visibleGrid(container.current);
      if (grid) setColumns(styleOf(grid).gridTemplateColumns.split(" ").length);
    };
    measure();
    return onResized(measure);
  }, [container]);
  return columns;
}

/**
 * Sets `--block-height` to the height of `rows` rows, so that skipped chunks keep their real size. `columns`
 * is null before there are chunks.
 */
export function useBlockHeight(
  container: RefObject<HTMLElement | null>,
  columns: number | null,
  rows: number,
): void {
  useEffect(() => {
    if (columns === null) return;
    const measure = () => {
      const grid = container.current && visibleGrid(container.current);
      if (!grid) return;
      const gap = Number.parseFloat(styleOf(grid).rowGap);
      const row = (grid.getBoundingClientRect().height + gap) / Math.ceil(grid.childElementCount / columns);
      container.current?.style.setProperty("--block-height", `${rows * row - gap}px`);
    };
    measure();
    return onResized(measure);
  }, [container, columns, rows]);
}
