import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ReviewAnswer } from "../contract/account-reviews.ts";
import { inSession } from "../lib/session/session-events.ts";
import { callAsPlayer } from "./client.ts";

/** The account review that is due next. */
export const reviewQuery = queryOptions({
  queryKey: ["review"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/review", { signal }),
  // Changes only from day to day.
  staleTime: 3_600_000,
  meta: { loader: "review", onError: "empty", persist: "private" },
});

/** Completes or postpones the due review. */
export const answerReview = (client: QueryClient, answer: ReviewAnswer): Promise<void> =>
  inSession(callAsPlayer(client, "POST /api/player/review", { body: { answer } }), (review) =>
    client.setQueryData(reviewQuery.queryKey, review),
  );
