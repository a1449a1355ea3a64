import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type CampaignBody, CampaignBodySchema } from "../../src/contract/campaigns.ts";
import type { Db } from "../db/client.ts";
import { publishFile } from "../modules/campaigns/publication.ts";

const FOLDER = join(import.meta.dirname, "campaigns");

/** Campaigns that ship with the product, by file. @throws Error naming the file */
export function campaignFiles(): Map<string, CampaignBody> {
  const files = globSync("*/*.json", { cwd: FOLDER }).sort();
  return new Map(
    files.map((file) => {
      const result = v.safeParse(CampaignBodySchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
      if (result.success) return [file, result.output];
      const [issue] = result.issues;
      throw new Error(`${file}: ${v.getDotPath(issue) ?? "(whole file)"}: ${issue.message}`);
    }),
  );
}

/** Publishes the campaigns that ship with the product and don't exist yet, as of the start of their validity. */
export async function seedCampaigns(db: Db): Promise<void> {
  for (const body of campaignFiles().values())
    await db.transaction((tx) => publishFile(tx, body, new Date(body.valid_from)));
}
