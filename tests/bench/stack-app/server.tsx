import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { Screen } from "../screen.ts";
import { createStack } from "./app.tsx";

/** The page's root, and the router's inline scripts for hydration. */
export async function renderStack(screen: Screen): Promise<{ app: string; scripts: string }> {
  const router = createStack(screen);
  attachRouterServerSsrUtils({ router, manifest: undefined });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  await router.serverSsr?.dehydrate();
  const app = renderToString(<RouterProvider router={router} />);
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  router.serverSsr?.cleanup();
  return { app, scripts: tags.map((tag) => `<script>${tag.children}</script>`).join("") };
}
