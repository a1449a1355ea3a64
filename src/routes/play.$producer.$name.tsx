import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ensure, isNotFound } from "../api/client.ts";
import { gameQuery, gamesQuery } from "../api/games.ts";
import { GamePage } from "../features/game/game-page.tsx";
import { textOf } from "../lib/search-params.ts";

export const Route = createFileRoute("/play/$producer/$name")({
  validateSearch: (search: Record<string, unknown>): { mode?: string } => ({
    ...search,
    mode: textOf(search.mode),
  }),
  loader: async ({ context: { queryClient }, params }) => {
    try {
      await ensure(queryClient, gameQuery(params.producer, params.name));
    } catch (error) {
      if (isNotFound(error)) throw notFound();
      throw error;
    }
    await queryClient
      .ensureInfiniteQueryData(gamesQuery({ providers: [params.producer] }))
      .catch(() => undefined);
  },
  component: function Play() {
    const { producer, name } = Route.useParams();
    const { data } = useQuery(gameQuery(producer, name));
    return data ? <GamePage key={data.id} game={data} /> : null;
  },
});
