import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { codeDigest } from "./code-text.ts";
import { promoCodesStore as store } from "./store.ts";

/** Code of the demo's coupon, and its campaign. */
export const DEMO_CODE = "COSMOS-10";
export const DEMO_CAMPAIGN = "coupon-cw";

const MOST_USES = 1_000_000;

/** Adds the demo's code, unless it exists. The content's seed can't: digests need the server's secret. */
export async function addDemoCode(
  db: Db,
  { secret, campaignId, at }: { secret: string; campaignId: number; at: Date },
): Promise<void> {
  await store.add(db, [
    {
      id: randomUUID(),
      digest: codeDigest(DEMO_CODE, secret),
      campaignId,
      batchId: randomUUID(),
      mostUses: MOST_USES,
      perPlayer: 1,
      createdBy: "demo",
      createdAt: at,
    },
  ]);
}
