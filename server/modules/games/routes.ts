import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor } from "../../http/visitor.ts";
import { ROW_LENGTH } from "./lobby-rows.ts";
import type { GamesService } from "./service.ts";

/** Rate limit of uncached searches per network; typing causes three a second at most. */
const SEARCH_LIMIT = { limit: 120, seconds: 20 };

export function gamesRoutes(app: Hono<AppEnv>, games: GamesService, now: () => number): void {
  const countSearch = createRateLimit({ ...SEARCH_LIMIT, now });
  route(app, "GET /api/games/collections", ({ c, query, visitor }) => {
    setCacheable(c, 60);
    const limit = Math.min(Number(query.limit ?? ROW_LENGTH), ROW_LENGTH) || ROW_LENGTH;
    return games.collections(limit, exclusionsFor(visitor));
  });
  route(app, "GET /api/games/categories", ({ c, visitor }) => {
    setCacheable(c, 300);
    return games.categories(exclusionsFor(visitor));
  });
  route(app, "GET /api/games/providers", ({ c, visitor }) => {
    setCacheable(c, 300);
    return games.providers(exclusionsFor(visitor));
  });
  route(app, "GET /api/games/names", ({ c, visitor }) => {
    setCacheable(c, 300);
    return games.names(exclusionsFor(visitor));
  });
  route(app, "GET /api/games/facts", ({ c, visitor }) => {
    setCacheable(c, 300);
    return games.facts(exclusionsFor(visitor));
  });
  route(app, "GET /api/games/:provider/:slug", ({ c, params, visitor }) => {
    setCacheable(c, 300);
    return games.byAddress(params.provider, params.slug, exclusionsFor(visitor));
  });
  route(app, "GET /api/games/:provider/:slug/similar", ({ c, params, visitor }) => {
    setCacheable(c, 300);
    return games.similarTo(params.provider, params.slug, exclusionsFor(visitor));
  });
  route(app, "POST /api/games_filter", ({ body, visitor }) =>
    games.filter(body, exclusionsFor(visitor), () => countSearch(visitor.network)),
  );
  route(app, "POST /api/games_filter/select", ({ body, visitor }) =>
    games.select(body.game_ids, exclusionsFor(visitor)),
  );
}
