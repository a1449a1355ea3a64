import * as v from "valibot";

/** `group_` and the number of the group that gives a level. */
export const StatusIdSchema = v.pipe(v.string(), v.regex(/^group_\d+$/));
export const statusIdOf = (group: number): string => `group_${group}`;

/** A level of the VIP club, in the language that was asked for. */
export const StatusSchema = v.object({
  id: StatusIdSchema,
  /** As the player's `level` has it. */
  name: v.string(),
  /** Address of the art without width and ending, as banners have it. */
  image: v.string(),
  /** Plain text. */
  content: v.string(),
  /** What the level brings, the best first; plain text. */
  gift_descriptions: v.array(v.string()),
  conditions: v.object({
    /** The last lifetime points of the level; null for the highest, which has no end. */
    persistent_comp_points: v.object({ max: v.nullable(v.pipe(v.number(), v.integer())) }),
  }),
});
export type Status = v.InferOutput<typeof StatusSchema>;
