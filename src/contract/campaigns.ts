import * as v from "valibot";
import { CmsQuerySchema } from "./cms.ts";
import type { Endpoint } from "./endpoint.ts";
import { LOCALES } from "./locale.ts";

export const CAMPAIGN_KINDS = [
  "deposit_bonus",
  "registration_bonus",
  "coupon",
  "shop_card",
  "box",
  "wheel",
  "tournament",
  "lottery",
  "quest",
  "achievement",
  "adventure",
  "level",
  "cashback",
  "gesture",
] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export const CAMPAIGN_PRODUCTS = ["casino", "betting", "lottery"] as const;
export type CampaignProduct = (typeof CAMPAIGN_PRODUCTS)[number];

export const CAMPAIGN_VERSION_STATES = ["draft", "review", "published", "retired"] as const;
export type CampaignVersionState = (typeof CAMPAIGN_VERSION_STATES)[number];

/** Share of a stake that counts, in hundredths of a percent. */
const FULL_CONTRIBUTION = 10_000;

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger("not_whole"), v.minValue(min, "too_low"), v.maxValue(max, "too_high"));
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, "invalid_format"));
const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty("required"), v.maxLength(max, "too_long"));
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "invalid_format"));
const instant = v.pipe(v.string(), v.isoTimestamp("invalid_format"));
/** A list that everyone is on if it is null. */
const choice = <Schema extends v.GenericSchema>(one: Schema) =>
  v.nullable(v.pipe(v.array(one), v.nonEmpty("required"), v.maxLength(300, "too_long")));

/** Minor units by currency. Currencies that are left out are converted from EUR. */
export const CampaignAmountsSchema = v.pipe(
  v.record(currencyCode, whole(1, Number.MAX_SAFE_INTEGER)),
  v.check((amounts) => Object.hasOwn(amounts, "EUR"), "without_eur"),
);
export type CampaignAmounts = v.InferOutput<typeof CampaignAmountsSchema>;

const ContributionSchema = v.union([whole(0, FULL_CONTRIBUTION), v.literal("excluded")]);
export type Contribution = v.InferOutput<typeof ContributionSchema>;
const byName = v.record(v.string(), ContributionSchema);

/** Contributions of games; the most specific one applies: game, provider, category, default. */
export const ContributionsSchema = v.strictObject({
  default: ContributionSchema,
  categories: byName,
  providers: byName,
  games: byName,
});
export type Contributions = v.InferOutput<typeof ContributionsSchema>;

const WageringSchema = v.strictObject({
  /** Times that the bonus must be wagered; at most two decimals. */
  multiplier: v.pipe(
    v.number(),
    v.minValue(0.01, "too_low"),
    v.maxValue(100, "too_high"),
    v.check((multiplier) => /^\d+(\.\d{1,2})?$/.test(String(multiplier)), "too_many_decimals"),
  ),
  /** Days to meet the requirement, from the start of the bonus. */
  days: whole(1, 365),
  /** Largest stake of a round. */
  max_bet: v.nullable(CampaignAmountsSchema),
  /** Most that is converted into real money. */
  max_win: v.nullable(CampaignAmountsSchema),
  contributions: ContributionsSchema,
  /** A withdrawal ends the bonus. */
  ends_on_withdrawal: v.boolean(),
});
export type CampaignWagering = v.InferOutput<typeof WageringSchema>;

const BonusGiveSchema = v.strictObject({
  kind: v.literal("bonus"),
  /** Percent of the deposit; null for a fixed amount. */
  percent: v.nullable(whole(1, 500)),
  /** The fixed amount, or the most that the percentage gives. */
  amount: CampaignAmountsSchema,
  wagering: WageringSchema,
  activation: v.picklist(["immediate", "by_player"]),
  /** Days to activate the bonus. */
  activatable_days: whole(1, 365),
});

const FreespinsGiveSchema = v.strictObject({
  kind: v.literal("freespins"),
  provider: name,
  game: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(120, "too_long")),
  count: whole(1, 1_000),
  /** Worth of one spin. */
  bet: CampaignAmountsSchema,
  /** Requirement of the winnings; null if they are cash. */
  wagering: v.nullable(WageringSchema),
  /** Most that the spins can win. */
  max_win: v.nullable(CampaignAmountsSchema),
  /** Days to play the spins, from their activation. */
  days: whole(1, 365),
  activatable_days: whole(1, 365),
});

const CashGiveSchema = v.strictObject({ kind: v.literal("cash"), amount: CampaignAmountsSchema });
const PointsGiveSchema = v.strictObject({ kind: v.literal("points"), points: whole(1, 10_000_000) });

export const CampaignGiveSchema = v.variant("kind", [
  BonusGiveSchema,
  FreespinsGiveSchema,
  CashGiveSchema,
  PointsGiveSchema,
]);
export type CampaignGive = v.InferOutput<typeof CampaignGiveSchema>;

const TextSchema = v.strictObject({ title: text(80), summary: text(400) });
export type CampaignText = v.InferOutput<typeof TextSchema>;
/** Texts by locale; English stands in for missing ones. */
const TextsSchema = v.strictObject({
  en: TextSchema,
  de: v.optional(TextSchema),
  et: v.optional(TextSchema),
  "fr-CA": v.optional(TextSchema),
  it: v.optional(TextSchema),
  no: v.optional(TextSchema),
  "en-AU": v.optional(TextSchema),
  "en-CA": v.optional(TextSchema),
  "en-NZ": v.optional(TextSchema),
});

const AudienceSchema = v.strictObject({
  licences: choice(v.string()),
  countries: choice(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "invalid_format"))),
  currencies: choice(currencyCode),
  /** The player is in at least one of these groups. */
  groups: choice(whole(1, 2_147_483_647)),
  /** Only before the first bet. */
  first_play_only: v.boolean(),
  /** Awards wait until the player's identity is verified. */
  verified: v.boolean(),
});
export type CampaignAudience = v.InferOutput<typeof AudienceSchema>;

export const DepositTriggerSchema = v.strictObject({
  /** Number of the player's deposit. */
  deposit: v.picklist([1, 2, 3, "any"]),
  min_deposit: CampaignAmountsSchema,
  /** Code that the player enters before the deposit; null if none is needed. */
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{2,40}$/, "invalid_format"))),
  /** Uses by one player, in each period if there is one. */
  per_player: whole(1, 1_000),
  period: v.nullable(v.picklist(["day", "week"])),
});
const NoTriggerSchema = v.strictObject({});

const common = {
  slug: name,
  product: v.picklist(CAMPAIGN_PRODUCTS),
  texts: TextsSchema,
  audience: AudienceSchema,
  valid_from: instant,
  /** Null without an end. */
  valid_to: v.nullable(instant),
  /** Joins campaigns that the gift list shows as one. */
  group_key: name,
  gives: v.pipe(v.array(CampaignGiveSchema), v.nonEmpty("required"), v.maxLength(10, "too_long")),
  budget: v.strictObject({
    max_awards: v.nullable(whole(1, 1_000_000_000)),
    max_worth_eur_cents: v.nullable(whole(1, Number.MAX_SAFE_INTEGER)),
  }),
};

/** A campaign's definition, in files and in the admin API. Its version freezes it and its digest. */
export const CampaignBodySchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("deposit_bonus"), trigger: DepositTriggerSchema, ...common }),
  v.strictObject({ kind: v.literal("registration_bonus"), trigger: NoTriggerSchema, ...common }),
  v.strictObject({
    kind: v.literal("coupon"),
    trigger: v.strictObject({ per_player: whole(1, 1_000) }),
    ...common,
  }),
  v.strictObject({ kind: v.literal("gesture"), trigger: NoTriggerSchema, ...common }),
]);
export type CampaignBody = v.InferOutput<typeof CampaignBodySchema>;

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const days = v.pipe(v.number(), v.integer());

export const OfferWageringSchema = v.object({
  multiplier: v.number(),
  days,
  max_bet_cents: v.nullable(cents),
  max_win_cents: v.nullable(cents),
  contributions: ContributionsSchema,
  ends_on_withdrawal: v.boolean(),
});

/** What an offer gives, in one currency and within the licence's caps. */
export const OfferGiveSchema = v.variant("kind", [
  v.object({
    kind: v.literal("bonus"),
    percent: v.nullable(v.number()),
    /** The fixed amount, or the most that the percentage gives. */
    amount_cents: cents,
    wagering: OfferWageringSchema,
    activation: v.picklist(["immediate", "by_player"]),
    activatable_days: days,
  }),
  v.object({
    kind: v.literal("freespins"),
    provider: v.string(),
    game: v.string(),
    count: v.number(),
    bet_cents: cents,
    wagering: v.nullable(OfferWageringSchema),
    max_win_cents: v.nullable(cents),
    days,
    activatable_days: days,
  }),
  v.object({ kind: v.literal("cash"), amount_cents: cents }),
  v.object({ kind: v.literal("points"), points: v.number() }),
]);
export type OfferGive = v.InferOutput<typeof OfferGiveSchema>;

const versionFields = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(["published", "retired"]),
  /** Hexadecimal SHA-256 of the version's canonical body. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  published_at: v.string(),
  retired_at: v.nullable(v.string()),
};

export const CampaignTermsSchema = v.object({
  slug: v.string(),
  kind: v.picklist(CAMPAIGN_KINDS),
  ...versionFields,
  /** Language of the texts: English where there is no translation. */
  locale: v.picklist(LOCALES),
  title: v.string(),
  summary: v.string(),
  /** The terms in plain words, a condition each. */
  lines: v.array(v.string()),
  /** Currency of the amounts: the player's, or the market's. */
  currency: v.string(),
  valid_from: v.string(),
  valid_to: v.nullable(v.string()),
  min_deposit_cents: v.nullable(cents),
  gives: v.array(OfferGiveSchema),
  /** Every version that was ever published, newest first. */
  history: v.array(v.object(versionFields)),
});
export type CampaignTerms = v.InferOutput<typeof CampaignTermsSchema>;

export const campaignsEndpoints = {
  "GET /api/campaigns/:slug/terms": {
    summary: "Terms of a campaign's current or given version, and the history of its versions",
    params: v.object({ slug: name }),
    query: v.object({
      ...CmsQuerySchema.entries,
      version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "invalid_format"))),
    }),
    response: CampaignTermsSchema,
  },
} as const satisfies Record<string, Endpoint>;
