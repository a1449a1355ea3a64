import { type RefObject, useEffect, useState } from "react";
import { onResized } from "../../lib/on-resized.ts";

const gridOf = (ref: RefObject<HTMLElement | null>) => ref.current?.firstElementChild?.firstElementChild;

/** How many columns the first grid inside `ref` has; null until it is on screen. */
export function useColumns(ref: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const grid = gridOf(ref);
      if (grid) setColumns(getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    };
    measure();
    return onResized(measure);
  }, [ref]);
  return columns;
}

/**
 * Tells the blocks of a wall, as `--block-height`, how high a full one of `columns` columns is, so that those that the
 * browser has not laid out yet take their real room.
 */
export function useBlockHeight(ref: RefObject<HTMLElement | null>, columns: number | null): void {
  useEffect(() => {
    const grid = gridOf(ref);
    if (grid && columns !== null)
      ref.current?.style.setProperty("--block-height", `${grid.getBoundingClientRect().height}px`);
  }, [ref, columns]);
}
