import { useSyncExternalStore } from "react";

/** Elements of the current page for parts that load late, and what those parts give to the page, by id. */
const entries = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Sets an entry; null removes it. */
export function setEntry(id: string, value: unknown): void {
  if (value === null) entries.delete(id);
  else entries.set(id, value);
  for (const listener of listeners) listener();
}

/** Ref of such an element: announces it as long as it is mounted. */
export function containerRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { id } = element;
  setEntry(id, element);
  return () => {
    if (entries.get(id) === element) setEntry(id, null);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The entry with this id; null while there is none. */
export const useEntry = (id: string): unknown =>
  useSyncExternalStore(
    subscribe,
    () => entries.get(id) ?? null,
    () => null,
  );

/** The element with this id that the page renders for a part that loads late; null while there is none. */
export const useContainer = (id: string) => useEntry(id) as HTMLElement | null;
