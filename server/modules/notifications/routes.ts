import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { NotificationsService } from "./service.ts";

export function notificationsRoutes(app: Hono<AppEnv>, notifications: NotificationsService): void {
  route(app, "GET /api/player/notifications", async ({ visitor }) =>
    notifications.of(await requirePlayerId(visitor)),
  );

  route(app, "POST /api/player/notifications/read", async ({ visitor, body }) =>
    notifications.read(await requirePlayerId(visitor), body.ids),
  );
}
