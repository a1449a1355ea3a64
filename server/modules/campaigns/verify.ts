import type { Db } from "../../db/client.ts";
import { campaignDigest } from "./digest.ts";
import { campaignsStore as store } from "./store.ts";

/** Problems of campaigns: versions whose body doesn't have their digest. */
export async function verifyCampaigns(db: Db): Promise<string[]> {
  return (await store.digests(db))
    .filter(({ body, digest }) => campaignDigest(body) !== digest)
    .map(({ slug, version }) => `campaign ${slug} version ${version}: the body doesn't have its digest`);
}
