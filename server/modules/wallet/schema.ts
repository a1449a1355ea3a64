import * as v from "valibot";

/** Printable ASCII without spaces or quotes: a name that means the same everywhere it is written down. */
const name = v.pipe(v.string(), v.regex(/^[\w.:~-]{1,64}$/));

const amount = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,15})(?:\.\d{1,8})?$/));

const BetSchema = v.strictObject({ action: v.literal("bet"), id: name, amount });
const WinSchema = v.strictObject({
  action: v.literal("win"),
  id: name,
  amount,
  /** Of free rounds: such a win has no bet. */
  campaign: v.optional(name),
});
const RollbackSchema = v.strictObject({ action: v.literal("rollback"), id: name, original: name });

/** What a provider asks of a player's wallet: in order, all or nothing. */
export const PlayRequestSchema = v.strictObject({
  session: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)),
  round: name,
  actions: v.pipe(v.array(v.variant("action", [BetSchema, WinSchema, RollbackSchema])), v.maxLength(100)),
  /** The round ends with this. */
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
      /** Ours; empty where no money moved. */
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

/** What a provider is told of a launch, once. */
export const LaunchAnswerSchema = v.object({
  mode: v.picklist(["real", "demo"]),
  /** To be named in every other call; null for a demo, which moves no money. */
  session: v.nullable(v.string()),
  /** The same for a player at every launch, and another one for every provider; null for a demo. */
  player: v.nullable(v.string()),
  currency: v.string(),
  /** Minor units of one unit. */
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
    /** Address of its art, without width and ending. */
    art: v.string(),
  }),
  rules: v.object({
    /** Shortest time of a round, seconds. */
    min_round_seconds: v.number(),
    autoplay: v.boolean(),
  }),
});
export type LaunchAnswer = v.InferOutput<typeof LaunchAnswerSchema>;
