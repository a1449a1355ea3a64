import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { signedIn } from "../../http/visitor.ts";
import type { JackpotWinsService } from "./service.ts";

export function jackpotWinsRoutes(app: Hono<AppEnv>, wins: JackpotWinsService): void {
  route(app, "GET /api/player/jackpot_wins", async ({ visitor }) => wins.of(await signedIn(visitor)));

  route(app, "POST /api/player/jackpot_wins/:id/claim", async ({ visitor, params }) => ({
    claimed: await wins.claim(await signedIn(visitor), params.id),
  }));
}
