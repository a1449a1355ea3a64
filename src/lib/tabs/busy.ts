/** Unfinished work in this tab, which prevents reloads, navigation and prompts. */
export type BusyKind = "game" | "bet" | "deposit" | "form";

/**
 * Mirrored as an attribute of the document, for code that cannot import this module: the inline boot script
 * and the chunk-load error handler.
 */
const ATTRIBUTE = "data-busy";

/** Lock shared by all tabs in use; an exclusive request succeeds only while every tab is idle. */
export const BUSY_LOCK = "busy";

const activeMarks = new Set<{ kind: BusyKind }>();
const listeners = new Set<() => void>();
let unlock = () => {};

const markDocument = (busy: boolean) =>
  globalThis.document?.documentElement?.toggleAttribute(ATTRIBUTE, busy);

function lock(): void {
  const released = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  // In browsers without locks, tabs exchange messages: see tab-coordination.ts.
  navigator.locks?.request(BUSY_LOCK, { mode: "shared" }, () => released).catch(() => {});
}

/**
 * Marks this tab as in use. Marks may overlap.
 * @returns the function that removes the mark.
 */
export function markBusy(kind: BusyKind): () => void {
  const mark = { kind };
  if (!isBusy()) {
    lock();
    markDocument(true);
  }
  activeMarks.add(mark);
  return () => {
    if (!activeMarks.delete(mark) || isBusy()) return;
    unlock();
    markDocument(false);
    for (const listener of listeners) listener();
  };
}

/** True if this tab is in use; with `kind`, only if by that kind of work. */
export function isBusy(kind?: BusyKind): boolean {
  for (const mark of activeMarks) if (!kind || mark.kind === kind) return true;
  return false;
}

/**
 * Calls `listener` when this tab becomes idle.
 * @returns the unsubscribe function.
 */
export function onIdle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
