import * as v from "valibot";

/** Printable ASCII without spaces or quotes, so that names are safe in logs, URLs and keys. */
const name = v.pipe(v.string(), v.regex(/^[\w.:~-]{1,64}$/));

const amount = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,15})(?:\.\d{1,8})?$/));

const BetSchema = v.strictObject({ action: v.literal("bet"), id: name, amount });
const WinSchema = v.strictObject({
  action: v.literal("win"),
  id: name,
  amount,
  /** Campaign of a free round's win, which has no bet. */
  campaign: v.optional(name),
});
const RollbackSchema = v.strictObject({ action: v.literal("rollback"), id: name, original: name });

/** A call to a player's wallet: actions apply in order, all or none. */
export const PlayRequestSchema = v.strictObject({
  session: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)),
  round: name,
  actions: v.pipe(v.array(v.variant("action", [BetSchema, WinSchema, RollbackSchema])), v.maxLength(100)),
  /** True to close the round after these actions. */
  close: v.optional(v.boolean(), false),
});
export type PlayRequest = v.InferOutput<typeof PlayRequestSchema>;

export const PlayAnswerSchema = v.object({
  balance: v.string(),
  currency: v.string(),
  round: v.string(),
  closed: v.boolean(),
  actions: v.array(
    v.object({
      id: v.string(),
      /** Ledger entry id; empty if no money moved. */
      transaction: v.string(),
      status: v.picklist(["applied", "pending", "void"]),
    }),
  ),
});
export type PlayAnswer = v.InferOutput<typeof PlayAnswerSchema>;

export const BalanceRequestSchema = v.strictObject({
  session: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
});

export const LaunchRequestSchema = v.strictObject({ launch: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)) });

/** Launch data, which the provider gets once. */
export const LaunchAnswerSchema = v.object({
  mode: v.picklist(["real", "demo"]),
  /** Session id for all other calls; null for a demo, which moves no money. */
  session: v.nullable(v.string()),
  /** Stable pseudonym of the player, different for each provider; null for a demo. */
  player: v.nullable(v.string()),
  currency: v.string(),
  /** Minor units per unit. */
  subunits: v.number(),
  balance: v.nullable(v.string()),
  locale: v.string(),
  device: v.string(),
  return_url: v.string(),
  game: v.object({
    identifier: v.string(),
    title: v.string(),
    kind: v.string(),
    theme: v.string(),
    /** Path of the game's art, without width and extension. */
    art: v.string(),
  }),
  rules: v.object({
    /** Minimum duration of a round, seconds. */
    min_round_seconds: v.number(),
    autoplay: v.boolean(),
  }),
});
export type LaunchAnswer = v.InferOutput<typeof LaunchAnswerSchema>;
