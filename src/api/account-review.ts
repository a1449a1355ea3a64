import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ReviewAnswer } from "../contract/account-review.ts";
import { inSession } from "../lib/session/session-events.ts";
import { call } from "./client.ts";

/** Whether it is time that the player looks at their account. */
export const reviewQuery = queryOptions({
  queryKey: ["review"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/review", { signal }),
  // It is a matter of days.
  staleTime: 3_600_000,
  meta: { loader: "review", persist: "private" },
});

/** Answers the review that is due. */
export const answerReview = (client: QueryClient, answer: ReviewAnswer): Promise<void> =>
  inSession(call(client, "POST /api/player/review", { body: { answer } }), (review) =>
    client.setQueryData(reviewQuery.queryKey, review),
  );
