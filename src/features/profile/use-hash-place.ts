import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Brings a part of a page before the player once it is there, where the address names it, or where it is wanted anyway. */
export function useHashPlace<Part extends HTMLElement>(name: string, isThere: boolean, isWanted = false) {
  const { hash } = useRouter().state.location;
  const place = useRef<Part>(null);
  const isMeant = isThere && (isWanted || hash === name);
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [isMeant]);
  return place;
}
