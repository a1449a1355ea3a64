import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { lazy } from "react";
import { projectQuery } from "../api/config.ts";
import { NotHere } from "../features/content/not-here.tsx";
import { Tile } from "../features/game/tile.tsx";
import { type PopupContent, PopupHost } from "../features/popups/popup-host.tsx";
import { Shell } from "../features/shell/shell.tsx";
import type { AppContext } from "../lib/context.ts";
import { POPUP_PATHS, type PopupName } from "../lib/popups.ts";
import { textOf } from "../lib/search-params.ts";
import { GUEST } from "../rules/availability.ts";
import { isBlockedRoute } from "../rules/blocked-routes.ts";
import { loadFrame } from "./-load-frame.ts";

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): { popup?: string; q?: string } => ({
    ...search,
    popup: textOf(search.popup),
    q: textOf(search.q),
  }),
  loader: ({ context: { queryClient, locale } }) => loadFrame(queryClient, locale),
  staleTime: Number.POSITIVE_INFINITY,
  // A page that the browser renders from nothing begins when the frame can be drawn: the document's own boxes wait till then.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Root,
});

const Search = lazy(() =>
  import("../features/search/search.tsx").then(({ Search }) => ({ default: Search })),
);
const AccountsClosed = lazy(() =>
  import("../features/account/closed.tsx").then(({ AccountsClosed }) => ({ default: AccountsClosed })),
);

/** Search with its text in the address, so that Back from a game and a reload find the results again. */
function SearchPopup() {
  const navigate = useNavigate();
  const { popup, q = "" } = Route.useSearch();
  const keep = (text: string) => {
    const mask = popup
      ? { to: POPUP_PATHS.search, search: { q: text || undefined }, unmaskOnReload: true }
      : undefined;
    const search = (previous: object) => ({ ...previous, q: text || undefined });
    void navigate({ to: ".", search, mask, replace: true, resetScroll: false });
  };
  return (
    <Search
      initial={q}
      onSettled={keep}
      renderTile={(tile) => <Tile key={tile.id} game={tile} viewer={GUEST} />}
    />
  );
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
