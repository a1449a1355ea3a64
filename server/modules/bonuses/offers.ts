import { WELCOME_PACK_GROUP } from "../../../src/rules/players/player-groups.ts";
import type { RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";
import { type Offer, type PublishedCampaign, sampleAdult } from "../campaigns/api.ts";
import { startOfDay, startOfWeek } from "./periods.ts";
import { codeOf, depositNumberOf } from "./present.ts";

interface OffersDeps {
  now: () => number;
  published: (kind: "deposit_bonus" | "registration_bonus") => Promise<readonly PublishedCampaign[]>;
  offersFor: (
    campaigns: readonly PublishedCampaign[],
    player: RewardPlayer,
    currency: string,
  ) => Promise<Offer[]>;
  /** Times that the player got campaigns' awards since a time, except for those of a source; by campaign. */
  countsOf: (
    playerId: number,
    periods: readonly { campaignId: number; since: Date | null }[],
    except?: string,
  ) => Promise<ReadonlyMap<number, number>>;
  canMake: (kind: string) => boolean;
  /** Number of deposits that have succeeded. */
  depositsOf: (playerId: number) => Promise<number>;
}

/** How often a player gets a deposit's or registration's campaign, and since when that counts. */
export function usesOf({ body }: PublishedCampaign, now: number): { most: number; since: Date | null } {
  if (body.kind !== "deposit_bonus") return { most: 1, since: null };
  const { period, per_player: most } = body.trigger;
  return { most, since: period === null ? null : period === "day" ? startOfDay(now) : startOfWeek(now) };
}

/** The offers of deposits and registrations, and the one that a code selects: the same function decides both. */
export function createOffers({ now, published, offersFor, countsOf, canMake, depositsOf }: OffersDeps) {
  const isMakeable = ({ body }: PublishedCampaign) => body.gives.every(({ kind }) => canMake(kind));
  const isForDeposit = ({ body }: PublishedCampaign, number: number) =>
    body.kind !== "deposit_bonus" || body.trigger.deposit === "any" || body.trigger.deposit === number;

  const isForNewcomers = ({ body }: PublishedCampaign) =>
    body.kind !== "deposit_bonus" || (body.trigger.deposit === 1 && body.trigger.code === null);

  /**
   * The offers that the player may get and hasn't used up. The number of statements doesn't depend on that of campaigns.
   * @param number of the deposit that the offers are for
   * @param source of awards that don't use an offer up: an interrupted process may have issued a part of them
   */
  async function offersOf(
    player: RewardPlayer,
    campaigns: readonly PublishedCampaign[],
    number: number,
    source?: string,
  ): Promise<Offer[]> {
    const fitting = campaigns.filter((campaign) => isMakeable(campaign) && isForDeposit(campaign, number));
    const at = now();
    const [offers, counts] = await Promise.all([
      offersFor(fitting, player, player.currency),
      countsOf(
        player.id,
        fitting.map((campaign) => ({ campaignId: campaign.id, since: usesOf(campaign, at).since })),
        source,
      ),
    ]);
    return offers.filter(
      ({ campaign, terms }) => terms && (counts.get(campaign.id) ?? 0) < usesOf(campaign, at).most,
    );
  }

  return {
    /** Offers of the player's next deposit that nothing blocks: those of this deposit alone come first. */
    async ofDeposit(player: RewardPlayer): Promise<Offer[]> {
      if (player.isMultiAccount) return [];
      const number = (await depositsOf(player.id)) + 1;
      const offers = await offersOf(player, await published("deposit_bonus"), number);
      const rank = ({ campaign }: Offer) => (depositNumberOf(campaign) === null ? 1 : 0);
      return offers.filter(({ block }) => block === null).toSorted((a, b) => rank(a) - rank(b));
    },

    /** Offers of the player's registration that were not taken yet, also those that wait for a check. */
    ofRegistration: async (player: RewardPlayer, source?: string): Promise<Offer[]> =>
      offersOf(player, await published("registration_bonus"), 0, source),

    /**
     * What an adult gets who registers in this place, also what waits for a check, and what their first deposit brings
     * without a code.
     */
    async ofGuest(
      place: Pick<RewardPlayer, "licence" | "country" | "currency">,
      kinds: readonly ("registration_bonus" | "deposit_bonus")[],
    ): Promise<Offer[]> {
      const campaigns = (await Promise.all(kinds.map(published)))
        .flat()
        .filter(isMakeable)
        .filter(isForNewcomers);
      const adult = { ...sampleAdult([WELCOME_PACK_GROUP], place), isVerified: false };
      const offers = await offersFor(campaigns, adult, place.currency);
      return offers.filter(({ terms }) => terms !== null);
    },

    /** The offer that a code selects for the player's deposit with this number; `source` is the deposit's id. */
    async byCode(
      player: RewardPlayer,
      code: string,
      number: number,
      source?: string,
    ): Promise<Offer | undefined> {
      // All offers are evaluated, so that the work doesn't tell which codes exist.
      const offers = await offersOf(player, await published("deposit_bonus"), number, source);
      return offers.find(({ campaign }) => codeOf(campaign) === code.trim().toUpperCase());
    },
  };
}

export type Offers = ReturnType<typeof createOffers>;
