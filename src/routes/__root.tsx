import { useQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, redirect, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { projectQuery } from "../api/config.ts";
import { type Onlooker, playerQuery, ViewerContext } from "../api/player.ts";
import { PopupHost } from "../features/modals/popup-host.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { textOf } from "../lib/http/search-params.ts";
import type { AppContext } from "../lib/page/context.ts";
import { usePageAlive } from "../lib/page/hydration.ts";
import { hasLapsed, hasSession } from "../lib/session/session.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLater } from "../lib/time/when-idle.ts";
import { isBlockedRoute } from "../rules/addresses/blocked-routes.ts";
import { isForPlayers, redirectOf } from "../rules/addresses/guards.ts";
import { GUEST } from "../rules/games/availability.ts";
import { LatePage } from "../ui/late-page.tsx";
import { loadFrame } from "./-load-layout.ts";
import { useMayPopup } from "./-popup-guard.ts";

export interface RootSearch {
  /** Stands over the page. */
  popup?: string;
  /** What is searched for. */
  q?: string;
  /** Where to go after signing in. */
  redirect?: string;
}

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): RootSearch => ({
    ...search,
    popup: textOf(search.popup),
    q: textOf(search.q),
    redirect: textOf(search.redirect),
  }),
  beforeLoad: ({ location: { pathname, href, search }, context: { queryClient } }) => {
    const to = redirectOf(pathname);
    if (to !== null) throw redirect({ to, search, replace: true });
    // The server has no part of such a page, and sends the document without one.
    if (import.meta.env.SSR || !isForPlayers(pathname)) return;
    // The page loads the player itself. -background-services.tsx redirects one whose session turns out to be over.
    if (!hasSession() || queryClient.getQueryData(playerQuery.queryKey) === null)
      throw redirect({
        to: "/$",
        params: { _splat: hasLapsed() ? "login" : "registration" },
        search: { redirect: href },
      });
  },
  loader: ({ context: { queryClient, locale } }) => loadFrame(queryClient, locale),
  staleTime: Number.POSITIVE_INFINITY,
  // A page that the browser renders from nothing begins when the frame can be drawn: the document's own boxes wait till then.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Root,
});

// What few visitors meet.
const loadNotHere = () =>
  import("../features/content/not-here.tsx").then(({ NotHere }) => ({ default: NotHere }));
const NotHere = import.meta.env.SSR ? (await loadNotHere()).default : lazy(loadNotHere);
const Popup = lazy(() => import("./-popup.tsx").then(({ Popup }) => ({ default: Popup })));
// A guest's first visit does without it for a while.
const Attendant = lazy(async () => {
  if (navigator.onLine && !location.hash && !hasSession()) await whenLater();
  // Nobody has asked for it: the page must not fail with it.
  const { Attendant } = await untilLoaded(() => import("./-background-services.tsx"));
  return { default: Attendant };
});
const POPUPS = <PopupHost Popup={Popup} useMay={useMayPopup} />;

function Root() {
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const alive = usePageAlive();
  const [viewer, setViewer] = useState<Onlooker>(GUEST);
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // Not around the frame: its parts that are not taken over yet would have to be, for a context that they do not read.
  return (
    <Shell popups={<ViewerContext value={viewer}>{POPUPS}</ViewerContext>}>
      <LatePage />
      <ViewerContext value={viewer}>
        {isBlockedRoute(path, blocked) ? (
          <Suspense>
            <NotHere />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </ViewerContext>
      {alive ? (
        <Suspense>
          <Attendant onViewer={setViewer} />
        </Suspense>
      ) : null}
    </Shell>
  );
}
