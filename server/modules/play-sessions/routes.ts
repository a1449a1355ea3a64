import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { PlaySessions } from "./service.ts";

export function playSessionsRoutes(app: Hono<AppEnv>, playSessions: PlaySessions): void {
  route(app, "GET /api/player/play_session", async ({ visitor }) =>
    playSessions.of(await requirePlayerId(visitor)),
  );
  route(app, "POST /api/player/play_session/continue", async ({ visitor }) =>
    playSessions.confirmRealityCheck(await requirePlayerId(visitor)),
  );
  route(app, "POST /api/player/play_session/stop", async ({ visitor }) => {
    await playSessions.stop(await requirePlayerId(visitor));
    return { ok: true };
  });
  route(app, "PUT /api/player/play_session/reality_check", async ({ visitor, body }) =>
    playSessions.setRealityCheckMinutes(await requirePlayerId(visitor), body.minutes),
  );
  route(app, "PUT /api/player/play_session/plan", async ({ visitor, body }) =>
    playSessions.plan(await requirePlayerId(visitor), body),
  );
  route(app, "DELETE /api/player/play_session/plan", async ({ visitor }) =>
    playSessions.dropPlan(await requirePlayerId(visitor)),
  );
  route(app, "POST /api/player/play_session/plan/answer", async ({ visitor, body }) =>
    playSessions.answerPlan(await requirePlayerId(visitor), body.answer),
  );
  route(app, "GET /api/player/play_session/plans", async ({ visitor }) =>
    playSessions.plans(await requirePlayerId(visitor)),
  );
}
