import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { AwardRow } from "../awards/api.ts";
import type { PromoCodes } from "./service.ts";

interface RoutesDeps {
  codes: PromoCodes;
  /** The player's issued bonuses of the betting site, with titles in their language. */
  bettingBonuses: (playerId: number) => Promise<{ award: AwardRow; title: string }[]>;
}

/** Serves the player's use of codes, and the bonuses of the betting site. */
export function promoCodesRoutes(app: Hono<AppEnv>, { codes, bettingBonuses }: RoutesDeps): void {
  route(app, "POST /api/bonuses/coupon", async ({ visitor, body }) =>
    codes.apply(await requirePlayerId(visitor), visitor.network, body.coupon_code),
  );

  route(app, "POST /api/v2/bonuses/promo-code", async ({ visitor, body }) =>
    codes.apply(await requirePlayerId(visitor), visitor.network, body.code),
  );

  route(app, "GET /api/v2/bonuses", async ({ visitor }) => {
    const bonuses = await bettingBonuses(await requirePlayerId(visitor));
    return bonuses.map(({ award, title }) => ({ id: award.id, title, expires_at: null }));
  });
}
