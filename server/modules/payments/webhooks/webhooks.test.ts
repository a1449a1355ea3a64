import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProviderEvent } from "../../../../src/contract/payment-provider.ts";
import type { Payment, Payments } from "../../../../src/contract/payments.ts";
import { randomOf } from "../../../../tests/support/data/random.ts";
import { crashAt } from "../../../../tests/support/faults/crash-injection.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { limitUsage } from "../../limits/tables.ts";
import { paymentEvents } from "../tables.ts";

const { db, errors, run, clock, script, payer, event, sendWebhook, balances, settle, deposit, payment } =
  await testPayments();

const HOUR = 3_600_000;
const depositUsageOf = async (id: number) => {
  const [row] = await db
    .select({ deposit: sql<string>`coalesce(sum(${limitUsage.deposit}), 0)` })
    .from(limitUsage)
    .where(eq(limitUsage.playerId, id));
  return Number(row!.deposit);
};
const listOf = async ({ client }: Payer) =>
  ((await client.get("/api/player/payments")).body as Payments).payments;
const startDeposit = async ({ client }: Payer, more: object = {}) =>
  (await deposit(client, more)).body as Payment;
const rejections = async (id: number) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.playerId, id), eq(auditEvents.kind, "payment_event_refused")));

describe("a provider's event for a deposit", () => {
  it("CASH-31 is accepted only with a signature, from a known provider and in the contract's shape", async () => {
    const one = await payer();
    const startedDeposit = await startDeposit(one);
    const webhook = event(startedDeposit, "succeeded");
    expect(await sendWebhook(webhook, { "x-signature": "0".repeat(64) })).toMatchObject({
      status: 401,
      body: { code: "invalid_signature" },
    });
    expect(await sendWebhook(webhook, { "x-signature": "" })).toMatchObject({ status: 401 });
    expect(await sendWebhook(webhook, {}, "nobody")).toMatchObject({
      status: 404,
      body: { code: "unknown_provider" },
    });
    expect(await sendWebhook({ ...webhook, state: "won" })).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
    for (const more of [
      { event: "\ud800" },
      { event: "\0" },
      { confirmations: { given: -1, of: 2 } },
      { confirmations: { given: 1e308, of: 2 } },
    ])
      expect(await sendWebhook({ ...webhook, ...more }), JSON.stringify(more)).toMatchObject({ status: 400 });
    expect(await sendWebhook({ ...webhook, payment: crypto.randomUUID() })).toMatchObject({
      status: 404,
      body: { code: "unknown_payment" },
    });
    expect(await balances(one)).toMatchObject({ real: 0n });
  });

  it("CASH-31 with another amount or currency moves no money and is recorded once for staff", async () => {
    const one = await payer();
    const startedDeposit = await startDeposit(one);
    const wrongAmountEvent = event(startedDeposit, "succeeded", { amount: "50.01" });
    for (const _ of [1, 2])
      expect(await sendWebhook(wrongAmountEvent)).toMatchObject({
        status: 409,
        body: { code: "wrong_amount" },
      });
    expect(await sendWebhook(event(startedDeposit, "succeeded", { currency: "USD" }))).toMatchObject({
      body: { code: "wrong_currency" },
    });
    const listed = (await run("list")).lines.filter((line) => line.startsWith(startedDeposit.id));
    expect(listed).toEqual([
      expect.stringContaining("not believed: wrong_amount  reference says succeeded 50.01 EUR"),
      expect.stringContaining("not believed: wrong_currency  reference says succeeded 50.00 USD"),
    ]);
    expect(await sendWebhook(event(startedDeposit, "succeeded", { amount: "50.001" }))).toMatchObject({
      body: { code: "wrong_amount" },
    });
    expect(await balances(one)).toMatchObject({ real: 0n });
    expect(await rejections(one.id)).toHaveLength(3);
    expect(await sendWebhook(event(startedDeposit, "succeeded"))).toMatchObject({ status: 200 });
    expect(await balances(one)).toMatchObject({ real: 5_000n });
  });

  it("MI-17 with the state reversed or declined reverses a succeeded deposit once, unless it's older", async () => {
    for (const [state, reason] of [
      ["reversed", "charged_back"],
      ["declined", "suspected_fraud"],
    ] as const) {
      const one = await payer();
      const startedDeposit = await startDeposit(one);
      const early = event(startedDeposit, "declined");
      const success = event(startedDeposit, "succeeded");
      await sendWebhook(success);
      // The success has a higher sequence.
      await sendWebhook(early);
      expect(await payment(one.client, startedDeposit.id)).toMatchObject({
        state: "succeeded",
        reversed_at: null,
      });
      const late = event(startedDeposit, state, { reason });
      await sendWebhook(late);
      await sendWebhook(late);
      await sendWebhook(success);
      const done = await payment(one.client, startedDeposit.id);
      expect(done).toMatchObject({ state: "succeeded", reversed_at: expect.any(String) });
      expect(done.timeline.map((step) => [step.state, step.reason])).toEqual([
        ["pending", null],
        ["succeeded", null],
        ["reversed", reason],
      ]);
      expect(done.receipts).toHaveLength(2);
      expect(await balances(one)).toEqual({ real: 0n, bonus: 0n, reserved: 0n, owed: 0n });
      expect((await one.client.get("/api/player/stats")).body).toMatchObject([{ deposits_cents: 0 }]);
      expect((await one.client.get("/api/player/notifications")).body).toMatchObject({
        notifications: [
          { title: "Eine Einzahlung wurde zurückgebucht" },
          { title: "Ihre Einzahlung ist da" },
        ],
      });
    }
  });

  it("MI-17 that reverses reserved money leaves a debt and stops the withdrawal", async () => {
    const one = await payer({ values: { verified: true } });
    const startedDeposit = await startDeposit(one);
    await sendWebhook(event(startedDeposit, "succeeded"));
    const body = {
      method_id: "ewallet",
      amount_cents: 4_000,
      currency: "EUR",
      fields: { email: "a@example.com" },
    };
    const out = await one.client.post("/api/payments/withdrawals", { ...body, key: crypto.randomUUID() });
    expect(out.status).toBe(200);
    await sendWebhook(event(startedDeposit, "reversed", { reason: "charged_back" }));
    expect(await balances(one)).toEqual({ real: 0n, bonus: 0n, reserved: 4_000n, owed: -4_000n });
    await one.client.post(`/api/player/payments/${(out.body as Payment).id}/recall`, {});
    expect(await balances(one)).toMatchObject({ real: 4_000n, owed: -4_000n });
    expect((await one.client.get("/api/player/accounts")).body).toMatchObject([
      { available_to_cashout_cents: 0 },
    ]);
    expect(
      (await one.client.post("/api/payments/withdrawals", { ...body, key: crypto.randomUUID() })).body,
    ).toMatchObject({
      errors: { amount_cents: ["not_enough_money"] },
    });
  });

  it("MI-17 of success after the deposit's end creates one separate deposit and leaves the ended one unchanged", async () => {
    const one = await payer();
    const startedDeposit = await startDeposit(one);
    await one.client.post(`/api/payments/${startedDeposit.id}/cancel`, {});
    const late = event(startedDeposit, "succeeded");
    await Promise.all([
      sendWebhook(late),
      sendWebhook(late),
      sendWebhook(event(startedDeposit, "succeeded")),
    ]);
    const all = await listOf(one);
    expect(all.map(({ state }) => state).sort()).toEqual(["canceled", "succeeded"]);
    expect(await balances(one)).toMatchObject({ real: 5_000n });
    expect(await depositUsageOf(one.id)).toBe(5_000);
    await sendWebhook(event(startedDeposit, "reversed", { reason: "charged_back" }));
    expect(await balances(one)).toMatchObject({ real: 0n, owed: 0n });
    expect(await payment(one.client, startedDeposit.id)).toMatchObject({
      state: "canceled",
      reversed_at: null,
    });
  });

  it("MI-18 of success after the deposit's end leads to a refund if the money exceeds a limit", async () => {
    const one = await payer();
    await one.client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 5_000 });
    const startedDeposit = await startDeposit(one);
    await one.client.post(`/api/payments/${startedDeposit.id}/cancel`, {});
    await startDeposit(one);
    await sendWebhook(event(startedDeposit, "succeeded"));
    expect((await listOf(one)).map(({ state, reason }) => [state, reason])).toContainEqual([
      "declined",
      "limit_reached",
    ]);
    expect(await balances(one)).toMatchObject({ real: 0n });
    await settle();
    await settle();
    expect(script.callsTo(`POST /orders/${startedDeposit.id}/refund`).map(({ body }) => body)).toEqual([
      { reason: "limit_reached" },
    ]);
  });

  it("MI-17 has the same result in any order and with any repetition", async () => {
    const below = randomOf(20_261_123);
    const sequences: [ProviderEvent["state"][], bigint][] = [
      [["processing", "succeeded"], 5_000n],
      [["processing", "succeeded", "reversed"], 0n],
      [["processing", "declined"], 0n],
      [["processing", "canceled", "succeeded"], 5_000n],
      [["processing", "succeeded", "declined"], 0n],
    ];
    for (let run = 0; run < 20; run++) {
      const [states, money] = sequences[run % sequences.length]!;
      const one = await payer();
      const startedDeposit = await startDeposit(one);
      if (below(3) === 0) await one.client.post(`/api/payments/${startedDeposit.id}/cancel`, {});
      const webhooks = states.map((state) => event(startedDeposit, state, { reason: null }));
      const shuffledWebhooks = [...webhooks, ...webhooks].map((webhook) => ({
        one: webhook,
        place: below(1_000),
      }));
      shuffledWebhooks.sort((a, b) => a.place - b.place);
      for (const { one: next } of shuffledWebhooks)
        expect((await sendWebhook(next)).status, states.join()).toBe(200);
      const order = `${states.join()}: ${shuffledWebhooks.map(({ one: next }) => next.state).join()}`;
      const { real, owed } = await balances(one);
      expect([order, real + owed]).toEqual([order, money]);
    }
  });

  it("MI-32 MI-17 is applied once when the process dies at any statement", async () => {
    for (let at = 1; ; at++) {
      const one = await payer();
      const startedDeposit = await startDeposit(one);
      const webhook = event(startedDeposit, "succeeded");
      const interruptedResponse = await crashAt(db, at, () => sendWebhook(webhook));
      if (interruptedResponse.status === 200) {
        expect(at).toBeGreaterThan(3);
        break;
      }
      expect(await balances(one)).toMatchObject({ real: 0n });
      expect((await sendWebhook(webhook)).status).toBe(200);
      expect(await balances(one)).toMatchObject({ real: 5_000n });
    }
  });
});

describe("coin deposits", () => {
  const addressOf = (name: string) => ({
    kind: "address" as const,
    address: `bc1q${name}`,
    network: "Bitcoin",
    uri: `bitcoin:bc1q${name}`,
    amount: "0.001",
    confirmations: 2,
    expires_at: "2026-11-22T12:00:00.000Z",
  });
  const COINS = { method_id: "btc", currency: "BTC", amount_cents: 100_000, fields: {} };
  let names = 0;
  async function coinPayer() {
    const one = await payer({ currency: "BTC" });
    const address = addressOf(`${one.id}x${++names}${crypto.randomUUID().slice(0, 8)}`);
    script.setNextStep(address);
    return { ...one, address: address.address, deposit: await startDeposit(one, COINS) };
  }
  const inCoins = { currency: "BTC" };

  it("CASH-05 CASH-31 use the amount received: limits count the difference, and confirmations are shown", async () => {
    const one = await coinPayer();
    expect(one.deposit.next_step).toMatchObject({ kind: "address", address: one.address });
    const confirmations = [0, 1, 2].map((given) => ({ given, of: 2 }));
    for (const progress of confirmations)
      await sendWebhook(
        event(one.deposit, "processing", { ...inCoins, amount: "0.00120000", confirmations: progress }),
      );
    await sendWebhook(event(one.deposit, "succeeded", { ...inCoins, amount: "0.00120000" }));
    const done = await payment(one.client, one.deposit.id);
    expect(done).toMatchObject({ state: "succeeded", amount_cents: 120_000, next_step: null });
    expect(done.timeline.flatMap((step) => step.confirmations ?? [])).toEqual(confirmations);
    expect(await balances(one)).toMatchObject({ real: 120_000n });
    expect(await depositUsageOf(one.id)).toBe(120_000);
  });

  it("CASH-22 below the minimum or above the rest of a limit are declined and refunded", async () => {
    const few = await coinPayer();
    await sendWebhook(event(few.deposit, "succeeded", { ...inCoins, amount: "0.00009999" }));
    expect(await payment(few.client, few.deposit.id)).toMatchObject({
      state: "declined",
      reason: "below_minimum",
    });
    expect(await depositUsageOf(few.id)).toBe(0);
    const many = await payer({ currency: "BTC" });
    await many.client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 150_000 });
    script.setNextStep(addressOf(`many${many.id}`));
    const startedDeposit = await startDeposit(many, COINS);
    await sendWebhook(event(startedDeposit, "succeeded", { ...inCoins, amount: "0.00150001" }));
    expect(await payment(many.client, startedDeposit.id)).toMatchObject({
      state: "declined",
      reason: "limit_reached",
    });
    expect(await balances(many)).toMatchObject({ real: 0n });
    expect(await depositUsageOf(many.id)).toBe(0);
    await settle();
    expect(script.callsTo(`POST /orders/${startedDeposit.id}/refund`)).toHaveLength(1);
  });

  it("AMB-PAY-04 above the maximum are refunded, whether requested or not", async () => {
    const one = await coinPayer();
    await sendWebhook(event(one.deposit, "succeeded", { ...inCoins, amount: "0.40000001" }));
    expect(await payment(one.client, one.deposit.id)).toMatchObject({
      state: "declined",
      reason: "above_maximum",
    });
    await sendWebhook(event(null, "succeeded", { ...inCoins, amount: "0.40000001", address: one.address }));
    expect((await listOf(one)).map(({ reason }) => reason)).toEqual(["above_maximum", "above_maximum"]);
    expect(await balances(one)).toMatchObject({ real: 0n });
    expect(await depositUsageOf(one.id)).toBe(0);
    await sendWebhook(event(null, "succeeded", { ...inCoins, amount: "0.40000000", address: one.address }));
    expect(await balances(one)).toMatchObject({ real: 40_000_000n });
    await settle();
    expect(script.callsTo(`POST /orders/${one.deposit.id}/refund`)).toHaveLength(1);
  });

  it("CASH-22 that the provider doesn't refund are listed for staff until they are refunded", async () => {
    const one = await coinPayer();
    await sendWebhook(event(one.deposit, "succeeded", { ...inCoins, amount: "0.00009999" }));
    script.reject(422);
    await settle();
    script.reject(null);
    expect(errors.splice(0).map(String)).toContainEqual(expect.stringContaining(one.deposit.id));
    const listWaiting = async () => (await run("list")).lines.join("\n");
    expect(await listWaiting()).toMatch(new RegExp(`${one.deposit.id}.* do it by hand`));
    await settle();
    expect(script.callsTo(`POST /orders/${one.deposit.id}/refund`)).toHaveLength(1);
    await run("returned", "--id", one.deposit.id, "--by", "Ann");
    expect(await listWaiting()).not.toContain(one.deposit.id);
    await expect(run("returned", "--id", one.deposit.id, "--by", "Ann")).rejects.toThrow("id: done");
  });

  it("CASH-31 without a request, to a player's address, create one separate deposit", async () => {
    const one = await coinPayer();
    const unorderedEvent = event(null, "succeeded", {
      ...inCoins,
      amount: "0.00050000",
      address: one.address,
    });
    expect(
      await sendWebhook({ ...unorderedEvent, event: `${unorderedEvent.event}-p`, state: "processing" }),
    ).toMatchObject({
      status: 200,
    });
    await Promise.all([
      sendWebhook(unorderedEvent),
      sendWebhook(unorderedEvent),
      sendWebhook({ ...unorderedEvent, event: `${unorderedEvent.event}-again` }),
    ]);
    expect(await balances(one)).toMatchObject({ real: 50_000n });
    expect((await listOf(one)).map(({ state }) => state).sort()).toEqual(["pending", "succeeded"]);
    expect(
      await sendWebhook({
        ...unorderedEvent,
        event: `${unorderedEvent.event}-r`,
        state: "reversed",
        sequence: unorderedEvent.sequence + 1,
      }),
    ).toMatchObject({
      status: 200,
    });
    expect(await balances(one)).toMatchObject({ real: 0n, owed: 0n });
    expect(
      await sendWebhook(event(null, "succeeded", { ...inCoins, amount: "1.0", address: "nobody's" })),
    ).toMatchObject({
      status: 404,
      body: { code: "unknown_payment" },
    });
  });

  it("LIM-17 for an excluded player are refunded", async () => {
    const one = await coinPayer();
    await db
      .update(players)
      .set({ excludedUntil: new Date(clock.now() + HOUR) })
      .where(eq(players.id, one.id));
    await sendWebhook(event(null, "succeeded", { ...inCoins, amount: "0.00050000", address: one.address }));
    expect((await listOf(one)).map(({ reason }) => reason)).toContain("player_excluded");
    // A deposit accepted earlier is still credited.
    await sendWebhook(event(one.deposit, "succeeded", { ...inCoins, amount: "0.00100000" }));
    expect(await balances(one)).toMatchObject({ real: 100_000n });
  });

  it("CASH-07 expire after a whole day", async () => {
    const one = await coinPayer();
    clock.advance(23 * HOUR);
    await settle();
    expect((await payment(one.client, one.deposit.id)).state).toBe("pending");
    clock.advance(2 * HOUR);
    await settle();
    expect(await payment(one.client, one.deposit.id)).toMatchObject({ state: "canceled", reason: "expired" });
    await sendWebhook(event(one.deposit, "succeeded", { ...inCoins, amount: "0.00100000" }));
    expect(await balances(one)).toMatchObject({ real: 100_000n });
  });
});

it("CASH-33 an event that changes nothing is stored but not shown in the timeline", async () => {
  const one = await payer();
  const startedDeposit = await startDeposit(one);
  await sendWebhook(event(startedDeposit, "succeeded"));
  const stale = event(startedDeposit, "processing", { sequence: 1 });
  await sendWebhook(stale);
  const ofDeposit = eq(paymentEvents.paymentId, startedDeposit.id);
  const rows = await db.select().from(paymentEvents).where(ofDeposit).orderBy(paymentEvents.id);
  expect(rows.map(({ state }) => state)).toEqual(["pending", "succeeded", null]);
  expect((await payment(one.client, startedDeposit.id)).timeline).toHaveLength(2);
});
