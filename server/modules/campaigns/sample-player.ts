import { CAMPAIGN_PRODUCTS } from "../../../src/contract/campaigns.ts";
import type { RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";

/** Old enough in every licence. */
const BIRTH_DATE = "1960-01-01";

/** A player of these groups whom nothing but the licence and the audience's place keeps from a campaign. */
export const sampleAdult = (
  groups: readonly number[],
  place: Pick<RewardPlayer, "licence" | "country" | "currency">,
): RewardPlayer => ({
  ...place,
  id: 0,
  state: null,
  birthDate: BIRTH_DATE,
  groups: [...groups],
  products: CAMPAIGN_PRODUCTS,
  isClosed: false,
  isExcluded: false,
  isOnBreak: false,
  canIssueBonuses: true,
  isVerified: true,
  isMultiAccount: false,
  isVipChecked: true,
  hasPlayed: false,
  hadBonus: false,
});
