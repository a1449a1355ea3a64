import type { CampaignBody, CampaignKind } from "../../../src/contract/campaigns.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import {
  isTemporary,
  mayReceive,
  type RewardBlock,
  type RewardPlayer,
} from "../../../src/rules/rewards/may-receive.ts";
import { rewardRulesOf } from "../../core/jurisdictions/reward-rules.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { Budget } from "./budget.ts";
import { countersStore as counters } from "./counters-store.ts";
import { type Exchange, type OfferTerms, offerTerms } from "./offers.ts";
import { type PublishedCampaign, campaignsStore as store } from "./store.ts";
import { COUNTER_SLOTS } from "./tables.ts";

/** A campaign as one player sees it. An offer owes nothing. */
export interface Offer {
  campaign: PublishedCampaign;
  /** Terms within the licence's caps; null if the player can't receive them, or not in this currency. */
  terms: OfferTerms | null;
  /** Why the player may not receive it now; null if they may. With terms, an award may wait for it to pass. */
  block: RewardBlock | null;
}

export interface CampaignsDeps {
  db: Db;
  content: ContentVersion;
  jurisdictions: Jurisdictions;
  /** Milliseconds since the epoch. */
  now: () => number;
  exchange: () => Promise<Exchange>;
}

export const budgetOf = ({ budget }: Pick<CampaignBody, "budget">): Budget | null =>
  budget.max_awards === null && budget.max_worth_eur_cents === null
    ? null
    : {
        maxAwards: budget.max_awards,
        maxWorthEur: budget.max_worth_eur_cents === null ? null : BigInt(budget.max_worth_eur_cents),
      };

type OfferArguments = [player: RewardPlayer, currency: string, options?: { isPromised: boolean }];

/** Published campaigns, their offers and budgets. */
export function createCampaigns({ db, content, jurisdictions, now, exchange }: CampaignsDeps) {
  const current = content.memoize(async () => {
    const rows = await store.published(db);
    return {
      bySlug: new Map(rows.map((row) => [row.slug, row])),
      open: rows.filter(({ pausedAt }) => pausedAt === null),
    };
  });
  /** Versions never change, so they stay in memory. */
  const versions = new Map<string, PublishedCampaign>();

  /** Ids of the campaigns whose budgets are used up. */
  const exhaustedOf = (campaigns: readonly PublishedCampaign[]): Promise<ReadonlySet<number>> =>
    counters.exhausted(
      db,
      new Map(
        campaigns.flatMap(({ id, body }) => {
          const budget = budgetOf(body);
          return budget ? [[id, budget] as const] : [];
        }),
      ),
    );

  /** Published campaigns of a kind that give something new, from memory. */
  const published = async (kind: CampaignKind): Promise<readonly PublishedCampaign[]> =>
    (await current()).open.filter((campaign) => campaign.kind === kind);

  /**
   * Campaigns as the player sees them, in a currency. Takes one statement at most, for all budgets.
   * @param isPromised Awards of them wait already: the end of the campaign, its pause and budget don't matter.
   */
  async function offersFor(
    campaigns: readonly PublishedCampaign[],
    player: RewardPlayer,
    currency: string,
    { isPromised } = { isPromised: false },
  ): Promise<Offer[]> {
    const rules = rewardRulesOf(jurisdictions, player.licence, player.country, player.state);
    const [{ open }, exhausted, exchanged] = await Promise.all([
      current(),
      exhaustedOf(campaigns),
      exchange(),
    ]);
    const isOpen = (campaign: PublishedCampaign) =>
      open.some(({ id, version }) => id === campaign.id && version === campaign.version);
    return campaigns.map((campaign) => {
      const { id, body } = campaign;
      const block = mayReceive({
        player: { ...player, currency },
        rules,
        campaign: { body, isOpen: isOpen(campaign), isExhausted: exhausted.has(id), isPromised },
        now: now(),
      });
      if (block !== null && !isTemporary(block)) return { campaign, terms: null, block };
      const terms = offerTerms(campaign, rules, currency, exchanged);
      if (terms === "no_rate") return { campaign, terms: null, block: "wrong_currency" };
      if (terms === "nothing_left") return { campaign, terms: null, block: "not_in_licence" };
      return { campaign, terms, block };
    });
  }

  return {
    published,

    /** The current version of a campaign, paused or not. */
    bySlug: async (slug: string): Promise<PublishedCampaign | undefined> =>
      (await current()).bySlug.get(slug),

    /** Any version that was ever published. */
    async version(campaignId: number, version: number): Promise<PublishedCampaign | undefined> {
      const key = `${campaignId}:${version}`;
      const known = versions.get(key) ?? (await store.version(db, campaignId, version));
      if (known) versions.set(key, known);
      return known;
    },

    offersFor,

    /** `offersFor` for one campaign. */
    async offerFor(campaign: PublishedCampaign, ...rest: OfferArguments): Promise<Offer> {
      const [offer] = await offersFor([campaign], ...rest);
      return offer!;
    },

    /**
     * Counts an award against the campaign's budget within `tx`: in the player's slot, or across all slots once it is
     * full. Transactions that count several awards of a campaign must be retried after deadlocks.
     * @returns false if the budget is exhausted
     */
    async count(
      tx: Db,
      { id, body }: PublishedCampaign,
      playerId: number,
      worthEur: bigint,
    ): Promise<boolean> {
      const budget = budgetOf(body);
      if (budget === null) return true;
      const slot = playerId % COUNTER_SLOTS;
      return (
        (await counters.addToSlot(tx, id, slot, budget, worthEur)) ||
        counters.addAnywhere(tx, id, budget, worthEur)
      );
    },
  };
}

export type CampaignsService = ReturnType<typeof createCampaigns>;
