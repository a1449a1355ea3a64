import { type RefCallback, useEffect, useRef, useState } from "react";

/** Distance from the end of a list at which its next page is loaded, CSS pixels. */
export const LOAD_AHEAD = 500;

/** Calls `reached` when the element given the returned ref comes within 500 px of the screen, and on every render while it is there. */
export function useNearEnd(reached: () => void): RefCallback<HTMLElement> {
  const near = useRef(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
    if (near.current) reached();
  });
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once; the last one is how things are.
      (entries) => {
        near.current = entries.at(-1)?.isIntersecting ?? false;
        if (near.current) latest.current();
      },
      // A fling may jump past the end to the foot of the page, so everything above counts as reached.
      { rootMargin: `1000000px 0px ${LOAD_AHEAD}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return setElement;
}
