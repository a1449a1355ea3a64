import type { PushChoices, PushSettings } from "../../../src/contract/push.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import type { PushRequest, PushResult } from "./api.ts";
import { createChoicesStore } from "./choices-store.ts";
import { isQuiet, isTimeZone, localTime, nextQuiet } from "./local-time.ts";
import { type PushMessage, payloadOf, pushTopicOf } from "./payload.ts";
import type { Sender } from "./sender.ts";
import { authOf, publicKeyOf } from "./subscription-keys.ts";
import { createSubscriptionsStore, type Subscription } from "./subscriptions-store.ts";

export interface PushServiceDeps {
  db: Db;
  now: () => number;
  sender: Pick<Sender, "send">;
  publicKey: string;
  /** Validates an endpoint; undefined if it isn't allowed. */
  normalizeEndpoint: (endpoint: string) => string | undefined;
  /** Digests of the player's valid sessions. */
  sessionsOf: (playerId: number) => Promise<string[]>;
  /** Default time zone of a player. */
  timeZoneOf: (playerId: number) => Promise<string>;
  /** Counts a player's new subscription. @throws RequestError above the rate limit */
  countSubscription: (key: string) => Promise<void>;
}

/** A browser's subscription request. */
export interface SubscriptionRequest {
  playerId: number;
  session: string;
  /** Origin of the site, for links. */
  origin: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const DEFAULTS: Omit<PushChoices, "time_zone"> = {
  // Offers need consent of their own: allowing notifications isn't consent to offers.
  topics: { account: true, bonuses: false, freespins: false, jackpots: true },
  quiet_hours: { from: "22:00", to: "08:00" },
  daily_cap: 5,
};

/** Minimum interval between updates of a subscription's last use, milliseconds. */
const SEEN_INTERVAL = 3_600_000;

function reject(errors: Record<string, string[]>): never {
  throw new RequestError("validation_failed", { errors });
}

export function createPushService(deps: PushServiceDeps) {
  const { db, now, sender, normalizeEndpoint } = deps;
  const subscriptions = createSubscriptionsStore(db, now);
  const choices = createChoicesStore(db);

  const choicesOf = async (playerId: number): Promise<PushChoices> =>
    (await choices.of(playerId)) ?? { ...DEFAULTS, time_zone: await deps.timeZoneOf(playerId) };

  /** Validates a subscription. @throws RequestError */
  function check({ endpoint, keys }: SubscriptionRequest) {
    const [address, p256dh, auth] = [
      normalizeEndpoint(endpoint),
      publicKeyOf(keys.p256dh),
      authOf(keys.auth),
    ];
    if (address !== undefined && p256dh !== undefined && auth !== undefined)
      return { endpoint: address, p256dh, auth };
    return reject({
      ...(address === undefined && { endpoint: ["unknown"] }),
      ...(p256dh === undefined && { "keys.p256dh": ["invalid_format"] }),
      ...(auth === undefined && { "keys.auth": ["invalid_format"] }),
    });
  }

  /** True within the player's quiet hours. */
  async function isQuietFor(playerId: number): Promise<boolean> {
    const { time_zone, quiet_hours } = await choicesOf(playerId);
    return isQuiet(localTime(now(), time_zone).time, quiet_hours);
  }

  /** @returns why the message isn't pushed; otherwise counts it and returns null */
  async function countOrSkip(playerId: number, preferences: PushChoices, topic: PushMessage["topic"]) {
    // Account messages are always pushed.
    if (topic === "account") return null;
    const { day, time } = localTime(now(), preferences.time_zone);
    if (isQuiet(time, preferences.quiet_hours)) return "quiet_hours";
    return (await choices.count(playerId, day, preferences.daily_cap)) ? null : "daily_cap";
  }

  /** True if the message may still be sent: a retry may come a minute later. */
  async function isWanted(playerId: number, topic: PushMessage["topic"], { endpoint, auth }: Subscription) {
    const preferences = await choicesOf(playerId);
    const isQuietNow =
      topic !== "account" && isQuiet(localTime(now(), preferences.time_zone).time, preferences.quiet_hours);
    if (!preferences.topics[topic] || isQuietNow) return false;
    const browsers = await subscriptions.of(await deps.sessionsOf(playerId));
    return browsers.some((browser) => browser.endpoint === endpoint && browser.auth === auth);
  }

  return {
    isQuietFor,

    async settings(playerId: number, session: string): Promise<PushSettings> {
      const [preferences, subscription] = await Promise.all([
        choicesOf(playerId),
        subscriptions.find(session),
      ]);
      return { ...preferences, public_key: deps.publicKey, subscribed: subscription !== undefined };
    },

    async saveChoices(playerId: number, preferences: PushChoices): Promise<void> {
      if (!isTimeZone(preferences.time_zone)) reject({ time_zone: ["unknown"] });
      await choices.save(playerId, preferences);
    },

    /** Browsers send their subscription at each start; a known one costs one query. */
    async subscribe(request: SubscriptionRequest): Promise<void> {
      const { playerId, session, origin } = request;
      const { endpoint, p256dh, auth } = check(request);
      const current = await subscriptions.find(session);
      const isSame =
        current?.endpoint === endpoint &&
        current.auth === auth &&
        current.p256dh === p256dh &&
        current.origin === origin;
      if (isSame) {
        if (now() - current.seenAt.getTime() >= SEEN_INTERVAL) await subscriptions.markSeen(session);
        return;
      }
      await deps.countSubscription(String(playerId));
      if (!(await subscriptions.save({ session, endpoint, p256dh, auth, origin })))
        throw new RequestError("unauthorized");
    },

    unsubscribe: (session: string): Promise<void> => subscriptions.end(session),

    /** Removes a subscription that the push service no longer knows. */
    forget: subscriptions.forget,

    /** Pushes to all of a player's browsers; counts as one message. */
    async push(playerId: number, { texts, unread, ...request }: PushRequest): Promise<PushResult> {
      // Cheap check first: most players have no subscription.
      if (!(await subscriptions.has(playerId))) return { pushes: 0, skipReason: "no_subscription" };
      const { topic, event, urgency } = request;
      const preferences = await choicesOf(playerId);
      if (!preferences.topics[topic]) return { pushes: 0, skipReason: "topic_off" };
      const browsers = await subscriptions.of(await deps.sessionsOf(playerId));
      if (browsers.length === 0) return { pushes: 0, skipReason: "no_subscription" };
      const skipReason = await countOrSkip(playerId, preferences, topic);
      if (skipReason) return { pushes: 0, skipReason };
      // Expire before the quiet hours, for browsers that are offline until then.
      const quietAt = topic === "account" ? Number.POSITIVE_INFINITY : nextQuiet(now(), preferences);
      const expiresAt = Math.min(request.expiresAt, quietAt);
      const message = { ...request, ...(await texts()) };
      for (const subscription of browsers) {
        const payload = async () => JSON.stringify(payloadOf(message, subscription.origin, await unread()));
        const isStillWanted = () => isWanted(playerId, topic, subscription);
        sender.send({
          subscription,
          isWanted: isStillWanted,
          payload,
          topic: pushTopicOf(event),
          urgency,
          expiresAt,
        });
      }
      return { pushes: browsers.length, skipReason: null };
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
