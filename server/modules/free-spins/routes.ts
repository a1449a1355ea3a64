import type { Hono } from "hono";
import type { FreeSpins as PresentedFreeSpins } from "../../../src/contract/free-spins.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { route } from "../../http/route.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { FreeSpins } from "./free-spins.ts";

export interface FreeSpinsRoutesDeps {
  freeSpins: Pick<FreeSpins, "activate" | "cancel">;
  list: (playerId: number) => Promise<PresentedFreeSpins[]>;
  /** True if the player may start bonuses: they are neither turned off nor disabled by the operator. */
  canStart: (playerId: number, groupKey: string) => Promise<boolean>;
}

/** Serves the player's free spins. */
export function freeSpinsRoutes(app: Hono<AppEnv>, { freeSpins, list, canStart }: FreeSpinsRoutesDeps): void {
  async function one(playerId: number, id: string): Promise<PresentedFreeSpins> {
    const found = (await list(playerId)).find((candidate) => candidate.id === id);
    if (!found) throw new RequestError("not_found");
    return found;
  }

  route(app, "GET /api/player/freespins", async ({ visitor }) => list(await requirePlayerId(visitor)));

  route(app, "POST /api/player/freespins/:id/activation", async ({ visitor, params }) => {
    const playerId = await requirePlayerId(visitor);
    const { group_key } = await one(playerId, params.id);
    if (!(await canStart(playerId, group_key))) throw new RequestError("bonuses_disabled");
    await freeSpins.activate(playerId, params.id);
    return one(playerId, params.id);
  });

  route(app, "DELETE /api/player/freespins/:id", async ({ visitor, params }) => {
    const playerId = await requirePlayerId(visitor);
    await freeSpins.cancel(playerId, params.id);
    return one(playerId, params.id);
  });
}
