import { setTimeout as delay } from "node:timers/promises";
import { SERVER_CALL_TIMEOUT } from "../../http/call-timeout.ts";
import { createSlots } from "./slots.ts";
import type { Subscription } from "./subscriptions-store.ts";
import type { Vapid } from "./vapid.ts";

/** Concurrent requests. */
const CONCURRENCY = 5;
/** Attempts per push. */
const MAX_ATTEMPTS = 3;
/** Default pauses before the second and third attempt, milliseconds. */
const PAUSES = [1_000, 5_000];
/** Maximum pause, whatever the service requests, milliseconds. */
const MAX_PAUSE = 60_000;
/** Time for running requests at shutdown, milliseconds. */
const GRACE = 3_000;

/** Resolves early when the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface Delivery {
  subscription: Subscription;
  /** Checked before each attempt: the player may have signed out or opted out meanwhile. */
  isWanted: () => Promise<boolean>;
  /** Built for each attempt, so that the badge is current. */
  payload: () => Promise<string>;
  /** Topic for the push service, which keeps the newest message of each. */
  topic: string;
  urgency: "normal" | "high";
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface SenderDeps {
  vapid: Vapid;
  now: () => number;
  /** Replaces timers in tests. */
  wait?: Wait;
  /** Called when the push service no longer knows the subscription. */
  forget: (subscription: Subscription) => Promise<void>;
  logError: (message: string, error: unknown) => void;
}

/** The push service's response; status 0 for none. */
interface Outcome {
  status: number;
  retryAfter: string | null;
  /** Why there was no response. */
  reason?: string;
}

const waitFor: Wait = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});

/** Describes a network error without the endpoint, which is personal data. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
}

/** Parses `Retry-After`, in seconds or as a date. */
function pauseOf(retryAfter: string | null, tries: number, now: number): number {
  const header = retryAfter?.trim() ?? "";
  const requestedPause = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  const pause = Number.isFinite(requestedPause) ? Math.max(0, requestedPause) : PAUSES[tries - 1]!;
  return Math.min(pause, MAX_PAUSE);
}

/** Sends push messages in the background; callers neither wait nor fail. */
export function createSender({ vapid, now, wait = waitFor, forget, logError }: SenderDeps) {
  const inSlot = createSlots(CONCURRENCY);
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const abort = new AbortController();

  async function post({ endpoint }: Subscription, headers: object, body: Buffer): Promise<Outcome> {
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        // An allowed push service could redirect to one that isn't.
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(SERVER_CALL_TIMEOUT), abort.signal]),
      });
      await answer.body?.cancel();
      return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
    } catch (error) {
      return { status: 0, retryAfter: null, reason: reasonOf(error) };
    }
  }

  /** One attempt; undefined if the message is no longer wanted. */
  async function attempt(delivery: Delivery): Promise<Outcome | undefined> {
    const { subscription, topic, urgency, expiresAt } = delivery;
    const TTL = Math.floor((expiresAt - now()) / 1_000);
    if (TTL <= 0 || closing.signal.aborted || !(await delivery.isWanted())) return undefined;
    const { endpoint, p256dh, auth } = subscription;
    // Loaded on demand: servers rarely push.
    const { default: webPush } = await import("web-push");
    const requestDetails = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      await delivery.payload(),
      { TTL, topic, urgency, vapidDetails: vapid, contentEncoding: "aes128gcm" },
    );
    // Leave out the content length, which fetch derives from the body.
    const { "Content-Length": _, ...headers } = requestDetails.headers;
    return post(subscription, headers, requestDetails.body);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { subscription } = delivery;
    for (let tries = 1; !closing.signal.aborted; tries++) {
      const outcome = await inSlot(() => attempt(delivery));
      if (!outcome) return;
      const { status, retryAfter, reason } = outcome;
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) return forget(subscription);
      const isTemporary = status === 0 || status === 429 || status >= 500;
      if (!isTemporary || tries === MAX_ATTEMPTS) {
        const details = reason ?? `answer ${status}`;
        return logError("push rejected", `${new URL(subscription.endpoint).hostname}: ${details}`);
      }
      await wait(pauseOf(retryAfter, tries, now()), closing.signal);
    }
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    send(delivery: Delivery): void {
      const task = deliver(delivery)
        .catch((error) => logError("push failed", error))
        .finally(() => running.delete(task));
      running.add(task);
    },

    /** Resolves when nothing is running. */
    settled,

    /** Starts nothing new and cuts off running requests after the grace period. */
    async close(): Promise<void> {
      closing.abort();
      const timer = setTimeout(() => abort.abort(), GRACE);
      await settled();
      clearTimeout(timer);
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
