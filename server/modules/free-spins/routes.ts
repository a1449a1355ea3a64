import type { Hono } from "hono";
import type { FreeSpins as PresentedFreeSpins } from "../../../src/contract/free-spins.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { FreeSpins } from "./free-spins.ts";

export interface FreeSpinsRoutesDeps {
  freeSpins: Pick<FreeSpins, "activate" | "cancel">;
  /** @param locale language of the titles; the player's own if it is undefined */
  list: (playerId: number, locale: LocaleCode | undefined) => Promise<PresentedFreeSpins[]>;
  /** True if the player may start bonuses: they are neither turned off nor disabled by the operator. */
  canStart: (playerId: number, groupKey: string) => Promise<boolean>;
  /** Tells the provider of what has just changed; an unreachable one hears of it later. */
  deliverEvents: () => Promise<void>;
}

/** Serves the player's free spins. */
export function freeSpinsRoutes(
  app: Hono<AppEnv>,
  { freeSpins, list, canStart, deliverEvents }: FreeSpinsRoutesDeps,
): void {
  async function one(
    playerId: number,
    id: string,
    locale: LocaleCode | undefined,
  ): Promise<PresentedFreeSpins> {
    const found = (await list(playerId, locale)).find((candidate) => candidate.id === id);
    if (!found) throw new RequestError("not_found");
    return found;
  }

  route(app, "GET /api/player/freespins", async ({ visitor, query }) =>
    list(await requirePlayerId(visitor), query.l),
  );

  route(app, "POST /api/player/freespins/:id/activation", async ({ visitor, params, query }) => {
    const playerId = await requirePlayerId(visitor);
    const { group_key } = await one(playerId, params.id, query.l);
    if (!(await canStart(playerId, group_key))) throw new RequestError("bonuses_disabled");
    await freeSpins.activate(playerId, params.id);
    await deliverEvents();
    return one(playerId, params.id, query.l);
  });

  route(app, "DELETE /api/player/freespins/:id", async ({ visitor, params, query }) => {
    const playerId = await requirePlayerId(visitor);
    await freeSpins.cancel(playerId, params.id);
    await deliverEvents();
    return one(playerId, params.id, query.l);
  });
}
