import type { RouteHandler } from "workbox-core/types.js";
import { Route } from "workbox-routing/Route.js";
import { Router } from "workbox-routing/Router.js";
import type { Strategy } from "workbox-strategies/Strategy.js";
import { catalogue } from "./catalogue.ts";
import { images } from "./images.ts";
import { messages } from "./messages.ts";
import type { createNavigation } from "./navigation.ts";
import type { createPrecache } from "./precache.ts";
import { isCatalogue, isImage, isMessages, isPage, isState } from "./routing.ts";

type Match = (request: Request, url: URL) => boolean;

/** What is stored as it is used, and the strategy that serves and stores it. */
const STORED: [Match, Strategy][] = [
  [(_, url) => isMessages(url), messages],
  [isCatalogue, catalogue],
  [isImage, images],
];

/** The strategy that stores an address; undefined for what isn't stored as it is used. */
export const strategyFor = (request: Request, url: URL): Strategy | undefined =>
  STORED.find(([isFor]) => isFor(request, url))?.[1];

interface Handlers {
  navigation: Pick<ReturnType<typeof createNavigation>, "answer" | "state">;
  precache: Pick<ReturnType<typeof createPrecache>, "has" | "strategy">;
}

/** Who answers which request. What no route matches goes past the worker: everything with money or identity in it. */
export function createRouter({ navigation, precache }: Handlers): Router {
  const router = new Router();

  function add(isFor: Match, handler: RouteHandler, method?: "POST"): void {
    const match: Match = (request, url) => request.mode !== "navigate" && isFor(request, url);
    router.registerRoute(
      new Route(({ sameOrigin, request, url }) => sameOrigin && match(request, url), handler, method),
    );
  }

  router.registerRoute(
    new Route(
      ({ sameOrigin, request, url }) => sameOrigin && request.mode === "navigate" && isPage(url),
      ({ event, url }) => navigation.answer(event as FetchEvent, url),
    ),
  );
  add(
    (_, url) => isState(url),
    ({ request }) => navigation.state(request),
  );
  for (const [isFor, strategy] of STORED) add(isFor, strategy);
  add(isCatalogue, catalogue, "POST");
  add((_, url) => precache.has(url.pathname), precache.strategy);
  return router;
}
