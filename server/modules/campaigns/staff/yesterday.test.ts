import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { CampaignBody } from "../../../../src/contract/campaigns.ts";
import type { Payment } from "../../../../src/contract/payments.ts";
import { campaignBody } from "../../../../tests/support/data/campaigns.ts";
import { TEST_NOW } from "../../../../tests/support/server/app.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";
import { players } from "../../../core/players/tables.ts";
import { exchangeRatesModule } from "../../exchange-rates/module.ts";
import { createYesterday } from "./yesterday.ts";

const DAY = 86_400_000;
/** A day that no other test uses. */
const YESTERDAY = TEST_NOW + 40 * DAY;
const { app, clock, payer, deposit: requestDeposit, event, sendWebhook } = await testPayments();
const { db } = app;
const yesterday = createYesterday({
  db,
  now: () => YESTERDAY + DAY,
  jurisdictions: app.core.jurisdictions,
  exchange: app.apiOf(exchangeRatesModule).exchange,
  playersById: app.core.players.byIds,
});

async function newPlayer(country = "IE"): Promise<Payer & { playerId: number }> {
  clock.set(YESTERDAY);
  const one = await payer({ country });
  return { ...one, playerId: one.id };
}

/** Credits a deposit at a time relative to noon of yesterday. */
async function deposit({ client }: Payer, amount: bigint, offset = 0) {
  clock.set(YESTERDAY + offset);
  const { body } = await requestDeposit(client, { amount_cents: Number(amount), currency: "EUR" });
  await sendWebhook(event(body as Payment, "succeeded", { amount: (Number(amount) / 100).toFixed(2) }));
}
const awardsOf = async (body: CampaignBody, playerId: number) =>
  (await yesterday(body)).awards
    .filter((award) => award.playerId === playerId)
    .map(({ deposit: paid, worthEur, isHeld }) => [paid, worthEur, isHeld]);
const body = (change: Partial<Extract<CampaignBody, { kind: "deposit_bonus" }>["trigger"]> = {}) => {
  const base = campaignBody({ valid_from: "2030-01-01T00:00:00Z" });
  return { ...base, trigger: { ...base.trigger, ...change } };
};

describe("a campaign run against yesterday", () => {
  it("NEW-34 gives each deposit's bonus, up to the most and as often as allowed", async () => {
    const owner = await newPlayer();
    await deposit(owner, 1_500n, -2_000);
    await deposit(owner, 5_000n, -1_000);
    await deposit(owner, 50_000n);
    expect(await awardsOf(body({ per_player: 5 }), owner.playerId)).toEqual([
      [5_000n, 5_000n, false],
      [50_000n, 10_000n, false],
    ]);
    expect(await awardsOf(body(), owner.playerId)).toEqual([[5_000n, 5_000n, false]]);
    expect(await awardsOf(body({ deposit: 3 }), owner.playerId)).toEqual([[50_000n, 10_000n, false]]);
    expect(await awardsOf(body({ deposit: 1 }), owner.playerId)).toEqual([]);
  });

  it("NEW-34 leaves out other days, and players who may not receive it", async () => {
    const [early, late, excluded] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const noon = 12 * 3_600_000;
    await deposit(early, 5_000n, -noon - 1);
    await deposit(late, 5_000n, noon);
    await deposit(excluded, 5_000n);
    await db
      .update(players)
      .set({ excludedUntil: new Date(YESTERDAY + 9 * DAY) })
      .where(eq(players.id, excluded.playerId));
    for (const { playerId } of [early, late, excluded]) expect(await awardsOf(body(), playerId)).toEqual([]);
    const first = await newPlayer();
    await deposit(first, 5_000n, -noon);
    expect(await awardsOf(body(), first.playerId)).toHaveLength(1);
  });

  it("NEW-34 clamps to the player's licence, and marks awards that would wait", async () => {
    const german = await newPlayer("DE");
    await deposit(german, 50_000n);
    const [bonus] = body().gives;
    const large = { ...body(), gives: [{ ...bonus, amount: { EUR: 40_000 } }] } as CampaignBody;
    const verified = { ...large, audience: { ...large.audience, verified: true } };
    expect(await awardsOf(verified, german.playerId)).toEqual([[50_000n, 10_000n, true]]);
  });

  it("NEW-34 gives registration bonuses to players who signed up", async () => {
    const { playerId } = await newPlayer();
    const { trigger: _, ...common } = campaignBody();
    const cash = [{ kind: "cash" as const, amount: { EUR: 500 } }];
    const registration = { ...common, kind: "registration_bonus" as const, trigger: {}, gives: cash };
    expect(await awardsOf(registration, playerId)).toEqual([[null, 500n, false]]);
    const coupon = { ...common, kind: "coupon" as const, trigger: { per_player: 1 }, gives: cash };
    expect((await yesterday(coupon)).awards).toEqual([]);
  });
});
