import { type RefCallback, useEffect, useRef, useState } from "react";

/** Distance to the end at which the next page loads, in CSS pixels. */
export const LOAD_AHEAD = 500;

/**
 * Calls the callback when the element comes within 500 px of the viewport, and on every render while it is
 * there.
 * @returns the element's ref.
 */
export function useNearEnd(onReached: () => void): RefCallback<HTMLElement> {
  const isNear = useRef(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
    if (isNear.current) onReached();
  });
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      // After a busy moment one callback gets several entries; the last one is current.
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? false;
        if (isNear.current) latest.current();
      },
      // A fling may jump past the end, so everything above the end counts as near it too.
      { rootMargin: `1000000px 0px ${LOAD_AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return setElement;
}
