import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { Amounts } from "./amounts.ts";
import type { JackpotWinsService } from "./service.ts";

/** Default number of winners per response. */
const DEFAULT_WINNERS = 20;

/** Registers the routes for a player's jackpot wins. */
export function jackpotWinsRoutes(app: Hono<AppEnv>, wins: JackpotWinsService): void {
  route(app, "GET /api/player/jackpot_wins", async ({ visitor }) => wins.of(await requirePlayerId(visitor)));

  route(app, "POST /api/player/jackpot_wins/:id/claim", async ({ visitor, params }) => ({
    claimed: await wins.claim(await requirePlayerId(visitor), params.id),
  }));
}

/** Registers the public routes for amounts and winners. */
export function jackpotsRoutes(
  app: Hono<AppEnv>,
  { amounts, winners }: { amounts: Amounts; winners: JackpotWinsService["winners"] },
): void {
  route(app, "GET /api/jackpots", ({ c }) => {
    setCacheable(c, 10);
    return amounts.jackpots();
  });

  route(app, "GET /api/games/jackpots", ({ c }) => {
    setCacheable(c, 10);
    return amounts.gameJackpots();
  });

  route(app, "GET /api/jackpot_wins", ({ c, query: { sort = "latest", jackpot, limit } }) => {
    setCacheable(c, 10);
    return winners(sort, jackpot, Number(limit ?? DEFAULT_WINNERS));
  });
}
