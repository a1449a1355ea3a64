import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ensure, isNotFound } from "../api/client.ts";
import { currenciesQuery } from "../api/config.ts";
import { pageQuery } from "../api/content.ts";
import { gamesQuery, jackpotsQuery } from "../api/games.ts";
import { jackpotRulesQuery, useJackpot } from "../api/jackpots.ts";
import { useViewer } from "../api/player.ts";
import { CmsPage } from "../features/content/cms-page.tsx";
import { GameGrid } from "../features/game/game-grid.tsx";
import { PlayFirst } from "../features/game/play-first.tsx";
import { JackpotPage } from "../features/jackpots/jackpot-page.tsx";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { popupOfPath } from "../lib/page/popups.ts";
import { FailedNotice } from "../ui/failed-notice.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import { loadLobby } from "./-load-lobby.ts";
import { LobbyScreen } from "./-lobby-screen.tsx";

/** A jackpot's games form a collection of the same name. */
const filterOf = (jackpot: string) => ({ collections: [jackpot] });

/**
 * Catch-all route: aliases of the lobby and lobbies below popups, an active jackpot's page by identifier,
 * then a CMS page.
 */
export const Route = createFileRoute("/$")({
  loader: async ({ context, params }) => {
    const { queryClient, locale } = context;
    const path = params._splat ?? "";
    if (popupOfPath(`/${path}`) || path === "categories" || path === "games") {
      await loadLobby({ context });
      return { jackpot: null, path, lobby: true };
    }
    const jackpots = await ensure(queryClient, jackpotsQuery);
    const jackpot = jackpots?.find(({ identifier, state }) => identifier === path && state === "active");
    if (jackpot) {
      const { jackpotRulesQuery } = await import("../api/jackpots.ts");
      await ensure(queryClient, jackpotRulesQuery);
      await queryClient.ensureInfiniteQueryData(gamesQuery(filterOf(path)));
      return { jackpot: jackpot.identifier, path, lobby: false };
    }
    try {
      await queryClient.ensureQueryData(pageQuery(locale, path));
    } catch (error) {
      if (isNotFound(error)) throw notFound();
    }
    return { jackpot: null, path, lobby: false };
  },
  component: function Other() {
    return Route.useLoaderData().lobby ? <LobbyScreen /> : <Content />;
  },
});

function Content() {
  const { jackpot, path } = Route.useLoaderData();
  const { locale } = Route.useRouteContext();
  const isHydrated = useHydrated();
  // Don't refetch on mount, because the loader has just done so.
  const query = useQuery({ ...pageQuery(locale, path), enabled: jackpot === null, retryOnMount: false });
  const router = useRouter();
  const isMissing = isNotFound(query.error);
  useEffect(() => {
    // Opened offline and missing on the server: re-run the loader, which shows the not-found page.
    if (isMissing) void router.invalidate();
  }, [isMissing, router]);
  const page = query.data;
  const jackpotData = useJackpot(jackpot);
  const rules = useQuery({ ...jackpotRulesQuery, enabled: jackpot !== null }).data;
  const currencies = useQuery(currenciesQuery).data;
  const viewer = useViewer();
  if (jackpotData && currencies) {
    return (
      <JackpotPage
        jackpot={jackpotData}
        rules={rules?.find(({ identifier }) => identifier === jackpot)}
        currencies={currencies}
        play={<PlayFirst filter={filterOf(jackpotData.identifier)} viewer={viewer} />}
      >
        <GameGrid filter={filterOf(jackpotData.identifier)} viewer={viewer} />
      </JackpotPage>
    );
  }
  if (page) return <CmsPage page={page} />;
  // Until hydrated, render what the server has rendered: its output never contains an error.
  const error = isHydrated ? query.error : null;
  if (isHydrated && !error && jackpot === null) return <PageSkeleton />;
  return <FailedNotice heading="h1" error={error} retry={() => void query.refetch()} />;
}
