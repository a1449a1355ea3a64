import { useQuery } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, redirect, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { projectQuery } from "../api/config.ts";
import { playerQuery, ViewerContext, type ViewerWithFavorites } from "../api/player.ts";
import { PopupHost } from "../features/modals/popup-host.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { textOf } from "../lib/http/search-params.ts";
import { useHydrated } from "../lib/hydration/hydration.ts";
import type { AppContext } from "../lib/page/context.ts";
import { hasSession, hasSessionExpired } from "../lib/session/session.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";
import { isBlockedRoute } from "../rules/addresses/blocked-routes.ts";
import { isForPlayers, redirectOf } from "../rules/addresses/guards.ts";
import { GUEST } from "../rules/games/availability.ts";
import { LatePage } from "../ui/late-page.tsx";
import { loadLayout } from "./-load-layout.ts";

export interface RootSearch {
  /** Popup over the page. */
  popup?: string;
  /** Search query. */
  q?: string;
  /** Target after sign-in. */
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
    const target = redirectOf(pathname);
    if (target !== null) throw redirect({ to: target, search, replace: true });
    // The server does not render player pages; it sends the shell.
    if (import.meta.env.SSR || !isForPlayers(pathname)) return;
    // The page loads the player itself; the late guard redirects if the session has expired.
    if (!hasSession() || queryClient.getQueryData(playerQuery.queryKey) === null)
      throw redirect({
        to: "/$",
        params: { _splat: hasSessionExpired() ? "login" : "registration" },
        search: { redirect: href },
      });
  },
  loader: ({ context: { queryClient, locale } }) => loadLayout(queryClient, locale),
  staleTime: Number.POSITIVE_INFINITY,
  // Client-rendered pages keep the document's skeleton until the layout can be rendered.
  pendingMs: Number.POSITIVE_INFINITY,
  component: Root,
});

// Rarely needed.
const loadNotAvailable = () =>
  import("../features/content/not-here.tsx").then(({ NotAvailable }) => ({ default: NotAvailable }));
const NotAvailable = import.meta.env.SSR ? (await loadNotAvailable()).default : lazy(loadNotAvailable);
const Popup = lazy(() => import("../services/popup.tsx").then(({ Popup }) => ({ default: Popup })));
// Deferred on a guest's first visit.
const BackgroundServices = lazy(async () => {
  if (navigator.onLine && !location.hash && !hasSession()) await whenLongIdle();
  // Optional: a failure must not break the page.
  const { BackgroundServices } = await retryUntilLoaded(() => import("../services/background-services.tsx"));
  return { default: BackgroundServices };
});
const Menu = lazy(() => import("../services/menu.tsx"));
const POPUPS = <PopupHost Popup={Popup} />;

function Root() {
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const isHydrated = useHydrated();
  const [viewer, setViewer] = useState<ViewerWithFavorites>(GUEST);
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // Not around the whole shell: a context change would hydrate all parts early, even those that don't read it.
  return (
    <Shell Menu={Menu} popups={<ViewerContext value={viewer}>{POPUPS}</ViewerContext>}>
      <LatePage />
      <ViewerContext value={viewer}>
        {isBlockedRoute(path, blocked) ? (
          <Suspense>
            <NotAvailable />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </ViewerContext>
      {isHydrated ? (
        <Suspense>
          <BackgroundServices onViewerChange={setViewer} />
        </Suspense>
      ) : null}
    </Shell>
  );
}
