import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { FairRotated } from "../contract/provably-fair.ts";
import { fetchDocument } from "../lib/http/http.ts";
import { inSession } from "../lib/session/session-events.ts";
import { readVectors, VECTORS_PATH, type Vectors } from "../rules/fair/vectors.ts";
import { call, callAsPlayer } from "./client.ts";

const ROUNDS = ["fair-round"];

/** Data to verify a round. */
export const fairRoundQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS, id],
    queryFn: ({ client, signal }) => call(client, "GET /api/fair/rounds/:id", { params: { id }, signal }),
    meta: { loader: "fairRound", onError: "empty", persist: "never" },
  });

/** Seeds of the player's next rounds, by game. */
export const fairSeedsQuery = queryOptions({
  queryKey: ["fair-seeds"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/fair_seeds", { signal }),
  // Every round increments the nonce.
  staleTime: 0,
  meta: { loader: "fairSeeds", onError: "empty", persist: "private" },
});

/** Reveals a game's secret and starts a new seed; `done` receives both. */
export function changeSeed(
  client: QueryClient,
  body: { game: string; client: string },
  done: (rotation: FairRotated) => void,
): Promise<void> {
  return inSession(callAsPlayer(client, "POST /api/player/fair_seeds", { body }), (rotation) => {
    client.setQueryData(fairSeedsQuery.queryKey, (previous) =>
      previous?.map((seed) => (seed.game === body.game ? rotation.current : seed)),
    );
    // Rounds of the revealed seed can be verified now.
    if (rotation.revealed) void client.invalidateQueries({ queryKey: ROUNDS });
    done(rotation);
  });
}

/** Published test vectors, precached by the worker; null if unavailable. */
export const loadVectors = async (): Promise<Vectors | null> =>
  readVectors((await fetchDocument<unknown>(VECTORS_PATH))?.data);
