import * as v from "valibot";
import { defineEvent } from "../../core/events/events.ts";

const JackpotWonSchema = v.object({
  /** Id of the win. */
  win: v.string(),
  /** Id of the ledger entry. */
  entryId: v.number(),
  playerId: v.number(),
  /** Identifier and title of the jackpot, and name of the level. */
  identifier: v.string(),
  title: v.string(),
  level: v.string(),
  /** Identifier of the game whose bet won; null for an award by staff. */
  game: v.nullable(v.string()),
  currency: v.string(),
  /** Real money, minor units, as text because JSON has no integers of this size. */
  won: v.string(),
});
export type JackpotWon = v.InferOutput<typeof JackpotWonSchema>;

/** Emitted in the paying transaction of each jackpot win and award. */
export const jackpotWon = defineEvent("jackpot.won", JackpotWonSchema);
