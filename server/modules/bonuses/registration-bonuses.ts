import type { CampaignAward, FindRewardPlayer } from "../awards/api.ts";
import type { Offers } from "./offers.ts";

interface RegistrationBonusesDeps {
  findRewardPlayer: FindRewardPlayer;
  offers: Pick<Offers, "ofRegistration">;
  issue: (award: CampaignAward) => Promise<unknown>;
}

/**
 * Issues the bonuses of a registration. Runs after its commit, as often as it takes: the awards' keys make it happen
 * once. An award that waits for verification is held.
 */
export const createRegistrationBonuses =
  ({ findRewardPlayer, offers, issue }: RegistrationBonusesDeps) =>
  async (playerId: number): Promise<void> => {
    const entitlement = `registration:${playerId}`;
    const found = await findRewardPlayer(playerId, undefined, entitlement);
    if (!found) return;
    const { player } = found;
    for (const { campaign } of await offers.ofRegistration(player, String(playerId)))
      await issue({
        campaign,
        playerId,
        currency: player.currency,
        source: "registration",
        sourceId: String(playerId),
        key: `${entitlement}:${campaign.id}`,
        deposit: null,
      });
  };
