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
}
