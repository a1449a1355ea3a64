import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { signedIn } from "../../http/visitor.ts";
import type { Sittings } from "./service.ts";

export function sittingsRoutes(app: Hono<AppEnv>, sittings: Sittings): void {
  route(app, "GET /api/player/sitting", async ({ visitor }) => sittings.of(await signedIn(visitor)));
  route(app, "POST /api/player/sitting/go_on", async ({ visitor }) => sittings.goOn(await signedIn(visitor)));
  route(app, "PUT /api/player/sitting/reality_check", async ({ visitor, body }) =>
    sittings.choose(await signedIn(visitor), body.minutes),
  );
  route(app, "PUT /api/player/sitting/plan", async ({ visitor, body }) =>
    sittings.plan(await signedIn(visitor), body),
  );
  route(app, "DELETE /api/player/sitting/plan", async ({ visitor }) =>
    sittings.unplan(await signedIn(visitor)),
  );
  route(app, "POST /api/player/sitting/plan/answer", async ({ visitor, body }) =>
    sittings.answerPlan(await signedIn(visitor), body.answer),
  );
  route(app, "GET /api/player/sitting/plans", async ({ visitor }) => sittings.plans(await signedIn(visitor)));
}
