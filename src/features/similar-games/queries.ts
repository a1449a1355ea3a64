import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { gameQuery, type Tile, toTile } from "../../api/games.ts";

/** Categories that say less about a game than its others. */
const BROAD = new Set(["pokies", "live", "table", "animated", "exclusive", "prerelease", "jackpots"]);
/** Games of a row, and the ten most played ones, which stand in rows of their own. */
const MAX_SIMILAR = 25;

/**
 * Games like another one: of its section and of the category that says most about it, without the lobby's most played
 * ones.
 */
export const similarGamesQuery = ({ provider, seo, id }: Tile) =>
  queryOptions({
    queryKey: ["similar-games", id],
    queryFn: async ({ client, signal }): Promise<Tile[]> => {
      const { categories } =
        client.getQueryData(gameQuery(provider, seo).queryKey) ??
        (await call(client, "GET /api/games/:provider/:slug", { params: { provider, slug: seo }, signal }));
      const feature = categories.find((category) => !BROAD.has(category));
      const section = categories.find((category) => ["pokies", "live", "table"].includes(category));
      const body = {
        device: "mobile",
        filter: { categories: [section ?? [], feature ?? []].flat() },
        page_size: MAX_SIMILAR,
      } as const;
      const { data } = await call(client, "POST /api/games_filter", { body, safe: true, signal });
      return data.map(toTile).filter((game) => game.id !== id && !game.badges.includes("top"));
    },
    staleTime: 5 * 60_000,
    meta: { loader: "similarGames", onError: "empty", persist: "private" },
  });
