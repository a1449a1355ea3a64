import { type RefObject, useLayoutEffect, useRef } from "react";

/** What is said beside the game stands below it: see play.module.css. */
const HEIGHT = "--play-top";

/** Tells the document how high the part above the game is, which has as many lines as it needs. */
export function useTop(): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [{ blockSize = 0 } = {}] = entry?.borderBoxSize ?? [];
      style.setProperty(HEIGHT, `${blockSize}px`);
    });
    if (top.current) observer.observe(top.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return top;
}
