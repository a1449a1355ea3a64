import { useLayoutEffect, useSyncExternalStore } from "react";

/** Prompts by priority: popups first, then legal requirements, then the rest. */
const PRIORITY = [
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

export type Asker = (typeof PRIORITY)[number];

let queue: readonly Asker[] = [];
const listeners = new Set<() => void>();

function update(next: readonly Asker[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** The prompt that may show now; null for none. */
export const whoseTurn = (): Asker | null => PRIORITY.find((asker) => queue.includes(asker)) ?? null;

/**
 * Adds a prompt to the queue.
 * @returns the function that removes it.
 */
export function queueUp(asker: Asker): () => void {
  update([...queue, asker]);
  return () => {
    const index = queue.indexOf(asker);
    update(queue.filter((_, i) => i !== index));
  };
}

export function onTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while this prompt may show; only one prompt shows at a time. */
export function useTurn(asker: Asker, isWanted = true): boolean {
  useLayoutEffect(() => (isWanted ? queueUp(asker) : undefined), [asker, isWanted]);
  return useSyncExternalStore(onTurn, whoseTurn, () => null) === asker;
}

/** True while a popup covers the page. */
export const useIsCovered = (): boolean => useSyncExternalStore(onTurn, whoseTurn, () => null) === "popup";
