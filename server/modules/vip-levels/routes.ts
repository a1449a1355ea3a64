import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { cacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { statusesIn } from "./service.ts";

export function statusesRoutes(app: Hono<AppEnv>, artVersion: string): void {
  route(app, "GET /api/info/statuses", ({ c, query }) => {
    cacheable(c, 60);
    return statusesIn(query.l, artVersion);
  });
}
