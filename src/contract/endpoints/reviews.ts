import { AccountReviewSchema, ReviewAnswerSchema } from "../account-review.ts";
import type { Endpoint } from "./endpoint.ts";

/** Looks at the own account from time to time, as licences and markets ask for. */
export const reviewsEndpoints = {
  "GET /api/player/review": {
    session: true,
    summary: "Whether it is time that the player looks at their account and its transactions",
    response: AccountReviewSchema,
  },
  "POST /api/player/review": {
    session: true,
    summary: "Answer the review that is due: done, or later, which asks again in a week at the earliest",
    body: ReviewAnswerSchema,
    response: AccountReviewSchema,
  },
} as const satisfies Record<string, Endpoint>;
