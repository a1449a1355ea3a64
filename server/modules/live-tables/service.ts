import type { LiveTable } from "../../../src/contract/live-tables.ts";
import type { Exclusions } from "../../http/visitor.ts";
import { simulateTable } from "./simulate.ts";

/** As many as the lobby's row shows, and those that it shows instead of games a market excludes. */
const MAX_TABLES = 30;

interface LiveGame {
  id: number;
  identifier: string;
  provider: string;
  categories: string[];
}

export interface LiveTablesDeps {
  /** By popularity. */
  games: { index(): LiveGame[] };
  /** Smallest stake that the provider accepts, minor units. */
  minimumBet: (currency: string) => bigint;
  now: () => number;
}

/** Current state of live tables. The reference back end simulates it; a real one gets it from its providers. */
export const createLiveTables = ({ games, minimumBet, now }: LiveTablesDeps) => ({
  list(currency: string, exclusions: Exclusions): LiveTable[] {
    if (exclusions.categories.includes("live")) return [];
    const minimum_bet_cents = Number(minimumBet(currency));
    return games
      .index()
      .filter(
        ({ categories, provider }) => categories.includes("live") && !exclusions.providers.includes(provider),
      )
      .slice(0, MAX_TABLES)
      .map((game) => ({ game_id: game.id, ...simulateTable(game, now()), minimum_bet_cents }));
  },
});
