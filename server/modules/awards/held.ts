import type { Core } from "../../core/modules/core.ts";
import type { PublishedCampaign } from "../campaigns/api.ts";
import { awardsStore } from "./awards-store.ts";
import type { Issuing } from "./issue.ts";

interface HeldAwardsDeps extends Pick<Core, "db" | "now" | "logError"> {
  issuing: Pick<Issuing, "reconsider">;
  version: (campaignId: number, version: number) => Promise<PublishedCampaign | undefined>;
}

/** Held awards per run. */
const BATCH = 200;

/** Issues held awards that nothing holds any more, and refuses those whose time is over. */
export const createHeldAwards =
  ({ db, now, logError, issuing, version }: HeldAwardsDeps) =>
  async (): Promise<void> => {
    for (const award of await awardsStore.heldToReconsider(db, new Date(now()), BATCH)) {
      const campaign =
        award.campaignId !== null ? await version(award.campaignId, award.campaignVersion!) : undefined;
      if (!campaign) continue;
      await issuing
        .reconsider(award, campaign, award.heldUntil!.getTime() <= now())
        .catch((error: unknown) => logError(`award ${award.id} has to wait`, error));
    }
  };
