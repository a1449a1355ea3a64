import * as v from "valibot";

/** A system jackpot that runs over several games; amounts in minor units of its currency. */
export const JackpotSchema = v.object({
  id: v.number(),
  identifier: v.string(),
  title: v.string(),
  state: v.picklist(["active", "stopped"]),
  currency: v.string(),
  levels: v.array(
    v.object({ id: v.number(), name: v.string(), identifier: v.string(), amount_cents: v.number() }),
  ),
  game_identifiers: v.array(v.string()),
});
export type Jackpot = v.InferOutput<typeof JackpotSchema>;

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
