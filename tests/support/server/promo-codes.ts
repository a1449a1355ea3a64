import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { campaignsStore } from "../../../server/modules/campaigns/store.ts";
import { codeDigest, newCode } from "../../../server/modules/promo-codes/code-text.ts";
import { promoCodesStore } from "../../../server/modules/promo-codes/store.ts";
import { promoCodes } from "../../../server/modules/promo-codes/tables.ts";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import { TEST_NOW, type testApp } from "./app.ts";
import { publishCampaign } from "./campaigns.ts";

type Coupon = Extract<CampaignBody, { kind: "coupon" }>;
const CASH = { kind: "cash", amount: { EUR: 1_000 } } as const;

/** Coupon campaigns and their codes, in an app's database. */
export function testCodes(app: Awaited<ReturnType<typeof testApp>>) {
  const { db } = app;
  /** Publishes a coupon campaign; cash of 10.00 EUR, unless it is changed. */
  async function publishCoupon(change: Partial<Coupon> = {}): Promise<number> {
    const { slug } = await publishCampaign(db, {
      kind: "coupon",
      trigger: { per_player: 1 },
      gives: [CASH],
      ...change,
    } as Partial<CampaignBody>);
    await app.content.refresh();
    return (await campaignsStore.bySlug(db, slug))!.id;
  }

  /** Adds a code of a campaign. @returns its text */
  async function addCode(
    change: Partial<typeof promoCodes.$inferInsert> = {},
    coupon: Partial<Coupon> = {},
  ): Promise<string> {
    const text = newCode();
    await promoCodesStore.add(db, [
      {
        id: randomUUID(),
        digest: codeDigest(text, app.core.secret),
        campaignId: change.campaignId ?? (await publishCoupon(coupon)),
        batchId: randomUUID(),
        mostUses: 1,
        perPlayer: 1,
        createdBy: "Ann",
        createdAt: new Date(TEST_NOW),
        ...change,
      },
    ]);
    return text;
  }
  const rowOf = async (text: string) =>
    (
      await db
        .select()
        .from(promoCodes)
        .where(eq(promoCodes.digest, codeDigest(text, app.core.secret)))
    )[0]!;
  return { publishCoupon, addCode, rowOf };
}
