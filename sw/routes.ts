import type { RouteHandler } from "workbox-core/types.js";
import { Route } from "workbox-routing/Route.js";
import { Router } from "workbox-routing/Router.js";
import type { Strategy } from "workbox-strategies/Strategy.js";
import { OFFLINE_DEMO_PATH } from "../src/rules/web/offline-demo.ts";
import { catalogue } from "./catalogue.ts";
import { images } from "./images.ts";
import { messages } from "./messages.ts";
import type { createNavigation } from "./navigation.ts";
import type { createPrecache } from "./precache.ts";
import { isCatalogue, isImage, isMessages, isPage, isState } from "./routing.ts";

type Match = (request: Request, url: URL) => boolean;

/** Runtime-cached requests and their strategies. */
const RUNTIME_ROUTES: [Match, Strategy][] = [
  [(_, url) => isMessages(url), messages],
  [isCatalogue, catalogue],
  [isImage, images],
];

/** Strategy of a runtime-cached address; undefined for others. */
export const strategyFor = (request: Request, url: URL): Strategy | undefined =>
  RUNTIME_ROUTES.find(([matches]) => matches(request, url))?.[1];

interface Handlers {
  navigation: Pick<ReturnType<typeof createNavigation>, "respond" | "state">;
  precache: Pick<ReturnType<typeof createPrecache>, "has" | "strategy">;
}

/** Routes of the worker. Unmatched requests bypass it: everything with money or identity. */
export function createRouter({ navigation, precache }: Handlers): Router {
  const router = new Router();

  function add(matches: Match, handler: RouteHandler, method?: "POST"): void {
    const isMatch: Match = (request, url) => request.mode !== "navigate" && matches(request, url);
    router.registerRoute(
      new Route(({ sameOrigin, request, url }) => sameOrigin && isMatch(request, url), handler, method),
    );
  }

  router.registerRoute(
    new Route(
      ({ sameOrigin, request, url }) => sameOrigin && request.mode === "navigate" && isPage(url),
      ({ event, url }) => navigation.respond(event as FetchEvent, url),
    ),
  );
  // A document of its own, in a frame of the app.
  router.registerRoute(
    new Route(
      ({ sameOrigin, request, url }) =>
        sameOrigin && request.mode === "navigate" && url.pathname === OFFLINE_DEMO_PATH,
      precache.strategy,
    ),
  );
  add(
    (_, url) => isState(url),
    ({ request }) => navigation.state(request),
  );
  for (const [matches, strategy] of RUNTIME_ROUTES) add(matches, strategy);
  add(isCatalogue, catalogue, "POST");
  add((_, url) => precache.has(url.pathname), precache.strategy);
  return router;
}
