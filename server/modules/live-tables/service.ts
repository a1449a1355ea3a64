import { type LiveTable, MAX_LIVE_TABLES } from "../../../src/contract/live-tables.ts";
import type { Exclusions } from "../../http/visitor.ts";
import { simulateTable } from "./simulate.ts";

interface LiveGame {
  id: number;
  identifier: string;
  kind: string;
  title: string;
  provider: string;
  categories: string[];
}

export interface LiveTablesDeps {
  /** By popularity. */
  games: { index(): LiveGame[] };
  /** Smallest stake that a table's provider accepts, minor units. */
  minimumBet: (game: LiveGame, currency: string) => bigint;
  now: () => number;
}

/** Current state of live tables. The reference back end simulates it; a real one gets it from its providers. */
export const createLiveTables = ({ games, minimumBet, now }: LiveTablesDeps) => ({
  /** Tables of these games, or the most popular ones, by popularity. */
  list(currency: string, exclusions: Exclusions, gameIds?: ReadonlySet<number>): LiveTable[] {
    if (exclusions.categories.includes("live")) return [];
    return games
      .index()
      .filter(
        ({ id, categories, provider }) =>
          categories.includes("live") &&
          !exclusions.providers.includes(provider) &&
          (gameIds?.has(id) ?? true),
      )
      .slice(0, MAX_LIVE_TABLES)
      .map((game) => ({
        game_id: game.id,
        ...simulateTable(game, now()),
        minimum_bet_cents: Number(minimumBet(game, currency)),
      }));
  },
});
