import type { CampaignBody } from "../../../../src/contract/campaigns.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { campaignDigest } from "../digest.ts";
import { campaignsStore as store, type VersionRow } from "../store.ts";

/** A rejection of staff's input. @param code stable, for scripts */
export const rejection = (code: string, field = "slug") =>
  new RequestError("validation_failed", { errors: { [field]: [code] } });

/** The campaign in the staff log. */
export const subjectOf = (slug: string) => `campaign:${slug}`;

/** The campaign with its versions, newest first, locked. @throws RequestError `unknown` */
export async function lockCampaign(tx: Db, slug: string) {
  const campaign = await store.lockForUpdate(tx, slug);
  if (!campaign) throw rejection("unknown");
  return { campaign, versions: await store.versions(tx, campaign.id) };
}

/** The version that isn't published yet. @throws RequestError `nothing_open` */
export function openVersion(versions: readonly VersionRow[]): VersionRow {
  const [latest] = versions;
  if (latest?.state !== "draft" && latest?.state !== "review") throw rejection("nothing_open");
  return latest;
}

/**
 * Writes the draft of a campaign's next version. An open version by the same person becomes a draft again with the new
 * body; another person's stays as it is.
 * @throws RequestError if the campaign has another kind or product, or another person's version is open
 */
export async function saveDraft(tx: Db, by: StaffMember, body: CampaignBody, at: Date): Promise<VersionRow> {
  await store.add(tx, body, at);
  const { campaign, versions } = await lockCampaign(tx, body.slug);
  if (campaign.kind !== body.kind) throw rejection("other_kind", "kind");
  if (campaign.product !== body.product) throw rejection("other_product", "product");
  const digest = campaignDigest(body);
  const [latest] = versions;
  const next = { body, digest, previewedDigest: null, writtenAt: at };
  if (latest?.state === "draft" || latest?.state === "review") {
    if (latest.writtenBy !== by.name) throw rejection("open_version_of_another", "by");
    if (latest.state === "review") await store.changeVersion(tx, latest, { state: "draft" });
    await store.changeVersion(tx, latest, next);
    return { ...latest, ...next, state: "draft" };
  }
  const version = { campaignId: campaign.id, version: (latest?.version ?? 0) + 1, state: "draft" as const };
  await store.addVersion(tx, { ...version, ...next, writtenBy: by.name });
  return { ...version, ...next, writtenBy: by.name, approvedBy: null, publishedAt: null, retiredAt: null };
}
