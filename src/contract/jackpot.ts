import * as v from "valibot";

const cents = v.pipe(v.number(), v.integer());

/** By which a level grows and is won; amounts in minor units of the jackpot's currency. */
export const JackpotTermsSchema = v.object({
  /** Identifier of the level. */
  level: v.string(),
  name: v.string(),
  /** What each pot begins with. */
  seed_cents: cents,
  /** What of each stake of real money goes into it, in millionths. */
  contribution_ppm: cents,
  /** Where it stops to grow; null where it does not. */
  ceiling_cents: v.nullable(cents),
  /** What a pot gathers on average until it is won: a bet wins with the chance of its own share of that. */
  average_cents: cents,
});
export type JackpotTerms = v.InferOutput<typeof JackpotTermsSchema>;

/** A system jackpot that runs over several games; amounts in minor units of its currency. */
export const JackpotSchema = v.object({
  id: v.number(),
  identifier: v.string(),
  title: v.string(),
  state: v.picklist(["active", "stopped"]),
  currency: v.string(),
  levels: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      identifier: v.string(),
      /** What is in the pot; within a cycle it never falls. */
      amount_cents: cents,
      /** Counts the pots, from 1: each is won once. */
      cycle: cents,
    }),
  ),
  /** One for each level. */
  terms: v.array(JackpotTermsSchema),
  game_identifiers: v.array(v.string()),
});
export type Jackpot = v.InferOutput<typeof JackpotSchema>;

/** Jackpot amounts in minor units by game identifier and currency. */
export const GameJackpotsSchema = v.record(v.string(), v.record(v.string(), v.number()));
export type GameJackpots = v.InferOutput<typeof GameJackpotsSchema>;

/** A win as everybody may see it. */
export const PublicJackpotWinSchema = v.object({
  jackpot_identifier: v.string(),
  jackpot_title: v.string(),
  jackpot_level_name: v.string(),
  /** Masked. */
  user_name: v.string(),
  /** What the winner was paid, in the currency of their account. */
  currency: v.string(),
  amount_cents: cents,
  /** What was in the pot, in the jackpot's currency. */
  jackpot_original_currency: v.string(),
  jackpot_original_amount_cents: cents,
  /** ISO 8601 in UTC. */
  created_at: v.string(),
});
export type PublicJackpotWin = v.InferOutput<typeof PublicJackpotWinSchema>;

export const JackpotWinnersQuerySchema = v.object({
  sort: v.optional(v.picklist(["latest", "biggest"], "unknown")),
  /** Identifier of the one jackpot. */
  jackpot: v.optional(v.pipe(v.string(), v.maxLength(100, "too_long"))),
  /** From 1 to 50. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]|[1-4]\d|50)$/, "invalid_format"))),
});

/** A jackpot that a player has won; amounts in minor units. */
export const JackpotWinSchema = v.object({
  id: v.string(),
  /** Of the jackpot. */
  identifier: v.string(),
  title: v.string(),
  level: v.string(),
  currency: v.string(),
  amount_cents: v.number(),
  /** ISO 8601 in UTC. */
  won_at: v.string(),
});
export type JackpotWin = v.InferOutput<typeof JackpotWinSchema>;

export const JackpotWinIdSchema = v.object({ id: v.pipe(v.string(), v.uuid("unknown")) });

/** Whether the asker is the one that shows it: the first of all tabs and devices is. */
export const JackpotWinClaimSchema = v.object({ claimed: v.boolean() });
