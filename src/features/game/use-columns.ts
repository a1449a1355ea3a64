import { type RefObject, useEffect, useState } from "react";
import { onResized } from "../../lib/on-resized.ts";

/** How many columns the first grid inside `ref` has; null until it is on screen. */
export function useColumns(ref: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const grid = ref.current?.firstElementChild?.firstElementChild;
      if (grid) setColumns(getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    };
    measure();
    return onResized(measure);
  }, [ref]);
  return columns;
}
