import { useLayoutEffect, useSyncExternalStore } from "react";

/** What asks for the player's attention, in the order in which they are asked: a popup, what the law wants, and the rest. */
const ORDER = [
  "popup",
  "country",
  "cookies",
  "webview",
  "plan",
  "review",
  "player",
  "language",
  "install",
  "promotion",
] as const;

export type Asker = (typeof ORDER)[number];

let asking: readonly Asker[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Asker[]): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** Who asks now, or null. */
export const whoseTurn = (): Asker | null => ORDER.find((asker) => asking.includes(asker)) ?? null;

/** Waits for its turn. Gives what ends that. */
export function queueUp(asker: Asker): () => void {
  change([...asking, asker]);
  return () => {
    const at = asking.indexOf(asker);
    change(asking.filter((_, i) => i !== at));
  };
}

export function onTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has one thing asked at a time: true while it is this one's turn. */
export function useTurn(asker: Asker, wants = true): boolean {
  useLayoutEffect(() => (wants ? queueUp(asker) : undefined), [asker, wants]);
  return useSyncExternalStore(onTurn, whoseTurn, () => null) === asker;
}

/** Whether a popup lies over the page. */
export const useIsCovered = (): boolean => useSyncExternalStore(onTurn, whoseTurn, () => null) === "popup";
