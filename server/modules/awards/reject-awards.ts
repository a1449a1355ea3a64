import type { RewardBlock } from "../../../src/rules/rewards/may-receive.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Announce } from "./announce.ts";
import { type AwardRow, type NewAward, awardsStore as store } from "./awards-store.ts";
import { awardFields, type CampaignAward } from "./campaign-award.ts";

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
    const at = new Date(now());
    const planned = request.campaign.body.gives.map(
      (give, index): NewAward => ({
        ...awardFields(request, index, { kind: give.kind, reason }, at),
        kind: give.kind,
        give,
        state: "refused",
        reason,
        worthEur: 0n,
      }),
    );
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
