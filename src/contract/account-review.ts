import * as v from "valibot";

/** Whether it is time that the player looks at their account and its transactions. Times are ISO 8601 in UTC. */
export const AccountReviewSchema = v.object({
  /** Between two reviews; null where neither licence nor market asks for any. */
  months: v.nullable(v.number()),
  /** The last one, or the registration. */
  since: v.string(),
  /** When the next one is due; null for never. */
  due_at: v.nullable(v.string()),
  /** To be asked about now: due, and not put off. */
  asks: v.boolean(),
});
export type AccountReview = v.InferOutput<typeof AccountReviewSchema>;

/** `done`: the player has looked. `later`: they are asked again in a week at the earliest. */
export const ReviewAnswerSchema = v.object({ answer: v.picklist(["done", "later"]) });
export type ReviewAnswer = v.InferOutput<typeof ReviewAnswerSchema>["answer"];
