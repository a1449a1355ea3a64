import { useState } from "react";

/** True once the player has interacted with a horizontal list; `turn` has the element's event handlers. */
export function useExpanded() {
  const [isExpanded, setUnfolded] = useState(false);
  const expand = () => setUnfolded(true);
  const handlers = { onPointerEnter: expand, onTouchStart: expand, onScroll: expand, onFocus: expand };
  return { unfolded: isExpanded, unfold: expand, handlers };
}
