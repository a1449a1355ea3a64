import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { vipLevelsIn } from "./service.ts";

export function statusesRoutes(app: Hono<AppEnv>, artVersion: string): void {
  route(app, "GET /api/info/statuses", ({ c, query }) => {
    setCacheable(c, 60);
    return vipLevelsIn(query.l, artVersion);
  });
}
