import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { codeDigest } from "./code-text.ts";
import { promoCodesStore as store } from "./store.ts";

/** The demo's codes with their campaigns: bonus money, and spins in each licence. */
export const DEMO_CODES = [
  { text: "COSMOS-10", slug: "coupon-cw" },
  { text: "COMET-CW", slug: "coupon-spins-cw" },
  { text: "COMET-EE", slug: "coupon-spins-ee" },
  { text: "COMET-GCB", slug: "coupon-spins-gcb" },
  { text: "COMET-REG", slug: "coupon-spins-reg" },
] as const;

const MOST_USES = 1_000_000;

interface DemoCodesDeps {
  secret: string;
  findCampaign: (slug: string) => Promise<{ id: number } | undefined>;
  at: Date;
}

/** Adds the demo's codes that don't exist. The content's seed can't: digests need the server's secret. */
export async function addDemoCodes(db: Db, { secret, findCampaign, at }: DemoCodesDeps): Promise<void> {
  for (const { text, slug } of DEMO_CODES) {
    const campaign = await findCampaign(slug);
    if (!campaign) continue;
    await store.add(db, [
      {
        id: randomUUID(),
        digest: codeDigest(text, secret),
        campaignId: campaign.id,
        batchId: randomUUID(),
        mostUses: MOST_USES,
        perPlayer: 1,
        createdBy: "demo",
        createdAt: at,
      },
    ]);
  }
}
