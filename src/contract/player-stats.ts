import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import type { Endpoint } from "./endpoint.ts";

/** Lifetime totals by account. */
export const PlayerStatsSchema = v.array(
  v.object({
    currency: v.string(),
    deposits_cents: AmountSchema,
    withdrawals_cents: AmountSchema,
    bets_cents: AmountSchema,
    wins_cents: AmountSchema,
  }),
);
export type PlayerStats = v.InferOutput<typeof PlayerStatsSchema>;

export const playerStatsEndpoints = {
  "GET /api/player/stats": {
    session: true,
    summary: "Lifetime totals by account",
    response: PlayerStatsSchema,
  },
} as const satisfies Record<string, Endpoint>;
