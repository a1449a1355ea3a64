import { useSyncExternalStore } from "react";

/** How long a toast stays, milliseconds. */
export const TOAST_TIME = 10_000;

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
  /** `leads`: it goes elsewhere, so that the toast goes too, at the latest with the session. */
  action?: { label: string; run: () => void; leads?: boolean };
  /** Told when it goes. */
  onClose?: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const leaving = new Map<number, ReturnType<typeof setTimeout>>();
const NONE: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  toasts.find((toast) => toast.id === id)?.onClose?.();
  change(toasts.filter((toast) => toast.id !== id));
}

/** Shows a message for 10 s, or until dismissed when `persistent`. The same text is not shown twice at once. */
export function showToast(toast: Omit<Toast, "id">, persistent = false): number {
  const same = toasts.find((shown) => shown.text === toast.text);
  if (same) {
    if (persistent) clearTimeout(leaving.get(same.id));
    // The newest way is the one that is meant.
    change(toasts.map((shown) => (shown.id === same.id ? { ...toast, id: same.id } : shown)));
    return same.id;
  }
  const id = ++lastId;
  change([...toasts, { ...toast, id }]);
  if (!persistent)
    leaving.set(
      id,
      setTimeout(() => dismissToast(id), TOAST_TIME),
    );
  return id;
}

/** Dismisses what leads elsewhere. */
export function forgetWays(): void {
  for (const { id, action } of toasts) if (action?.leads) dismissToast(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}
