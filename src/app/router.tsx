import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import type { AppContext } from "../lib/context.ts";
import { logError } from "../lib/log.ts";
import { OriginContext } from "../lib/site.ts";
import { joinLocale, splitLocale } from "../rules/locales.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { routeTree } from "./route-tree.gen.ts";

/** The router of one page: its locale is fixed, and routes and links never mention it. */
export function createRouter(context: AppContext) {
  const router = createTanStackRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = joinLocale(context.locale, url.pathname);
        return url;
      },
    },
    trailingSlash: "never",
    scrollRestoration: false,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: (error) => {
      // A navigation that another one took the place of is no error.
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
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
