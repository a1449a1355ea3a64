import { queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "../../api/client.ts";
import { type Tile, toTile } from "../../api/games.ts";
import { PRIVATE_PREFIX, sessionName } from "../../lib/session/session.ts";
import { sessionEpoch } from "../../lib/session/session-events.ts";
import { local } from "../../lib/storage/storage.ts";

/** Removed with the session. The number grows when a tile's shape changes. */
const KEY = `${PRIVATE_PREFIX}played-games-1`;
/** Games that are stored for offline use. */
const MAX_STORED = 12;

interface StoredGames {
  /** Another session's games may still be there when a new one begins. */
  session: string | null;
  games: Tile[];
}

/** The games of this session's last response on this device. */
export function storedGames(): Tile[] {
  try {
    const { session, games } = JSON.parse(local.read(KEY) ?? "{}") as Partial<StoredGames>;
    return session === sessionName() && Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}

function storeGames(games: Tile[]): void {
  const stored: StoredGames = { session: sessionName(), games: games.slice(0, MAX_STORED) };
  local.write(KEY, JSON.stringify(stored));
}

/** Games that the player opened for real money, most recently played first. */
export const playedGamesQuery = queryOptions({
  queryKey: ["played-games"],
  queryFn: async ({ client, signal }): Promise<Tile[]> => {
    const epoch = sessionEpoch();
    const games = (await callAsPlayer(client, "GET /api/player/played_games", { signal })).map(toTile);
    if (epoch === sessionEpoch()) storeGames(games);
    return games;
  },
  // The lobby may be opened right after a game.
  staleTime: 0,
  meta: { loader: "playedGames", onError: "empty", persist: "private" },
});
