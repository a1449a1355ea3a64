/** What a player may be in the midst of: nothing reloads the page, goes elsewhere or lies down over it meanwhile. */
export type BusyKind = "game" | "bet" | "deposit" | "form";

/**
 * Stands on the document's root while this tab is busy: for who cannot load this file, because it is in every first
 * visit or because loading is what fails.
 */
const MARK = "data-busy";

/** A lock that all busy tabs of this browser share: who needs them calm asks for it alone. */
export const BUSY_LOCK = "busy";

const marks = new Set<{ kind: BusyKind }>();
const listeners = new Set<() => void>();
let unlock = () => {};

const markDocument = (busy: boolean) => globalThis.document?.documentElement?.toggleAttribute(MARK, busy);

function lock(): void {
  const held = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  // Where the browser has no locks, tabs ask each other: see all-tabs.ts.
  navigator.locks?.request(BUSY_LOCK, { mode: "shared" }, () => held).catch(() => {});
}

/** Says that this tab is busy, until the returned function is called. Marks may overlap. */
export function markBusy(kind: BusyKind): () => void {
  const mark = { kind };
  if (!isBusy()) {
    lock();
    markDocument(true);
  }
  marks.add(mark);
  return () => {
    if (!marks.delete(mark) || isBusy()) return;
    unlock();
    markDocument(false);
    for (const listener of listeners) listener();
  };
}

/** Whether this tab is busy, with anything or with this. */
export function isBusy(kind?: BusyKind): boolean {
  for (const mark of marks) if (!kind || mark.kind === kind) return true;
  return false;
}

/** Calls `listener` each time this tab has nothing left that it is busy with. Returns what ends that. */
export function onCalm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
