import { createHash, randomUUID } from "node:crypto";
import type { AwardSource } from "../../../src/contract/awards.ts";
import { canonicalJson } from "../../../src/rules/rewards/canonical-json.ts";
import type { Db } from "../../db/client.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import type { AwardRow } from "./awards-store.ts";

/** A request to give what a campaign gives. */
export interface CampaignAward {
  campaign: PublishedCampaign;
  playerId: number;
  currency: string;
  source: AwardSource;
  sourceId: string;
  /** Names the entitlement; each part of the campaign adds its number. */
  key: string;
  /** The deposit that a percentage is of, minor units; null without one. */
  deposit: bigint | null;
  /** Most times that a player gets the campaign, and since when they count; absent for no limit. */
  perPlayer?: { most: number; since: Date | null } | undefined;
  createdBy?: string | null;
  /** The second person who approved it; null if it needed none. What was approved isn't dropped, but refused. */
  approvedBy?: string | null;
  /**
   * Called last in the transaction that issues or holds an award, once per part; false leaves nothing of it. Uses up
   * what the award costs.
   */
  within?: (tx: Db, award: AwardRow) => Promise<boolean>;
}

/**
 * The fields of an award that follow from its request. @param index of the part of the campaign
 * @param content what a repeat of the key must give too
 */
export function awardFields(request: CampaignAward, index: number, content: object, at: Date) {
  const { campaign, playerId, source, sourceId, key, createdBy = null, approvedBy = null } = request;
  const { id: campaignId, version: campaignVersion } = campaign;
  return {
    id: randomUUID(),
    playerId,
    source,
    sourceId,
    key: `${key}:${index}`,
    digest: createHash("sha256")
      .update(canonicalJson({ ...content, playerId, campaign: campaignId, version: campaignVersion }))
      .digest("hex"),
    campaignId,
    campaignVersion,
    termsDigest: campaign.digest,
    groupKey: campaign.body.group_key,
    createdBy,
    approvedBy,
    createdAt: at,
    decidedAt: at,
  };
}
