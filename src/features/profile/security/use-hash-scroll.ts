import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/**
 * Scrolls to a section once it is rendered, if the hash names it or `isWanted` is set.
 * @returns the section's ref.
 */
export function useHashScroll<Part extends HTMLElement>(name: string, isRendered: boolean, isWanted = false) {
  const { hash } = useRouter().state.location;
  const ref = useRef<Part>(null);
  const shouldScroll = isRendered && (isWanted || hash === name);
  useEffect(() => {
    if (shouldScroll) ref.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [shouldScroll]);
  return ref;
}
