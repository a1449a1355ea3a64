import type { Hono } from "hono";
import type { Player } from "../../../../src/contract/player.ts";
import type { AppEnv } from "../../../http/env.ts";
import { route } from "../../../http/route.ts";
import { requirePlayerId } from "../../../http/visitor.ts";

/** Updates a player's own row and returns the player as the API presents them. */
type ChangePlayer = (
  playerId: number,
  values: { depositBonusCode?: string | null; canIssueBonuses?: boolean },
) => Promise<Player>;

/** Registers the routes for the deposit bonus code and the bonus opt-out. */
export function bonusRoutes(app: Hono<AppEnv>, change: ChangePlayer): void {
  route(app, "PATCH /api/player/set_bonus_code", async ({ visitor, body }) =>
    change(await requirePlayerId(visitor), { depositBonusCode: body.deposit_bonus_code }),
  );

  route(app, "DELETE /api/player/clear_bonus_code", async ({ visitor }) =>
    change(await requirePlayerId(visitor), { depositBonusCode: null }),
  );

  route(app, "PATCH /api/player/update_bonus_settings", async ({ visitor, body }) =>
    change(await requirePlayerId(visitor), { canIssueBonuses: body.can_issue }),
  );
}
