/** Groups act as roles. Testers see unpublished features. */
const TESTER_GROUPS: readonly number[] = [21, 916];
/** Every player is in one of these two groups, depending on whether the player id is even or odd. */
const PARITY_GROUPS = { even: 543, odd: 544 };

/** Newly registered players; they also get the wheel. */
export const WELCOME_PACK_GROUP = 131811;

/** Players with several accounts. */
export const MULTI_ACCOUNT_GROUP = 100;

export const TIERS = ["regular", "bronze", "silver", "gold", "platinum", "diamond"] as const;
export type Tier = (typeof TIERS)[number];
/** Group ids are not ordered by tier; 793 is a legacy bronze group. */
const TIER_OF_GROUP: Record<number, Tier> = {
  257: "bronze",
  793: "bronze",
  258: "silver",
  259: "gold",
  255: "platinum",
  759: "diamond",
};
export const VIP_GROUPS: readonly number[] = Object.keys(TIER_OF_GROUP).map(Number);
/** Group that the API shows for each tier. */
export const GROUP_OF_TIER: Record<Tier, number> = {
  regular: 1117,
  bronze: 257,
  silver: 258,
  gold: 259,
  platinum: 255,
  diamond: 759,
};

/** Highest tier of the groups; regular without any. */
export function tierOf(groups: readonly number[]): Tier {
  const ranks = groups.map((group) => TIERS.indexOf(TIER_OF_GROUP[group] ?? "regular"));
  return TIERS[Math.max(0, ...ranks)]!;
}

export const isVip = (groups: readonly number[]) => tierOf(groups) !== "regular";
export const isTester = (groups: readonly number[]) => groups.some((group) => TESTER_GROUPS.includes(group));

/** The groups, with the player's parity group added if it is missing. */
export function withParityGroup(playerId: number, groups: readonly number[]): number[] {
  const parityGroup = playerId % 2 === 0 ? PARITY_GROUPS.even : PARITY_GROUPS.odd;
  const hasParityGroup = groups.includes(PARITY_GROUPS.even) || groups.includes(PARITY_GROUPS.odd);
  return hasParityGroup ? [...groups] : [...groups, parityGroup];
}
