import type { Manager } from "../../../src/contract/vip-managers.ts";
import { tierOf } from "../../../src/rules/players/player-groups.ts";
import { ROSTER } from "./roster.ts";

/** A player's VIP manager; null below the VIP club. */
export function managerOf(groups: readonly number[]): Manager | null {
  const tier = tierOf(groups);
  return tier === "regular" ? null : ROSTER[tier];
}
