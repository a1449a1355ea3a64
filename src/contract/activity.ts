import * as v from "valibot";

/** A sign of the player that a page has seen: something pressed or touched, or the answer to the question. */
export const ActivitySignSchema = v.object({ answer: v.optional(v.boolean(), false) });

/** How long nothing has been seen of the player in this session. Times are the server's, ISO 8601 in UTC. */
export const ActivitySchema = v.object({
  now: v.string(),
  /** Null where the licence asks nobody. */
  asks_at: v.nullable(v.string()),
  /** When the session ends unless there is a sign of the player before. */
  ends_at: v.nullable(v.string()),
  /** The question stands. */
  asked: v.boolean(),
  /** Nothing but an answer ends it, and no bet is taken before. */
  needs_answer: v.boolean(),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;
