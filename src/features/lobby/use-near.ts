import { type RefObject, useEffect, useState } from "react";
import { onceNear } from "../../lib/page/once-near.ts";

/** True from when the element first comes within half a screen of what is seen. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    return onceNear(element.current, () => setNear(true));
  }, [element, near]);
  return near;
}
