import type { Hono } from "hono";
import type { Bonus, Offer, WageringStatement } from "../../../src/contract/bonuses.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Player } from "../../../src/contract/player.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { Bonuses } from "./bonuses.ts";

export interface BonusRoutesDeps {
  bonuses: Bonuses;
  /** @param locale language of the titles; the player's own if it is undefined */
  list: (playerId: number, locale: LocaleCode | undefined) => Promise<Bonus[]>;
  statement: (playerId: number, id: string, cursor: number | null) => Promise<WageringStatement>;
  offers: {
    ofDeposit: (playerId: number, locale: LocaleCode | undefined) => Promise<Offer[]>;
    ofWelcome: (visitor: Visitor, locale: LocaleCode | undefined) => Promise<Offer[]>;
    ofRegistration: (visitor: Visitor, locale: LocaleCode | undefined) => Promise<Offer[]>;
  };
  /** True if the code selects an offer of the player's next deposit. */
  isCode: (playerId: number, code: string) => Promise<boolean>;
  /** True if the player may start bonuses: they are neither turned off nor disabled by the operator. */
  canStart: (playerId: number, groupKey: string) => Promise<boolean>;
  change: (
    playerId: number,
    values: { depositBonusCode?: string | null; canIssueBonuses?: boolean },
  ) => Promise<Player>;
}

/** Serves the player's bonuses, offers and bonus settings. */
export function bonusesRoutes(
  app: Hono<AppEnv>,
  { bonuses, list, statement, offers, isCode, canStart, change }: BonusRoutesDeps,
): void {
  async function one(playerId: number, id: string, locale: LocaleCode | undefined): Promise<Bonus> {
    const bonus = (await list(playerId, locale)).find((candidate) => candidate.id === id);
    if (!bonus) throw new RequestError("not_found");
    return bonus;
  }

  route(app, "GET /api/player/bonuses", async ({ visitor, query }) =>
    list(await requirePlayerId(visitor), query.l),
  );

  route(app, "POST /api/player/bonuses/:id/activation", async ({ visitor, params, query }) => {
    const playerId = await requirePlayerId(visitor);
    const { group_key } = await one(playerId, params.id, query.l);
    if (!(await canStart(playerId, group_key))) throw new RequestError("bonuses_disabled");
    await bonuses.activate(playerId, params.id);
    return one(playerId, params.id, query.l);
  });

  route(app, "DELETE /api/player/bonuses/:id", async ({ visitor, params, query, body }) => {
    const playerId = await requirePlayerId(visitor);
    await bonuses.cancel(playerId, params.id, BigInt(body.expected_loss_cents));
    return one(playerId, params.id, query.l);
  });

  route(app, "PUT /api/player/bonuses/queue", async ({ visitor, query, body }) => {
    const playerId = await requirePlayerId(visitor);
    await bonuses.reorder(playerId, body.ids);
    return list(playerId, query.l);
  });

  route(app, "GET /api/player/bonuses/:id/statement", async ({ visitor, params, query }) =>
    statement(
      await requirePlayerId(visitor),
      params.id,
      query.cursor === undefined ? null : Number(query.cursor),
    ),
  );

  route(app, "GET /api/bonuses/deposit", async ({ visitor, query }) =>
    offers.ofDeposit(await requirePlayerId(visitor), query.l),
  );

  route(app, "GET /api/bonuses/registration", async ({ c, query, visitor }) => {
    setPrivate(c);
    return offers.ofRegistration(visitor, query.l);
  });

  route(app, "GET /api/bonuses/welcome", async ({ c, query, visitor }) => {
    setPrivate(c);
    return offers.ofWelcome(visitor, query.l);
  });

  route(app, "PATCH /api/player/set_bonus_code", async ({ visitor, body }) => {
    const playerId = await requirePlayerId(visitor);
    if (!(await isCode(playerId, body.deposit_bonus_code)))
      throw new RequestError("validation_failed", { errors: { deposit_bonus_code: ["unknown"] } });
    return change(playerId, { depositBonusCode: body.deposit_bonus_code });
  });

  route(app, "DELETE /api/player/clear_bonus_code", async ({ visitor }) =>
    change(await requirePlayerId(visitor), { depositBonusCode: null }),
  );

  route(app, "PATCH /api/player/update_bonus_settings", async ({ visitor, body }) =>
    change(await requirePlayerId(visitor), { canIssueBonuses: body.can_issue }),
  );
}
