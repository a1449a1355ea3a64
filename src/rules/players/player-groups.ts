/** Groups act as roles. Testers see what is not public yet. */
const TESTER_GROUPS: readonly number[] = [21, 916];
/** Everybody is in one of these, by the parity of the player's number. */
const PARITY_GROUPS = { even: 543, odd: 544 };

/** Whoever has just registered; the wheel is theirs too. */
export const WELCOME_PACK_GROUP = 131811;

export const TIERS = ["regular", "bronze", "silver", "gold", "platinum", "diamond"] as const;
export type Tier = (typeof TIERS)[number];
/** Group numbers are not in the order of the tiers; 793 is bronze from before. */
const TIER_OF_GROUP: Record<number, Tier> = {
  257: "bronze",
  793: "bronze",
  258: "silver",
  259: "gold",
  255: "platinum",
  759: "diamond",
};
export const VIP_GROUPS: readonly number[] = Object.keys(TIER_OF_GROUP).map(Number);
/** The group that the API shows for each tier. */
export const GROUP_OF_TIER: Record<Tier, number> = {
  regular: 1117,
  bronze: 257,
  silver: 258,
  gold: 259,
  platinum: 255,
  diamond: 759,
};

/** The highest tier that the groups give; regular when they give none. */
export function tierOf(groups: readonly number[]): Tier {
  const ranks = groups.map((group) => TIERS.indexOf(TIER_OF_GROUP[group] ?? "regular"));
  return TIERS[Math.max(0, ...ranks)]!;
}

export const isVip = (groups: readonly number[]) => tierOf(groups) !== "regular";
export const isTester = (groups: readonly number[]) => groups.some((group) => TESTER_GROUPS.includes(group));

/** The groups with the one of the player's parity among them, once. */
export function withParityGroup(playerId: number, groups: readonly number[]): number[] {
  const own = playerId % 2 === 0 ? PARITY_GROUPS.even : PARITY_GROUPS.odd;
  const isGrouped = groups.includes(PARITY_GROUPS.even) || groups.includes(PARITY_GROUPS.odd);
  return isGrouped ? [...groups] : [...groups, own];
}
