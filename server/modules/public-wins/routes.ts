import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor } from "../../http/visitor.ts";
import type { Wins } from "./service.ts";

/** CDN cache time, seconds. */
const CDN_SECONDS = 5;

export function winsRoutes(app: Hono<AppEnv>, wins: Wins): void {
  route(app, "GET /api/wins", async ({ c, query, visitor }) => {
    setCacheable(c, CDN_SECONDS);
    return wins.recent(exclusionsFor(visitor).providers, query.game);
  });
}
