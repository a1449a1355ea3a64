import type { Hono } from "hono";
import type { Player } from "../../../src/contract/player.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setHeader } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

export interface PlayersRoutesDeps {
  players: PlayersStore;
  present: (player: PlayerRow) => Player;
}

export function playersRoutes(app: Hono<AppEnv>, { players, present }: PlayersRoutesDeps): void {
  async function signedIn(visitor: Visitor): Promise<PlayerRow> {
    const id = await visitor.playerId();
    const player = id === null ? undefined : await players.byId(id);
    if (!player) throw new RequestError("unauthorized");
    return player;
  }

  route(app, "GET /api/player", async ({ c, visitor }) => {
    setHeader(c, "cache-control", "private, no-store");
    return present(await signedIn(visitor));
  });
}
