import { type UIEvent, useState } from "react";

/** Horizontal scroll distance that freezes a row, in pixels. */
const SCROLL_THRESHOLD = 8;

/** Stops a list from updating while it is hovered, focused or scrolled away from its start. */
export function useFrozenList<T>(list: readonly T[]) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  const isFrozen = isHovered || hasFocus || isScrolled;
  const [frozen, setFrozen] = useState(list);
  if (!isFrozen && frozen !== list) setFrozen(list);
  return {
    items: isFrozen ? frozen : list,
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
    onScroll: ({ currentTarget }: UIEvent) => setIsScrolled(currentTarget.scrollLeft > SCROLL_THRESHOLD),
  };
}
