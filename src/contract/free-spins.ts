import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { WageringTermsSchema } from "./bonuses.ts";
import { type Endpoint, TitleLocaleSchema } from "./endpoint.ts";
import { PlayedGameSchema } from "./history.ts";

/** Stages of a grant of free spins; all but the first two are final. */
export const FREE_SPINS_STAGES = ["issued", "activated", "finished", "canceled", "expired"] as const;
export const FreeSpinsStageSchema = v.picklist(FREE_SPINS_STAGES);
export type FreeSpinsStage = v.InferOutput<typeof FreeSpinsStageSchema>;

const instant = v.nullable(v.string());

/** Free spins of a player in one game. Times are the server's; amounts in minor units of its currency. */
export const FreeSpinsSchema = v.object({
  id: v.string(),
  kind: v.literal("fs"),
  stage: FreeSpinsStageSchema,
  title: v.string(),
  currency: v.string(),
  game: PlayedGameSchema,
  freespins_total: v.number(),
  freespins_played: v.number(),
  /** Stake of one spin, which costs the player nothing. */
  bet_cents: AmountSchema,
  /** Won so far; becomes playable when all spins are played. */
  won_cents: AmountSchema,
  /** Conditions of the winnings; null if they become real money. */
  wagering: v.nullable(WageringTermsSchema),
  /** Most that the winnings become; null for no cap. */
  max_win_cents: v.nullable(AmountSchema),
  group_key: v.string(),
  activatable: v.boolean(),
  activatable_until: instant,
  /** False while the game's provider prepares activated spins. */
  is_ready: v.boolean(),
  issued_at: v.string(),
  expires_at: instant,
  ended_at: instant,
  campaign: v.object({ slug: v.string(), version: v.number() }),
  /** Grows with every change. */
  version: v.number(),
});
export type FreeSpins = v.InferOutput<typeof FreeSpinsSchema>;

export const FreeSpinsParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid("invalid_format")) });

export const freeSpinsPublications = {
  freespins_changes: v.object({}),
} as const;

export const freeSpinsEndpoints = {
  "GET /api/player/freespins": {
    session: true,
    summary: "The player's free spins, active ones first",
    query: TitleLocaleSchema,
    response: v.array(FreeSpinsSchema),
  },
  "POST /api/player/freespins/:id/activation": {
    session: true,
    summary: "Activate free spins; repeating it changes nothing",
    params: FreeSpinsParamsSchema,
    query: TitleLocaleSchema,
    rejections: ["bonus_ended", "bonus_frozen", "bonuses_disabled"],
    response: FreeSpinsSchema,
  },
  "DELETE /api/player/freespins/:id": {
    session: true,
    summary: "Cancel free spins and forfeit what is left of them; repeating it changes nothing",
    params: FreeSpinsParamsSchema,
    query: TitleLocaleSchema,
    rejections: ["bonus_ended", "round_open"],
    response: FreeSpinsSchema,
  },
} as const satisfies Record<string, Endpoint>;
