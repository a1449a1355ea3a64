import type { Role } from "../../../http/staff-member.ts";

/**
 * Most that gestures to a player may be worth in a day without a second person, one or all together, euro cents; the
 * table's check has the same amount for one.
 */
const MOST_ALONE = 20_000n;
/** Most that support may give alone in a day, euro cents. */
const SUPPORT = { toPlayer: 2_000n, byMember: 20_000n };

/** What was given without a second person since the day began, euro cents. */
export interface GivenToday {
  /** To the player, by anyone. */
  toPlayer: bigint;
  /** By the member, to anyone. */
  byMember: bigint;
}

/** True if a member may give an award without a second person. @param given includes the award */
export function mayGiveAlone(roles: readonly Role[], worthEur: bigint, given: GivenToday): boolean {
  // The sum counts, so that splitting a gesture doesn't save the second person.
  if (worthEur > MOST_ALONE || given.toPlayer > MOST_ALONE) return false;
  if (roles.includes("rewards") || roles.includes("rewards_lead")) return true;
  return given.toPlayer <= SUPPORT.toPlayer && given.byMember <= SUPPORT.byMember;
}
