import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** Minor units by currency code; EUR is the fallback. */
const amounts = v.record(v.string(), v.pipe(v.number(), v.integer()));
const strings = v.array(v.string());

/** stag-by-referrer-name: affiliate stag for visitors who come from a known site without a stag in the address. */
export const StagByReferrerNameSchema = v.object({
  /** Stag by host name of the referrer. */
  stags: v.record(v.string(), v.string()),
  /** Host names, or their first labels, of search engines. */
  search_engines: strings,
  default_affb_id: v.string(),
  search_engine_affb_id: v.string(),
});
export type StagByReferrerName = v.InferOutput<typeof StagByReferrerNameSchema>;

/** survey-config: the survey that the widget opens, and whether it is enabled. */
export const SurveyConfigSchema = v.object({
  survey_id: v.string(),
  survey_collector_id: v.string(),
  is_enable_widget: v.boolean(),
});
export type SurveyConfig = v.InferOutput<typeof SurveyConfigSchema>;

/** betting-config: the betting site on its subdomain; links are hidden unless it is enabled. */
export const BettingConfigSchema = v.object({ enabled: v.boolean(), url: v.string() });
export type BettingConfig = v.InferOutput<typeof BettingConfigSchema>;

export const AdventureDaySchema = v.object({
  /** `DD/MM/YYYY` in `time_zone`. */
  day: v.string(),
  /** From 0. */
  index: v.number(),
  step: v.number(),
  stepTotal: v.number(),
  /** True if the player has completed the step; false for guests. */
  isCompleted: v.boolean(),
  today: v.boolean(),
  prize: v.object({ title: v.string(), bonus: v.nullable(amounts), fs: v.nullable(v.number()) }),
  condition: v.object({ minDep: amounts, wager: v.number(), periodActivationDays: v.number() }),
});
export type AdventureDay = v.InferOutput<typeof AdventureDaySchema>;

/** vip-adventures: the adventure calendar and its audience. */
export const VipAdventuresSchema = v.object({
  enabled: v.boolean(),
  /** Groups that see the calendar, besides testers. */
  group_ids: v.array(v.number()),
  time_zone: v.string(),
  days: v.array(AdventureDaySchema),
  super_day: v.nullable(AdventureDaySchema),
});
export type VipAdventures = v.InferOutput<typeof VipAdventuresSchema>;

/** disabled-bonuses: bonuses that are not available at present. */
export const DisabledBonusesSchema = v.object({ group_keys: strings });
export type DisabledBonuses = v.InferOutput<typeof DisabledBonusesSchema>;

/** modify-gifts-config: display overrides of gifts, by group key. */
export const ModifyGiftsConfigSchema = v.record(
  v.string(),
  v.object({
    title: v.optional(v.string()),
    image: v.optional(v.string()),
    hidden: v.optional(v.boolean()),
    order: v.optional(v.number()),
  }),
);
export type ModifyGiftsConfig = v.InferOutput<typeof ModifyGiftsConfigSchema>;

/** excluded-promo-stags: visitors with these stags see no promotions. */
export const ExcludedPromoStagsSchema = v.object({ stags: strings });
export type ExcludedPromoStags = v.InferOutput<typeof ExcludedPromoStagsSchema>;

export const CurrencySchema = v.object({
  /** Currency code on the wire. */
  code: v.string(),
  name: v.string(),
  fiat: v.boolean(),
  /** Minor units per unit. */
  subunits_to_unit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  symbol: v.string(),
  /** Display format: BTC is shown in µBTC. */
  display: v.object({
    /** Label next to the amount if the symbol is not shown. */
    label: v.string(),
    /** Minor units per displayed unit. */
    subunits: v.pipe(v.number(), v.integer(), v.minValue(1)),
    min_decimals: v.number(),
    max_decimals: v.number(),
  }),
});
export type Currency = v.InferOutput<typeof CurrencySchema>;

/** currency-config: all known currencies, the enabled ones, and the default by country. */
export const CurrencyConfigSchema = v.object({
  default: v.string(),
  /** Available for new accounts, in the picker's order. */
  enabled: strings,
  /** By code; includes currencies that only occur in displays or in the history. */
  currencies: v.record(v.string(), CurrencySchema),
  /** Default by country; `default` applies if that currency is not enabled. */
  by_country: v.record(v.string(), v.string()),
});
export type CurrencyConfig = v.InferOutput<typeof CurrencyConfigSchema>;

/** logo-config: addresses of the logo. */
export const LogoConfigSchema = v.object({ logoUrl: v.object({ mobile: v.string(), full: v.string() }) });
export type LogoConfig = v.InferOutput<typeof LogoConfigSchema>;

/** menu-categories-games: filters of each section and rows of the lobby, in order. */
export const MenuCategoriesGamesSchema = v.object({
  /** Category ids. */
  sections: v.object({ pokies: strings, live: strings, table: strings }),
  /** Collection ids. */
  lobby: strings,
});
export type MenuCategoriesGames = v.InferOutput<typeof MenuCategoriesGamesSchema>;

/** additional-gifts: promotional cards shown between the gifts. */
export const AdditionalGiftsSchema = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    image: v.string(),
    /** Target path of the card. */
    url: v.string(),
    /** Visible to these groups; empty for everyone. */
    group_ids: v.array(v.number()),
  }),
);
export type AdditionalGifts = v.InferOutput<typeof AdditionalGiftsSchema>;

/** manage-promotion-pages: promotion pages by slug, on or off. Testers see all of them. */
export const ManagePromotionPagesSchema = v.record(v.string(), v.boolean());
export type ManagePromotionPages = v.InferOutput<typeof ManagePromotionPagesSchema>;

export const WHEEL_TIERS = ["rocket_lite", "rocket_pro", "rocket_max"] as const;
export const WheelTierSchema = v.picklist(WHEEL_TIERS);
export type WheelTier = v.InferOutput<typeof WheelTierSchema>;

/** wheel-config: the loot boxes and player groups that open each wheel. */
export const WheelConfigSchema = v.object({
  enabled: v.boolean(),
  /** Members see the segments page. */
  wheel_group_id: v.number(),
  /** Group keys of boxes that a deposit awards. */
  deposit_spin_group_keys: strings,
  /** A loot box is a spin if its group key starts with one of these. */
  group_key_prefixes: strings,
  /** Draws zero-weight segments like others; only for parity with older wheels. */
  draws_zero_weights: v.boolean(),
});
export type WheelConfig = v.InferOutput<typeof WheelConfigSchema>;

export const WheelSegmentSchema = v.object({
  id: v.string(),
  /** Chance relative to the sum of weights, published as odds. Absent if the licence hides weights. */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  prize: v.boolean(),
  bonuses: v.array(
    v.object({
      title: v.string(),
      type: v.picklist(["bonus", "freespins"]),
      attributes: v.object({ freespins_count: v.optional(v.number()), bonus_amount: v.optional(amounts) }),
    }),
  ),
  result_bonus: v.object({ wager: v.number(), max_win: v.nullable(amounts) }),
});
export type WheelSegment = v.InferOutput<typeof WheelSegmentSchema>;

/** wheel-config-segments: the wheel by tier, and the tier by player group. */
export const WheelConfigSegmentsSchema = v.object({
  version: v.number(),
  tiers: v.object({
    rocket_lite: v.array(WheelSegmentSchema),
    rocket_pro: v.array(WheelSegmentSchema),
    rocket_max: v.array(WheelSegmentSchema),
  }),
  default_tier: WheelTierSchema,
  /** Tier by group id; the highest tier of a player's groups applies. */
  tier_by_group: v.record(v.string(), WheelTierSchema),
});
export type WheelConfigSegments = v.InferOutput<typeof WheelConfigSegmentsSchema>;

export const configEndpoints = {
  "GET /api/fe/config/stag-by-referrer-name": {
    summary: "Affiliate stag by referrer",
    rejections: ["not_found"],
    response: StagByReferrerNameSchema,
  },
  "GET /api/fe/config/survey-config": {
    summary: "Survey widget settings",
    rejections: ["not_found"],
    response: SurveyConfigSchema,
  },
  "GET /api/fe/config/betting-config": {
    summary: "Betting site link",
    rejections: ["not_found"],
    response: BettingConfigSchema,
  },
  "GET /api/fe/config/vip-adventures": {
    summary: "Adventure calendar",
    rejections: ["not_found"],
    response: VipAdventuresSchema,
  },
  "GET /api/fe/config/disabled-bonuses": {
    summary: "Disabled bonus groups",
    rejections: ["not_found"],
    response: DisabledBonusesSchema,
  },
  "GET /api/fe/config/modify-gifts-config": {
    mayBeEmpty: true,
    summary: "Display overrides of gifts",
    rejections: ["not_found"],
    response: ModifyGiftsConfigSchema,
  },
  "GET /api/fe/config/excluded-promo-stags": {
    summary: "Affiliate stags without promotions",
    rejections: ["not_found"],
    response: ExcludedPromoStagsSchema,
  },
  "GET /api/fe/config/currency-config": {
    summary: "Currencies and their display format",
    rejections: ["not_found"],
    response: CurrencyConfigSchema,
  },
  "GET /api/fe/config/logo-config": {
    summary: "Logo addresses",
    rejections: ["not_found"],
    response: LogoConfigSchema,
  },
  "GET /api/fe/config/menu-categories-games": {
    summary: "Menu of game lists",
    rejections: ["not_found"],
    response: MenuCategoriesGamesSchema,
  },
  "GET /api/fe/config/additional-gifts": {
    summary: "Additional gifts",
    rejections: ["not_found"],
    response: AdditionalGiftsSchema,
  },
  "GET /api/fe/config/manage-promotion-pages": {
    mayBeEmpty: true,
    summary: "Promotion pages by slug: on or off",
    rejections: ["not_found"],
    response: ManagePromotionPagesSchema,
  },
  "GET /api/fe/config/wheel-config": {
    summary: "Wheel settings",
    rejections: ["not_found"],
    response: WheelConfigSchema,
  },
  "GET /api/fe/config/wheel-config-segments": {
    summary: "Wheel segments",
    rejections: ["not_found"],
    response: WheelConfigSegmentsSchema,
  },
} as const satisfies Record<string, Endpoint>;
