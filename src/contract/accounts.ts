import * as v from "valibot";

/** Minor units; as text where a number would lose the last digits. */
export const AmountSchema = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d+$/))]);
export type Amount = v.InferOutput<typeof AmountSchema>;

export const AccountSchema = v.object({
  id: v.number(),
  currency: v.string(),
  amount_cents: AmountSchema,
  available_to_cashout_cents: AmountSchema,
  /** Played with; one account of a player is. */
  active: v.boolean(),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** An account with its parts: `amount_cents` is the real money among them. */
export const AccountPartsSchema = v.object({
  ...AccountSchema.entries,
  bonus_cents: AmountSchema,
  /** Set aside for withdrawals under way. */
  reserved_cents: AmountSchema,
  /** Of wins that were taken back after they were spent: nothing is bet until it is settled. */
  owed_cents: AmountSchema,
  /** To be bet before bonus money is real, and how much of it has been. */
  wagering_cents: AmountSchema,
  wagered_cents: AmountSchema,
  /** Grows with every change of the player's money: what has a lower one is older. */
  version: v.number(),
});
export type AccountParts = v.InferOutput<typeof AccountPartsSchema>;

export const AccountsQuerySchema = v.object({ compatibility: v.optional(v.string()) });
/** Flat with `?compatibility`, with its parts without. */
export const AccountsSchema = v.array(v.union([AccountPartsSchema, AccountSchema]));
export const NewAccountSchema = v.object({
  currency: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(4, "too_long")),
});

/** Sums of one account over its life. */
export const PlayerStatsSchema = v.array(
  v.object({
    currency: v.string(),
    deposits_cents: AmountSchema,
    cashouts_cents: AmountSchema,
    bets_cents: AmountSchema,
    wins_cents: AmountSchema,
  }),
);
export type PlayerStats = v.InferOutput<typeof PlayerStatsSchema>;
