import { randomInt } from "node:crypto";
import type { Db } from "../../../server/db/client.ts";
import { campaignDigest } from "../../../server/modules/campaigns/digest.ts";
import { publishFile, publishVersion } from "../../../server/modules/campaigns/publication.ts";
import { campaignsStore as store } from "../../../server/modules/campaigns/store.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import { campaignBody } from "../data/campaigns.ts";
import { TEST_NOW } from "./app.ts";

const RUN = randomInt(2 ** 32);
let count = 0;
/** A slug that no other test uses. */
export const newSlug = () => `test-${RUN}-${++count}`;

/** Publishes a campaign's first version under a slug of its own. */
export async function publishCampaign(db: Db, change: Partial<CampaignBody> = {}): Promise<CampaignBody> {
  const body = { ...campaignBody(), slug: newSlug(), ...change } as CampaignBody;
  await db.transaction((tx) => publishFile(tx, body, new Date(TEST_NOW)));
  return body;
}

/** Publishes a campaign's next version. */
export async function publishNext(db: Db, body: CampaignBody): Promise<void> {
  await db.transaction(async (tx) => {
    const campaign = (await store.lockForUpdate(tx, body.slug))!;
    const [latest] = await store.versions(tx, campaign.id);
    const version = { campaignId: campaign.id, version: latest!.version + 1, body };
    const digest = campaignDigest(body);
    await store.addVersion(tx, {
      ...version,
      state: "review",
      digest,
      previewedDigest: digest,
      writtenBy: "Ann",
      writtenAt: new Date(TEST_NOW),
    });
    await publishVersion(tx, version, "Ben", new Date(TEST_NOW));
  });
}
