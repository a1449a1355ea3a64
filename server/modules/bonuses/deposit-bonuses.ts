import type { CampaignAward, FindRewardPlayer } from "../awards/api.ts";
import { type Offers, usesOf } from "./offers.ts";

/** A deposit that has succeeded; minor units. */
export interface CreditedDeposit {
  id: string;
  playerId: number;
  currency: string;
  amount: bigint;
  bonusCode: string | null;
  /** 1 for the player's first. */
  number: number;
}

interface DepositBonusesDeps {
  now: () => number;
  findDeposit: (paymentId: string) => Promise<CreditedDeposit | undefined>;
  findRewardPlayer: FindRewardPlayer;
  offers: Pick<Offers, "byCode">;
  issue: (award: CampaignAward) => Promise<unknown>;
  /** Removes the code from the player, if it is still this one. */
  clearCode: (playerId: number, code: string) => Promise<void>;
}

/**
 * Issues the bonus that a deposit was made with. Runs after the deposit's commit, as often as it takes: the award's key
 * makes it happen once, and a code that doesn't fit any more never blocks the deposit.
 */
export const createDepositBonuses =
  ({ now, findDeposit, findRewardPlayer, offers, issue, clearCode }: DepositBonusesDeps) =>
  async (paymentId: string): Promise<void> => {
    const deposit = await findDeposit(paymentId);
    if (!deposit?.bonusCode) return;
    const { playerId, currency, amount, bonusCode, number } = deposit;
    const entitlement = `deposit:${paymentId}`;
    const found = await findRewardPlayer(playerId, currency, entitlement);
    if (!found) return;
    const offer = await offers.byCode(found.player, bonusCode, number, paymentId);
    if (offer?.terms && amount >= (offer.terms.minDeposit ?? 0n))
      await issue({
        campaign: offer.campaign,
        playerId,
        currency,
        source: "deposit",
        sourceId: paymentId,
        key: `${entitlement}:${offer.campaign.id}`,
        deposit: amount,
        perPlayer: usesOf(offer.campaign, now()),
      });
    await clearCode(playerId, bonusCode);
  };
