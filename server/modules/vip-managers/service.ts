import type { Manager } from "../../../src/contract/player.ts";
import { tierOf } from "../../../src/rules/players/player-groups.ts";
import { ROSTER } from "./roster.ts";

/** The personal manager that the groups bring; null below the VIP club. */
export function managerOf(groups: readonly number[]): Manager | null {
  const tier = tierOf(groups);
  return tier === "regular" ? null : ROSTER[tier];
}
