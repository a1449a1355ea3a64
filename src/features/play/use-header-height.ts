import { type RefObject, useLayoutEffect, useRef } from "react";

/** CSS property that positions notices below the play bar: see play.module.css. */
const PROPERTY = "--play-top";

/**
 * Sets a CSS property to the height of the play bar, which may wrap.
 * @returns the ref of the measured element.
 */
export function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [{ blockSize = 0 } = {}] = entry?.borderBoxSize ?? [];
      style.setProperty(PROPERTY, `${blockSize}px`);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
  return ref;
}
