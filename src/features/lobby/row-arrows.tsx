import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./row-arrows.module.css";

// One file for what a row needs once it is used.
export { roveFocus } from "./roving-focus.ts";

export interface RowArrowsProps {
  list: RefObject<HTMLElement | null>;
  /** Id of the row's heading. */
  heading: string;
  /** Renders all items of the row, and loads missing ones. */
  onExpand: () => void;
}

interface Ends {
  atStart: boolean;
  atEnd: boolean;
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/** Follows a list's scroll position and size. */
function useEnds(list: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () =>
      setEnds((previous) => {
        const { atStart, atEnd } = endsOf(element);
        return previous.atStart === atStart && previous.atEnd === atEnd ? previous : { atStart, atEnd };
      });
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    // Tiles that load later lengthen the row without changing its size.
    const items = new MutationObserver(update);
    items.observe(element, { childList: true });
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [list]);
  return ends;
}

/** Scrolls by the whole items that the list shows. */
function scrollByPage(element: HTMLElement, direction: -1 | 1): void {
  const [first, second] = element.children as unknown as HTMLElement[];
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const step = first && second ? second.offsetLeft - first.offsetLeft : width;
  const gap = first ? step - first.offsetWidth : 0;
  const items = Math.max(1, Math.floor((width + gap + 1) / step));
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollBy({ left: direction * items * step, behavior: isStill ? "instant" : "smooth" });
}

/**
 * Buttons that scroll a row by a page with a mouse. They aren't tab stops: in the row, arrow keys, Home and End do the
 * same. Assistive technology reaches them.
 */
export function RowArrows({ list, heading, onExpand }: RowArrowsProps) {
  const { t } = useLingui();
  const { atStart, atEnd } = useEnds(list);
  if (atStart && atEnd) return null;
  const arrow = (direction: -1 | 1, label: string, isAtEnd: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.arrow}
      aria-label={label}
      aria-describedby={heading}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (isAtEnd || !list.current) return;
        // Items that aren't rendered yet would end the scrolling.
        flushSync(onExpand);
        scrollByPage(list.current, direction);
      }}
    >
      <ChevronRight aria-hidden />
    </button>
  );
  return (
    <div className={styles.arrows} onPointerEnter={onExpand}>
      {arrow(-1, t`Scroll back`, atStart)}
      {arrow(1, t`Scroll forward`, atEnd)}
    </div>
  );
}
