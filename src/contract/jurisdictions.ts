import * as v from "valibot";
import { LOCALES } from "./locale.ts";
import { PLAYER_FIELDS } from "./player-fields.ts";
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

/** Parts of the product that a licence may leave out. */
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

/** What is asked of a player of whom nothing has been seen or heard; seconds since the last sign of them. */
export const InactivityRuleSchema = v.pipe(
  v.object({
    /** The page asks whether they are still there. */
    ask_after_seconds: seconds,
    /** The session ends. */
    end_after_seconds: seconds,
    /** Nothing but an answer ends the question, and no bet is taken before; else any sign of the player does. */
    needs_answer: v.boolean(),
  }),
  v.check(
    ({ ask_after_seconds: ask, end_after_seconds: end }) => ask >= 60 && end >= ask + 30,
    "must ask after a minute or more, and leave half a minute or more to answer",
  ),
);
export type InactivityRule = v.InferOutput<typeof InactivityRuleSchema>;

/** The rules of one licence: everything that differs between licences is a value here. */
export const LicencePackSchema = v.object({
  /** Also the name of the file, and the value of `license_name`. */
  id: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/, "must be two to four capital letters")),
  name: v.string(),
  /** The line that names the authority. */
  authority: v.string(),
  ages: v.object({ min: age, icon: v.picklist(["18+", "21+"]) }),
  /** Fields that take the English alphabet alone. */
  english_only: v.array(v.picklist(PLAYER_FIELDS)),
  /** Shows the time since login. */
  session_timer: v.boolean(),
  /** When a session ends: this long after its last use, and after it began in any case. */
  session: v.object({ idle_seconds: seconds, absolute_seconds: seconds }),
  /** Null where nobody is asked. */
  inactivity: v.nullable(InactivityRuleSchema),
  limits: v.object({
    /** Periods on offer by type; a type without periods is not offered. */
    types: v.object({
      deposit: periods,
      loss: periods,
      wager: periods,
      single_stake: periods,
      session: periods,
      coolingoff: periods,
      selfexclusion: periods,
    } satisfies Record<LimitType, typeof periods>),
    /** Whether a limit must be set before play, is asked for at registration, or is only at hand. */
    before_play: v.picklist(["required", "asked", "offered"]),
    /** Wait before a higher limit may be confirmed. */
    increase_delay_seconds: seconds,
    /** Wait before the removal of a limit may be confirmed. */
    removal_delay_seconds: seconds,
    /** Either wait lasts until the running day, week or month is over, too. */
    until_period_ends: v.boolean(),
    /** A break of 24 hours is one tap away wherever money is. */
    panic_button: v.boolean(),
    /** A limit counts its own currency only, instead of all of them converted. */
    per_currency: v.boolean(),
    time_zone: v.string(),
  }),
  reality_check: v.object({
    /** Minutes between reminders until the player chooses; null for none. */
    default_minutes: v.nullable(v.number()),
    choices_minutes: v.array(v.number()),
    /** The player may switch it off. */
    optional: v.boolean(),
  }),
  /** Months between two looks of players at their own account; null where they are not asked to. */
  account_review_months: reviewMonths,
  autoplay: v.boolean(),
  /** A player may have several games for real at once. */
  parallel_play: v.boolean(),
  /** Shortest time of a round. */
  min_round_seconds: v.object({ slots: v.number(), other: v.number() }),
  /** The player may take a withdrawal back while it is pending. */
  reverse_withdrawal: v.boolean(),
  payments: v.object({
    /** Nothing is paid out before the identity is verified. */
    verification_before_cashout: v.boolean(),
    /** Euro cents: a withdrawal that is worth more takes two of the staff. */
    four_eyes_above_cents: cents,
    /** Euro cents: a withdrawal that is worth less takes none; 0 where each of them is looked at. */
    auto_approve_below_cents: cents,
    /** A first deposit may begin with an amount that the player has not chosen. */
    preset_amount: v.boolean(),
  }),
  bonus: v.object({
    /** Highest wagering multiplier; null for no cap. */
    max_wagering: v.nullable(v.number()),
    stake_order: v.picklist(["real_first", "bonus_first"]),
  }),
  /** Weights of the wheel travel to the browser; published odds are shown in any case. */
  wheel_weights_public: v.boolean(),
  sections: v.array(SectionSchema),
  /** `frontend_identifier` of files of category `payment-logos`, in order. */
  payment_logos: strings,
  /** `frontend_identifier` of files of category `licence-icons`, in order. */
  licence_icons: strings,
  footer_snippet: v.string(),
  /** Snippets of the copyright line, best first; a group's own line stands between licence and default. */
  copyright_snippets: strings,
  blocked_categories: strings,
  blocked_providers: strings,
  /** The page title may rotate while the tab is hidden, where the flag is on. */
  title_rotation: v.boolean(),
});
export type LicencePack = v.InferOutput<typeof LicencePackSchema>;

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
});
export type TestProfile = v.InferOutput<typeof TestProfileSchema>;

/** What follows from the country a visitor comes from or lives in. */
export const MarketSchema = v.object({
  locale: v.picklist(LOCALES),
  /** Default currency; where it is not enabled, the product's default applies. */
  currency: currencyCode,
  /** Applies unless the host or the player's `license_name` says otherwise. */
  licence: v.string(),
  /** Legal age, and by region code (ISO 3166-2 without the country) where it differs. */
  age: v.object({ min: age, regions: v.record(v.string(), age) }),
  phone_prefix: v.nullable(v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, "must be + and digits"))),
  /** "auth" leaves browsing but no account; "blocked" leaves nothing but a notice. */
  restricted: v.picklist(["none", "auth", "blocked"]),
  /** Path prefixes. */
  blocked_routes: v.array(v.pipe(v.string(), v.startsWith("/"))),
  blocked_providers: strings,
  blocked_categories: strings,
  /** Shows a consent card before browsing. */
  approval_card: v.boolean(),
  /** Fields of a player who lives there beside those that everybody has. */
  asks_for: v.array(v.picklist(["state", "personal_id"])),
  /** The same for who lives there: of both rules the stricter part counts. */
  inactivity: v.optional(InactivityRuleSchema),
  /** What is stricter for limits of who lives there than the licence has it. */
  limits: v.optional(
    v.object({
      increase_delay_seconds: seconds,
      removal_delay_seconds: seconds,
      until_period_ends: v.boolean(),
      panic_button: v.boolean(),
    }),
  ),
  /** Months between two looks at the own account of who lives there, where they are fewer than the licence's. */
  account_review_months: v.optional(reviewMonths),
  /** The short breaks on offer to who lives there, instead of the licence's. */
  breaks: v.optional(v.pipe(periods, v.nonEmpty("must offer one"))),
  /** The same for payments of who lives there. */
  payments: v.optional(
    v.object({
      verification_before_cashout: v.boolean(),
      four_eyes_above_cents: cents,
      auto_approve_below_cents: cents,
      preset_amount: v.boolean(),
    }),
  ),
  /** The same for games of who lives there, and for demos of who visits from there. */
  play: v.optional(
    v.object({
      autoplay: v.boolean(),
      parallel_play: v.boolean(),
      min_round_seconds: v.object({ slots: v.number(), other: v.number() }),
    }),
  ),
  test_profile: v.nullable(TestProfileSchema),
});
export type Market = v.InferOutput<typeof MarketSchema>;

export const MarketsSchema = v.object({
  default: MarketSchema,
  countries: v.record(countryCode, MarketSchema),
});

/** What one host shows; `*` stands for hosts that are not listed. */
export const HostSchema = v.object({
  ...SiteSchema.entries,
  /** Fixes the licence of everybody on this host; null leaves it to the market. */
  licence: v.nullable(v.string()),
  logo: v.object({ mobile: v.string(), full: v.string() }),
  /** The organisation of the structured data; null where `structured_data` is off. */
  organisation: v.nullable(v.object({ name: v.string(), legal_name: v.string(), same_as: strings })),
});
export type Host = v.InferOutput<typeof HostSchema>;

export const HostsSchema = v.objectWithRest({ "*": HostSchema }, HostSchema);
export const CountriesSchema = v.array(v.object({ code: countryCode, name: v.string() }));

export interface Packs {
  /** By id. */
  licences: Record<string, LicencePack>;
  markets: v.InferOutput<typeof MarketsSchema>;
  /** By host name; `*` always exists. */
  hosts: v.InferOutput<typeof HostsSchema>;
  /** Every ISO 3166-1 country, by English name. */
  countries: v.InferOutput<typeof CountriesSchema>;
}
