import type { PushChoices, PushSettings } from "../../../src/contract/push.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { createChoicesStore } from "./choices-store.ts";
import { isQuiet, isTimeZone, localTime, nextQuiet } from "./local-time.ts";
import { type PushMessage, payloadOf, pushTopicOf } from "./payload.ts";
import type { Sender } from "./sender.ts";
import { authOf, publicKeyOf } from "./subscription-keys.ts";
import { createSubscriptionsStore, type Subscription } from "./subscriptions-store.ts";

/** Why somebody is not pushed. */
export type PushHeld = "topic_off" | "no_subscription" | "quiet_hours" | "daily_cap";

export interface PushServiceDeps {
  db: Db;
  now: () => number;
  sender: Pick<Sender, "send">;
  publicKey: string;
  /** The address that pushes to an endpoint go to, or undefined where none may. */
  hosts: (endpoint: string) => string | undefined;
  /** Of those that hold, by their digest. */
  sessionsOf: (playerId: number) => Promise<string[]>;
  /** Until the player has chosen one. */
  timeZoneOf: (playerId: number) => Promise<string>;
  unread: (playerId: number) => Promise<number>;
  /** Counts a new subscription of a player; refuses it when there were too many. */
  countSubscription: (key: string) => Promise<void>;
}

/** What a browser sends, and from where. */
export interface Subscribing {
  playerId: number;
  session: string;
  /** Of the site, for where pushes lead. */
  origin: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What is pushed; its texts are made where somebody is pushed to. */
export interface PushOccasion extends Omit<PushMessage, "title" | "body"> {
  texts: () => Promise<Pick<PushMessage, "title" | "body">>;
}

const DEFAULTS: Omit<PushChoices, "time_zone"> = {
  // Offers need their own consent; allowing notifications isn't one.
  topics: { account: true, bonuses: false, freespins: false, jackpots: true },
  quiet_hours: { from: "22:00", to: "08:00" },
  daily_cap: 5,
};

/** Milliseconds within which it need not be noted again that a subscription is in use. */
const SEEN_EVERY = 3_600_000;

function refuse(errors: Record<string, string[]>): never {
  throw new RequestError("validation_failed", { errors });
}

export function createPushService(deps: PushServiceDeps) {
  const { db, now, sender, hosts } = deps;
  const subscriptions = createSubscriptionsStore(db, now);
  const choices = createChoicesStore(db);

  const choicesOf = async (playerId: number): Promise<PushChoices> =>
    (await choices.of(playerId)) ?? { ...DEFAULTS, time_zone: await deps.timeZoneOf(playerId) };

  /** What is pushed to, or a refusal. */
  function check({ endpoint, keys }: Subscribing) {
    const [address, p256dh, auth] = [hosts(endpoint), publicKeyOf(keys.p256dh), authOf(keys.auth)];
    if (address !== undefined && p256dh !== undefined && auth !== undefined)
      return { endpoint: address, p256dh, auth };
    return refuse({
      ...(address === undefined && { endpoint: ["unknown"] }),
      ...(p256dh === undefined && { "keys.p256dh": ["invalid_format"] }),
      ...(auth === undefined && { "keys.auth": ["invalid_format"] }),
    });
  }

  /** Why this message waits in the bell, if it does; counts it otherwise. */
  async function heldBy(playerId: number, chosen: PushChoices, topic: PushMessage["topic"]) {
    // What is about the account itself is never late.
    if (topic === "account") return null;
    const { day, time } = localTime(now(), chosen.time_zone);
    if (isQuiet(time, chosen.quiet_hours)) return "quiet_hours";
    return (await choices.count(playerId, day, chosen.daily_cap)) ? null : "daily_cap";
  }

  /** Still somebody's browser, who still wants it: a try may come a minute after it was decided. */
  async function isWanted(playerId: number, topic: PushMessage["topic"], { endpoint, auth }: Subscription) {
    const chosen = await choicesOf(playerId);
    const isLate =
      topic !== "account" && isQuiet(localTime(now(), chosen.time_zone).time, chosen.quiet_hours);
    if (!chosen.topics[topic] || isLate) return false;
    const browsers = await subscriptions.of(await deps.sessionsOf(playerId));
    return browsers.some((browser) => browser.endpoint === endpoint && browser.auth === auth);
  }

  return {
    async settings(playerId: number, session: string): Promise<PushSettings> {
      const [chosen, subscription] = await Promise.all([choicesOf(playerId), subscriptions.find(session)]);
      return { ...chosen, public_key: deps.publicKey, subscribed: subscription !== undefined };
    },

    async choose(playerId: number, chosen: PushChoices): Promise<void> {
      if (!isTimeZone(chosen.time_zone)) refuse({ time_zone: ["unknown"] });
      await choices.keep(playerId, chosen);
    },

    /** Browsers send theirs at each start: one that is known costs a look. */
    async subscribe(asking: Subscribing): Promise<void> {
      const { playerId, session, origin } = asking;
      const { endpoint, p256dh, auth } = check(asking);
      const known = await subscriptions.find(session);
      const isSame =
        known?.endpoint === endpoint &&
        known.auth === auth &&
        known.p256dh === p256dh &&
        known.origin === origin;
      if (isSame) {
        if (now() - known.seenAt.getTime() >= SEEN_EVERY) await subscriptions.markSeen(session);
        return;
      }
      await deps.countSubscription(String(playerId));
      if (!(await subscriptions.keep({ session, endpoint, p256dh, auth, origin })))
        throw new RequestError("unauthorized");
    },

    unsubscribe: (session: string): Promise<void> => subscriptions.end(session),

    /** Its push service does not know it any more. */
    forget: subscriptions.forget,

    /** Pushes to all of the player's browsers, or says why not; counted once, however many they are. */
    async push(
      playerId: number,
      { texts, ...about }: PushOccasion,
    ): Promise<{ pushes: number; held: PushHeld | null }> {
      // Most players have none, and cost no more than this.
      if (!(await subscriptions.has(playerId))) return { pushes: 0, held: "no_subscription" };
      const { topic, event, urgency } = about;
      const chosen = await choicesOf(playerId);
      if (!chosen.topics[topic]) return { pushes: 0, held: "topic_off" };
      const browsers = await subscriptions.of(await deps.sessionsOf(playerId));
      if (browsers.length === 0) return { pushes: 0, held: "no_subscription" };
      const held = await heldBy(playerId, chosen, topic);
      if (held) return { pushes: 0, held };
      // What a browser gets that was switched off until then would come within them.
      const quietAt = topic === "account" ? Number.POSITIVE_INFINITY : nextQuiet(now(), chosen);
      const expiresAt = Math.min(about.expiresAt, quietAt);
      const message = { ...about, ...(await texts()) };
      for (const subscription of browsers) {
        const payload = async () =>
          JSON.stringify(payloadOf(message, subscription.origin, await deps.unread(playerId)));
        const wanted = () => isWanted(playerId, topic, subscription);
        sender.send({
          subscription,
          isWanted: wanted,
          payload,
          topic: pushTopicOf(event),
          urgency,
          expiresAt,
        });
      }
      return { pushes: browsers.length, held: null };
    },
  };
}

export type PushService = ReturnType<typeof createPushService>;
