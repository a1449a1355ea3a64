import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

const cents = v.pipe(v.number(), v.integer());

/** Terms of a jackpot level; amounts in minor units of the jackpot's currency. */
export const JackpotTermsSchema = v.object({
  /** Identifier of the level. */
  level: v.string(),
  name: v.string(),
  /** Initial amount of each pot. */
  seed_cents: cents,
  /** Share of each real-money stake that goes into the pot, in millionths. */
  contribution_ppm: cents,
  /** Amount at which the pot stops growing; null without a ceiling. */
  ceiling_cents: v.nullable(cents),
  /** Average amount collected until a win: a bet's chance is its contribution divided by this. */
  average_cents: cents,
});
export type JackpotTerms = v.InferOutput<typeof JackpotTermsSchema>;

/** A system jackpot across several games; amounts in minor units of its currency. */
export const JackpotSchema = v.object({
  id: v.number(),
  identifier: v.string(),
  title: v.string(),
  state: v.picklist(["active", "stopped"]),
  /** Address of its art, without width and extension; missing in responses cached from an earlier release. */
  image: v.optional(v.string()),
  currency: v.string(),
  levels: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      identifier: v.string(),
      /** Current amount of the pot; never decreases within a cycle. */
      amount_cents: cents,
      /** Number of the pot, from 1; each pot is won once. */
      cycle: cents,
    }),
  ),
  /** One entry per level. */
  terms: v.array(JackpotTermsSchema),
  game_identifiers: v.array(v.string()),
});
export type Jackpot = v.InferOutput<typeof JackpotSchema>;

/** Jackpot amounts in minor units by game identifier and currency. */
export const GameJackpotsSchema = v.record(v.string(), v.record(v.string(), v.number()));
export type GameJackpots = v.InferOutput<typeof GameJackpotsSchema>;

/** A public jackpot win. */
export const PublicJackpotWinSchema = v.object({
  jackpot_identifier: v.string(),
  jackpot_title: v.string(),
  jackpot_level_name: v.string(),
  /** Masked. */
  user_name: v.string(),
  /** Paid amount in the currency of the winner's account. */
  currency: v.string(),
  amount_cents: cents,
  /** Amount of the pot in the jackpot's currency. */
  jackpot_original_currency: v.string(),
  jackpot_original_amount_cents: cents,
  /** ISO 8601 in UTC. */
  created_at: v.string(),
});
export type PublicJackpotWin = v.InferOutput<typeof PublicJackpotWinSchema>;

export const JackpotWinnersQuerySchema = v.object({
  sort: v.optional(v.picklist(["latest", "biggest"], "unknown")),
  /** Jackpot identifier. */
  jackpot: v.optional(v.pipe(v.string(), v.maxLength(100, "too_long"))),
  /** From 1 to 50. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]|[1-4]\d|50)$/, "invalid_format"))),
});

/** A jackpot win of the player; amounts in minor units. */
export const JackpotWinSchema = v.object({
  id: v.string(),
  /** Jackpot identifier. */
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

/** `claimed` is true for the first caller of all tabs and devices, which shows the win. */
export const JackpotWinClaimSchema = v.object({ claimed: v.boolean() });

export const jackpotsPublications = {
  jackpot_win_award: v.object({ id: v.string() }),
  jackpots_changes: v.object({
    jackpots: v.array(
      v.object({
        identifier: v.string(),
        /** A larger cycle is the next pot, after a win; within a cycle the amount never decreases. */
        levels: v.array(v.object({ identifier: v.string(), amount_cents: cents, cycle: cents })),
      }),
    ),
  }),
} as const;

export const jackpotsEndpoints = {
  "GET /api/games/jackpots": {
    mayBeEmpty: true,
    summary: "Jackpot amounts by game and currency, in minor units",
    response: GameJackpotsSchema,
  },
  "GET /api/jackpots": {
    summary: "System jackpots with their amounts and terms",
    response: v.array(JackpotSchema),
  },
  "GET /api/jackpot_wins": {
    summary: "Jackpot wins, latest or biggest first; winners are masked",
    query: JackpotWinnersQuerySchema,
    response: v.array(PublicJackpotWinSchema),
  },
  "GET /api/player/jackpot_wins": {
    session: true,
    summary: "The player's jackpot wins that were not shown yet, oldest first",
    response: v.array(JackpotWinSchema),
  },
  "POST /api/player/jackpot_wins/:id/claim": {
    session: true,
    summary: "Claim showing a win; only the first caller succeeds",
    params: JackpotWinIdSchema,
    response: JackpotWinClaimSchema,
  },
} as const satisfies Record<string, Endpoint>;
