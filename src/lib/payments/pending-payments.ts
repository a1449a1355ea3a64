import { useSyncExternalStore } from "react";
import type { PaymentAction } from "../../contract/payments.ts";
import { PRIVATE_PREFIX } from "../session/session.ts";
import { local } from "../storage/storage.ts";
import { now } from "../time/time.ts";

/**
 * A payment request of this device: stored before it is sent and until its outcome is known, so that a lost
 * response, a reload or a redirect never leaves the player uncertain or charged twice.
 */
export interface PaymentRequest {
  /** Idempotency key. */
  key: string;
  action: PaymentAction;
  /** Minor units, as digits. */
  amount_cents: string;
  currency: string;
  /** Time of sending, milliseconds since the epoch. */
  at: number;
  /** Time when the call failed without a response. */
  unansweredAt: number | null;
  /** Payment id; null while unknown. */
  payment: string | null;
}

const KEY = `${PRIVATE_PREFIX}payment-requests`;
/** Key of earlier releases, whose requests have `lostAt` instead of `unansweredAt`. */
const FORMER_KEY = `${PRIVATE_PREFIX}payment-intents`;
/** A failed call may still reach the server within this time, in milliseconds. */
export const MAX_ARRIVAL_DELAY = 10_000;
/** Maximum duration of a call from a closed tab, in milliseconds. */
export const MAX_CALL_DURATION = 45_000;

const listeners = new Set<() => void>();
/** Without web storage, tabs sync through this channel. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("payment-requests");
let fallback: string | null = null;
/** Keys of requests that this tab is sending. */
const sending = new Set<string>();

const isPaymentRequest = (value: unknown): value is PaymentRequest =>
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

const fromFormer = (request: PaymentRequest & { lostAt?: number | null }): PaymentRequest => {
  const { lostAt = null, ...current } = request;
  return { ...current, unansweredAt: current.unansweredAt ?? lostAt };
};

let cache: { from: string; requests: readonly PaymentRequest[] } = { from: "[]", requests: [] };

/** Payment requests of this device whose payment isn't known to have ended, oldest first. */
export function paymentRequests(): readonly PaymentRequest[] {
  const source = local.read(KEY) ?? fallback ?? local.read(FORMER_KEY) ?? "[]";
  if (source === cache.from) return cache.requests;
  let parsed: unknown = [];
  try {
    parsed = JSON.parse(source);
  } catch {
    // Corrupt storage counts as empty.
  }
  cache = {
    from: source,
    requests: Array.isArray(parsed) ? parsed.filter(isPaymentRequest).map(fromFormer) : [],
  };
  return cache.requests;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function write(next: readonly PaymentRequest[]): void {
  const json = JSON.stringify(next);
  fallback = null;
  local.remove(FORMER_KEY);
  if (next.length === 0) local.remove(KEY);
  else if (!local.write(KEY, json)) fallback = json;
  notify();
  channel?.postMessage(fallback);
}

const update = (key: string, changes: Partial<PaymentRequest>) =>
  write(paymentRequests().map((request) => (request.key === key ? { ...request, ...changes } : request)));

/** Stores a request before it is sent. */
export function savePaymentRequest(
  request: Pick<PaymentRequest, "key" | "action" | "amount_cents" | "currency">,
): void {
  sending.add(request.key);
  const others = paymentRequests().filter(({ key }) => key !== request.key);
  write([...others, { ...request, at: now(), unansweredAt: null, payment: null }]);
}

/** Marks a request without a response; only the server knows whether it arrived. */
export function markUnanswered(key: string): void {
  sending.delete(key);
  update(key, { unansweredAt: now() });
}

/** Links a request to its payment, which is tracked until it ends. */
export function resolvePaymentRequest(key: string, payment: string): void {
  sending.delete(key);
  update(key, { payment });
}

/** Removes a request whose outcome is known. */
export function removePaymentRequest(key: string): void {
  sending.delete(key);
  const remaining = paymentRequests().filter((request) => request.key !== key);
  if (remaining.length < paymentRequests().length) write(remaining);
}

export function removePayment(id: string): void {
  const remaining = paymentRequests().filter(({ payment }) => payment !== id);
  if (remaining.length < paymentRequests().length) write(remaining);
}

/** True if the outcome is unknown and this tab is not waiting for a response. */
export const hasUnknownOutcome = ({ key, payment }: PaymentRequest): boolean =>
  payment === null && !sending.has(key);

/**
 * True if the payment can no longer be created: the server didn't know the key at `checkedAt` (milliseconds since
 * the epoch), when the request could no longer be on its way.
 */
export const isNeverCreated = ({ at, unansweredAt }: PaymentRequest, checkedAt: number): boolean =>
  checkedAt >= (unansweredAt === null ? at + MAX_CALL_DURATION : unansweredAt + MAX_ARRIVAL_DELAY);

function onChannelMessage({ data }: MessageEvent<string | null>): void {
  fallback = data;
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener("storage", notify);
    channel?.addEventListener("message", onChannelMessage);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", notify);
    channel?.removeEventListener("message", onChannelMessage);
  };
}

const NONE: readonly PaymentRequest[] = [];
/** Payment requests of all tabs. */
export const usePaymentRequests = (): readonly PaymentRequest[] =>
  useSyncExternalStore(subscribe, paymentRequests, () => NONE);
