import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../../src/contract/payments.ts";
import { crashAt } from "../../../../tests/support/faults/crash-injection.ts";
import { publishCampaign } from "../../../../tests/support/server/campaigns.ts";
import { depositOf, testPayments } from "../../../../tests/support/server/payments.ts";
import { visit } from "../../../../tests/support/server/visitor.ts";
import { ledgerEntries } from "../../../core/ledger/tables.ts";
import { outbox } from "../../../core/outbox/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { limitUsage } from "../../limits/tables.ts";
import { playSessionsStore } from "../../play-sessions/store.ts";
import { payments } from "../tables.ts";

const { app, db, clock, script, payer, event, sendWebhook, balances, settle, deposit, payment, run } =
  await testPayments();

const depositUsageOf = async (id: number) => {
  const [row] = await db
    .select({ deposit: sql<string>`coalesce(sum(${limitUsage.deposit}), 0)` })
    .from(limitUsage)
    .where(eq(limitUsage.playerId, id));
  return Number(row!.deposit);
};
const paymentsOf = (id: number) => db.select().from(payments).where(eq(payments.playerId, id));

describe("a deposit", () => {
  it("CASH-27 CASH-03 redirects, is credited once the provider confirms it, and has a receipt and a timeline", async () => {
    const { client, id, accountId } = await payer();
    const response = await deposit(client, { return_path: "/cashbox?x=1" });
    expect(response).toMatchObject({
      status: 200,
      body: {
        action: "deposit",
        state: "pending",
        amount_cents: 5_000,
        fee_cents: 0,
        next_step: { kind: "redirect", url: "https://provider.test/pay" },
        method: { id: "ewallet", brand: "e-wallet", type: "other", profile: null },
        receipts: [],
        recallable: false,
      },
    });
    const { id: paymentId } = response.body as Payment;
    const order = script.orders.get(paymentId)!;
    expect(order).toMatchObject({
      action: "deposit",
      method: "ewallet",
      amount: "50.00",
      currency: "EUR",
      fee: "0.00",
      fields: { email: "ada@example.com" },
      return_url: "http://localhost/de/cashbox?x=1",
      callback_url: "http://localhost/payments/callbacks/reference",
    });
    expect(order.player).toMatch(/^[0-9a-f]{32}$/);
    expect(await sendWebhook(event({ id: paymentId }, "processing"))).toMatchObject({ status: 200 });
    clock.advance(1_000);
    expect(await sendWebhook(event({ id: paymentId }, "succeeded"))).toMatchObject({ status: 200 });
    expect(await balances({ accountId })).toMatchObject({ real: 5_000n });
    const done = await payment(client, paymentId);
    expect(done).toMatchObject({ state: "succeeded", next_step: null, reason: null, reversed_at: null });
    expect(done.timeline.map(({ state }) => state)).toEqual(["pending", "processing", "succeeded"]);
    const receipt = await client.get(`/api/player/statement/${done.receipts[0]}`);
    expect(receipt.body).toMatchObject({
      kind: "deposit",
      cause: { payment: paymentId, method: "Orbit Wallet" },
    });
    expect((await client.get("/api/player/stats")).body).toMatchObject([
      { deposits_cents: 5_000, withdrawals_cents: 0 },
    ]);
    const ofPlayer = eq(outbox.playerId, id);
    const publications = await db.select().from(outbox).where(ofPlayer).orderBy(outbox.id);
    expect(publications.filter(({ type }) => type === "payments_events").map(({ data }) => data)).toEqual([
      { id: paymentId, state: "processing" },
      { id: paymentId, state: "succeeded" },
    ]);
    expect(publications.filter(({ type }) => type === "payments_changes")).toHaveLength(3);
    expect((await client.get("/api/player/notifications")).body).toMatchObject({
      notifications: [{ title: "Ihre Einzahlung ist da" }],
    });
  });

  it("ANC-12 doesn't count as play, so it doesn't extend a play session", async () => {
    const { client, id } = await payer();
    const startedDeposit = (await deposit(client)).body as Payment;
    await sendWebhook(event(startedDeposit, "succeeded"));
    expect(await db.transaction((tx) => playSessionsStore.lastPlayed(tx, id))).toBeNull();
  });

  it("MI-02 MI-17 sent 64 times concurrently is created and ordered once", async () => {
    const { client, id } = await payer();
    const body = depositOf();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => client.post("/api/payments/deposits", body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => (answer.body as Payment).id)).size).toBe(1);
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(await depositUsageOf(id)).toBe(5_000);
    const { id: paymentId } = answers[0]!.body as Payment;
    const webhook = event({ id: paymentId }, "succeeded");
    await Promise.all(Array.from({ length: 16 }, () => sendWebhook(webhook)));
    // The key is case-insensitive.
    expect(
      (await client.post("/api/payments/deposits", { ...body, key: body.key.toUpperCase() })).body,
    ).toMatchObject({ id: paymentId });
    expect((await payment(client, paymentId)).receipts).toHaveLength(1);
  });

  it("MI-03 with a used key and another body is rejected", async () => {
    const { client, id } = await payer();
    const body = depositOf();
    await client.post("/api/payments/deposits", body);
    for (const other of [
      { amount_cents: 5_100 },
      { fields: { email: "bob@example.com" } },
      { method_id: "voucher" },
    ])
      expect(await client.post("/api/payments/deposits", { ...body, ...other })).toMatchObject({
        status: 422,
        body: { code: "key_reused" },
      });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("MI-18 is accepted once when several race for the rest of a limit", async () => {
    const { client, id } = await payer();
    await client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 9_000 });
    const answers = await Promise.all([deposit(client), deposit(client), deposit(client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
      code: "limit_reached",
      limit: {
        type: "deposit",
        period: "day",
        remaining_cents: 4_000,
        currency: "EUR",
        remedies: ["less", "wait", "request_increase"],
      },
    });
    expect(await depositUsageOf(id)).toBe(5_000);
  });

  it("MI-18 counts gross on the day on which it is accepted, and is subtracted from that day if it fails later", async () => {
    const { client, id } = await payer();
    await client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 5_000 });
    const first = (await deposit(client)).body as Payment;
    expect(await depositUsageOf(id)).toBe(5_000);
    expect((await deposit(client)).body).toMatchObject({ code: "limit_reached" });
    clock.advance(24 * 3_600_000);
    expect((await deposit(client, { amount_cents: 3_000 })).status).toBe(200);
    await sendWebhook(event(first, "declined", { reason: "insufficient_funds" }));
    const rows = await db
      .select()
      .from(limitUsage)
      .where(eq(limitUsage.playerId, id))
      .orderBy(limitUsage.day);
    expect(rows.map((row) => [row.deposit, row.depositWorth > 0n])).toEqual([
      [0n, false],
      [3_000n, true],
    ]);
    expect(await payment(client, first.id)).toMatchObject({
      state: "declined",
      reason: "insufficient_funds",
    });
  });

  it("MI-18 with a fee counts with its whole amount against the limit", async () => {
    const { client, id } = await payer();
    await client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 10_000 });
    const voucher = { method_id: "voucher", fields: { voucher_code: "1234567812345678" } };
    const startedDeposit = (await deposit(client, voucher)).body as Payment;
    expect(startedDeposit).toMatchObject({ amount_cents: 5_000, fee_cents: 75 });
    expect(await depositUsageOf(id)).toBe(5_000);
    const [{ worth } = { worth: "" }] = await db
      .select({ worth: sql<string>`sum(${limitUsage.depositWorth})` })
      .from(limitUsage)
      .where(eq(limitUsage.playerId, id));
    const other = await payer();
    await deposit(other.client);
    const [{ same } = { same: "" }] = await db
      .select({ same: sql<string>`sum(${limitUsage.depositWorth})` })
      .from(limitUsage)
      .where(eq(limitUsage.playerId, other.id));
    expect(worth).toBe(same);
    // The rest of the limit refers to the amount, not to what is credited.
    expect((await deposit(client, { amount_cents: 5_100 })).body).toMatchObject({ code: "limit_reached" });
    expect((await deposit(client)).status).toBe(200);
  });

  it("MI-06 stays rejected under its key, whatever has changed since; a new key is checked again", async () => {
    const { client } = await payer();
    await client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 4_000 });
    const body = depositOf();
    const first = await client.post("/api/payments/deposits", body);
    expect(first).toMatchObject({ status: 403, body: { code: "limit_reached" } });
    clock.advance(25 * 3_600_000);
    const repeatedResponse = await client.post("/api/payments/deposits", body);
    expect(repeatedResponse.body).toMatchObject({
      code: "limit_reached",
      limit: (first.body as { limit: object }).limit,
    });
    expect((await deposit(client, { amount_cents: 4_000 })).status).toBe(200);
  });

  it("LIM-17 of an excluded player is rejected and names the break", async () => {
    const { client } = await payer();
    await client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    expect(await deposit(client)).toMatchObject({
      status: 403,
      body: { code: "player_excluded", limit: { type: "coolingoff" } },
    });
  });

  it("PROF-27 in fiat is rejected while profile fields are missing; coins require none", async () => {
    const { client, id } = await payer({ values: { city: null, mobilePhone: null } });
    expect(await deposit(client)).toMatchObject({
      status: 409,
      body: { code: "fields_missing", errors: { city: ["required"], mobile_phone: ["required"] } },
    });
    expect(await paymentsOf(id)).toEqual([]);
    const cryptoPayer = await payer({ currency: "BTC", values: { city: null } });
    const body = { method_id: "btc", currency: "BTC", amount_cents: 10_000, fields: {} };
    expect((await deposit(cryptoPayer.client, body)).status).toBe(200);
  });

  it("CASH-16 CASH-29 is rejected with errors by field for its amount and its fields", async () => {
    const { client } = await payer();
    const rejectionOf = async (more: object) => (await deposit(client, more)).body;
    expect(await rejectionOf({ amount_cents: 900 })).toMatchObject({
      errors: { amount_cents: ["too_small"] },
    });
    expect(await rejectionOf({ amount_cents: 2_000_000 })).toMatchObject({
      errors: { amount_cents: ["too_big"] },
    });
    expect(await rejectionOf({ amount_cents: 5_001 })).toMatchObject({
      errors: { amount_cents: ["off_step"] },
    });
    expect(await rejectionOf({ currency: "USD" })).toMatchObject({
      errors: { currency: ["currency_changed"] },
    });
    expect(await rejectionOf({ fields: {} })).toMatchObject({ errors: { "fields.email": ["required"] } });
    for (const profile_id of [1, 0, 2 ** 31, 2 ** 40, -(2 ** 31) - 1, -(2 ** 53)])
      expect(await rejectionOf({ profile_id })).toMatchObject({ errors: { profile_id: ["unknown"] } });
    expect(await rejectionOf({ method_id: "cheque" })).toMatchObject({ code: "method_unavailable" });
    expect(await rejectionOf({ bonus_code: "?" })).toMatchObject({
      errors: { bonus_code: ["invalid_format"] },
    });
    for (const path of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
      "cashbox",
    ])
      expect(await rejectionOf({ return_path: path })).toMatchObject({
        errors: { return_path: ["invalid_format"] },
      });
    expect(await rejectionOf({ amount_cents: null })).toMatchObject({
      errors: { amount_cents: ["required"] },
    });
    expect(await rejectionOf({ amount_cents: "5e3" })).toMatchObject({
      errors: { amount_cents: ["not_integer"] },
    });
    expect(await rejectionOf({ amount_cents: 1.5 })).toMatchObject({
      errors: { amount_cents: ["not_integer"] },
    });
    const key = randomUUID();
    await rejectionOf({ key, amount_cents: 900 });
    // A corrected form may use the same key.
    expect((await deposit(client, { key })).status).toBe(200);
  });

  it("CASH-18 by sofort is rejected for members of group 631", async () => {
    const { client } = await payer({ values: { groups: [631] } });
    const body = { method_id: "sofort", fields: { bank: "alpen_bank" } };
    expect(await deposit(client, body)).toMatchObject({ status: 409, body: { code: "method_unavailable" } });
    const other = await payer();
    expect((await deposit(other.client, body)).status).toBe(200);
  });

  it("MI-29 CASH-31 without a response to its order is ordered again only with the same key", async () => {
    const { client } = await payer();
    const body = depositOf();
    script.dropResponses(3);
    expect(await client.post("/api/payments/deposits", body)).toMatchObject({
      status: 503,
      body: { code: "unavailable", retry_after: 5 },
    });
    const known = await client.get(`/api/payments/keys/deposit/${body.key}`);
    expect(known.body).toMatchObject({ state: "pending", next_step: null });
    await settle();
    expect(
      script
        .callsTo("POST /orders")
        .filter(
          ({ body: orderBody }) => (orderBody as { payment: string }).payment === (known.body as Payment).id,
        ),
    ).toHaveLength(3);
    expect((await client.post("/api/payments/deposits", body)).body).toMatchObject({
      id: (known.body as Payment).id,
      next_step: { kind: "redirect" },
    });
  });

  it("CASH-07 is declined when the provider rejects it, and doesn't count towards limits", async () => {
    const { client, id } = await payer();
    script.reject(422);
    expect((await deposit(client)).body).toMatchObject({ state: "declined", reason: "provider_error" });
    expect(await depositUsageOf(id)).toBe(0);
  });

  it("CASH-07 can be cancelled while it waits, idempotently, but not after its money is on the way", async () => {
    const { client, id } = await payer();
    const startedDeposit = (await deposit(client)).body as Payment;
    const cancel = () => client.post(`/api/payments/${startedDeposit.id}/cancel`, {});
    expect((await cancel()).body).toMatchObject({
      state: "canceled",
      reason: "canceled_by_player",
      next_step: null,
    });
    expect((await cancel()).body).toMatchObject({ state: "canceled" });
    // The provider must not collect money for it.
    expect(script.callsTo(`POST /orders/${startedDeposit.id}/cancel`)).toHaveLength(1);
    expect(await depositUsageOf(id)).toBe(0);
    const other = (await deposit(client)).body as Payment;
    await sendWebhook(event(other, "processing"));
    expect(await client.post(`/api/payments/${other.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: "not_cancelable" },
    });
  });

  it.each(["coolingoff", "selfexclusion"] as const)(
    "ANC-09 LIM-19 that is unpaid ends with %s, and money that arrives later is returned",
    async (type) => {
      const one = await payer();
      const startedDeposit = (await deposit(one.client)).body as Payment;
      const period = type === "coolingoff" ? "day" : "6_months";
      expect((await one.client.post("/api/user_limits", { type, period })).status).toBe(200);
      const [row] = await paymentsOf(one.id);
      expect(row).toMatchObject({ state: "canceled", reason: "canceled_by_player" });
      expect(script.callsTo(`POST /orders/${startedDeposit.id}/cancel`)).toHaveLength(1);
      await sendWebhook(event(startedDeposit, "succeeded"));
      expect((await run("list")).lines.join("\n")).toMatch(/player_excluded|refund due/);
      expect(await balances(one)).toMatchObject({ real: 0n });
      expect((await paymentsOf(one.id)).map(({ state, reason }) => [state, reason])).toContainEqual([
        "declined",
        "player_excluded",
      ]);
      await settle();
      expect(script.callsTo(`POST /orders/${startedDeposit.id}/refund`)).toHaveLength(1);
    },
  );

  it("MI-18 LIM-15 that is unpaid ends when it no longer fits in a new limit, and money that arrives later is returned", async () => {
    const one = await payer();
    const started: Payment[] = [];
    for (let i = 0; i < 5; i++) started.push((await deposit(one.client)).body as Payment);
    const response = await one.client.post("/api/user_limits", {
      type: "deposit",
      period: "day",
      amount_cents: 6_000,
    });
    expect(response.body).toMatchObject([{ accounts: [{ current_value_amount_cents: 5_000 }] }]);
    expect(await depositUsageOf(one.id)).toBe(5_000);
    const [oldest, second] = started as [Payment, Payment];
    expect(await payment(one.client, oldest.id)).toMatchObject({ state: "pending", reason: null });
    expect(await payment(one.client, second.id)).toMatchObject({
      state: "canceled",
      reason: "limit_reached",
      next_step: null,
    });
    expect(
      script.callsTo("/cancel").filter(({ path }) => started.some(({ id }) => path.includes(id))),
    ).toHaveLength(4);
    const { notifications } = (await one.client.get("/api/player/notifications")).body as {
      notifications: { title: string }[];
    };
    expect(notifications).toHaveLength(4);
    for (const each of started) await sendWebhook(event(each, "succeeded"));
    expect(await balances(one)).toMatchObject({ real: 5_000n });
    expect(await depositUsageOf(one.id)).toBe(5_000);
    const late = (await paymentsOf(one.id)).filter(({ lateOf }) => lateOf);
    expect(late.map(({ state, reason }) => [state, reason])).toEqual(
      Array(4).fill(["declined", "limit_reached"]),
    );
    await settle();
    for (const { id } of started.slice(1))
      expect(script.callsTo(`POST /orders/${id}/refund`)).toHaveLength(1);
  });

  it("MI-18 LIM-15 that is unpaid ends with a lower limit; older ones stay, and smaller ones that still fit", async () => {
    const { client, id } = await payer();
    const amounts = [2_000, 5_000, 1_000];
    const ids: string[] = [];
    for (const amount_cents of amounts) {
      ids.push(((await deposit(client, { amount_cents })).body as Payment).id);
      clock.advance(1_000);
    }
    const setLimit = (amount_cents: number, type = "deposit") =>
      client.post("/api/user_limits", { type, period: "day", amount_cents });
    const states = () => Promise.all(ids.map(async (one) => (await payment(client, one)).state));
    await setLimit(8_000);
    await setLimit(100, "loss");
    // A raise isn't in force yet.
    await setLimit(9_000);
    expect(await states()).toEqual(["pending", "pending", "pending"]);
    await setLimit(4_000);
    expect(await states()).toEqual(["pending", "canceled", "pending"]);
    expect(await depositUsageOf(id)).toBe(3_000);
  });

  it("MI-18 LIM-15 that the provider has started stays with a lower limit, and counts", async () => {
    const { client } = await payer();
    const earlier = (await deposit(client)).body as Payment;
    await sendWebhook(event(earlier, "processing"));
    const waiting = (await deposit(client)).body as Payment;
    await client.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 2_000 });
    expect(await payment(client, earlier.id)).toMatchObject({ state: "processing" });
    expect(await payment(client, waiting.id)).toMatchObject({ state: "canceled", reason: "limit_reached" });
    await sendWebhook(event(earlier, "succeeded"));
    expect(await payment(client, earlier.id)).toMatchObject({ state: "succeeded" });
  });

  it("CASH-07 expires after an hour if it doesn't wait for coins", async () => {
    const { client, id } = await payer();
    const startedDeposit = (await deposit(client)).body as Payment;
    clock.advance(59 * 60_000);
    await settle();
    expect((await payment(client, startedDeposit.id)).state).toBe("pending");
    clock.advance(2 * 60_000);
    await settle();
    expect(await payment(client, startedDeposit.id)).toMatchObject({ state: "canceled", reason: "expired" });
    expect(script.callsTo(`POST /orders/${startedDeposit.id}/cancel`)).toHaveLength(1);
    expect(await depositUsageOf(id)).toBe(0);
    expect((await client.get("/api/player/notifications")).body).toMatchObject({
      notifications: [{ title: "Ihre Einzahlung hat nicht geklappt" }],
    });
  });

  it("CASH-31 without events is polled and credited before it could expire", async () => {
    const { client, accountId } = await payer();
    const startedDeposit = (await deposit(client)).body as Payment;
    script.events.set(startedDeposit.id, [
      event(startedDeposit, "processing"),
      event(startedDeposit, "succeeded"),
    ]);
    clock.advance(11 * 60_000);
    await settle();
    expect(await payment(client, startedDeposit.id)).toMatchObject({ state: "succeeded" });
    expect(await balances({ accountId })).toMatchObject({ real: 5_000n });
  });

  it("CASH-27 may require more fields, and only their values are sent to the provider", async () => {
    const { client } = await payer();
    const field = {
      name: "code",
      type: "text",
      label: "code",
      required: true,
      pattern: "\\d{6}",
      min: null,
      max: null,
    };
    script.setNextStep({ kind: "form", fields: [{ ...field, options: null, dependsOn: null }] } as never);
    const startedDeposit = (await deposit(client)).body as Payment;
    const answer = (fields: object) => client.post(`/api/payments/${startedDeposit.id}/answer`, { fields });
    expect((await answer({ code: "12" })).body).toMatchObject({
      errors: { "fields.code": ["invalid_format"] },
    });
    script.reject(422, { errors: { code: ["wrong_code"] } });
    expect((await answer({ code: "123456" })).body).toMatchObject({
      errors: { "fields.code": ["wrong_code"] },
    });
    script.reject(null);
    expect((await answer({ code: "654321" })).body).toMatchObject({ next_step: { kind: "done" } });
    expect(await answer({ code: "654321" })).toMatchObject({
      status: 409,
      body: { code: "no_form_expected" },
    });
  });

  it("BON-14 BON-15 BON-16 keeps the chosen code unless bonuses are off", async () => {
    const { client } = await payer({ values: { dateOfBirth: "1990-01-01" } });
    const { slug } = await publishCampaign(db);
    await app.content.refresh();
    const code = slug.toUpperCase();
    const codeOf = async (more: object = {}) => {
      const { id } = (await deposit(client, more)).body as Payment;
      return (await db.select().from(payments).where(eq(payments.id, id)))[0]!.bonusCode;
    };
    expect(
      (await client.patch("/api/player/set_bonus_code", { deposit_bonus_code: ` ${code} ` })).body,
    ).toMatchObject({
      deposit_bonus_code: code,
    });
    expect(await codeOf()).toBe(code);
    expect(await codeOf({ bonus_code: "OTHER" })).toBe("OTHER");
    expect(await codeOf({ bonus_code: null })).toBeNull();
    await client.patch("/api/player/update_bonus_settings", { can_issue: false });
    expect(await codeOf()).toBeNull();
    await client.patch("/api/player/update_bonus_settings", { can_issue: true });
    expect((await client.delete("/api/player/clear_bonus_code")).body).toMatchObject({
      deposit_bonus_code: null,
    });
    expect(await codeOf()).toBeNull();
    expect(await client.patch("/api/player/set_bonus_code", { deposit_bonus_code: "NONE" })).toMatchObject({
      status: 422,
      body: { errors: { deposit_bonus_code: ["unknown"] } },
    });
    expect(await client.patch("/api/player/set_bonus_code", { deposit_bonus_code: "no code" })).toMatchObject(
      {
        status: 422,
        body: { errors: { deposit_bonus_code: ["invalid_format"] } },
      },
    );
  });

  it("MI-32 is created completely or not at all when the process dies at any statement, and once by a retry", async () => {
    const { client, id } = await payer();
    for (let at = 1; ; at++) {
      const body = depositOf({ amount_cents: 1_000 });
      const interruptedResponse = await crashAt(db, at, () => client.post("/api/payments/deposits", body));
      const before = (await paymentsOf(id)).length;
      if (interruptedResponse.status === 200) {
        expect(at).toBeGreaterThan(3);
        break;
      }
      expect((await client.get(`/api/payments/keys/deposit/${body.key}`)).status).toBe(
        before === at ? 200 : 404,
      );
      expect((await client.post("/api/payments/deposits", body)).status).toBe(200);
      expect(await paymentsOf(id)).toHaveLength(at);
      expect(await depositUsageOf(id)).toBe(at * 1_000);
    }
  });
});

describe("a payment of another player", () => {
  it("CASH-08 can't be read, answered, cancelled or recalled", async () => {
    const { client } = await payer();
    const body = depositOf();
    const { id } = (await client.post("/api/payments/deposits", body)).body as Payment;
    const { client: other } = await payer();
    const guest = visit(app);
    for (const [status, caller] of [
      [404, other],
      [401, guest],
    ] as const) {
      expect((await caller.get(`/api/player/payments/${id}`)).status).toBe(status);
      expect((await caller.get(`/api/payments/keys/deposit/${body.key}`)).status).toBe(status);
      expect((await caller.post(`/api/payments/${id}/cancel`, {})).status).toBe(status);
      expect((await caller.post(`/api/payments/${id}/answer`, { fields: {} })).status).toBe(status);
      expect((await caller.post(`/api/player/payments/${id}/recall`, {})).status).toBe(status);
    }
    expect((await other.get("/api/player/payments")).body).toEqual({
      payments: [],
      next: null,
      totals: null,
    });
    expect((await payment(client, id)).state).toBe("pending");
    // Another player's request with the same key is a separate payment.
    expect(((await other.post("/api/payments/deposits", body)).body as Payment).id).not.toBe(id);
  });
});

it("MI-17 CASH-33 the database keeps ended payments unchanged and rejects impossible state changes", async () => {
  const { client } = await payer();
  const { id } = (await deposit(client)).body as Payment;
  const rule = (change: Promise<unknown>) =>
    change.then(
      () => "allowed",
      ({ cause }: { cause: { constraint: string } }) => cause.constraint,
    );
  const set = (values: object) => rule(db.update(payments).set(values).where(eq(payments.id, id)));
  expect(await set({ state: "reserved" })).toBe("payments_transitions");
  expect(await set({ amount: 1n })).toBe("payments_amount_stays");
  expect(await set({ currency: "USD" })).toBe("payments_stay");
  expect(await set({ state: "succeeded", finishedAt: new Date(0) })).toBe("payments_deposit_posted");
  await sendWebhook(event({ id }, "succeeded"));
  expect(await set({ state: "declined" })).toBe("payments_transitions");
  expect(await set({ reason: "expired" })).toBe("payments_ended_stay");
  expect(await set({ finishedAt: new Date(0) })).toBe("payments_ended_stay");
  expect(await rule(db.delete(payments).where(eq(payments.id, id)))).toBe("payments_keep");
  expect(await rule(db.delete(players).where(eq(players.id, 0)))).toBe("allowed");
  expect(
    await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.key, `deposit:${id}`)),
  ).toHaveLength(1);
});
