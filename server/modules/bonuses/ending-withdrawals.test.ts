import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Bonus } from "../../../src/contract/bonuses.ts";
import type { Payment } from "../../../src/contract/payments.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments, withdrawalOf } from "../../../tests/support/server/payments.ts";
import { bet, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { verifyBonuses } from "./verify-store.ts";

const { app, db, run, clock, payer, deposit, event, sendWebhook, balances, settle, errors } =
  await testPayments();
const wallet = await testWallet({ now: clock.now });

const HOUR = 3_600_000;

/** A player with 50.00 of real money and a running bonus of 50.00; approvals are needed from 50.00. */
async function playerWithBonus(terms: object = { ends_on_withdrawal: true }) {
  const [first] = campaignBody().gives;
  const { slug } = await publishCampaign(db, { gives: [{ ...first!, wagering: wagering(terms) }] } as object);
  await app.content.refresh();
  const one = await payer({ values: { dateOfBirth: "1990-01-01" } });
  const { id } = (await deposit(one.client, { bonus_code: slug.toUpperCase() })).body as Payment;
  await sendWebhook(event({ id }, "succeeded"));
  return { ...one, depositId: id, bonus: await bonusOf(one) };
}

async function bonusOf({ client }: Payer): Promise<Bonus> {
  const [bonus, ...others] = (await client.get("/api/player/bonuses")).body as Bonus[];
  expect(others).toEqual([]);
  return bonus!;
}

const withdrawal = (bonus: Pick<Bonus, "id"> | null = null) =>
  withdrawalOf({ amount_cents: 2_000, ...(bonus ? { ends_bonus_id: bonus.id } : {}) });

const send = ({ client }: Payer, body: object) => client.post("/api/payments/withdrawals", body);

/** Starts a withdrawal that ends the player's bonus; it's ordered from the provider. */
async function start(one: Payer & { bonus: Bonus }): Promise<string> {
  const { status, body } = await send(one, withdrawal(one.bonus));
  expect(status).toBe(200);
  await settle();
  return (body as Payment).id;
}

const pay = (id: string) => sendWebhook(event({ id }, "succeeded", { amount: "20.00" }));
const reject = (id: string) => sendWebhook(event({ id }, "rejected", { amount: "20.00" }));
const session = (one: Payer) =>
  wallet.openGameSession({ playerId: one.id, accountId: one.accountId, currency: "EUR" });

const ENDED = { stage: "canceled", cancel_reason: "withdrawal", forfeited_cents: 5_000, frozen: null };
const FROZEN = { stage: "handle_bets", frozen: { reason: "withdrawal" } };
const RUNNING = { stage: "handle_bets", balance_cents: 5_000, frozen: null };

describe("a withdrawal that ends a bonus by its terms", () => {
  it("BON-23 CASH-28 is rejected with what would be lost until the request names the bonus", async () => {
    const one = await playerWithBonus();
    const { id, title } = one.bonus;
    const body = withdrawal();
    const other = await playerWithBonus();
    for (const more of [{}, { ends_bonus_id: null }, { ends_bonus_id: other.bonus.id }])
      expect(await send(one, { ...body, ...more })).toMatchObject({
        status: 409,
        body: { code: "bonus_would_end", bonus: { id, title, currency: "EUR", loss_cents: 5_000 } },
      });
    expect(await send(one, { ...body, ends_bonus_id: "bonus" })).toMatchObject({
      status: 422,
      body: { errors: { ends_bonus_id: ["unknown"] } },
    });
    expect(await balances(one)).toMatchObject({ real: 5_000n, bonus: 5_000n, reserved: 0n });
    expect(await bonusOf(one)).toMatchObject(RUNNING);
    // The rejection wasn't final for the key.
    expect(await send(one, { ...body, ends_bonus_id: id })).toMatchObject({ status: 200 });
    expect(await balances(one)).toMatchObject({ real: 3_000n, bonus: 5_000n, reserved: 2_000n });
    expect(await bonusOf(other)).toMatchObject(RUNNING);
  });

  it("BON-23 freezes the bonus, and ends it once it's paid", async () => {
    const one = await playerWithBonus();
    const id = await start(one);
    expect(await bonusOf(one)).toMatchObject(FROZEN);
    const game = await session(one);
    // 30.00 of real money are left, and bonus money can't be played.
    expect(await wallet.play(game, wallet.name("round"), [bet(wallet.name(), "31.00")])).toMatchObject({
      status: 409,
      body: { code: "insufficient_funds" },
    });
    await pay(id);
    await settle();
    expect(await bonusOf(one)).toMatchObject(ENDED);
    expect(await balances(one)).toMatchObject({ real: 3_000n, bonus: 0n, reserved: 0n });
    await settle();
    expect(await verifyBonuses(db, one.id)).toEqual([]);
  });

  it.each([
    [
      "the provider rejects it",
      async (_: Payer, id: string) => {
        await settle();
        await reject(id);
      },
    ],
    [
      "the player recalls it",
      ({ client }: Payer, id: string) => client.post(`/api/player/payments/${id}/recall`, undefined),
    ],
    [
      "staff reject it",
      (_: Payer, id: string) => run("reject", "--id", id, "--by", "Ann", "--reason", "details_do_not_match"),
    ],
  ])("BON-23 continues the bonus with its time extended if %s", async (_cause, end) => {
    const one = await playerWithBonus();
    const { body } = await send(one, withdrawal(one.bonus));
    clock.advance(HOUR);
    const { id } = body as Payment;
    await end(one, id);
    await settle();
    expect(await balances(one)).toMatchObject({ real: 5_000n, bonus: 5_000n, reserved: 0n });
    const after = await bonusOf(one);
    expect(after).toMatchObject(RUNNING);
    expect(Date.parse(after.expires_at!) - Date.parse(one.bonus.expires_at!)).toBeGreaterThanOrEqual(HOUR);
  });

  it("ANC-48 ends the bonus only after the round that holds its money", async () => {
    const one = await playerWithBonus();
    const game = await session(one);
    const round = wallet.name("round");
    // The bet takes real money, but its round belongs to the bonus.
    await wallet.play(game, round, [bet(wallet.name(), "1.00")]);
    await pay(await start(one));
    await settle();
    expect(await bonusOf(one)).toMatchObject(FROZEN);
    await wallet.play(game, round, [win(wallet.name(), "2.00")], { close: true });
    await settle();
    expect(await bonusOf(one)).toMatchObject({
      stage: "canceled",
      cancel_reason: "withdrawal",
      frozen: null,
    });
    expect(await balances(one)).toMatchObject({ real: 3_100n, bonus: 0n });
  });

  it("BON-23 ends the bonus if one of two is paid, and continues it only if both are returned", async () => {
    const [paid, returned] = [await playerWithBonus(), await playerWithBonus()];
    for (const [one, end] of [
      [paid, pay],
      [returned, reject],
    ] as const) {
      const ids = [await start(one), await start(one)];
      await reject(ids[0]!);
      await settle();
      expect(await bonusOf(one)).toMatchObject(FROZEN);
      await end(ids[1]!);
      await settle();
    }
    expect(await bonusOf(paid)).toMatchObject(ENDED);
    expect(await bonusOf(returned)).toMatchObject(RUNNING);
  });

  it("LIM-19 keeps the bonus frozen by a break after it's returned, until the break ends", async () => {
    const one = await playerWithBonus();
    const id = await start(one);
    await one.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    await reject(id);
    await settle();
    expect(await bonusOf(one)).toMatchObject({ stage: "handle_bets", frozen: { reason: "break" } });
    clock.advance(24 * HOUR + 60_000);
    await settle();
    expect(await bonusOf(one)).toMatchObject(RUNNING);
  });

  it("RI-13 is followed up after a crash at any statement of its end", async () => {
    for (const [end, result] of [
      [pay, ENDED],
      [reject, RUNNING],
    ] as const)
      for (let at = 1, isCompleted = false; !isCompleted; at += 4) {
        const one = await playerWithBonus();
        const id = await start(one);
        isCompleted = await crashAt(db, at, () => end(id)).then(
          ({ status }) => status === 200,
          () => false,
        );
        await end(id);
        await settle();
        await settle();
        expect(await bonusOf(one), `at statement ${at}`).toMatchObject(result);
        errors.length = 0;
      }
  });

  it("CASH-28 needs nothing, and leaves the bonus alone, where the terms don't say so", async () => {
    const one = await playerWithBonus({});
    const id = ((await send(one, withdrawal())).body as Payment).id;
    await settle();
    expect(await bonusOf(one)).toMatchObject(RUNNING);
    await pay(id);
    await settle();
    expect(await bonusOf(one)).toMatchObject(RUNNING);
    expect(await balances(one)).toMatchObject({ real: 3_000n, bonus: 5_000n });
  });
});

describe("a deposit that is reversed after its bonus has become real money", () => {
  it("BON-23 ANC-23 opens a case for staff, once, and takes nothing of it back", async () => {
    const one = await playerWithBonus({ multiplier: 0.1 });
    const game = await session(one);
    await wallet.play(game, wallet.name("round"), [bet(wallet.name(), "5.00")], { close: true });
    expect(await bonusOf(one)).toMatchObject({ stage: "finished", converted_cents: 5_000 });
    for (let time = 0; time < 2; time++) await sendWebhook(event({ id: one.depositId }, "reversed"));
    await settle();
    expect(await balances(one)).toMatchObject({ real: 4_500n, bonus: 0n });
    const cases = await db
      .select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.playerId, one.id), eq(auditEvents.kind, "bonus_of_reversed_deposit_converted")),
      );
    expect(cases.map(({ value }) => value)).toEqual([
      { bonus: one.bonus.id, payment: one.depositId, currency: "EUR", converted: "5000" },
    ]);
    errors.length = 0;
  });
});
