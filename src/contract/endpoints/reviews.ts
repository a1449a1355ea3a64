import { AccountReviewSchema, ReviewAnswerSchema } from "../account-review.ts";
import type { Endpoint } from "./endpoint.ts";

/** Periodic account reviews that licences and markets require. */
export const reviewsEndpoints = {
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
