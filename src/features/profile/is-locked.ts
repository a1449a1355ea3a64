import type { Player } from "../../contract/player.ts";
import type { PlayerFieldName } from "../../contract/player-fields.ts";

/** True if only support can change the field's value: it is set once, or a name that has been verified. */
export function isLocked(player: Player, name: PlayerFieldName): boolean {
  if (name === "country" || name === "date_of_birth" || name === "personal_id") return player[name] !== null;
  return player.verified && (name === "first_name" || name === "last_name");
}
