import * as v from "valibot";
import { LOCALES } from "./locale.ts";
import { PLAYER_FIELDS } from "./player-fields.ts";
import { MarketRewardRulesSchema, RewardRulesSchema } from "./reward-rules.ts";
import { SiteSchema } from "./site-info.ts";

const strings = v.array(v.string());
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "must be two capital letters"));
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "must be a currency code"));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const reviewMonths = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)));
const age = v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(30));

export const LIMIT_TYPES = [
  "deposit",
  "loss",
  "wager",
  "single_stake",
  "session",
  "coolingoff",
  "selfexclusion",
] as const;
export const LIMIT_PERIODS = [
  "bet",
  "day",
  "3_days",
  "week",
  "month",
  "6_weeks",
  "2_months",
  "3_months",
  "6_months",
  "9_months",
  "12_months",
  "forever",
] as const;
export const LimitTypeSchema = v.picklist(LIMIT_TYPES);
export const LimitPeriodSchema = v.picklist(LIMIT_PERIODS);
export type LimitType = v.InferOutput<typeof LimitTypeSchema>;
export type LimitPeriod = v.InferOutput<typeof LimitPeriodSchema>;
const periods = v.array(LimitPeriodSchema);

/** Parts of the product that a licence may exclude. */
export const SECTIONS = [
  "pokies",
  "live",
  "table",
  "jackpots",
  "tournaments",
  "lotteries",
  "shop",
  "wheel",
  "adventure",
  "vip",
  "promotions",
  "crypto",
] as const;
export const SectionSchema = v.picklist(SECTIONS);

/** Handling of an inactive player; seconds since the last activity. */
export const InactivityRuleSchema = v.pipe(
  v.object({
    /** Time of the inactivity prompt. */
    ask_after_seconds: seconds,
    /** Time of the end of the session. */
    end_after_seconds: seconds,
    /** Only an answer closes the prompt, and bets are rejected until then; otherwise any activity does. */
    needs_answer: v.boolean(),
  }),
  v.check(
    ({ ask_after_seconds: promptAfter, end_after_seconds: endAfter }) =>
      promptAfter >= 60 && endAfter >= promptAfter + 30,
    "must prompt after at least 60 seconds and leave at least 30 seconds to answer",
  ),
);
export type InactivityRule = v.InferOutput<typeof InactivityRuleSchema>;

/** Rules of one licence; every difference between licences is a value here. */
export const LicencePackSchema = v.object({
  /** Also the file name, and the value of `license_name`. */
  id: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/, "must be two to four capital letters")),
  name: v.string(),
  /** Line that names the authority. */
  authority: v.string(),
  ages: v.object({ min: age, icon: v.picklist(["18+", "21+"]) }),
  /** Fields restricted to the English alphabet. */
  english_only: v.array(v.picklist(PLAYER_FIELDS)),
  /** Shows the time since sign-in. */
  session_timer: v.boolean(),
  /** Session lifetime since its last use, and since its start. */
  session: v.object({ idle_seconds: seconds, absolute_seconds: seconds }),
  /** Null without an inactivity prompt. */
  inactivity: v.nullable(InactivityRuleSchema),
  limits: v.object({
    /** Offered periods by type; a type without periods is not offered. */
    types: v.object({
      deposit: periods,
      loss: periods,
      wager: periods,
      single_stake: periods,
      session: periods,
      coolingoff: periods,
      selfexclusion: periods,
    } satisfies Record<LimitType, typeof periods>),
    /** Limits are mandatory before play, suggested at registration, or optional. */
    before_play: v.picklist(["required", "prompted", "offered"]),
    /** Wait before a limit increase can be confirmed. */
    increase_delay_seconds: seconds,
    /** Wait before the removal of a limit can be confirmed. */
    removal_delay_seconds: seconds,
    /** Both waits last at least until the current day, week or month ends. */
    until_period_ends: v.boolean(),
    /** Offers a 24-hour break with one tap on every money screen. */
    panic_button: v.boolean(),
    /** A limit counts only its own currency, instead of all currencies converted. */
    per_currency: v.boolean(),
    time_zone: v.string(),
  }),
  reality_check: v.object({
    /** Default interval of reality checks in minutes; null for none. */
    default_minutes: v.nullable(v.number()),
    choices_minutes: v.array(v.number()),
    /** The player may turn reality checks off. */
    optional: v.boolean(),
  }),
  /** Months between account reviews; null without reviews. */
  account_review_months: reviewMonths,
  autoplay: v.boolean(),
  /** A player may play several real-money games in parallel. */
  parallel_play: v.boolean(),
  /** Minimum duration of a round. */
  min_round_seconds: v.object({ slots: v.number(), other: v.number() }),
  /** The player may recall a pending withdrawal. */
  reverse_withdrawal: v.boolean(),
  payments: v.object({
    /** Withdrawals require a verified identity. */
    verification_before_withdrawal: v.boolean(),
    /** Euro cents: larger withdrawals need two approvals. */
    four_eyes_above_cents: cents,
    /** Euro cents: smaller withdrawals need no approval; 0 if every withdrawal needs one. */
    auto_approve_below_cents: cents,
    /** The first deposit form may preset an amount. */
    preset_amount: v.boolean(),
  }),
  bonus: v.object({ stake_order: v.picklist(["real_first", "bonus_first"]) }),
  rewards: RewardRulesSchema,
  /** Wheel weights are sent to the browser; odds are published in any case. */
  wheel_weights_public: v.boolean(),
  sections: v.array(SectionSchema),
  /** `frontend_identifier` of files of category `payment-logos`, in order. */
  payment_logos: strings,
  /** `frontend_identifier` of files of category `licence-icons`, in order. */
  licence_icons: strings,
  footer_snippet: v.string(),
  /** Snippets of the copyright line by priority; a group's own line ranks between licence and default. */
  copyright_snippets: strings,
  blocked_categories: strings,
  blocked_providers: strings,
  /** The page title may rotate in hidden tabs, if the flag is on. */
  title_rotation: v.boolean(),
});
export type Licence = v.InferOutput<typeof LicencePackSchema>;

export const TestProfileSchema = v.object({
  email: v.string(),
  country: countryCode,
  locale: v.picklist(LOCALES),
  currency: currencyCode,
  licence: v.string(),
  state: v.nullable(v.string()),
  city: v.string(),
  postal_code: v.string(),
  phone: v.string(),
  /** A made-up number in the country's form, where payments require one. */
  personal_id: v.optional(v.string()),
});
export type TestProfile = v.InferOutput<typeof TestProfileSchema>;

/** Rules that follow from a visitor's country or a player's country of residence. */
export const MarketSchema = v.object({
  locale: v.picklist(LOCALES),
  /** Default currency; the product's default applies if it is not enabled. */
  currency: currencyCode,
  /** Licence, unless the host or the player's `license_name` overrides it. */
  licence: v.string(),
  /** Legal age, with exceptions by region code (ISO 3166-2 without the country). */
  age: v.object({ min: age, regions: v.record(v.string(), age) }),
  phone_prefix: v.nullable(v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, "must be + and digits"))),
  /** "auth" allows browsing but no account; "blocked" shows only a notice. */
  restricted: v.picklist(["none", "auth", "blocked"]),
  /** Path prefixes. */
  blocked_routes: v.array(v.pipe(v.string(), v.startsWith("/"))),
  blocked_providers: strings,
  blocked_categories: strings,
  /** Shows a consent card before browsing. */
  approval_card: v.boolean(),
  /** Additional player fields for residents. */
  extra_fields: v.array(v.picklist(["state", "personal_id"])),
  /** Inactivity rule for residents; the stricter parts of both rules apply. */
  inactivity: v.optional(InactivityRuleSchema),
  /** Stricter limit rules for residents. */
  limits: v.optional(
    v.object({
      increase_delay_seconds: seconds,
      removal_delay_seconds: seconds,
      until_period_ends: v.boolean(),
      panic_button: v.boolean(),
    }),
  ),
  /** Months between account reviews for residents, if shorter than the licence's. */
  account_review_months: v.optional(reviewMonths),
  /** Short breaks offered to residents, instead of the licence's. */
  breaks: v.optional(v.pipe(periods, v.nonEmpty("must offer one"))),
  /** Stricter payment rules for residents. */
  payments: v.optional(
    v.object({
      verification_before_withdrawal: v.boolean(),
      four_eyes_above_cents: cents,
      auto_approve_below_cents: cents,
      preset_amount: v.boolean(),
    }),
  ),
  /** Stricter play rules for residents, and for demos of visitors. */
  play: v.optional(
    v.object({
      autoplay: v.boolean(),
      parallel_play: v.boolean(),
      min_round_seconds: v.object({ slots: v.number(), other: v.number() }),
    }),
  ),
  /** Stricter reward rules for residents. */
  rewards: v.optional(MarketRewardRulesSchema),
  test_profile: v.nullable(TestProfileSchema),
});
export type Market = v.InferOutput<typeof MarketSchema>;

export const MarketsSchema = v.object({
  default: MarketSchema,
  countries: v.record(countryCode, MarketSchema),
});

/** Settings of one host; `*` applies to unlisted hosts. */
export const HostSchema = v.object({
  ...SiteSchema.entries,
  /** Licence of everyone on this host; null leaves it to the market. */
  licence: v.nullable(v.string()),
  logo: v.object({ mobile: v.string(), full: v.string() }),
  /** Organisation of the structured data; null if `structured_data` is off. */
  organisation: v.nullable(v.object({ name: v.string(), legal_name: v.string(), same_as: strings })),
});
export type Host = v.InferOutput<typeof HostSchema>;

export const HostsSchema = v.objectWithRest({ "*": HostSchema }, HostSchema);
export const CountriesSchema = v.array(v.object({ code: countryCode, name: v.string() }));

export interface Jurisdictions {
  /** By id. */
  licences: Record<string, Licence>;
  markets: v.InferOutput<typeof MarketsSchema>;
  /** By host name; `*` always exists. */
  hosts: v.InferOutput<typeof HostsSchema>;
  /** Every ISO 3166-1 country, by English name. */
  countries: v.InferOutput<typeof CountriesSchema>;
}
