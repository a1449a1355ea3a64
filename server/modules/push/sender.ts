import { setTimeout as delay } from "node:timers/promises";
import { SERVER_CALL_TIMEOUT } from "../../http/call-timeout.ts";
import { createSlots } from "./slots.ts";
import type { Subscription } from "./subscriptions-store.ts";
import type { Vapid } from "./vapid.ts";

/** Requests under way at once. */
const AT_ONCE = 5;
/** How often one push is tried. */
const TRIES = 3;
/** Milliseconds before the second try and before the third, where the service names no time. */
const PAUSES = [1_000, 5_000];
/** Nobody waits longer than this for another try, whatever the service names; milliseconds. */
const LONGEST_PAUSE = 60_000;
/** What is under way when the server stops has this long, milliseconds. */
const GRACE = 3_000;

/** Ends early when the signal says so. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface Delivery {
  subscription: Subscription;
  /** Asked before each try: meanwhile somebody may have left the browser, or not want it any more. */
  isWanted: () => Promise<boolean>;
  /** Made anew for each try, so that the badge is that of the moment. */
  payload: () => Promise<string>;
  /** For the push service, which keeps the newest of a topic. */
  topic: string;
  urgency: "normal" | "high";
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface SenderDeps {
  vapid: Vapid;
  now: () => number;
  /** Instead of the clock's own time: for tests. */
  wait?: Wait;
  /** A push service does not know this one any more. */
  forget: (subscription: Subscription) => Promise<void>;
  logError: (message: string, error: unknown) => void;
}

/** What a push service said; status 0 when there was no answer. */
interface Outcome {
  status: number;
  retryAfter: string | null;
  /** Why there was no answer. */
  reason?: string;
}

const waitFor: Wait = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});

/** Why there was no answer, without the address, which is the player's own. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
}

/** `Retry-After` is seconds or a date. */
function pauseOf(retryAfter: string | null, tries: number, now: number): number {
  const named = retryAfter?.trim() ?? "";
  const asked = /^\d+$/.test(named) ? Number(named) * 1_000 : Date.parse(named) - now;
  const pause = Number.isFinite(asked) ? Math.max(0, asked) : PAUSES[tries - 1]!;
  return Math.min(pause, LONGEST_PAUSE);
}

/** Sends pushes behind whoever asks for them: nobody waits for it, and nobody fails by it. */
export function createSender({ vapid, now, wait = waitFor, forget, logError }: SenderDeps) {
  const inSlot = createSlots(AT_ONCE);
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const cut = new AbortController();

  async function post({ endpoint }: Subscription, headers: object, body: Buffer): Promise<Outcome> {
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        // A push service that is known might lead to one that is not.
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(SERVER_CALL_TIMEOUT), cut.signal]),
      });
      await answer.body?.cancel();
      return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
    } catch (error) {
      return { status: 0, retryAfter: null, reason: reasonOf(error) };
    }
  }

  /** One try; undefined when there is nothing to tell any more. */
  async function attempt(delivery: Delivery): Promise<Outcome | undefined> {
    const { subscription, topic, urgency, expiresAt } = delivery;
    const TTL = Math.floor((expiresAt - now()) / 1_000);
    if (TTL <= 0 || closing.signal.aborted || !(await delivery.isWanted())) return undefined;
    const { endpoint, p256dh, auth } = subscription;
    // Loaded when it is needed: most of a server's life nothing is pushed.
    const { default: webPush } = await import("web-push");
    const made = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      await delivery.payload(),
      { TTL, topic, urgency, vapidDetails: vapid, contentEncoding: "aes128gcm" },
    );
    // It is told from the body.
    const { "Content-Length": _, ...headers } = made.headers;
    return post(subscription, headers, made.body);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { subscription } = delivery;
    for (let tries = 1; !closing.signal.aborted; tries++) {
      const outcome = await inSlot(() => attempt(delivery));
      if (!outcome) return;
      const { status, retryAfter, reason } = outcome;
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) return forget(subscription);
      const mayPass = status === 0 || status === 429 || status >= 500;
      if (!mayPass || tries === TRIES) {
        const said = reason ?? `answer ${status}`;
        return logError("a push was not taken", `${new URL(subscription.endpoint).hostname}: ${said}`);
      }
      await wait(pauseOf(retryAfter, tries, now()), closing.signal);
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    send(delivery: Delivery): void {
      const going = deliver(delivery)
        .catch((error) => logError("a push could not be made", error))
        .finally(() => underWay.delete(going));
      underWay.add(going);
    },

    /** When nothing is under way any more. */
    settled,

    /** Begins nothing new, and ends what is under way after a moment. */
    async close(): Promise<void> {
      closing.abort();
      const timer = setTimeout(() => cut.abort(), GRACE);
      await settled();
      clearTimeout(timer);
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
