import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "./api/client.ts";
import { HydrationBoundary } from "./app/hydration-boundary.tsx";
import { packQueries } from "./app/page-state.ts";
import { createRouter } from "./app/router.tsx";
import { localManifest, type WebManifest } from "./app/web-manifest.ts";
import type { LocaleCode } from "./contract/locale.ts";
import { createHttp, SERVER_TIMEOUT } from "./lib/http/http.ts";
import { createI18n } from "./lib/i18n/i18n.ts";

interface RenderInput {
  url: string;
  origin: string;
  locale: LocaleCode;
  messages: Record<string, unknown>;
  fetch: typeof fetch;
  /** A page shared by many addresses; the browser replaces its content with that of the actual address. */
  shared?: boolean;
}

/** Where the app starts in React's output; everything before it belongs in the head. */
const APP_START = '<!--$--><div class="app ';

/**
 * Renders an address for a guest. The output depends only on the input. A missing page is not rendered, unless it is
 * `shared`.
 */
export async function render({ url, origin, locale, messages, fetch, shared = false }: RenderInput) {
  const queryClient = createQueryClient(
    createHttp({ fetch, base: origin, timeout: SERVER_TIMEOUT, retries: 0 }),
  );
  const i18n = createI18n(locale, messages as Parameters<typeof createI18n>[1]);
  const router = createRouter({ queryClient, locale, i18n, origin });
  try {
    attachRouterServerSsrUtils({ router, manifest: undefined });
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [url] }), origin });
    await router.load();
    const { redirect, status, routeIds } = routerOutcome(router);
    if (redirect || (status === 404 && !shared))
      return { status, redirect, head: "", app: "", scripts: "", state: [], routeIds };
    if (!shared) await router.serverSsr?.dehydrate();
    const html = renderToString(
      <HydrationBoundary>
        <RouterProvider router={router} />
      </HydrationBoundary>,
    );
    const start = html.indexOf(APP_START);
    const tags = shared ? undefined : router.serverSsr?.takeInitialHydrationScriptTags();
    const scripts = (tags?.before ?? []).map((tag) => `<script>${tag.children}</script>`).join("");
    const [head, app] = [html.slice(0, start), html.slice(start)];
    return { status, redirect: null, head, app, scripts, state: packQueries(queryClient), routeIds };
  } finally {
    router.serverSsr?.cleanup();
    queryClient.clear();
  }
}

function routerOutcome(router: ReturnType<typeof createRouter>) {
  const result = router._serverResult;
  const redirect = result?.type === "redirect" ? (result.redirect.headers.get("location") ?? "/") : null;
  const matches = router.state.matches;
  const status = result?.type === "render" ? result.status : 200;
  return { redirect, status, routeIds: matches.map((match) => match.routeId as string) };
}

/** The web manifest in a locale, as JSON. */
export function manifest(base: WebManifest, locale: LocaleCode, messages: Record<string, unknown>): string {
  const i18n = createI18n(locale, messages as Parameters<typeof createI18n>[1]);
  return JSON.stringify(localManifest(base, locale, i18n));
}
