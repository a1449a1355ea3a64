import { useState } from "react";

/** Returns whether the player has interacted with a horizontal list; `handlers` are for the list's element. */
export function useExpanded() {
  const [isExpanded, setIsExpanded] = useState(false);
  const expand = () => setIsExpanded(true);
  const handlers = { onPointerEnter: expand, onTouchStart: expand, onScroll: expand, onFocus: expand };
  return { isExpanded, expand, handlers };
}
