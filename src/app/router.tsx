import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isLowData } from "../lib/device/low-data.ts";
import { logError } from "../lib/http/log.ts";
import type { AppContext } from "../lib/page/context.ts";
import { OriginContext } from "../lib/page/site.ts";
import { addressOf } from "../lib/session/guest-mode.ts";
import { splitLocale } from "../rules/locales/locales.ts";
import { PageSkeleton, PendingPage } from "../ui/page-skeleton.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { routeTree } from "./route-tree.gen.ts";

interface RouterOptions {
  /** True for a client-rendered page, which shows the layout and skeletons immediately. */
  isClientRendered?: boolean;
}

const loadNotFound = () =>
  import("./not-found-screen.tsx").then((file) => ({ default: file.NotFoundScreen }));
const NotFoundScreen = import.meta.env.SSR ? (await loadNotFound()).default : lazy(loadNotFound);

function NotFound() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  );
}

/** Router of a page with a fixed locale, which routes and links omit. */
export function createRouter(context: AppContext, { isClientRendered = false }: RouterOptions = {}) {
  const router = createTanStackRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = addressOf(context.locale, url.pathname);
        return url;
      },
    },
    // Otherwise other spellings of an address would be separate pages and bypass market blocks.
    caseSensitive: true,
    trailingSlash: "never",
    scrollRestoration: false,
    defaultPreload: !import.meta.env.SSR && isLowData() ? false : "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: isClientRendered ? PendingPage : undefined,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: (error) => {
      // A superseded navigation is no error.
      const name = error instanceof Error ? error.name : "";
      if (name !== "AbortError" && name !== "CancelledError") logError("ROUTER_ERROR", error);
    },
    Wrap: ({ children }) => (
      <OriginContext value={context.origin}>
        <I18nProvider i18n={context.i18n}>
          <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
        </I18nProvider>
      </OriginContext>
    ),
  });
  // Later navigations keep the current page until the next one is ready.
  const unsubscribe = router.subscribe("onResolved", () => {
    unsubscribe();
    router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY });
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
