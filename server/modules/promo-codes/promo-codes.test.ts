import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AppliedCode } from "../../../src/contract/promo-codes.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments } from "../../../tests/support/server/payments.ts";
import { testCodes } from "../../../tests/support/server/promo-codes.ts";
import { createConfirmedPlayer, visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";
import { awards } from "../awards/tables.ts";
import { newCode } from "./code-text.ts";

const { app, db, clock, payer, balances } = await testPayments();
const born = { dateOfBirth: "1990-01-01" };

const { publishCoupon, addCode, rowOf } = testCodes(app);
const enter = ({ client }: Payer, coupon_code: string) => client.post("/api/bonuses/coupon", { coupon_code });
const awardsOf = ({ id }: Payer) => db.select().from(awards).where(eq(awards.playerId, id));

describe("a coupon code", () => {
  it("BON-13 AMB-BON-03 gives its campaign's gift, and says that it was a coupon", async () => {
    const one = await payer({ values: born });
    const text = await addCode();
    const { status, body } = await enter(one, ` ${text.toLowerCase()} `);
    const [award] = await awardsOf(one);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        applied: "coupon",
        title: "100% match",
        gift: { type: "cash", id: award!.id },
      }),
    ]);
    expect(body).not.toHaveProperty("waits_for");
    expect(await balances(one)).toMatchObject({ real: 1_000n });
    const { id, uses } = await rowOf(text);
    expect([uses, award!.key, award!.source]).toEqual([1, `code:${id}:${one.id}:1:0`, "code"]);
  });

  it("BON-13 gives a bonus under the licence's caps, which the player starts", async () => {
    const one = await payer({ values: born });
    const bonus = {
      kind: "bonus",
      percent: null,
      amount: { EUR: 1_000 },
      wagering: wagering({ multiplier: 60 }),
      activation: "by_player",
      activatable_days: 7,
    } as const;
    const { body } = await enter(one, await addCode({}, { gives: [bonus] }));
    const [own] = (await one.client.get("/api/player/bonuses")).body as object[];
    expect(own).toMatchObject({
      id: (body as AppliedCode).gift!.id,
      stage: "issued",
      terms: { multiplier: 40 },
    });
  });

  it("RI-19 ANC-62 answers a repeat with the first result, and gives it once", async () => {
    const one = await payer({ values: born });
    const text = await addCode({ mostUses: 5, validTo: new Date(clock.now() + 60_000) });
    const first = await enter(one, text);
    clock.advance(60_000);
    const second = await enter(one, text);
    expect(first.body).not.toHaveProperty("used_before");
    expect(second.body).toEqual({ ...(first.body as AppliedCode), used_before: true });
    expect([(await rowOf(text)).uses, await balances(one)]).toMatchObject([1, { real: 1_000n }]);
  });

  it("RI-19 gives one player as often as the code and its campaign allow", async () => {
    const one = await payer({ values: born });
    const campaignId = await publishCoupon({ trigger: { per_player: 3 } });
    const text = await addCode({ campaignId, mostUses: 5, perPlayer: 2 });
    for (let i = 0; i < 3; i++) await enter(one, text);
    expect(await awardsOf(one)).toHaveLength(2);
    const others = [await addCode({ campaignId }), await addCode({ campaignId })];
    expect([(await enter(one, others[0]!)).status, (await enter(one, others[1]!)).status]).toEqual([
      200, 422,
    ]);
    expect(await awardsOf(one)).toHaveLength(3);
  });

  it("RI-19 ANC-62 with one use left gives one award to 64 players at the same time", async () => {
    const all = await Promise.all(Array.from({ length: 64 }, () => payer({ values: born })));
    const text = await addCode({ mostUses: 3, uses: 2 });
    const answers = await Promise.all(all.map((one) => enter(one, text)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(new Set(rejected.map(({ body }) => (body as { code: string }).code))).toEqual(
      new Set(["code_not_valid"]),
    );
    const { id, uses } = await rowOf(text);
    const issued = await db.select().from(awards).where(eq(awards.sourceId, id));
    expect([uses, issued.map(({ state }) => state)]).toEqual([3, ["issued"]]);
  });

  it("RI-19 ANC-62 gives one award to 64 requests of one player at the same time", async () => {
    const one = await payer({ values: born });
    const text = await addCode({ mostUses: 100 });
    await Promise.all(Array.from({ length: 64 }, () => enter(one, text)));
    expect([await awardsOf(one), (await rowOf(text)).uses]).toMatchObject([[{ state: "issued" }], 1]);
  });

  it("RI-32 is held while something blocks the player, and says for what it waits", async () => {
    const one = await payer({ values: { ...born, groups: [100] } });
    const text = await addCode();
    expect((await enter(one, text)).body).toMatchObject({
      applied: "coupon",
      title: "100% match",
      waits_for: "multi_account",
    });
    expect([await balances(one), (await rowOf(text)).uses]).toMatchObject([{ real: 0n }, 1]);
    await db.update(players).set({ groups: [] }).where(eq(players.id, one.id));
    await app.settle();
    expect(await balances(one)).toMatchObject({ real: 1_000n });
    expect((await enter(one, text)).body).not.toHaveProperty("waits_for");
  });

  it("AMB-PAY-06 is rejected while bonuses are off, right or wrong, and stays unused", async () => {
    const one = await payer({ values: { ...born, canIssueBonuses: false } });
    const text = await addCode();
    const answers = [await enter(one, text), await enter(one, newCode())];
    expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual([
      "bonuses_disabled",
      "bonuses_disabled",
    ]);
    await one.client.patch("/api/player/update_bonus_settings", { can_issue: true });
    expect((await enter(one, text)).status).toBe(200);
  });
});

describe("the other codes in the same field", () => {
  it("BON-14 BON-15 AMB-BON-03 a deposit code is tried first, and goes with the next deposit", async () => {
    const one = await payer({ values: born });
    const { slug } = await publishCampaign(db);
    await app.content.refresh();
    const { body } = await enter(one, slug);
    expect(body).toMatchObject({
      applied: "deposit",
      title: "100% match",
      gift: null,
      player: { deposit_bonus_code: slug },
    });
    const cleared = await one.client.delete("/api/player/clear_bonus_code");
    expect(cleared.body).toMatchObject({ deposit_bonus_code: null });
  });

  it("BON-14 CASH-24 a deposit code of a link is rejected unless it selects an offer of the player", async () => {
    const one = await payer({ values: born });
    const text = await addCode();
    const foreign = await publishCampaign(db, { audience: { ...campaignBody().audience, licences: ["EE"] } });
    await app.content.refresh();
    for (const code of ["NONE", text, foreign.slug])
      expect(
        await one.client.patch("/api/player/set_bonus_code", { deposit_bonus_code: code }),
      ).toMatchObject({ status: 422, body: { errors: { deposit_bonus_code: ["unknown"] } } });
  });

  it("BON-12 BON-08 AMB-BON-03 the betting site's entry resolves the same codes, and lists its own bonuses", async () => {
    const one = await payer({ values: born });
    const { status, body } = await one.client.post("/api/v2/bonuses/promo-code", { code: await addCode() });
    expect([status, (body as AppliedCode).applied]).toEqual([200, "coupon"]);
    expect((await one.client.get("/api/v2/bonuses")).body).toEqual([]);
    const [award] = await awardsOf(one);
    const voucher = randomUUID();
    await db
      .insert(awards)
      .values({ ...award!, id: voucher, key: `test:${voucher}`, kind: "betting_voucher" });
    expect((await one.client.get("/api/v2/bonuses")).body).toEqual([
      { id: voucher, title: "100% match", expires_at: null },
    ]);
  });
});

describe("codes that aren't valid", () => {
  it("RI-20 ANC-62 get one answer: unknown, expired, used up, of another licence, paused, or for others", async () => {
    const one = await payer({ values: born });
    const audience = campaignBody().audience;
    const used = await addCode();
    await enter(await payer({ values: born }), used);
    const texts = [
      newCode(),
      used,
      await addCode({ validTo: new Date(clock.now() - 1) }),
      await addCode({}, { audience: { ...audience, licences: ["EE"] } }),
      await addCode({}, { audience: { ...audience, groups: [7] } }),
      await addCode({}, { product: "betting" }),
      await addCode({}, { valid_to: new Date(clock.now() - 1).toISOString() }),
    ];
    const answers = [];
    for (const text of texts) {
      const { status, body } = await enter(one, text);
      answers.push({ status, ...(body as object), request_id: "" });
    }
    expect(answers[0]).toMatchObject({ status: 422, code: "code_not_valid" });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await awardsOf(one)).toEqual([]);
  });

  it("ANC-62 are limited to ten an hour, right ones then too, and right ones don't count", async () => {
    const one = await payer({ values: born });
    const text = await addCode();
    for (let i = 0; i < 12; i++) expect((await enter(one, text)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await enter(one, newCode())).status).toBe(422);
    const { status, body } = await enter(one, text);
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ code: "too_many_requests", retry_after: expect.any(Number) }),
    ]);
  });

  it("ANC-62 are limited to thirty an hour of one network address", async () => {
    const ip = `192.0.2.${randomInt(256)}`;
    const clients = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { client } = await createConfirmedPlayer(app, {}, visit(app, { ip }));
        return client;
      }),
    );
    const statuses = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await clients[i % 4]!.post("/api/bonuses/coupon", { coupon_code: newCode() })).status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([30, 429]);
  });
});
