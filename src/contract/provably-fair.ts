import * as v from "valibot";

const KindSchema = v.picklist(["slot", "wheel", "dice"]);
const HexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What falls can be worked out from these, once the secret is shown. */
const seed = {
  /** SHA-256 of the secret, in hexadecimal: shown before the first round. */
  commitment: HexSchema,
  /** The player's own text. */
  client: v.string(),
};

export const FairRoundIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Everything that a finished round can be checked by. Amounts are decimal, with all the decimals of the currency. */
export const FairRoundSchema = v.object({
  id: v.string(),
  kind: KindSchema,
  /** Of the rules that it was drawn by. */
  version: v.number(),
  ...seed,
  /** 32 bytes in hexadecimal; null until no round needs it any more. */
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

/** A game's rules as they were from a day on; the newest version of each game is the one in force. */
export const FairVersionSchema = v.object({
  kind: KindSchema,
  version: v.number(),
  /** The first day, `YYYY-MM-DD` in UTC. */
  since: v.string(),
  in_force: v.boolean(),
  /** SHA-256 of `{"kind":…,"version":…,"table":…}` as JSON without spaces, keys in this order. */
  digest: HexSchema,
  /** What comes back of all stakes, exactly; the least and the most of it where that depends on the choice. */
  returns: v.object({ least: FractionSchema, most: FractionSchema }),
  /** The largest prize in stakes: in one of so many rounds on average. */
  top: v.object({ stakes: v.number(), one_in: v.number() }),
  table: v.record(v.string(), v.unknown()),
});
export type FairVersionAnswer = v.InferOutput<typeof FairVersionSchema>;

/** What the next rounds at a game are drawn from. */
export const FairSeedSchema = v.object({
  game: v.string(),
  title: v.string(),
  kind: KindSchema,
  ...seed,
  /** Rounds that were drawn from it so far. */
  rounds: v.number(),
});
export type FairSeed = v.InferOutput<typeof FairSeedSchema>;

export const FairRotationSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(200, "too_long")),
  client: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/, "invalid_format")),
});

export const FairRotatedSchema = v.object({
  /** Null where nothing was drawn from it: then it goes on, with the new text. */
  revealed: v.nullable(v.object({ secret: HexSchema, ...seed, rounds: v.number() })),
  current: FairSeedSchema,
});
export type FairRotated = v.InferOutput<typeof FairRotatedSchema>;
