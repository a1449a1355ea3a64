import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { signedIn } from "../../http/visitor.ts";
import type { PlaySessions } from "./service.ts";

export function playSessionsRoutes(app: Hono<AppEnv>, playSessions: PlaySessions): void {
  route(app, "GET /api/player/sitting", async ({ visitor }) => playSessions.of(await signedIn(visitor)));
  route(app, "POST /api/player/sitting/go_on", async ({ visitor }) =>
    playSessions.goOn(await signedIn(visitor)),
  );
  route(app, "PUT /api/player/sitting/reality_check", async ({ visitor, body }) =>
    playSessions.choose(await signedIn(visitor), body.minutes),
  );
  route(app, "PUT /api/player/sitting/plan", async ({ visitor, body }) =>
    playSessions.plan(await signedIn(visitor), body),
  );
  route(app, "DELETE /api/player/sitting/plan", async ({ visitor }) =>
    playSessions.unplan(await signedIn(visitor)),
  );
  route(app, "POST /api/player/sitting/plan/answer", async ({ visitor, body }) =>
    playSessions.answerPlan(await signedIn(visitor), body.answer),
  );
  route(app, "GET /api/player/sitting/plans", async ({ visitor }) =>
    playSessions.plans(await signedIn(visitor)),
  );
}
