import type { Hono } from "hono";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { AwardRow } from "../awards/api.ts";
import type { PromoCodes } from "./service.ts";

interface RoutesDeps {
  codes: PromoCodes;
  /**
   * The player's issued bonuses of the betting site.
   * @param locale language of the titles; the player's own if it is undefined
   */
  bettingBonuses: (
    playerId: number,
    locale: LocaleCode | undefined,
  ) => Promise<{ award: AwardRow; title: string }[]>;
}

/** Serves the player's use of codes, and the bonuses of the betting site. */
export function promoCodesRoutes(app: Hono<AppEnv>, { codes, bettingBonuses }: RoutesDeps): void {
  route(app, "POST /api/bonuses/coupon", async ({ visitor, query, body }) =>
    codes.apply(await requirePlayerId(visitor), visitor.network, body.coupon_code, query.l),
  );

  route(app, "POST /api/v2/bonuses/promo-code", async ({ visitor, query, body }) =>
    codes.apply(await requirePlayerId(visitor), visitor.network, body.code, query.l),
  );

  route(app, "GET /api/v2/bonuses", async ({ visitor, query }) => {
    const bonuses = await bettingBonuses(await requirePlayerId(visitor), query.l);
    return bonuses.map(({ award, title }) => ({ id: award.id, title, expires_at: null }));
  });
}
