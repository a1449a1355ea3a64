import { useSyncExternalStore } from "react";
import type { PaymentAction } from "../../contract/payments.ts";
import { PRIVATE_PREFIX } from "../session/session.ts";
import { local } from "../storage/storage.ts";
import { now } from "../time/time.ts";

/**
 * A payment that the player has asked for on this device: written before it is sent and kept until its end is known, so
 * that a lost answer, a reload or a redirect out of the app never leaves anybody guessing, or paying twice.
 */
export interface Intent {
  /** Names it for the server. */
  key: string;
  action: PaymentAction;
  /** Digits of minor units. */
  amount_cents: string;
  currency: string;
  /** When it was sent, milliseconds since the epoch. */
  at: number;
  /** When it was known that no answer would come. */
  lostAt: number | null;
  /** What it has become; null while nobody knows. */
  payment: string | null;
}

const KEY = `${PRIVATE_PREFIX}payment-intents`;
/** A call that was given up may still arrive for so long, milliseconds. */
export const ARRIVES_WITHIN = 10_000;
/** No call of a tab that has gone is on its way for longer than this, milliseconds. */
export const LONGEST_CALL = 45_000;

const listeners = new Set<() => void>();
/** Where the browser keeps nothing, tabs tell each other. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("payment-intents");
let here: string | null = null;
/** What this tab itself is sending. */
const sending = new Set<string>();

const isIntent = (value: unknown): value is Intent =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "action" in value &&
  (value.action === "deposit" || value.action === "cashout") &&
  "amount_cents" in value &&
  /^\d+$/.test(String(value.amount_cents)) &&
  "currency" in value &&
  typeof value.currency === "string" &&
  "at" in value &&
  typeof value.at === "number";

let read: { from: string; intents: readonly Intent[] } = { from: "[]", intents: [] };

/** Everything that was asked for on this device and whose end is not known, oldest first. */
export function intents(): readonly Intent[] {
  const from = local.read(KEY) ?? here ?? "[]";
  if (from === read.from) return read.intents;
  let found: unknown = [];
  try {
    found = JSON.parse(from);
  } catch {
    // What cannot be read names no payment.
  }
  read = { from, intents: Array.isArray(found) ? found.filter(isIntent) : [] };
  return read.intents;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function write(next: readonly Intent[]): void {
  const written = JSON.stringify(next);
  here = null;
  if (next.length === 0) local.remove(KEY);
  else if (!local.write(KEY, written)) here = written;
  tell();
  channel?.postMessage(here);
}

const change = (key: string, changes: Partial<Intent>) =>
  write(intents().map((intent) => (intent.key === key ? { ...intent, ...changes } : intent)));

/** Before it is sent. */
export function keepIntent(intent: Pick<Intent, "key" | "action" | "amount_cents" | "currency">): void {
  sending.add(intent.key);
  const others = intents().filter(({ key }) => key !== intent.key);
  write([...others, { ...intent, at: now(), lostAt: null, payment: null }]);
}

/** No answer came: whether it has arrived, only the server knows. */
export function loseIntent(key: string): void {
  sending.delete(key);
  change(key, { lostAt: now() });
}

/** It has become a payment, which is followed until it ends. */
export function answerIntent(key: string, payment: string): void {
  sending.delete(key);
  change(key, { payment });
}

/** Its end is known, or it was never begun. */
export function forgetIntent(key: string): void {
  sending.delete(key);
  const kept = intents().filter((intent) => intent.key !== key);
  if (kept.length < intents().length) write(kept);
}

export function forgetPayment(id: string): void {
  const kept = intents().filter(({ payment }) => payment !== id);
  if (kept.length < intents().length) write(kept);
}

/** Whether its outcome is not known, though this tab does not wait for an answer. */
export const isUnclear = ({ key, payment }: Intent): boolean => payment === null && !sending.has(key);

/**
 * Whether the server's word that it knows nothing of an intent is the last one: what was sent may arrive after it was
 * asked. `asked` is when that was, milliseconds since the epoch.
 */
export const isNeverBegun = ({ at, lostAt }: Intent, asked: number): boolean =>
  asked >= (lostAt === null ? at + LONGEST_CALL : lostAt + ARRIVES_WITHIN);

function hear({ data }: MessageEvent<string | null>): void {
  here = data;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener("storage", tell);
    channel?.addEventListener("message", hear);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", tell);
    channel?.removeEventListener("message", hear);
  };
}

const NONE: readonly Intent[] = [];
/** The same, also what other tabs ask for. */
export const useIntents = (): readonly Intent[] => useSyncExternalStore(subscribe, intents, () => NONE);
