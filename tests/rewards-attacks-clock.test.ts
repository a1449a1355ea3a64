import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { awards } from "../server/modules/awards/tables.ts";
import { bonuses } from "../server/modules/bonuses/tables.ts";
import { verifyBonuses } from "../server/modules/bonuses/verify-store.ts";
import type { CampaignBody } from "../src/contract/campaigns.ts";
import type { Payment } from "../src/contract/payments.ts";
import { campaignBody, wagering } from "./support/data/campaigns.ts";
import { publishCampaign } from "./support/server/campaigns.ts";
import { type Payer, testPayments } from "./support/server/payments.ts";
import { testCodes } from "./support/server/promo-codes.ts";
import { bet, rollback, testWallet, win } from "./support/server/wallet.ts";

const { app, db, clock, payer, deposit, event, sendWebhook, balances } = await testPayments();
const wallet = await testWallet({ now: clock.now });
const { addCode } = testCodes(app);
const { name, play } = wallet;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const newPayer = () => payer({ values: { dateOfBirth: "1990-01-01" } });
const ownerOf = ({ id, accountId }: Payer) => ({ playerId: id, accountId, currency: "EUR" });
const bonusesOf = ({ id }: Payer) => db.select().from(bonuses).where(eq(bonuses.playerId, id));
const awardsOf = ({ id }: Payer) => db.select().from(awards).where(eq(awards.playerId, id));

/** What a player has; reading it must not fail at any time. */
async function stateOf(one: Payer) {
  for (const path of ["/api/player/bonuses", "/api/player/awards", "/api/bonuses/deposit"])
    expect((await one.client.get(path)).status).toBe(200);
  expect(await verifyBonuses(db, one.id)).toEqual([]);
  return { bonuses: await bonusesOf(one), awards: await awardsOf(one), balances: await balances(one) };
}

describe("a server's clock that goes back an hour", () => {
  it("RI-40 BON-06 gives no second bonus of a day, on either side of midnight", async () => {
    const midnight = Date.UTC(2026, 10, 22);
    clock.set(midnight - HOUR / 2);
    const { slug } = await publishCampaign(db, {
      trigger: { ...campaignBody().trigger, period: "day" },
    } as Partial<CampaignBody>);
    await app.content.refresh();
    const one = await newPayer();
    const depositNow = async () => {
      const { id } = (await deposit(one.client, { bonus_code: slug })).body as Payment;
      await sendWebhook(event({ id }, "succeeded"));
      await app.core.events.deliverAll();
      return (await bonusesOf(one)).length;
    };
    clock.set(midnight + HOUR / 2);
    expect(await depositNow()).toBe(1);
    clock.set(midnight - HOUR / 2);
    expect(await depositNow()).toBe(1);
    clock.set(midnight + HOUR / 2);
    expect(await depositNow()).toBe(1);
    expect((await balances(one)).real).toBe(15_000n);
  });

  it("RI-14 RI-40 lets no expired bonus run again, and brings back none of its money", async () => {
    const one = await newPayer();
    const [running, issued] = [
      await wallet.giveBonus(ownerOf(one), 1_000n, { expiresAt: new Date(clock.now() + HOUR) }),
      await wallet.giveBonus(ownerOf(one), 500n, {
        stage: "issued",
        startedAt: null,
        expiresAt: null,
        activatableUntil: new Date(clock.now() + HOUR),
      }),
    ];
    const session = await wallet.openGameSession(ownerOf(one));
    const [round, staked] = [name("round"), name()];
    await play(session, round, [bet(staked, "1.00")], { close: true });
    clock.advance(HOUR);
    await app.settle();
    const ended = await stateOf(one);
    expect(ended.bonuses.map(({ stage }) => stage)).toEqual(["expired", "expired"]);
    clock.advance(-HOUR);
    await app.settle();
    for (const id of [running, issued])
      expect(await one.client.post(`/api/player/bonuses/${id}/activation`, undefined)).toMatchObject({
        status: 409,
        body: { code: "bonus_ended" },
      });
    expect((await play(session, name("round"), [bet(name(), "0.50")])).body.code).toBe("insufficient_funds");
    // Its late money is the house's, as before.
    await play(session, round, [win(name(), "3.00"), rollback(name(), staked)]);
    const after = await stateOf(one);
    expect(after.balances).toEqual({ ...ended.balances, real: 0n, bonus: 0n });
    expect(after.bonuses.map(({ stage, endedAt }) => [stage, endedAt])).toEqual(
      ended.bonuses.map(({ stage, endedAt }) => [stage, endedAt]),
    );
  });

  it("RI-01 RI-19 RI-40 answers the repeat of a code with its first result, before and after it has ended", async () => {
    const one = await newPayer();
    const gives = [
      { ...campaignBody().gives[0]!, percent: null, amount: { EUR: 1_000 }, wagering: wagering() },
    ] as CampaignBody["gives"];
    const text = await addCode({ mostUses: 5, validTo: new Date(clock.now() + HOUR) }, { gives });
    const enter = async (coupon_code = text) =>
      (await one.client.post("/api/bonuses/coupon", { coupon_code })).body;
    clock.advance(HOUR / 2);
    const first = await enter();
    for (const offset of [-HOUR, HOUR, 2 * HOUR, -2 * HOUR]) {
      clock.advance(offset);
      await app.settle();
      expect(await enter()).toEqual({ ...(first as object), used_before: true });
    }
    const { bonuses: own, awards: issued, balances: money } = await stateOf(one);
    expect([own.length, issued.length, money.bonus]).toEqual([1, 1, 1_000n]);
  });

  it("RI-07 RI-10 RI-40 continues a bonus that seems to start in the future, counts each round and converts once", async () => {
    const one = await newPayer();
    const id = await wallet.giveBonus(ownerOf(one), 1_000n, {
      stage: "issued",
      startedAt: null,
      expiresAt: null,
      requiredParts: 200n * 10_000n,
    });
    clock.advance(HOUR);
    await one.client.post(`/api/player/bonuses/${id}/activation`, undefined);
    const session = await wallet.openGameSession(ownerOf(one));
    const [first, staked] = [name("round"), name()];
    await play(session, first, [bet(staked, "1.00")], { close: true });
    clock.advance(-HOUR);
    await app.settle();
    await stateOf(one);
    // A repeat, and the rest of the requirement.
    await play(session, first, [bet(staked, "1.00")], { close: true });
    expect(await bonusesOf(one)).toMatchObject([{ stage: "handle_bets", progressParts: 100n * 10_000n }]);
    const last = name("round");
    await play(session, last, [bet(name(), "1.00")], { close: true });
    expect(await stateOf(one)).toMatchObject({ bonuses: [{ stage: "finished" }], balances: { real: 800n } });
    clock.advance(-HOUR);
    await play(session, last, [], { close: true });
    await app.settle();
    expect(await stateOf(one)).toMatchObject({ bonuses: [{ stage: "finished" }], balances: { real: 800n } });
  });

  it("RI-32 RI-40 during a break neither ends it nor shortens a frozen bonus's time", async () => {
    const one = await newPayer();
    const expiresAt = new Date(clock.now() + 7 * DAY);
    await wallet.giveBonus(ownerOf(one), 1_000n, { expiresAt });
    await one.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    clock.advance(-HOUR);
    await app.settle();
    const [frozen] = await bonusesOf(one);
    expect(frozen).toMatchObject({ frozenReason: "break", expiresAt });
    clock.advance(3 * DAY);
    await app.settle();
    clock.advance(-HOUR);
    await app.settle();
    const [bonus] = await bonusesOf(one);
    expect([bonus!.frozenAt, bonus!.expiresAt!.getTime()]).toEqual([
      null,
      expiresAt.getTime() + 3 * DAY - HOUR,
    ]);
  });
});
