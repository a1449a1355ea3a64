import type { RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";

/** A verified Irish player without groups, bonuses or bets, with changes. */
export const rewardPlayer = (change: Partial<RewardPlayer> = {}): RewardPlayer => ({
  id: 7,
  licence: "CW",
  country: "IE",
  state: null,
  birthDate: "1990-01-01",
  currency: "EUR",
  groups: [],
  products: ["casino"],
  isClosed: false,
  isExcluded: false,
  isOnBreak: false,
  canIssueBonuses: true,
  isVerified: true,
  isMultiAccount: false,
  isVipChecked: false,
  hasPlayed: false,
  hadBonus: false,
  ...change,
});
