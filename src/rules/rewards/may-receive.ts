import type { HoldReason } from "../../contract/awards.ts";
import type { CampaignBody, CampaignGive, CampaignKind, CampaignProduct } from "../../contract/campaigns.ts";
import type { RewardRules } from "../../contract/reward-rules.ts";
import { ageOn } from "../players/birthday.ts";

/** What eligibility depends on; times are milliseconds since the epoch. */
export interface RewardPlayer {
  id: number;
  licence: string;
  country: string | null;
  /** Region code of the address. */
  state: string | null;
  /** `YYYY-MM-DD`; null if unknown, which is too young. */
  birthDate: string | null;
  /** Currency of the account that would receive the reward. */
  currency: string;
  groups: readonly number[];
  /** Products that the player may use. */
  products: readonly CampaignProduct[];
  isClosed: boolean;
  /** Self-excluded, by the player or by a register. */
  isExcluded: boolean;
  isOnBreak: boolean;
  canIssueBonuses: boolean;
  isVerified: boolean;
  /** Shares a person, device or payment method with another account. */
  isMultiAccount: boolean;
  /** Compliance has cleared the VIP checks of this quarter. */
  isVipChecked: boolean;
  /** Has placed a bet with real money. */
  hasPlayed: boolean;
  /** Has received a bonus or spins. */
  hadBonus: boolean;
}

/** A campaign's published version, as far as eligibility depends on it. */
export interface OpenCampaign {
  body: Pick<CampaignBody, "product" | "audience" | "gives" | "valid_from" | "valid_to"> & {
    kind: CampaignKind;
  };
  /** Neither paused nor retired. */
  isOpen: boolean;
  isExhausted: boolean;
  /** An award of it waits already, which the campaign owes whatever became of it. */
  isPromised?: boolean;
}

/** Reasons that may go away: an award waits for them. */
export const TEMPORARY_BLOCKS = ["on_break", "multi_account", "verification", "vip_checks"] as const;
/** Reasons that don't go away by waiting. */
export const PERMANENT_BLOCKS = [
  "closed",
  "excluded",
  "under_age",
  "bonuses_disabled",
  "not_in_licence",
  "wrong_product",
  "not_in_audience",
  "first_play_only",
  "wrong_currency",
  "not_open",
  "exhausted",
] as const;
export type RewardBlock = (typeof TEMPORARY_BLOCKS)[number] | (typeof PERMANENT_BLOCKS)[number];

export const isTemporary = (block: RewardBlock): boolean =>
  (TEMPORARY_BLOCKS as readonly string[]).includes(block);

/** What an award waits for because of a block; null if it doesn't wait. */
export function holdReasonOf(block: RewardBlock | null): HoldReason | null {
  if (block === null || !isTemporary(block)) return null;
  return block === "on_break" ? "break" : (block as Exclude<(typeof TEMPORARY_BLOCKS)[number], "on_break">);
}

/** True for money, spins or points that promote play; false for cash as compensation. */
const isInducement = (kind: CampaignKind, gives: readonly CampaignGive[]) =>
  kind !== "gesture" || gives.some((give) => give.kind !== "cash");

/** True if the rules allow the kind of campaign and everything that it gives. */
function isInLicence({ kind, gives }: OpenCampaign["body"], rules: RewardRules): boolean {
  const { points, quests, tournaments, lotteries, wheel, adventure, vip } = rules;
  const kinds: Readonly<Record<CampaignKind, boolean>> = {
    deposit_bonus: true,
    registration_bonus: true,
    coupon: true,
    gesture: true,
    shop_card: points.on && points.shop,
    box: wheel.on,
    wheel: wheel.on,
    tournament: tournaments.on,
    lottery: lotteries.on,
    quest: quests.on,
    achievement: quests.on,
    adventure: adventure.on,
    level: points.on && vip.on,
    cashback: rules.loss_based !== "off",
  };
  const givesAreAllowed = gives.every((give) => give.kind !== "points" || points.on);
  return kinds[kind] && givesAreAllowed && (rules.bonus.mode !== "off" || !isInducement(kind, gives));
}

/** The player as a person: who never receives rewards, whatever the campaign. */
function personBlock(player: RewardPlayer, rules: RewardRules, now: number): RewardBlock | null {
  const today = new Date(now).toISOString().slice(0, 10);
  if (player.isClosed) return "closed";
  if (player.isExcluded) return "excluded";
  if (player.birthDate === null || ageOn(today, player.birthDate) < rules.reward_age) return "under_age";
  return player.canIssueBonuses ? null : "bonuses_disabled";
}

const isOpenAt = ({ body, isOpen }: OpenCampaign, now: number) =>
  isOpen && Date.parse(body.valid_from) <= now && (body.valid_to === null || now < Date.parse(body.valid_to));

/** True if an audience's list is absent or has one of the values. */
const includesAny = <Value>(list: readonly Value[] | null, values: readonly Value[]) =>
  list === null || values.some((value) => list.includes(value));

/** The campaign's conditions that waiting doesn't fulfil. */
function campaignBlock(
  player: RewardPlayer,
  rules: RewardRules,
  campaign: OpenCampaign,
  now: number,
): RewardBlock | null {
  const { audience, product, kind, gives } = campaign.body;
  const { licence, country, currency, groups, products, hasPlayed, hadBonus } = player;
  const isFirstPlayRule = rules.bonus.mode === "first_play" && isInducement(kind, gives);
  const isPromised = campaign.isPromised ?? false;
  if (!isPromised && !isOpenAt(campaign, now)) return "not_open";
  if (!isInLicence(campaign.body, rules)) return "not_in_licence";
  if (!products.includes(product)) return "wrong_product";
  if (
    !includesAny(audience.licences, [licence]) ||
    !includesAny(audience.countries, country === null ? [] : [country]) ||
    !includesAny(audience.groups, groups)
  )
    return "not_in_audience";
  if ((audience.first_play_only && hasPlayed) || (isFirstPlayRule && (hasPlayed || hadBonus)))
    return "first_play_only";
  if (!includesAny(audience.currencies, [currency])) return "wrong_currency";
  return campaign.isExhausted && !isPromised ? "exhausted" : null;
}

/** Reasons that waiting, or a check, can clear. */
function temporaryBlock(
  player: RewardPlayer,
  rules: RewardRules,
  { body }: OpenCampaign,
): RewardBlock | null {
  if (player.isOnBreak) return "on_break";
  if (player.isMultiAccount) return "multi_account";
  if (body.audience.verified && !player.isVerified) return "verification";
  const needsVipChecks =
    (body.kind === "level" && rules.vip.checks) ||
    (body.kind === "cashback" && rules.loss_based === "vip_checks");
  return needsVipChecks && !player.isVipChecked ? "vip_checks" : null;
}

/**
 * Why a player may not receive a campaign's reward now; null if they may. Permanent reasons come first, so that an
 * award never waits for what waiting can't change.
 * @param isWonCash The reward is cash that was won, by a place or a drawn ticket: it is owed in any case.
 */
export function mayReceive({
  player,
  rules,
  campaign,
  now,
  isWonCash = false,
}: {
  player: RewardPlayer;
  rules: RewardRules;
  campaign: OpenCampaign;
  /** Milliseconds since the epoch. */
  now: number;
  isWonCash?: boolean;
}): RewardBlock | null {
  if (isWonCash) return null;
  return (
    personBlock(player, rules, now) ??
    campaignBlock(player, rules, campaign, now) ??
    temporaryBlock(player, rules, campaign)
  );
}
