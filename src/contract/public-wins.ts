import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** A public win; the player's name is masked. */
export const PublicWinSchema = v.object({
  /** Stable id of the win. */
  id: v.optional(v.string()),
  game: v.object({
    identifier: v.string(),
    title: v.string(),
    provider: v.string(),
    seo_title: v.string(),
    /** Address of the image without width and extension, and hue of the placeholder. */
    preview: v.optional(v.string()),
    tone: v.optional(v.number()),
  }),
  user_name: v.string(),
  currency: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
});
export type PublicWin = v.InferOutput<typeof PublicWinSchema>;

/** A public win with the time of its payout, ISO 8601 in UTC. */
export const RecentWinSchema = v.object({
  ...PublicWinSchema.entries,
  id: v.string(),
  at: v.string(),
});
export type RecentWin = v.InferOutput<typeof RecentWinSchema>;

/** Newest first. */
export const WinsSchema = v.array(RecentWinSchema);

export const publicWinsPublications = {
  wins: PublicWinSchema,
} as const;

export const publicWinsEndpoints = {
  "GET /api/wins": {
    summary: "Recent wins, newest first; player names are masked",
    /** Identifier of a game, for its wins only. */
    query: v.object({ game: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))) }),
    response: WinsSchema,
  },
} as const satisfies Record<string, Endpoint>;
