import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

const KindSchema = v.picklist(["slot", "wheel", "dice"]);
const HexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Inputs of a verifiable round, complete once the secret is revealed. */
const seed = {
  /** SHA-256 of the secret, in hexadecimal; published before the first round. */
  commitment: HexSchema,
  /** The player's own text. */
  client: v.string(),
};

export const FairRoundIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** All data to verify a finished round. Amounts are decimal, with all decimals of the currency. */
export const FairRoundSchema = v.object({
  id: v.string(),
  kind: KindSchema,
  /** Version of the rules that drew the round. */
  version: v.number(),
  ...seed,
  /** 32 bytes in hexadecimal; null while an open round needs it. */
  secret: v.nullable(HexSchema),
  nonce: v.number(),
  stake: v.string(),
  win: v.string(),
  currency: v.string(),
  decimals: v.number(),
  choice: v.record(v.string(), v.unknown()),
  outcome: v.record(v.string(), v.unknown()),
});
export type FairRound = v.InferOutput<typeof FairRoundSchema>;

const FractionSchema = v.object({ part: v.string(), of: v.string() });

/** A version of a game's rules; several versions of the slot are in force, each for some of its titles. */
export const FairVersionSchema = v.object({
  kind: KindSchema,
  version: v.number(),
  /** The first day, `YYYY-MM-DD` in UTC. */
  since: v.string(),
  in_force: v.boolean(),
  /** SHA-256 of `{"kind":…,"version":…,"table":…}` as JSON without spaces, keys in this order. */
  digest: HexSchema,
  /** Exact return to player; minimum and maximum where it depends on the choice. */
  returns: v.object({ least: FractionSchema, most: FractionSchema }),
  /** Largest prize in stakes, won in one of `one_in` rounds on average. */
  top: v.object({ stakes: v.number(), one_in: v.number() }),
  table: v.record(v.string(), v.unknown()),
});
export type FairVersionResponse = v.InferOutput<typeof FairVersionSchema>;

/** Seed of a game's next rounds. */
export const FairSeedSchema = v.object({
  game: v.string(),
  title: v.string(),
  kind: KindSchema,
  ...seed,
  /** Rounds drawn so far. */
  rounds: v.number(),
});
export type FairSeed = v.InferOutput<typeof FairSeedSchema>;

export const FairRotationSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(200, "too_long")),
  client: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, "invalid_format")),
});

export const FairRotatedSchema = v.object({
  /** The revealed seed; null if no round was drawn with it: it then stays in use with the new client text. */
  revealed: v.nullable(v.object({ secret: HexSchema, ...seed, rounds: v.number() })),
  current: FairSeedSchema,
});
export type FairRotated = v.InferOutput<typeof FairRotatedSchema>;

export const provablyFairEndpoints = {
  "GET /api/fair/games": {
    summary: "Every version of each game's rules: weights, prizes, return and top prize",
    response: v.array(FairVersionSchema),
  },
  "GET /api/fair/rounds/:id": {
    summary: "Data to verify a finished round; includes the secret once no open round needs it",
    params: FairRoundIdSchema,
    response: FairRoundSchema,
  },
  "GET /api/player/fair_seeds": {
    session: true,
    summary: "Seeds of the player's next rounds, by game",
    response: v.array(FairSeedSchema),
  },
  "POST /api/player/fair_seeds": {
    session: true,
    summary:
      "Reveal a game's secret and start a new seed with the player's text; an unused seed only takes the text",
    body: FairRotationSchema,
    response: FairRotatedSchema,
  },
} as const satisfies Record<string, Endpoint>;
