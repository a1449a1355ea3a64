import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { HOLD_REASONS } from "./awards.ts";
import { type Endpoint, TitleLocaleSchema } from "./endpoint.ts";
import { PlayedGameSchema } from "./history.ts";
import { PlayerSchema } from "./player.ts";
import type { Rejection } from "./rejection.ts";

/** Stages of a bonus. `handle_bets`: bets count towards its requirement. `wait`: another bonus of the account runs. */
export const BONUS_STAGES = [
  "issued",
  "wait",
  "handle_bets",
  "wager_done",
  "finished",
  "lost",
  "canceled",
  "expired",
] as const;
export const BonusStageSchema = v.picklist(BONUS_STAGES);
export type BonusStage = v.InferOutput<typeof BonusStageSchema>;

/** Why a bonus was canceled. */
export const CANCEL_REASONS = [
  "by_player",
  "by_staff",
  "self_excluded",
  "account_closed",
  "deposit_reversed",
  "withdrawal",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

const instant = v.nullable(v.string());

/** Share of a stake that counts, in ten-thousandths; `excluded`: bonus money isn't accepted there. */
export const ContributionSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  v.literal("excluded"),
]);
export type Contribution = v.InferOutput<typeof ContributionSchema>;

/** Contributions by game identifier, provider, category, or for the rest; the most specific applies. */
export const ContributionsSchema = v.object({
  default: ContributionSchema,
  categories: v.record(v.string(), ContributionSchema),
  providers: v.record(v.string(), ContributionSchema),
  games: v.record(v.string(), ContributionSchema),
});
export type Contributions = v.InferOutput<typeof ContributionsSchema>;

/** Conditions of bonus money, after the licence's clamps; amounts in minor units of the bonus's currency. */
export const WageringTermsSchema = v.object({
  /** Requirement: bonus times multiplier. */
  multiplier: v.number(),
  /** Days to meet the requirement, from the start of the bonus. */
  days: v.number(),
  /** Highest stake of a round with bonus money; null for none. */
  max_bet_cents: v.nullable(AmountSchema),
  /** Most that becomes real money; null for no cap. */
  max_win_cents: v.nullable(AmountSchema),
  contributions: ContributionsSchema,
  ends_on_withdrawal: v.boolean(),
});
export type WageringTerms = v.InferOutput<typeof WageringTermsSchema>;

/** Parts of a gift or offer, as the specification lists them. */
const partsSchema = v.array(v.object({ type: v.picklist(["bonus", "freespins"]), title: v.string() }));

/** A player's bonus. Times are the server's, ISO 8601 in UTC; amounts in minor units of its currency. */
export const BonusSchema = v.object({
  id: v.string(),
  kind: v.picklist(["bonus", "deposit", "registration"]),
  stage: BonusStageSchema,
  title: v.string(),
  currency: v.string(),
  /** Bonus money granted. */
  amount_cents: AmountSchema,
  /** Bonus money left; 0 unless it runs. */
  balance_cents: AmountSchema,
  /** Counted towards the requirement so far, at most the requirement. */
  amount_wager_cents: AmountSchema,
  amount_wager_requirement_cents: AmountSchema,
  /** Met share of the requirement, rounded down: 0 to 100. */
  wager_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  group_key: v.string(),
  activatable: v.boolean(),
  activatable_until: instant,
  issued_at: v.string(),
  started_at: instant,
  /** End of the time to meet the requirement. */
  expires_at: instant,
  ended_at: instant,
  cancel_reason: v.nullable(v.picklist(CANCEL_REASONS)),
  /** Real money that the bonus has become; 0 until it finished. */
  converted_cents: AmountSchema,
  /** Bonus money that was lost when it ended; 0 until then. */
  forfeited_cents: AmountSchema,
  /** Place in the queue from 1; null unless it waits. */
  position: v.nullable(v.number()),
  /** Nothing of it can be played meanwhile; its times are extended afterwards. */
  frozen: v.nullable(v.object({ since: v.string(), reason: v.picklist(["break", "withdrawal"]) })),
  terms: WageringTermsSchema,
  campaign: v.object({ slug: v.string(), version: v.number() }),
  bonuses: partsSchema,
  freespins_total: v.number(),
  /** Grows with every change. */
  version: v.number(),
});
export type Bonus = v.InferOutput<typeof BonusSchema>;

/** A campaign as one player sees it: terms after the licence's clamps, in the player's currency. */
export const OfferSchema = v.object({
  /** The campaign's slug. */
  id: v.string(),
  kind: v.picklist(["deposit", "registration"]),
  version: v.number(),
  title: v.string(),
  summary: v.string(),
  currency: v.string(),
  group_key: v.string(),
  /** Code that selects the offer: its own, or its slug in capitals. */
  code: v.string(),
  /** Number of the one deposit that brings it, from 1; null if any deposit does, or none. */
  deposit_number: v.nullable(v.number()),
  /** Smallest deposit; null without a deposit. */
  min_deposit_cents: v.nullable(AmountSchema),
  /** Share of the deposit in percent; null for a fixed amount. */
  percent: v.nullable(v.number()),
  /** Highest bonus, or the fixed one; null without bonus money. */
  max_amount_cents: v.nullable(AmountSchema),
  /** Null if nothing has to be wagered. */
  wagering: v.nullable(WageringTermsSchema),
  /** True if the bonus starts without a further step. */
  starts_immediately: v.boolean(),
  /** Days to activate it; null if it starts immediately. */
  activatable_days: v.nullable(v.number()),
  bonuses: partsSchema,
  freespins_total: v.number(),
  /** Most that the spins can win; null without spins or a limit. */
  freespins_max_win_cents: v.nullable(AmountSchema),
  /** Real end of the offer; null for none. */
  ends_at: instant,
  /** What its gift will wait for; null if nothing that is known. */
  waits_for: v.nullable(v.picklist(HOLD_REASONS)),
});
export type Offer = v.InferOutput<typeof OfferSchema>;

/** A counted round. `parts`: counted stake in ten-thousandths of a minor unit. */
export const WageringEntrySchema = v.object({
  id: v.number(),
  provider: v.string(),
  round: v.string(),
  game: PlayedGameSchema,
  at: v.string(),
  /** The round's stakes, real and bonus. */
  stake_cents: AmountSchema,
  contribution: v.number(),
  parts: AmountSchema,
});
export type WageringEntry = v.InferOutput<typeof WageringEntrySchema>;

/** Every counted round, so that the progress can be added up: `parts` is the sum of all entries. */
export const WageringStatementSchema = v.object({
  currency: v.string(),
  parts: AmountSchema,
  required_parts: AmountSchema,
  max_bet_cents: v.nullable(AmountSchema),
  entries: v.array(WageringEntrySchema),
  /** `cursor` of the next page; null on the last. */
  next: v.nullable(v.string()),
});
export type WageringStatement = v.InferOutput<typeof WageringStatementSchema>;

export const BonusParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid("invalid_format")) });

export const CancelBonusSchema = v.object({
  /** Bonus money that the player expects to lose, minor units; another amount rejects the call. */
  expected_loss_cents: AmountSchema,
});

export const QueueSchema = v.object({
  /** Ids of all waiting bonuses of one account, next first. */
  ids: v.pipe(v.array(v.pipe(v.string(), v.uuid("invalid_format"))), v.maxLength(5, "too_long")),
});

export const BonusCodeSchema = v.object({
  deposit_bonus_code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("required"),
    v.regex(/^[A-Za-z0-9_-]{2,40}$/, "invalid_format"),
  ),
});
export const BonusSettingsSchema = v.object({ can_issue: v.boolean() });

export const bonusesRejections = {
  /** Its stage doesn't allow the action any more. */
  bonus_ended: { status: 409, next: "look", endedBy: "never" },
  /** A round with its money is still open; `game` names it. */
  round_open: { status: 409, next: "end_other", endedBy: "player" },
  /** The loss differs from the expected one; `loss_cents` is the right one. */
  bonus_loss_changed: { status: 409, next: "look", endedBy: "player" },
  /** Frozen by a break or a withdrawal. */
  bonus_frozen: { status: 409, next: "look", endedBy: "unknown" },
  /** Too many bonuses wait already. */
  bonus_queue_full: { status: 409, next: "choose_other", endedBy: "player" },
  /** The queue has changed meanwhile. */
  bonus_queue_changed: { status: 409, next: "look", endedBy: "player" },
  /** The player turned bonuses off, or the operator did for the player. */
  bonuses_disabled: { status: 409, next: "complete", endedBy: "player" },
} as const satisfies Record<string, Rejection>;

export const bonusesPublications = {
  bonuses_changes: v.object({}),
} as const;

export const bonusesEndpoints = {
  "GET /api/player/bonuses": {
    session: true,
    summary: "The player's bonuses, actual ones first",
    query: TitleLocaleSchema,
    response: v.array(BonusSchema),
  },
  "POST /api/player/bonuses/:id/activation": {
    session: true,
    summary: "Start a bonus, or add it to the queue; repeating it changes nothing",
    params: BonusParamsSchema,
    query: TitleLocaleSchema,
    rejections: ["bonus_ended", "bonus_frozen", "bonus_queue_full", "bonuses_disabled"],
    response: BonusSchema,
  },
  "DELETE /api/player/bonuses/:id": {
    session: true,
    summary: "End a bonus and forfeit its bonus money; repeating it changes nothing",
    params: BonusParamsSchema,
    query: TitleLocaleSchema,
    body: CancelBonusSchema,
    rejections: ["bonus_ended", "bonus_loss_changed", "round_open"],
    response: BonusSchema,
  },
  "PUT /api/player/bonuses/queue": {
    session: true,
    summary: "Change the order of the waiting bonuses",
    query: TitleLocaleSchema,
    body: QueueSchema,
    rejections: ["bonus_queue_changed"],
    response: v.array(BonusSchema),
  },
  "GET /api/player/bonuses/:id/statement": {
    session: true,
    summary: "Every round that counted towards a bonus's requirement, newest first",
    params: BonusParamsSchema,
    query: v.object({ cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, "invalid_format"))) }),
    response: WageringStatementSchema,
  },
  "GET /api/bonuses/deposit": {
    session: true,
    summary: "Bonuses that the player can take with the next deposit",
    query: TitleLocaleSchema,
    response: v.array(OfferSchema),
  },
  "GET /api/bonuses/registration": {
    summary: "Bonuses that a registration gives, for guests; a player sees those still to come",
    query: TitleLocaleSchema,
    response: v.array(OfferSchema),
  },
  "GET /api/bonuses/welcome": {
    summary: "For guests: what a registration gives, then what the first deposit brings",
    query: TitleLocaleSchema,
    response: v.array(OfferSchema),
  },
  "PATCH /api/player/set_bonus_code": {
    session: true,
    summary: "Choose the next deposit's bonus by its code",
    body: BonusCodeSchema,
    response: PlayerSchema,
  },
  "DELETE /api/player/clear_bonus_code": {
    session: true,
    summary: "Remove the bonus chosen for the next deposit",
    response: PlayerSchema,
  },
  "PATCH /api/player/update_bonus_settings": {
    session: true,
    summary: "Opt in to bonuses, or out",
    body: BonusSettingsSchema,
    response: PlayerSchema,
  },
} as const satisfies Record<string, Endpoint>;
