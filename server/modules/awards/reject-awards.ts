import { createHash, randomUUID } from "node:crypto";
import { canonicalJson } from "../../../src/rules/rewards/canonical-json.ts";
import type { RewardBlock } from "../../../src/rules/rewards/may-receive.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Announce } from "./announce.ts";
import { type AwardRow, type NewAward, awardsStore as store } from "./awards-store.ts";
import type { CampaignAward } from "./campaign-award.ts";

interface RejectAwardsDeps extends Pick<Core, "db" | "now"> {
  announce: Announce;
}

/**
 * Refuses every part of an entitlement that has no award yet, under its key, so that it can't be issued later. Without
 * terms, an award has the part as the campaign's version has it, and no worth.
 */
export const createRejectAwards =
  ({ db, now, announce }: RejectAwardsDeps) =>
  (request: CampaignAward, reason: RewardBlock): Promise<AwardRow[]> => {
    const { campaign, playerId, source, sourceId, key, createdBy, approvedBy } = request;
    const planned = campaign.body.gives.map((give, index): NewAward => {
      const content = { kind: give.kind, playerId, campaign: campaign.id, version: campaign.version, reason };
      return {
        id: randomUUID(),
        playerId,
        kind: give.kind,
        source,
        sourceId,
        key: `${key}:${index}`,
        digest: createHash("sha256").update(canonicalJson(content)).digest("hex"),
        campaignId: campaign.id,
        campaignVersion: campaign.version,
        termsDigest: campaign.digest,
        groupKey: campaign.body.group_key,
        give,
        state: "refused",
        reason,
        worthEur: 0n,
        createdBy: createdBy ?? null,
        approvedBy: approvedBy ?? null,
        createdAt: new Date(now()),
        decidedAt: new Date(now()),
      };
    });
    return db.transaction(async (tx) => {
      const rows: AwardRow[] = [];
      for (const award of planned) {
        const { row, isNew } = await store.add(tx, award);
        if (isNew) await announce(tx, row);
        rows.push(row);
      }
      return rows;
    });
  };
