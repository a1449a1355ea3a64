import * as v from "valibot";
import { CmsQuerySchema } from "./cms.ts";
import type { Endpoint } from "./endpoint.ts";

/** `group_` and the number of the level's group. */
export const VipLevelIdSchema = v.pipe(v.string(), v.regex(/^group_\d+$/));
export const vipLevelId = (group: number): string => `group_${group}`;

/** A VIP level, in the requested language. */
export const VipLevelSchema = v.object({
  id: VipLevelIdSchema,
  /** Same value as the player's `level`. */
  name: v.string(),
  /** Address of the image without width and extension, like a banner's. */
  image: v.string(),
  /** Plain text. */
  content: v.string(),
  /** Benefits of the level, best first; plain text. */
  gift_descriptions: v.array(v.string()),
  conditions: v.object({
    /** Highest lifetime points of the level; null for the top level. */
    persistent_comp_points: v.object({ max: v.nullable(v.pipe(v.number(), v.integer())) }),
  }),
});
export type VipLevel = v.InferOutput<typeof VipLevelSchema>;

export const vipLevelsEndpoints = {
  "GET /api/info/statuses": {
    summary: "VIP levels, lowest first",
    query: CmsQuerySchema,
    response: v.array(VipLevelSchema),
  },
} as const satisfies Record<string, Endpoint>;
