import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useRouterState } from "@tanstack/react-router";
import { lazy } from "react";
import { ensure } from "../api/client.ts";
import { bettingQuery, currenciesQuery, menuQuery, projectQuery } from "../api/config.ts";
import { filesQuery, pagesQuery, snippetsQuery } from "../api/content.ts";
import { categoriesQuery, jackpotsQuery } from "../api/games.ts";
import { NotHere } from "../features/content/not-here.tsx";
import { Tile } from "../features/game/tile.tsx";
import { type PopupContent, PopupHost } from "../features/popups/popup-host.tsx";
import { Shell } from "../features/shell/shell.tsx";
import type { AppContext } from "../lib/context.ts";
import type { PopupName } from "../lib/popups.ts";
import { textOf } from "../lib/search-params.ts";
import { GUEST } from "../rules/availability.ts";
import { isBlockedRoute } from "../rules/blocked-routes.ts";

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): { popup?: string } => ({
    ...search,
    popup: textOf(search.popup),
  }),
  loader: async ({ context: { queryClient, locale } }) => {
    await Promise.all([
      ensure(queryClient, projectQuery),
      ensure(queryClient, bettingQuery),
      ensure(queryClient, menuQuery),
      ensure(queryClient, categoriesQuery),
      ensure(queryClient, jackpotsQuery),
      ensure(queryClient, currenciesQuery),
      ensure(queryClient, pagesQuery(locale)),
      ensure(queryClient, snippetsQuery(locale)),
      ensure(queryClient, filesQuery(locale)),
    ]);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
});

const Search = lazy(() =>
  import("../features/search/search.tsx").then(({ Search }) => ({ default: Search })),
);
const AccountsClosed = lazy(() =>
  import("../features/account/closed.tsx").then(({ AccountsClosed }) => ({ default: AccountsClosed })),
);

function SearchPopup() {
  return <Search renderTile={(tile) => <Tile key={tile.id} game={tile} viewer={GUEST} replace />} />;
}

function usePopups(): Record<PopupName, PopupContent> {
  const { t } = useLingui();
  return {
    search: { title: t`Search`, Content: SearchPopup },
    registration: { title: t`Sign up`, narrow: true, Content: AccountsClosed },
    login: { title: t`Log in`, narrow: true, Content: AccountsClosed },
  };
}

function Root() {
  const contents = usePopups();
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  return (
    <Shell popups={<PopupHost contents={contents} />}>
      {isBlockedRoute(path, blocked) ? <NotHere /> : <Outlet />}
    </Shell>
  );
}
