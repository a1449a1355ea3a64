import { useSyncExternalStore } from "react";
import type { LimitPeriod } from "../../contract/jurisdictions.ts";
import type { BreakType } from "../../rules/limits/limits.ts";
import { local } from "../storage/storage.ts";
import { hasSession, sessionName } from "./session.ts";

/**
 * A break requested on this device. Real-money games are locked from then on, even before the server
 * responds. It outlives session and worker; only the server's response ends it.
 */
export interface BreakRequest {
  playerId: number;
  /** Session of the request, because offline the player id is unknown. */
  session: string | null;
  type: BreakType;
  period: LimitPeriod;
  /** Idempotency key. */
  key: string;
  /** End of the break as confirmed by the server, ISO 8601; null until then. */
  until: string | null;
  /** True if the server rejected the break: the device stays locked, and the player needs support. */
  isRejected: boolean;
}

const KEY = "play-lock";
const listeners = new Set<() => void>();
/** In-memory fallback without web storage. */
let fallback: string | null = null;

const isBreakRequest = (value: unknown): value is BreakRequest =>
  typeof value === "object" &&
  value !== null &&
  "playerId" in value &&
  typeof value.playerId === "number" &&
  "key" in value &&
  typeof value.key === "string" &&
  "type" in value &&
  "period" in value;

/** Earlier releases stored `refused`. */
const fromFormer = (request: BreakRequest & { refused?: boolean }): BreakRequest => {
  const { refused = false, ...current } = request;
  return { ...current, isRejected: current.isRejected ?? refused };
};

const readSource = () => local.read(KEY) ?? fallback ?? "[]";
let cache: { from: string; breakRequests: readonly BreakRequest[] } = { from: "[]", breakRequests: [] };

/** Break requests of this device that have not ended. */
export function breakRequests(): readonly BreakRequest[] {
  const source = readSource();
  if (source === cache.from) return cache.breakRequests;
  let parsed: unknown = [];
  try {
    parsed = JSON.parse(source);
  } catch {
    // Corrupt storage counts as empty.
  }
  cache = {
    from: source,
    breakRequests: Array.isArray(parsed) ? parsed.filter(isBreakRequest).map(fromFormer) : [],
  };
  return cache.breakRequests;
}

function write(next: readonly BreakRequest[]): void {
  const json = JSON.stringify(next);
  fallback = null;
  if (next.length === 0) local.remove(KEY);
  else if (!local.write(KEY, json)) fallback = json;
  for (const listener of listeners) listener();
}

/** True if this session's player has requested self-exclusion. */
export const isExcluding = (): boolean =>
  breakRequests().some(({ type, session }) => type === "selfexclusion" && session === sessionName());

/** Locks games immediately. Repeating a pending request returns the existing one. */
export function requestBreak(
  request: Pick<BreakRequest, "playerId" | "type" | "period" | "key">,
): BreakRequest {
  const { playerId, type, period } = request;
  const existing = breakRequests().find(
    (other) =>
      other.playerId === playerId && other.type === type && other.period === period && other.until === null,
  );
  if (existing) return existing;
  const created: BreakRequest = { ...request, session: sessionName(), until: null, isRejected: false };
  write([...breakRequests(), created]);
  return created;
}

/** Stores the server's response to a request. */
export function resolveBreakRequest(
  key: string,
  outcome: Partial<Pick<BreakRequest, "until" | "isRejected">>,
): void {
  write(breakRequests().map((request) => (request.key === key ? { ...request, ...outcome } : request)));
}

/** Removes the confirmed breaks of a player who is no longer excluded. Pending requests stay. */
export function removeEndedBreaks(playerId: number): void {
  const remaining = breakRequests().filter(
    (request) => request.playerId !== playerId || request.until === null,
  );
  if (remaining.length < breakRequests().length) write(remaining);
}

/** Break requests of this player; of the session if the player is unknown. */
export const locksOf = (playerId: number | undefined): readonly BreakRequest[] =>
  breakRequests().filter((request) =>
    playerId === undefined
      ? hasSession() && request.session === sessionName()
      : request.playerId === playerId,
  );

/**
 * Calls `listener` when a lock changes in any tab.
 * @returns the unsubscribe function.
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Break requests that lock real-money games on this device. */
export function usePlayLock(playerId: number | undefined): readonly BreakRequest[] {
  useSyncExternalStore(subscribe, breakRequests, () => NONE);
  return locksOf(playerId);
}
const NONE: readonly BreakRequest[] = [];
