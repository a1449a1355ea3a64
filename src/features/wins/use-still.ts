import { type UIEvent, useState } from "react";

/** How far somebody has turned a row before it counts as turned, pixels. */
const TURNED = 8;

/** Keeps a list as it is while somebody points at it, has the focus in it or has turned it; then it catches up. */
export function useStill<T>(list: readonly T[]) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [turned, setTurned] = useState(false);
  const held = pointed || focused || turned;
  const [shown, setShown] = useState(list);
  if (!held && shown !== list) setShown(list);
  return {
    shown: held ? shown : list,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    onScroll: ({ currentTarget }: UIEvent) => setTurned(currentTarget.scrollLeft > TURNED),
  };
}
