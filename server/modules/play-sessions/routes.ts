import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { signedIn } from "../../http/visitor.ts";
import type { PlaySessions } from "./service.ts";

export function playSessionsRoutes(app: Hono<AppEnv>, playSessions: PlaySessions): void {
  route(app, "GET /api/player/play_session", async ({ visitor }) => playSessions.of(await signedIn(visitor)));
  route(app, "POST /api/player/play_session/continue", async ({ visitor }) =>
    playSessions.confirmRealityCheck(await signedIn(visitor)),
  );
  route(app, "PUT /api/player/play_session/reality_check", async ({ visitor, body }) =>
    playSessions.choose(await signedIn(visitor), body.minutes),
  );
  route(app, "PUT /api/player/play_session/plan", async ({ visitor, body }) =>
    playSessions.plan(await signedIn(visitor), body),
  );
  route(app, "DELETE /api/player/play_session/plan", async ({ visitor }) =>
    playSessions.dropPlan(await signedIn(visitor)),
  );
  route(app, "POST /api/player/play_session/plan/answer", async ({ visitor, body }) =>
    playSessions.answerPlan(await signedIn(visitor), body.answer),
  );
  route(app, "GET /api/player/play_session/plans", async ({ visitor }) =>
    playSessions.plans(await signedIn(visitor)),
  );
}
