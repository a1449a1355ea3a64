import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

const PointsSchema = v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Comp points of a player, in whole points. */
export const CompPointsSchema = v.object({
  /** Points to spend. */
  chargeable: PointsSchema,
  /** Lifetime points; never decreases. */
  persistent: PointsSchema,
  /** Minor units of real money that must be staked for one point, by currency. */
  stake_for_point: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
export type CompPoints = v.InferOutput<typeof CompPointsSchema>;

export const compPointsPublications = {
  comps_award: v.object({ chargeable_points: v.number(), persistent_points: v.number() }),
} as const;

export const compPointsEndpoints = {
  "GET /api/player/comp_points": {
    session: true,
    summary: "The player's comp points: to spend, and lifetime",
    response: CompPointsSchema,
  },
} as const satisfies Record<string, Endpoint>;
