import { queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "../../api/client.ts";
import { type Tile, toTile } from "../../api/games.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { sessionEpoch } from "../../lib/session/session-events.ts";
import { local } from "../../lib/storage/storage.ts";

/** Removed with the session. Increment the number when a tile's shape changes. */
const KEY = `${PRIVATE_PREFIX}played-games-1`;
/** Games that are stored for offline use. */
const MAX_STORED = 12;

/** The games of the last response, which this device keeps for the session. */
export function storedGames(): Tile[] {
  try {
    const games: unknown = JSON.parse(local.read(KEY) ?? "[]");
    return Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}

/** Games that the player opened for real money, most recently played first. */
export const playedGamesQuery = queryOptions({
  queryKey: ["played-games"],
  queryFn: async ({ client, signal }): Promise<Tile[]> => {
    const epoch = sessionEpoch();
    const games = (await callAsPlayer(client, "GET /api/player/played_games", { signal })).map(toTile);
    if (epoch === sessionEpoch()) local.write(KEY, JSON.stringify(games.slice(0, MAX_STORED)));
    return games;
  },
  // The lobby may be opened right after a game.
  staleTime: 0,
  meta: { loader: "playedGames", onError: "empty", persist: "private" },
});
