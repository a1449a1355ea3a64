import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { toTile } from "./games.ts";

/** Games like another one, the most alike first. */
export const similarGamesQuery = (provider: string, seo: string) =>
  queryOptions({
    queryKey: ["similar-games", provider, seo],
    queryFn: async ({ client, signal }) => {
      const params = { provider, slug: seo };
      const games = await call(client, "GET /api/games/:provider/:slug/similar", { params, signal });
      return games.map(toTile);
    },
    staleTime: 5 * 60_000,
    meta: { loader: "similarGames", onError: "empty", persist: "public" },
  });
