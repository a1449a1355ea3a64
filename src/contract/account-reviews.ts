import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** The account review that is due next. Times are ISO 8601 in UTC. */
export const AccountReviewSchema = v.object({
  /** Months between two reviews; null if neither licence nor market requires one. */
  months: v.nullable(v.number()),
  /** Time of the last review, or of the registration. */
  since: v.string(),
  /** Time when the next review is due; null for never. */
  due_at: v.nullable(v.string()),
  /** True if the review is due and not postponed. */
  is_due: v.boolean(),
});
export type AccountReview = v.InferOutput<typeof AccountReviewSchema>;

/** `done`: the player has reviewed the account. `later`: postponed by at least a week. */
export const ReviewAnswerSchema = v.object({ answer: v.picklist(["done", "later"]) });
export type ReviewAnswer = v.InferOutput<typeof ReviewAnswerSchema>["answer"];

export const accountReviewsEndpoints = {
  "GET /api/player/review": {
    session: true,
    summary: "The account review that is due next",
    response: AccountReviewSchema,
  },
  "POST /api/player/review": {
    session: true,
    summary: "Complete the due review, or postpone it by at least a week",
    body: ReviewAnswerSchema,
    response: AccountReviewSchema,
  },
} as const satisfies Record<string, Endpoint>;
