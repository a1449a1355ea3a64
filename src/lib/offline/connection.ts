import { useSyncExternalStore } from "react";
import { now } from "../time/time.ts";

export interface Connection {
  /** The server is unreachable. */
  unreachable: boolean;
  /** Time when the shown responses were cached; milliseconds since the epoch, null if they are current. */
  cachedAt: number | null;
}

const ONLINE: Connection = { unreachable: false, cachedAt: null };
let connection: Connection = ONLINE;
const listeners = new Set<() => void>();
/** Start of the outage, milliseconds since the epoch. */
let unreachableSince = 0;
const reachedListeners = new Set<(since: number) => void>();

function update(next: Connection): void {
  if (next.unreachable === connection.unreachable && next.cachedAt === connection.cachedAt) return;
  const { unreachable } = connection;
  connection = next;
  for (const listener of listeners) listener();
  if (!unreachable && next.unreachable) unreachableSince = now();
  if (unreachable && !next.unreachable) for (const listener of reachedListeners) listener(unreachableSince);
}

/**
 * Calls `listener` when the server becomes reachable again, with the start of the outage in milliseconds
 * since the epoch.
 */
export function onReachable(listener: (since: number) => void): () => void {
  reachedListeners.add(listener);
  return () => reachedListeners.delete(listener);
}

/** Reports an actual response, which is more reliable than `navigator.onLine`. */
export function reportResponse(cachedAt: number | null): void {
  // While offline, the browser may answer from its HTTP cache.
  if (cachedAt === null) update(isOffline() ? { ...connection, unreachable: true } : ONLINE);
  else update({ unreachable: true, cachedAt: Math.min(cachedAt, connection.cachedAt ?? cachedAt) });
}

export function reportUnreachable(): void {
  update({ ...connection, unreachable: true });
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

/** True if the device reports that it is offline. */
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
    () => ONLINE,
  );
}
