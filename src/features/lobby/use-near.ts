import { type RefObject, useEffect, useState } from "react";
import { onceNear } from "../../lib/page/once-near.ts";

/** True once the element has come within half a screen of the viewport. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return onceNear(element.current, () => setIsNear(true));
  }, [element, isNear]);
  return isNear;
}
