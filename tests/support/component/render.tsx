import { I18nProvider } from "@lingui/react";
import { QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../../../src/api/client.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { createI18n } from "../../../src/lib/i18n/i18n.ts";

/** A query client with `data` as responses, and no network. */
export function clientWith(data: [QueryKey, unknown][] = []) {
  const client = createQueryClient(() => Promise.reject(new Error("no network")));
  for (const [key, value] of data) client.setQueryData(key, value);
  return client;
}

/** The server-rendered HTML of `part`: in English, with numbers in the locale's format. */
export async function renderPart(
  part: ReactElement,
  client = clientWith(),
  locale: LocaleCode = "en",
  path = "/",
): Promise<string> {
  const page = (
    <I18nProvider i18n={createI18n(locale, {})}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </I18nProvider>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const html = renderToString(<RouterProvider router={router as never} />);
  return html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
}
