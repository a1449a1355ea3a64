import type { Context, Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { PushService } from "./service.ts";

export interface PushRoutesDeps {
  push: PushService;
  now: () => number;
  /** Digest of the request's session. */
  sessionOf: (c: Context<AppEnv>) => string;
  originOf: (c: Context<AppEnv>) => string;
}

export function pushRoutes(app: Hono<AppEnv>, { push, now, sessionOf, originOf }: PushRoutesDeps): void {
  const limit = createRateLimit({ limit: 60, seconds: 60, now });

  route(app, "GET /api/player/push", async ({ c, visitor }) =>
    push.settings(await requirePlayerId(visitor), sessionOf(c)),
  );

  route(app, "PUT /api/player/push", async ({ c, visitor, body }) => {
    const playerId = await requirePlayerId(visitor);
    limit(String(playerId));
    await push.saveChoices(playerId, body);
    return push.settings(playerId, sessionOf(c));
  });

  route(app, "PUT /api/player/push/subscription", async ({ c, visitor, body }) => {
    const playerId = await requirePlayerId(visitor);
    await push.subscribe({ playerId, session: sessionOf(c), origin: originOf(c), ...body });
    return { ok: true };
  });

  route(app, "DELETE /api/player/push/subscription", async ({ c, visitor }) => {
    await requirePlayerId(visitor);
    await push.unsubscribe(sessionOf(c));
    return { ok: true };
  });
}
