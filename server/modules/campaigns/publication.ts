import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import type { Db } from "../../db/client.ts";
import { countersStore as counters } from "./counters-store.ts";
import { campaignDigest } from "./digest.ts";
import { budgetOf } from "./service.ts";
import { campaignsStore as store, type VersionRow } from "./store.ts";

/**
 * Publishes a reviewed version in place of the current one, and opens its budget. Must be called in a transaction
 * that holds the campaign's row.
 * @throws the database's error if the version isn't in review, or its preview is of another digest
 */
export async function publishVersion(
  tx: Db,
  { campaignId, version, body }: Pick<VersionRow, "campaignId" | "version" | "body">,
  approvedBy: string,
  at: Date,
): Promise<void> {
  await store.retirePublished(tx, campaignId, version, at);
  await store.changeVersion(tx, { campaignId, version }, { state: "published", approvedBy, publishedAt: at });
  const budget = budgetOf(body);
  if (budget) await counters.open(tx, campaignId, budget);
}

/** Author of campaigns that ship with the product; their files are reviewed with the code. */
const FILE_AUTHOR = "files";
const FILE_APPROVER = "seed";

/**
 * Publishes a campaign that ships with the product as its first version, unless it has one. Its checks and preview run
 * in the tests of the files.
 * @returns false if the campaign already exists
 */
export async function publishFile(tx: Db, body: CampaignBody, at: Date): Promise<boolean> {
  await store.add(tx, body, at);
  const campaign = (await store.lockForUpdate(tx, body.slug))!;
  if ((await store.versions(tx, campaign.id)).length > 0) return false;
  const digest = campaignDigest(body);
  const version = { campaignId: campaign.id, version: 1, body };
  await store.addVersion(tx, {
    ...version,
    state: "review",
    digest,
    previewedDigest: digest,
    writtenBy: FILE_AUTHOR,
    writtenAt: at,
  });
  await publishVersion(tx, version, FILE_APPROVER, at);
  return true;
}
