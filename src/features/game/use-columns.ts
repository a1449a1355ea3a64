import { type RefObject, useEffect, useState } from "react";
import { debounce } from "../../lib/time.ts";

export const RESIZE_DEBOUNCE = 150;

/** How many columns the first grid inside `ref` has; null until it is on screen. */
export function useColumns(ref: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const grid = ref.current?.firstElementChild?.firstElementChild;
      if (grid) setColumns(getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    };
    measure();
    const resized = debounce(RESIZE_DEBOUNCE, measure);
    window.addEventListener("resize", resized);
    return () => {
      resized.cancel();
      window.removeEventListener("resize", resized);
    };
  }, [ref]);
  return columns;
}
