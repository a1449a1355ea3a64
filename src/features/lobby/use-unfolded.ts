import { useState } from "react";

/** Whether somebody has turned to a sideways list, by finger, pointer, keyboard or scrolling; `turn` goes on its element. */
export function useUnfolded() {
  const [unfolded, setUnfolded] = useState(false);
  const unfold = () => setUnfolded(true);
  const turn = { onPointerEnter: unfold, onTouchStart: unfold, onScroll: unfold, onFocus: unfold };
  return { unfolded, unfold, turn };
}
