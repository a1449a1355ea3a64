import * as v from "valibot";

const PointsSchema = v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What a player has earned by playing, in whole points. */
export const CompPointsSchema = v.object({
  /** Can be spent. */
  chargeable: PointsSchema,
  /** Earned in all: never falls. */
  persistent: PointsSchema,
  /** Minor units of real money, by currency, that earn one point when they are staked. */
  stake_for_point: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
export type CompPoints = v.InferOutput<typeof CompPointsSchema>;
