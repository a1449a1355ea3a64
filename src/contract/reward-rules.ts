import * as v from "valibot";

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const age = v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(30));

/** From the laxest to the strictest. */
export const BONUS_MODES = ["any", "first_play", "off"] as const;
export const LOSS_BASED_MODES = ["any", "vip_checks", "off"] as const;
export const SCORINGS = ["all", "stake_neutral"] as const;

const BonusRulesSchema = v.object({
  /** `first_play`: one bonus, before or with the first bet only. */
  mode: v.picklist(BONUS_MODES),
  /** Maximum wagering multiplier. */
  max_wagering: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Euro cents: the largest bonus; null for no cap. */
  max_amount_eur_cents: v.nullable(cents),
  /** Days that a player has at least to meet the wagering requirement. */
  min_days: count,
  /** Bonuses may be offered between the rounds of a play session; never within a round. */
  during_play: v.boolean(),
});
const PointRulesSchema = v.object({
  /** Bets earn points and levels. */
  on: v.boolean(),
  shop: v.boolean(),
  /** Months after which points expire; null for never. */
  expiry_months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const QuestRulesSchema = v.object({ on: v.boolean() });
const TournamentRulesSchema = v.object({
  on: v.boolean(),
  /** `stake_neutral`: only strategies that a higher bet doesn't help. */
  scoring: v.picklist(SCORINGS),
});
const LotteryRulesSchema = v.object({
  on: v.boolean(),
  /** Prizes may be cash. */
  cash: v.boolean(),
});
const WheelRulesSchema = v.object({ on: v.boolean() });
const AdventureRulesSchema = v.object({
  on: v.boolean(),
  /** Days may be completed by deposits; otherwise by logging in. */
  deposit_condition: v.boolean(),
});
const VipRulesSchema = v.object({
  on: v.boolean(),
  /** Play alone may raise the status; otherwise staff raise it. */
  automatic: v.boolean(),
  /** A status waits until compliance has cleared affordability, signs of harm and identity. */
  checks: v.boolean(),
});
const AdRulesSchema = v.object({
  /** Guests may see offers. */
  public: v.boolean(),
  /** Offers may be sent to players who consented to receive them. */
  consent: v.boolean(),
});
const WordRulesSchema = v.object({
  /** "Free" may stand where no wagering follows; otherwise nowhere. */
  free: v.boolean(),
  /** Texts may urge players to hurry. */
  urgency: v.boolean(),
});

const groups = {
  bonus: BonusRulesSchema,
  points: PointRulesSchema,
  quests: QuestRulesSchema,
  tournaments: TournamentRulesSchema,
  lotteries: LotteryRulesSchema,
  wheel: WheelRulesSchema,
  adventure: AdventureRulesSchema,
  vip: VipRulesSchema,
  ads: AdRulesSchema,
  words: WordRulesSchema,
};
const scalars = {
  /** Minimum age for rewards; the market's legal age applies where it is higher. */
  reward_age: age,
  /** One campaign may reward play of several products. */
  mixed_products: v.boolean(),
  /** Rewards that are computed from losses, such as cashback. */
  loss_based: v.picklist(LOSS_BASED_MODES),
};

/** Reward rules of a licence, or of a player after the market's overrides. */
export const RewardRulesSchema = v.object({ ...scalars, ...groups });
export type RewardRules = v.InferOutput<typeof RewardRulesSchema>;

/** Stricter reward rules for residents of a market; what it leaves out follows the licence. */
export const MarketRewardRulesSchema = v.strictObject({
  reward_age: v.optional(age),
  mixed_products: v.optional(v.boolean()),
  loss_based: v.optional(scalars.loss_based),
  bonus: v.optional(v.partial(BonusRulesSchema)),
  points: v.optional(v.partial(PointRulesSchema)),
  quests: v.optional(v.partial(QuestRulesSchema)),
  tournaments: v.optional(v.partial(TournamentRulesSchema)),
  lotteries: v.optional(v.partial(LotteryRulesSchema)),
  wheel: v.optional(v.partial(WheelRulesSchema)),
  adventure: v.optional(v.partial(AdventureRulesSchema)),
  vip: v.optional(v.partial(VipRulesSchema)),
  ads: v.optional(v.partial(AdRulesSchema)),
  words: v.optional(v.partial(WordRulesSchema)),
});
export type MarketRewardRules = v.InferOutput<typeof MarketRewardRulesSchema>;
