import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { Reviews } from "./service.ts";

export function reviewsRoutes(app: Hono<AppEnv>, reviews: Reviews): void {
  route(app, "GET /api/player/review", async ({ visitor }) => reviews.of(await requirePlayerId(visitor)));
  route(app, "POST /api/player/review", async ({ visitor, body }) =>
    reviews.answer(await requirePlayerId(visitor), body.answer),
  );
}
