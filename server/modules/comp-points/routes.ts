import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { CompPointsService } from "./service.ts";

export function compPointsRoutes(app: Hono<AppEnv>, points: CompPointsService): void {
  route(app, "GET /api/player/comp_points", async ({ visitor }) => points.of(await requirePlayerId(visitor)));
}
