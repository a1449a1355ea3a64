import { type RefObject, useEffect, useState } from "react";

/**
 * True from when the element has lain below what is seen while there is something to show in it (`wanted`): what takes
 * its place there moves nothing that anybody looks at.
 */
export function useOutOfSight(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    if (placed || !wanted || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const below = entries.some(({ boundingClientRect }) => boundingClientRect.top >= innerHeight);
      if (below) setPlaced(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, placed]);
  return placed;
}
