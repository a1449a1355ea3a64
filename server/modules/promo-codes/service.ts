import type { HoldReason } from "../../../src/contract/awards.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { AppliedCode } from "../../../src/contract/promo-codes.ts";
import type { RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";
import type { PlayerRow } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import type { RefundableRateLimit } from "../../http/persistent-rate-limit.ts";
import { type AwardRow, type CampaignAward, titleOf } from "../awards/api.ts";
import type { Offer, PublishedCampaign } from "../campaigns/api.ts";
import { promoCodesStore as store } from "./store.ts";

export interface PromoCodesDeps {
  db: Db;
  now: () => number;
  /** Digests of a text, by the current and the previous secret. */
  digestsOf: (text: string) => string[];
  tries: { byPlayer: RefundableRateLimit; byNetwork: RefundableRateLimit };
  findRewardPlayer: (playerId: number) => Promise<{ row: PlayerRow; player: RewardPlayer } | undefined>;
  published: (kind: "coupon") => Promise<readonly PublishedCampaign[]>;
  offersFor: (
    campaigns: readonly PublishedCampaign[],
    player: RewardPlayer,
    currency: string,
  ) => Promise<Offer[]>;
  /** Codes of deposit bonuses. */
  depositCodes: {
    /** Title of the offer that a code selects for the player's next deposit; null for any other text. */
    titleOf: (playerId: number, code: string, locale: LocaleCode) => Promise<string | null>;
    set: (playerId: number, code: string) => Promise<AppliedCode["player"]>;
  };
  awards: {
    canMake: (kind: string) => boolean;
    issue: (award: CampaignAward) => Promise<AwardRow[]>;
    byKey: (key: string) => Promise<AwardRow | undefined>;
  };
  version: (campaignId: number, version: number) => Promise<PublishedCampaign | undefined>;
  present: (player: PlayerRow) => AppliedCode["player"];
}

const GIFTS = ["bonus", "freespins", "cash", "points"] as const;

/** A code's award as a gift; null for the betting site's. */
const giftOf = ({ kind, id }: AwardRow): AppliedCode["gift"] => {
  const type = GIFTS.find((one) => one === kind);
  return type ? { type, id } : null;
};

/** Resolves codes: of a deposit, a coupon, or of the betting site. */
export function createPromoCodes(deps: PromoCodesDeps) {
  const { db, now, digestsOf, tries, awards, depositCodes, published, offersFor } = deps;

  /** Coupon campaigns that the player may use codes of. The same work, whatever the code is. */
  async function campaignsFor(player: RewardPlayer): Promise<PublishedCampaign[]> {
    const [campaigns, uses] = await Promise.all([published("coupon"), store.usesByCampaign(db, player.id)]);
    const offers = await offersFor(campaigns, player, player.currency);
    return offers.flatMap(({ campaign, terms }) => {
      const { body, id } = campaign;
      const isMakeable = body.gives.length === 1 && awards.canMake(body.gives[0]!.kind);
      const hasUses = body.kind === "coupon" && (uses.get(id) ?? 0) < body.trigger.per_player;
      return terms && isMakeable && hasUses ? [campaign] : [];
    });
  }

  /** Uses up a code in its award's transaction, where the wallet's lock orders the player's uses. */
  const takeUse =
    (codeId: string, use: number, campaign: PublishedCampaign) =>
    async (tx: Db, { playerId }: AwardRow): Promise<boolean> => {
      const at = new Date(now());
      await store.addUse(tx, { codeId, playerId, use, usedAt: at });
      const uses = (await store.usesByCampaign(tx, playerId)).get(campaign.id) ?? 0;
      const most = campaign.body.kind === "coupon" ? campaign.body.trigger.per_player : 0;
      return uses <= most && store.countUse(tx, codeId, at);
    };

  /** The award of a code, issued now or by an earlier use; undefined for a code that isn't valid. */
  async function awardOf(
    player: RewardPlayer,
    text: string,
  ): Promise<{ award: AwardRow | undefined; isRepeat: boolean } | undefined> {
    const campaigns = await campaignsFor(player);
    const code = await store.find(db, player.id, {
      digests: digestsOf(text),
      campaignIds: campaigns.map(({ id }) => id),
      at: new Date(now()),
    });
    if (!code) return undefined;
    const use = (code.lastUse ?? 0) + (code.isUsable ? 1 : 0);
    const key = `code:${code.id}:${player.id}:${use}`;
    if (!code.isUsable) return { award: await awards.byKey(`${key}:0`), isRepeat: true };
    const campaign = campaigns.find(({ id }) => id === code.campaignId)!;
    const [award] = await awards.issue({
      campaign,
      playerId: player.id,
      currency: player.currency,
      source: "code",
      sourceId: code.id,
      key,
      deposit: null,
      within: takeUse(code.id, use, campaign),
    });
    return { award, isRepeat: false };
  }

  async function resolve(
    row: PlayerRow,
    player: RewardPlayer,
    text: string,
    locale: LocaleCode,
  ): Promise<AppliedCode> {
    const depositTitle = await depositCodes.titleOf(player.id, text, locale);
    if (depositTitle !== null) {
      const changed = await depositCodes.set(player.id, text);
      return { applied: "deposit", title: depositTitle, gift: null, player: changed };
    }
    const { award, isRepeat = false } = (await awardOf(player, text)) ?? {};
    if (!award || award.state === "refused") throw new RequestError("code_not_valid");
    const campaign = (await deps.version(award.campaignId!, award.campaignVersion!))!;
    return {
      applied: campaign.body.product === "betting" ? "betting" : "coupon",
      title: titleOf(campaign, locale),
      gift: giftOf(award),
      ...(award.state === "held" && { waits_for: award.reason as HoldReason }),
      ...(isRepeat && { used_before: true as const }),
      player: deps.present(row),
    };
  }

  return {
    /**
     * Uses a code. A repeat answers the first result. Unknown, expired, used-up and others' codes are one answer.
     * @param locale language of the title; the player's own if it is undefined
     * @throws RequestError `code_not_valid`, `bonuses_disabled`, `too_many_requests`
     */
    async apply(playerId: number, network: string, text: string, locale?: LocaleCode): Promise<AppliedCode> {
      const found = await deps.findRewardPlayer(playerId);
      if (!found) throw new RequestError("unauthorized");
      if (!found.player.canIssueBonuses) throw new RequestError("bonuses_disabled");
      // Counted before, so that parallel guesses can't pass the limit.
      await tries.byPlayer.count(String(playerId));
      await tries.byNetwork.count(network);
      const applied = await resolve(found.row, found.player, text, locale ?? found.row.locale);
      await tries.byPlayer.refund(String(playerId));
      await tries.byNetwork.refund(network);
      return applied;
    },
  };
}

export type PromoCodes = ReturnType<typeof createPromoCodes>;
