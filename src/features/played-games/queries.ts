import { queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "../../api/client.ts";
import { type Tile, toTile } from "../../api/games.ts";

/** Games that the player opened for real money, most recently played first. */
export const playedGamesQuery = queryOptions({
  queryKey: ["played-games"],
  queryFn: async ({ client, signal }): Promise<Tile[]> =>
    (await callAsPlayer(client, "GET /api/player/played_games", { signal })).map(toTile),
  // The lobby may be opened right after a game.
  staleTime: 0,
  meta: { loader: "playedGames", onError: "empty", persist: "private" },
});
