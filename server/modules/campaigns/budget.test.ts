import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { publishCampaign, publishNext } from "../../../tests/support/server/campaigns.ts";
import { ALL_SLOTS, addAcross, hasRoom, slotShare, spread, totalOf } from "./budget.ts";
import { campaignsModule } from "./module.ts";

const EMPTY = ALL_SLOTS.map((slot) => ({ slot, issued: 0, worthEur: 0n }));

describe("a budget's slots", () => {
  it.each([1, 7, 8, 9, 100])("RI-33 share a cap of %i exactly", (cap) => {
    const shares = ALL_SLOTS.map((slot) => slotShare({ maxAwards: cap, maxWorthEur: BigInt(cap) }, slot));
    expect(shares.reduce((sum, { issued }) => sum + issued!, 0)).toBe(cap);
    expect(shares.reduce((sum, { worthEur }) => sum + worthEur!, 0n)).toBe(BigInt(cap));
  });

  it("RI-33 take worth that no single slot has room for", () => {
    const budget = { maxAwards: null, maxWorthEur: 80n };
    const slots = addAcross(EMPTY, budget, 75n);
    expect(totalOf(slots)).toEqual({ issued: 1n, worthEur: 75n });
    expect(slots.every(({ worthEur }) => worthEur <= 10n)).toBe(true);
    expect([hasRoom(slots, budget, 5n), hasRoom(slots, budget, 6n)]).toEqual([true, false]);
  });

  it("RI-33 keep their totals under a new budget, and never offer more than it leaves", () => {
    for (const maxAwards of [3, 10, 40]) {
      const slots = spread(12n, 500n, { maxAwards, maxWorthEur: null });
      expect(totalOf(slots)).toEqual({ issued: 12n, worthEur: 500n });
      const left = slots.reduce(
        (sum, { slot, issued }) =>
          sum + Math.max(0, slotShare({ maxAwards, maxWorthEur: null }, slot).issued! - issued),
        0,
      );
      expect(left).toBe(Math.max(0, maxAwards - 12));
    }
  });
});

const app = await testApp();
const { count, bySlug } = app.apiOf(campaignsModule);

describe("count", () => {
  const publish = async (budget: { max_awards: number | null; max_worth_eur_cents: number | null }) => {
    const { slug } = await publishCampaign(app.db, { budget });
    await app.content.refresh();
    return (await bySlug(slug))!;
  };
  const countFor = (campaign: Awaited<ReturnType<typeof publish>>, playerId: number, worth = 0n) =>
    app.db.transaction((tx) => count(tx, campaign, playerId, worth));

  it("RI-33 counts exactly the cap for 64 concurrent players", async () => {
    const campaign = await publish({ max_awards: 10, max_worth_eur_cents: null });
    const counted = await Promise.all(Array.from({ length: 64 }, (_, player) => countFor(campaign, player)));
    expect(counted.filter(Boolean)).toHaveLength(10);
  });

  it("RI-33 counts the whole cap, though all players have the same slot", async () => {
    const campaign = await publish({ max_awards: 10, max_worth_eur_cents: null });
    const counted = await Promise.all(Array.from({ length: 16 }, () => countFor(campaign, 8)));
    expect(counted.filter(Boolean)).toHaveLength(10);
  });

  it("RI-33 counts worth up to the cap to the cent", async () => {
    const campaign = await publish({ max_awards: null, max_worth_eur_cents: 1_000 });
    expect(await countFor(campaign, 1, 900n)).toBe(true);
    expect(await countFor(campaign, 2, 101n)).toBe(false);
    expect(await countFor(campaign, 3, 100n)).toBe(true);
    expect(await countFor(campaign, 4, 1n)).toBe(false);
  });

  it("RI-33 counts nothing that is rolled back", async () => {
    const campaign = await publish({ max_awards: 1, max_worth_eur_cents: null });
    const undone = app.db.transaction(async (tx) => {
      await count(tx, campaign, 1, 0n);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow("Rollback");
    expect([await countFor(campaign, 1), await countFor(campaign, 1)]).toEqual([true, false]);
  });

  it("RI-33 counts on under the budget of a new version", async () => {
    const campaign = await publish({ max_awards: 2, max_worth_eur_cents: null });
    for (const player of [1, 2]) await countFor(campaign, player);
    await publishNext(app.db, { ...campaign.body, budget: { max_awards: 3, max_worth_eur_cents: null } });
    await app.content.refresh();
    const next = (await bySlug(campaign.slug))!;
    expect(next.version).toBe(2);
    expect([await countFor(next, 3), await countFor(next, 4)]).toEqual([true, false]);
  });

  it("RI-33 counts every award of a campaign without a budget", async () => {
    const campaign = await publish({ max_awards: null, max_worth_eur_cents: null });
    expect([await countFor(campaign, 1), await countFor(campaign, 1)]).toEqual([true, true]);
  });
});
