import type { Game } from "../../../src/contract/games.ts";
import type { Db } from "../../db/client.ts";
import type { Exclusions } from "../../http/visitor.ts";
import { playedGamesStore as store } from "./store.ts";

export interface PlayedGamesDeps {
  db: Db;
  games: { byIdentifiers(identifiers: string[]): Promise<Game[]> };
}

/** Games that players opened for real money. */
export const createPlayedGames = ({ db, games }: PlayedGamesDeps) => ({
  /** The player's games that are open in the market, most recently played first. */
  async of(playerId: number, { providers }: Exclusions): Promise<Game[]> {
    const played = new Map((await store.latest(db, playerId)).map(({ game, at }) => [game, at]));
    const known = await games.byIdentifiers([...played.keys()]);
    return known
      .filter(({ provider }) => !providers.includes(provider))
      .map((game) => ({ ...game, last_activity_at: played.get(game.identifier)!.toISOString() }));
  },
});
