import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { InactivityRuleSchema } from "./jurisdictions.ts";
import { LOCALES } from "./locale.ts";
import { VipLevelIdSchema } from "./vip-levels.ts";
import { ManagerSchema } from "./vip-managers.ts";

const optionalText = v.nullable(v.string());

export const GENDERS = ["female", "male", "other"] as const;

/** The signed-in player's own data. Times are ISO 8601 in UTC. */
export const PlayerSchema = v.object({
  id: v.number(),
  email: v.string(),
  nickname: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  /** `YYYY-MM-DD` */
  date_of_birth: optionalText,
  gender: v.nullable(v.picklist(GENDERS)),
  country: optionalText,
  /** ISO 3166-2 without the country. */
  state: optionalText,
  city: optionalText,
  address: optionalText,
  postal_code: optionalText,
  /** In international form. */
  mobile_phone: optionalText,
  mobile_phone_without_dial_code: optionalText,
  profession: optionalText,
  personal_id: optionalText,
  receive_promos: v.boolean(),
  receive_sms_promos: v.boolean(),
  currency: v.string(),
  /** Language part of `locale`. */
  language: v.string(),
  locale: v.picklist(LOCALES),
  statuses: v.array(v.object({ id: VipLevelIdSchema, name: v.string() })),
  groups: v.array(v.number()),
  created_at: v.string(),
  current_sign_in_at: optionalText,
  last_sign_in_at: optionalText,
  confirmed_at: optionalText,
  deposit_bonus_code: optionalText,
  can_issue_bonuses: v.boolean(),
  autoregistered: v.boolean(),
  autologin_link: optionalText,
  verified: v.boolean(),
  /** The player's licence pays withdrawals to verified players only. */
  verification_before_withdrawal: v.boolean(),
  sumsub_verified: v.boolean(),
  license_name: v.string(),
  sow_questionnaire_expires_at: optionalText,
  two_factor_enabled: v.boolean(),
  /** Names of data that is mandatory before continuing, including `terms_acceptance`. */
  auth_fields_missed: v.array(v.string()),
  /** Name of the VIP level. */
  level: v.string(),
  is_vip: v.boolean(),
  is_tester: v.boolean(),
  manager: v.nullable(ManagerSchema),
});
export type Player = v.InferOutput<typeof PlayerSchema>;

const optionalLine = (max: number) =>
  v.optional(v.pipe(v.string("invalid_format"), v.maxLength(max, "too_long"), v.trim()));

/** Data that a player may change; other keys are ignored. An empty text removes a value. */
export const PlayerChangesSchema = v.object({
  user: v.object({
    nickname: optionalLine(60),
    first_name: optionalLine(200),
    last_name: optionalLine(200),
    date_of_birth: optionalLine(10),
    gender: optionalLine(10),
    country: optionalLine(2),
    state: optionalLine(4),
    city: optionalLine(200),
    address: optionalLine(200),
    postal_code: optionalLine(20),
    mobile_phone: optionalLine(40),
    personal_id: optionalLine(40),
    profession: optionalLine(200),
    /** Accepts the current terms. */
    terms_acceptance: v.optional(v.literal(true, "not_accepted")),
  }),
});
export type PlayerChanges = v.InferOutput<typeof PlayerChangesSchema>["user"];

export const LocaleChangeSchema = v.object({ locale: v.picklist(LOCALES, "unknown") });

/** The player's realtime connection and inactivity rule. */
export const PlayerSettingsSchema = v.object({
  realtime: v.object({
    /** Path or address of the realtime connection. */
    url: v.string(),
    /** The player's user id on the realtime server. */
    user: v.string(),
  }),
  /** Inactivity rule; null without one. */
  inactivity: v.nullable(InactivityRuleSchema),
});

export const GroupsChangeSchema = v.object({
  groups: v.object({ add: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20)) }),
});

export const PRODUCTS = ["casino", "sport"] as const;
export const PROMO_CHANNELS = ["email", "sms"] as const;
export const PromoSubscriptionSchema = v.object({
  product: v.picklist(PRODUCTS),
  channel: v.picklist(PROMO_CHANNELS),
  subscribed: v.boolean(),
});
export type PromoSubscription = v.InferOutput<typeof PromoSubscriptionSchema>;
export const SubscriptionsSchema = v.object({
  subscriptions: v.pipe(v.array(PromoSubscriptionSchema), v.maxLength(20)),
});

export const playerPublications = {
  groups_updates: v.object({ groups: v.array(v.number()) }),
  account_closed: v.object({}),
} as const;

export const playerEndpoints = {
  "GET /api/player": {
    mayBeEmpty: true,
    session: true,
    summary: "The signed-in player",
    response: PlayerSchema,
  },
  "PATCH /api/player": {
    session: true,
    summary: "Change the player's data",
    body: PlayerChangesSchema,
    rejections: ["restricted_country"],
    response: PlayerSchema,
  },
  "PATCH /api/player/update_locale": {
    session: true,
    queueable: true,
    summary: "Set the player's locale",
    body: LocaleChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/player/settings": {
    session: true,
    summary: "The player's realtime and inactivity settings",
    response: PlayerSettingsSchema,
  },
  "POST /api/player/groups": {
    session: true,
    summary: "Join open groups",
    body: GroupsChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/subscriptions": {
    session: true,
    summary: "The player's marketing subscriptions",
    response: SubscriptionsSchema,
  },
  "PUT /api/subscriptions": {
    session: true,
    summary: "Change the marketing subscriptions",
    body: SubscriptionsSchema,
    response: SubscriptionsSchema,
  },
} as const satisfies Record<string, Endpoint>;
