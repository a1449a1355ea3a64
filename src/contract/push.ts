import * as v from "valibot";
import { DoneSchema, type Endpoint } from "./endpoint.ts";

/** Topics of push messages; each is opted into separately. */
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
  /** Local `HH:MM` of the player; no pushes between `from` and `to`, which may span midnight. */
  quiet_hours: v.nullable(v.object({ from: timeOfDay, to: timeOfDay })),
  /** IANA name. */
  time_zone: v.pipe(v.string("invalid_format"), v.maxLength(64, "too_long")),
  /** Maximum pushes per local day; account messages are not counted. */
  daily_cap: v.pipe(v.number(), v.integer(), v.minValue(1, "too_small"), v.maxValue(20, "too_big")),
};

export const PushChoicesSchema = v.object(choices);
export type PushChoices = v.InferOutput<typeof PushChoicesSchema>;

export const PushSettingsSchema = v.object({
  ...choices,
  /** The server's VAPID key in base64url, which browsers subscribe with. */
  public_key: v.string(),
  /** True if this session's browser is subscribed. */
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

/** Subject of a push; the page fetches the details with the player's session. */
export interface PushEvent {
  kind: "notification" | "jackpot_win";
  id: string;
}

/**
 * Push payload in the shape of Declarative Web Push: Safari shows it natively, elsewhere the worker reads the
 * same fields. No names and no amounts, because lock screens show it.
 */
export interface PushPayload {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    /** Absolute address on the site's own origin. */
    navigate: string;
    /** Tag of the event: a later push about the same event replaces the first. */
    tag: string;
    lang: string;
    data: PushEvent;
  };
  /** Number of the player's unread notifications. */
  app_badge: string;
}

export const pushEndpoints = {
  "GET /api/player/push": {
    session: true,
    summary: "Push topics, times and the VAPID key",
    response: PushSettingsSchema,
  },
  "PUT /api/player/push": {
    session: true,
    queueable: true,
    summary: "Change push topics and times",
    body: PushChoicesSchema,
    rejections: ["too_many_requests"],
    response: PushSettingsSchema,
  },
  "PUT /api/player/push/subscription": {
    session: true,
    summary: "Subscribe this session's browser to push; ends with the session",
    body: PushSubscriptionSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "DELETE /api/player/push/subscription": {
    session: true,
    summary: "Unsubscribe this session's browser from push",
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
