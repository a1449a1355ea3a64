import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The element with this id that the page renders for a part that loads late; null if the page has none. */
export function useContainer(id: string): HTMLElement | null {
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another container, or none
  useEffect(() => setContainer(document.getElementById(id)), [id, path]);
  return container;
}
