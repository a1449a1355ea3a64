import { type RefObject, useEffect, useState } from "react";

/**
 * True once the element has been below the viewport with content to show, so that inserting it causes no
 * visible shift.
 */
export function useOutOfSight(element: RefObject<HTMLElement | null>, hasContent: boolean): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    if (isPlaced || !hasContent || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some(({ boundingClientRect }) => boundingClientRect.top >= innerHeight);
      if (isBelow) setIsPlaced(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasContent, isPlaced]);
  return isPlaced;
}
