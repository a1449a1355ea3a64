import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** User activity that a page observed: a click, tap or key, or the answer to the inactivity prompt. */
export const ActivityReportSchema = v.object({ answer: v.optional(v.boolean(), false) });

/** The player's inactivity in this session. Times are the server's, ISO 8601 in UTC. */
export const ActivitySchema = v.object({
  now: v.string(),
  /** Time of the inactivity prompt; null if the licence has none. */
  prompts_at: v.nullable(v.string()),
  /** Time when the session ends unless the player is active before; null for never. */
  ends_at: v.nullable(v.string()),
  /** True while the inactivity prompt is open. */
  is_prompting: v.boolean(),
  /** True if only an answer closes the prompt; bets are rejected until then. */
  needs_answer: v.boolean(),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;

export const activityEndpoints = {
  "GET /api/player/activity": {
    session: true,
    summary: "Times of the inactivity prompt and of the end of the session",
    response: ActivitySchema,
  },
  "POST /api/player/activity": {
    session: true,
    summary: "Report activity, or the answer to the inactivity prompt",
    body: ActivityReportSchema,
    response: ActivitySchema,
  },
} as const satisfies Record<string, Endpoint>;
