import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { FairRotated } from "../contract/provably-fair.ts";
import { fetchKept } from "../lib/http/http.ts";
import { inSession } from "../lib/session/session-events.ts";
import { readVectors, VECTORS_PATH, type Vectors } from "../rules/fair/vectors.ts";
import { call } from "./client.ts";

const ROUNDS = ["fair-round"];

/** What a round can be checked by. */
export const fairRoundQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS, id],
    queryFn: ({ client, signal }) => call(client, "GET /api/fair/rounds/:id", { params: { id }, signal }),
    meta: { loader: "fairRound", persist: "never" },
  });

/** What the player's next rounds are drawn from, by game. */
export const fairSeedsQuery = queryOptions({
  queryKey: ["fair-seeds"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/fair_seeds", { signal }),
  // Every round counts one up.
  staleTime: 0,
  meta: { loader: "fairSeeds", persist: "private" },
});

/** Has the secret of a game shown and another one begun; `done` is told of both. */
export function changeSeed(
  client: QueryClient,
  body: { game: string; client: string },
  done: (rotated: FairRotated) => void,
): Promise<void> {
  return inSession(call(client, "POST /api/player/fair_seeds", { body }), (rotated) => {
    client.setQueryData(fairSeedsQuery.queryKey, (before) =>
      before?.map((seed) => (seed.game === body.game ? rotated.current : seed)),
    );
    // Rounds that were drawn from it can be checked now.
    if (rotated.revealed) void client.invalidateQueries({ queryKey: ROUNDS });
    done(rotated);
  });
}

/** The published rounds to test with, kept by the worker; null where they cannot be had. */
export const loadVectors = async (): Promise<Vectors | null> =>
  readVectors((await fetchKept<unknown>(VECTORS_PATH))?.data);
