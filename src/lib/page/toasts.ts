import { useSyncExternalStore } from "react";

/** Display time of a toast, in milliseconds. */
export const TOAST_TIME = 10_000;

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
  /** `navigates`: the toast closes when its action is used, and when the session ends. */
  action?: { label: string; run: () => void; navigates?: boolean };
  onClose?: () => void;
  /** True if the toast doesn't show over a game. */
  waits?: boolean;
  /** Display time in milliseconds, if shorter than that of others. */
  time?: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const NONE: readonly Toast[] = [];

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toasts.find((toast) => toast.id === id)?.onClose?.();
  update(toasts.filter((toast) => toast.id !== id));
}

/** Starts a toast's display time. */
function startTimer(id: number, time = TOAST_TIME): void {
  timers.set(
    id,
    setTimeout(() => dismissToast(id), time),
  );
}

/** Stops the display time, while the toast has the focus. */
export const pauseToast = (id: number): void => clearTimeout(timers.get(id));

/** Continues with the whole display time; a persistent toast has none. */
export function resumeToast(id: number): void {
  clearTimeout(timers.get(id));
  const toast = toasts.find((candidate) => candidate.id === id);
  if (toast && timers.has(id)) startTimer(id, toast.time);
}

/** Shows a toast for 10 s, or until dismissed if `persistent`. A toast with the same text is replaced. */
export function showToast(toast: Omit<Toast, "id">, persistent = false): number {
  const existing = toasts.find((other) => other.text === toast.text);
  if (existing) {
    if (persistent) {
      clearTimeout(timers.get(existing.id));
      timers.delete(existing.id);
    }
    // The toast takes over the newest action.
    update(toasts.map((other) => (other.id === existing.id ? { ...toast, id: existing.id } : other)));
    return existing.id;
  }
  const id = ++lastId;
  update([...toasts, { ...toast, id }]);
  if (!persistent) startTimer(id, toast.time);
  return id;
}

/** Dismisses toasts whose action navigates. */
export function dismissNavigationToasts(): void {
  for (const { id, action } of toasts) if (action?.navigates) dismissToast(id);
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
