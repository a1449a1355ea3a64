import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { signedIn } from "../../http/visitor.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

/** The signed-in player; refuses guests with `unauthorized`. */
export async function currentPlayer(players: PlayersStore, visitor: Visitor): Promise<PlayerRow> {
  const player = await players.byId(await signedIn(visitor));
  if (!player) throw new RequestError("unauthorized");
  return player;
}
