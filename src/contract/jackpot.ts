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
