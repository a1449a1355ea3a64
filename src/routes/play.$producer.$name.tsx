import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ensure, isNotFound } from "../api/client.ts";
import { gameQuery, gamesQuery } from "../api/games.ts";
import { GamePage } from "../features/game/game-page.tsx";
import { GameJackpotRules } from "../features/jackpots/game-jackpot-rules.tsx";
import { PlanOffer } from "../features/session-plan/plan-offer.tsx";
import { textOf } from "../lib/http/search-params.ts";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { isOfflineGame } from "../rules/web/offline-demo.ts";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import { LateTableFacts } from "./-late-table-facts.tsx";

const OfflineDemo = lazy(() =>
  import("../features/play/offline-demo.tsx").then(({ OfflineDemo }) => ({ default: OfflineDemo })),
);
const Play = lazy(() => import("./-play.tsx").then(({ Play }) => ({ default: Play })));

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
    // Awaited only on the server: in the browser the list below the game may appear later.
    if (import.meta.env.SSR)
      await queryClient.prefetchInfiniteQuery(gamesQuery({ providers: [params.producer] }));
  },
  component: function PlayRoute() {
    const { producer, name } = Route.useParams();
    const { mode } = Route.useSearch();
    const { data } = useQuery(gameQuery(producer, name));
    const isHydrated = useHydrated();
    if (!data) return null;
    // Until hydrated, render what the server has rendered for every mode and visitor: the game's page.
    if (isHydrated && (mode === "real" || mode === "demo"))
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Play key={data.id} game={data} mode={mode} />
        </Suspense>
      );
    if (isHydrated && mode === "offline" && isOfflineGame(data))
      return (
        <Suspense fallback={<PageSkeleton />}>
          <OfflineDemo game={data} path={`/play/${producer}/${name}`} />
        </Suspense>
      );
    return (
      <GamePage
        key={data.id}
        game={data}
        table={data.categories.includes("live") ? <LateTableFacts gameId={data.id} /> : null}
        rules={isHydrated ? <GameJackpotRules game={data.identifier} /> : null}
        plan={<PlanOffer />}
      />
    );
  },
});
