import type { Context, Hono } from "hono";
import type { Details } from "../../../../src/contract/auth.ts";
import type { Player } from "../../../../src/contract/player.ts";
import { currentPlayer } from "../../../core/players/current-player.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { AppEnv } from "../../../http/env.ts";
import { route } from "../../../http/route.ts";
import { type Requester, requireUnrestricted } from "../request-origin.ts";

export interface DetailsRoutesDeps {
  players: PlayersStore;
  complete: (player: PlayerRow, user: Details) => Promise<PlayerRow>;
  present: (player: PlayerRow) => Player;
  requesterOf: (c: Context<AppEnv>) => Requester;
}

export function detailsRoutes(app: Hono<AppEnv>, deps: DetailsRoutesDeps): void {
  const { players, complete, present, requesterOf } = deps;

  route(app, "POST /api/auth_providers/update_details", async ({ c, body, visitor }) => {
    requireUnrestricted(requesterOf(c));
    return present(await complete(await currentPlayer(players, visitor), body.user));
  });
}
