import { useSyncExternalStore } from "react";
import { now } from "../time/time.ts";

export interface Connection {
  /** The server cannot be reached. */
  unreachable: boolean;
  /** When the shown answers were made, where the worker gave kept ones; milliseconds since the epoch. */
  keptAt: number | null;
}

const REACHED: Connection = { unreachable: false, keptAt: null };
let connection: Connection = REACHED;
const listeners = new Set<() => void>();
/** When the server went out of reach, milliseconds since the epoch. */
let since = 0;
const waiting = new Set<(since: number) => void>();

function change(next: Connection): void {
  if (next.unreachable === connection.unreachable && next.keptAt === connection.keptAt) return;
  const { unreachable } = connection;
  connection = next;
  for (const listener of listeners) listener();
  if (!unreachable && next.unreachable) since = now();
  if (unreachable && !next.unreachable) for (const listener of waiting) listener(since);
}

/** Calls `listener` each time the server can be reached again, with when it went out of reach, milliseconds since the epoch. */
export function onReached(listener: (since: number) => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Told by the request layer what really happened, which the browser's own flag does not know. */
export function reportAnswer(keptAt: number | null): void {
  // The browser may answer from its own cache while there is no network at all.
  if (keptAt === null) change(isOffline() ? { ...connection, unreachable: true } : REACHED);
  else change({ unreachable: true, keptAt: Math.min(keptAt, connection.keptAt ?? keptAt) });
}

export function reportUnreachable(): void {
  change({ ...connection, unreachable: true });
}

/** Resolves once the server is unreachable. */
export function whenUnreachable(): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      if (!connection.unreachable) return;
      listeners.delete(listener);
      resolve();
    };
    listeners.add(listener);
    listener();
  });
}

export function isUnreachable(): boolean {
  return connection.unreachable;
}

/** True when the device itself says that it has no network. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}

function subscribe(listener: () => void): () => void {
  const offline = () => reportUnreachable();
  listeners.add(listener);
  window.addEventListener("offline", offline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("offline", offline);
  };
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => REACHED,
  );
}
