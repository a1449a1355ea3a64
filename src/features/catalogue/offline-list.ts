import type { QueryClient } from "@tanstack/react-query";
import { gameFactsQuery } from "../../api/game-facts.ts";
import { gamesQuery, type ListFilter, type Tile } from "../../api/games.ts";
import type { Refinement } from "../../rules/games/list-refinement.ts";
import { type ListFacts, unpackFacts } from "../../rules/games/packed-facts.ts";

/** Update time of a list that was refined on the device: it is stale, and isn't stored on the device. */
export const REFINED_OFFLINE = 1;

type KnownGame = ListFacts & { tile: Tile };

function isMatch({ tile, ...facts }: KnownGame, refinement: Refinement): boolean {
  const { providers, features, volatility, min_rtp, bet } = refinement;
  const range = bet && facts.bets?.[bet.currency];
  return (
    (!providers || providers.includes(tile.provider)) &&
    (!features || features.every((id) => facts.categories.includes(id))) &&
    (!volatility || (facts.volatility !== null && volatility.includes(facts.volatility))) &&
    (!min_rtp || (facts.rtp ?? 0) >= min_rtp) &&
    (!bet ||
      (range !== undefined &&
        range !== null &&
        Number(range[0]) <= bet.amount &&
        bet.amount <= Number(range[1])))
  );
}

/** Comparisons of the orders; games that compare equal stay in the list's own order. */
const ORDERS: Record<NonNullable<Refinement["sort"]>, (a: KnownGame, b: KnownGame) => number> = {
  new: (a, b) => a.age - b.age,
  title: (a, b) => a.tile.title.localeCompare(b.tile.title),
  rtp: (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0),
};

/**
 * The games of a list on the device that match a refinement.
 * @throws ApiError if the list or the games' facts aren't on the device
 */
export async function refineOnDevice(
  client: QueryClient,
  filter: ListFilter,
  refinement: Refinement,
): Promise<Tile[]> {
  const [list, packed] = await Promise.all([
    client.ensureInfiniteQueryData(gamesQuery(filter)),
    client.ensureQueryData(gameFactsQuery),
  ]);
  const facts = unpackFacts(packed);
  const known = list.pages.flatMap(({ tiles }) =>
    tiles.flatMap((tile): KnownGame[] => {
      const own = facts.get(tile.id);
      return own ? [{ ...own, tile }] : [];
    }),
  );
  const matches = known.filter((game) => isMatch(game, refinement));
  if (refinement.sort) matches.sort(ORDERS[refinement.sort]);
  return matches.map(({ tile }) => tile);
}
