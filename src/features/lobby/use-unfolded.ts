import { useState } from "react";

/** True once the player has interacted with a horizontal list; `turn` has the element's event handlers. */
export function useExpanded() {
  const [unfolded, setUnfolded] = useState(false);
  const expand = () => setUnfolded(true);
  const handlers = { onPointerEnter: expand, onTouchStart: expand, onScroll: expand, onFocus: expand };
  return { unfolded, unfold: expand, turn: handlers };
}
