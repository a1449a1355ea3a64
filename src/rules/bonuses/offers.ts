import type { Offer } from "../../contract/bonuses.ts";
import type { Player } from "../../contract/player.ts";
import { MULTI_ACCOUNT_GROUP } from "../players/player-groups.ts";

const DAY = 86_400_000;
/** Time that a dismissed offer stays away. */
export const DISMISSAL = 30 * DAY;

/** True if the player may see offers of a deposit. */
export const hasDepositOffers = ({
  can_issue_bonuses,
  deposit_bonus_code,
  groups,
}: Pick<Player, "can_issue_bonuses" | "deposit_bonus_code" | "groups">): boolean =>
  can_issue_bonuses && deposit_bonus_code === null && !groups.includes(MULTI_ACCOUNT_GROUP);

/** True if a player's code selects the offer, however it's written. */
export const isSelectedBy = ({ code }: Pick<Offer, "code">, typed: string | null): boolean =>
  code === typed?.toUpperCase();

/** Times of dismissals by offer, milliseconds since the epoch. */
export type Dismissals = Readonly<Record<string, number>>;

export const isDismissed = (dismissals: Dismissals, offer: string, now: number): boolean => {
  const at = dismissals[offer];
  return at !== undefined && at <= now && now - at < DISMISSAL;
};

/** What a deposit gives, and how much has to be staked in all; minor units. */
export interface OfferExample {
  deposit: bigint;
  bonus: bigint;
  stakes: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
/** Rounded up: an amount that is given favours the player. */
const percentOf = (amount: bigint, percent: number) => {
  const hundredths = BigInt(Math.round(percent * 100));
  return (amount * hundredths + 9_999n) / 10_000n;
};

type DepositOffer = Pick<Offer, "percent" | "min_deposit_cents" | "max_amount_cents" | "wagering">;

/** The honest numbers of an offer; null if nothing depends on the deposit or has to be wagered. */
export const exampleOf = (offer: DepositOffer): OfferExample | null =>
  offer.min_deposit_cents === null ? null : givenFor(offer, BigInt(offer.min_deposit_cents));

/** What a deposit gives, in minor units; null if nothing depends on it or has to be wagered. */
export function givenFor(
  { percent, max_amount_cents, wagering }: DepositOffer,
  deposit: bigint,
): OfferExample | null {
  if (percent === null || !wagering) return null;
  const share = percentOf(deposit, percent);
  const bonus = max_amount_cents === null ? share : least(share, BigInt(max_amount_cents));
  // The multiplier has at most two decimals; the requirement is rounded down.
  const stakes = (bonus * BigInt(Math.round(wagering.multiplier * 100))) / 100n;
  return { deposit, bonus, stakes };
}
