import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { requirePlayerId } from "../../http/visitor.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

/** The signed-in player. @throws RequestError `unauthorized` for guests */
export async function currentPlayer(players: PlayersStore, visitor: Visitor): Promise<PlayerRow> {
  const player = await players.byId(await requirePlayerId(visitor));
  if (!player) throw new RequestError("unauthorized");
  return player;
}
