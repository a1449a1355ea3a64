import { useSyncExternalStore } from "react";
import type { LimitPeriod } from "../../contract/jurisdictions.ts";
import type { BreakType } from "../../rules/limits/limits.ts";
import { local } from "../storage/storage.ts";
import { hasSession, sessionName } from "./session.ts";

/**
 * A break that a player has asked for on this device. Games for money are closed from that moment, whether the server has
 * heard of it or not. It outlives the session, the worker and whatever else is dropped: only the server's word ends it.
 */
export interface Wish {
  playerId: number;
  /** Of the session that it was made in: who the player is cannot be asked without network. */
  session: string | null;
  type: BreakType;
  period: LimitPeriod;
  /** Names it for the server, so that it is granted once. */
  key: string;
  /** When the break ends, as the server has said: ISO 8601; null until it has. */
  until: string | null;
  /** The server would not have it: the lock stays, support has to help. */
  refused: boolean;
}

const KEY = "play-lock";
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the page remembers it itself. */
let here: string | null = null;

const isWish = (value: unknown): value is Wish =>
  typeof value === "object" &&
  value !== null &&
  "playerId" in value &&
  typeof value.playerId === "number" &&
  "key" in value &&
  typeof value.key === "string" &&
  "type" in value &&
  "period" in value;

const text = () => local.read(KEY) ?? here ?? "[]";
let read: { from: string; wishes: readonly Wish[] } = { from: "[]", wishes: [] };

/** Everything that was asked for on this device and is not over. */
export function wishes(): readonly Wish[] {
  const from = text();
  if (from === read.from) return read.wishes;
  let found: unknown = [];
  try {
    found = JSON.parse(from);
  } catch {
    // What cannot be read says nothing of anybody.
  }
  read = { from, wishes: Array.isArray(found) ? found.filter(isWish) : [] };
  return read.wishes;
}

function write(next: readonly Wish[]): void {
  const written = JSON.stringify(next);
  here = null;
  if (next.length === 0) local.remove(KEY);
  else if (!local.write(KEY, written)) here = written;
  for (const listener of listeners) listener();
}

/** Whether the player of this session has asked to be excluded. */
export const isExcluding = (): boolean =>
  wishes().some(({ type, session }) => type === "selfexclusion" && session === sessionName());

/** Closes games at once. The same break, asked for again before the server has heard of it, is the same wish. */
export function lock(wish: Pick<Wish, "playerId" | "type" | "period" | "key">): Wish {
  const { playerId, type, period } = wish;
  const same = wishes().find(
    (one) => one.playerId === playerId && one.type === type && one.period === period && one.until === null,
  );
  if (same) return same;
  const made: Wish = { ...wish, session: sessionName(), until: null, refused: false };
  write([...wishes(), made]);
  return made;
}

/** What the server has made of a wish. */
export function settle(key: string, outcome: Partial<Pick<Wish, "until" | "refused">>): void {
  write(wishes().map((wish) => (wish.key === key ? { ...wish, ...outcome } : wish)));
}

/** The server says that the player is free: what it has granted before is over. What it has not heard of stays. */
export function unlock(playerId: number): void {
  const kept = wishes().filter((wish) => wish.playerId !== playerId || wish.until === null);
  if (kept.length < wishes().length) write(kept);
}

/** Those that lock this player, undefined where who it is cannot be known: then those of the session. */
export const locksOf = (playerId: number | undefined): readonly Wish[] =>
  wishes().filter((wish) =>
    playerId === undefined ? hasSession() && wish.session === sessionName() : wish.playerId === playerId,
  );

/** Calls `listener` when a lock changes, here or in another tab, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Whether games for money are closed on this device; with the wishes behind it. */
export function usePlayLock(playerId: number | undefined): readonly Wish[] {
  useSyncExternalStore(subscribe, wishes, () => NONE);
  return locksOf(playerId);
}
const NONE: readonly Wish[] = [];
