import * as v from "valibot";

/** What a player may be pushed about; each is chosen alone. */
export const PUSH_TOPICS = ["account", "bonuses", "freespins", "jackpots"] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

const timeOfDay = v.pipe(v.string("invalid_format"), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "invalid_format"));

const choices = {
  topics: v.object({
    account: v.boolean(),
    bonuses: v.boolean(),
    freespins: v.boolean(),
    jackpots: v.boolean(),
  }),
  /** `HH:MM` where the player is; from the first until the second nothing is pushed. They may lie around midnight. */
  quiet_hours: v.nullable(v.object({ from: timeOfDay, to: timeOfDay })),
  /** IANA name. */
  time_zone: v.pipe(v.string("invalid_format"), v.maxLength(64, "too_long")),
  /** Pushes between two midnights, at most; messages of the account are not counted. */
  daily_cap: v.pipe(v.number(), v.integer(), v.minValue(1, "too_small"), v.maxValue(20, "too_big")),
};

export const PushChoicesSchema = v.object(choices);
export type PushChoices = v.InferOutput<typeof PushChoicesSchema>;

export const PushSettingsSchema = v.object({
  ...choices,
  /** The server's VAPID key, base64url: browsers subscribe with it. */
  public_key: v.string(),
  /** Whether pushes reach the browser that this session is in. */
  subscribed: v.boolean(),
});
export type PushSettings = v.InferOutput<typeof PushSettingsSchema>;

const key = (length: number) =>
  v.pipe(
    v.string("invalid_format"),
    v.regex(/^[\w-]+={0,2}$/, "invalid_format"),
    v.maxLength(length, "too_long"),
  );

/** `PushSubscription.toJSON()` of the browser. */
export const PushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string("invalid_format"), v.url("invalid_format"), v.maxLength(1_000, "too_long")),
  keys: v.object({ p256dh: key(100), auth: key(40) }),
});

/** What a push is about: the page fetches the rest over the player's own session. */
export interface PushEvent {
  kind: "notification" | "jackpot_win";
  id: string;
}

/**
 * What a push carries, in the shape of Declarative Web Push: Safari shows it by itself, elsewhere the worker reads the
 * same fields. No names and no amounts: it is shown on locked screens.
 */
export interface PushPayload {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    /** Absolute, on the site's own origin. */
    navigate: string;
    /** Of the event: a second push about the same replaces the first. */
    tag: string;
    lang: string;
    data: PushEvent;
  };
  /** The player's unread notifications. */
  app_badge: string;
}
