import { useSyncExternalStore } from "react";

/** Elements of the current page for parts that load late, by id. */
const containers = new Map<string, HTMLElement>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Ref of such an element: announces it as long as it is mounted. */
export function containerRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { id } = element;
  containers.set(id, element);
  notify();
  return () => {
    if (containers.get(id) === element) containers.delete(id);
    notify();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element with this id that the page renders for a part that loads late; null while there is none. */
export const useContainer = (id: string): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => containers.get(id) ?? null,
    () => null,
  );
