import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../src/contract/payments.ts";
import { killedAt } from "../../../tests/support/faults/crash-injection.ts";
import { depositOf, testPayments } from "../../../tests/support/server/payments.ts";
import { visit } from "../../../tests/support/server/visitor.ts";
import { ledgerEntries } from "../../db/ledger-schema.ts";
import { limitUsage } from "../../db/limits-schema.ts";
import { payments } from "../../db/payments-schema.ts";
import { players } from "../../db/player-schema.ts";
import { outbox } from "../../db/realtime-schema.ts";
import { playSessionsStore } from "../play-sessions/store.ts";

const { app, db, clock, script, payer, event, tell, balances, settle, deposit, payment, run } =
  await testPayments();

const used = async (id: number) => {
  const [row] = await db
    .select({ deposit: sql<string>`coalesce(sum(${limitUsage.deposit}), 0)` })
    .from(limitUsage)
    .where(eq(limitUsage.playerId, id));
  return Number(row!.deposit);
};
const made = (id: number) => db.select().from(payments).where(eq(payments.playerId, id));

describe("a deposit", () => {
  it("CASH-27 CASH-03 redirects, is credited once the provider confirms it, and has a receipt and a timeline", async () => {
    const { who, id, accountId } = await payer();
    const begun = await deposit(who, { return_path: "/cashbox?x=1" });
    expect(begun).toMatchObject({
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
    const { id: paymentId } = begun.body as Payment;
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
    expect(await tell(event({ id: paymentId }, "processing"))).toMatchObject({ status: 200 });
    clock.advance(1_000);
    expect(await tell(event({ id: paymentId }, "succeeded"))).toMatchObject({ status: 200 });
    expect(await balances({ accountId })).toMatchObject({ real: 5_000n });
    const done = await payment(who, paymentId);
    expect(done).toMatchObject({ state: "succeeded", next_step: null, reason: null, reversed_at: null });
    expect(done.timeline.map(({ state }) => state)).toEqual(["pending", "processing", "succeeded"]);
    const receipt = await who.get(`/api/player/statement/${done.receipts[0]}`);
    expect(receipt.body).toMatchObject({
      kind: "deposit",
      cause: { payment: paymentId, method: "Orbit Wallet" },
    });
    expect((await who.get("/api/player/stats")).body).toMatchObject([
      { deposits_cents: 5_000, cashouts_cents: 0 },
    ]);
    const said = await db.select().from(outbox).where(eq(outbox.playerId, id));
    expect(said.filter(({ type }) => type === "payments_events").map(({ data }) => data)).toEqual([
      { id: paymentId, state: "processing" },
      { id: paymentId, state: "succeeded" },
    ]);
    expect(said.filter(({ type }) => type === "payments_changes")).toHaveLength(3);
    expect((await who.get("/api/player/notifications")).body).toMatchObject({
      notifications: [{ title: "Ihre Einzahlung ist da" }],
    });
  });

  it("ANC-12 doesn't count as play, so it doesn't extend a play session", async () => {
    const { who, id } = await payer();
    const begun = (await deposit(who)).body as Payment;
    await tell(event(begun, "succeeded"));
    expect(await db.transaction((tx) => playSessionsStore.lastPlayed(tx, id))).toBeNull();
  });

  it("MI-02 MI-17 sent 64 times concurrently is created and ordered once", async () => {
    const { who, id } = await payer();
    const body = depositOf();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => who.post("/api/payments/deposits", body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => (answer.body as Payment).id)).size).toBe(1);
    expect(await made(id)).toHaveLength(1);
    expect(await used(id)).toBe(5_000);
    const { id: paymentId } = answers[0]!.body as Payment;
    const told = event({ id: paymentId }, "succeeded");
    await Promise.all(Array.from({ length: 16 }, () => tell(told)));
    // The key is case-insensitive.
    expect(
      (await who.post("/api/payments/deposits", { ...body, key: body.key.toUpperCase() })).body,
    ).toMatchObject({ id: paymentId });
    expect((await payment(who, paymentId)).receipts).toHaveLength(1);
  });

  it("MI-03 with a used key and another body is rejected", async () => {
    const { who, id } = await payer();
    const body = depositOf();
    await who.post("/api/payments/deposits", body);
    for (const other of [
      { amount_cents: 5_100 },
      { fields: { email: "bob@example.com" } },
      { method_id: "voucher" },
    ])
      expect(await who.post("/api/payments/deposits", { ...body, ...other })).toMatchObject({
        status: 422,
        body: { code: "key_reused" },
      });
    expect(await made(id)).toHaveLength(1);
  });

  it("MI-18 is accepted once when several race for the rest of a limit", async () => {
    const { who, id } = await payer();
    await who.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 9_000 });
    const answers = await Promise.all([deposit(who), deposit(who), deposit(who)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
      code: "limit_reached",
      limit: {
        type: "deposit",
        period: "day",
        left_cents: 4_000,
        currency: "EUR",
        ways: ["less", "wait", "ask_more"],
      },
    });
    expect(await used(id)).toBe(5_000);
  });

  it("MI-18 counts gross when accepted, and is taken off the day on which it was counted", async () => {
    const { who, id } = await payer();
    await who.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 5_000 });
    const first = (await deposit(who)).body as Payment;
    expect(await used(id)).toBe(5_000);
    expect((await deposit(who)).body).toMatchObject({ code: "limit_reached" });
    clock.advance(24 * 3_600_000);
    expect((await deposit(who, { amount_cents: 3_000 })).status).toBe(200);
    await tell(event(first, "declined", { reason: "insufficient_funds" }));
    const rows = await db
      .select()
      .from(limitUsage)
      .where(eq(limitUsage.playerId, id))
      .orderBy(limitUsage.day);
    expect(rows.map((row) => [row.deposit, row.depositWorth > 0n])).toEqual([
      [0n, false],
      [3_000n, true],
    ]);
    expect(await payment(who, first.id)).toMatchObject({ state: "declined", reason: "insufficient_funds" });
  });

  it("MI-18 with a fee counts with its whole amount against the limit", async () => {
    const { who, id } = await payer();
    await who.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 10_000 });
    const voucher = { method_id: "voucher", fields: { voucher_code: "1234567812345678" } };
    const made = (await deposit(who, voucher)).body as Payment;
    expect(made).toMatchObject({ amount_cents: 5_000, fee_cents: 75 });
    expect(await used(id)).toBe(5_000);
    const [{ worth } = { worth: "" }] = await db
      .select({ worth: sql<string>`sum(${limitUsage.depositWorth})` })
      .from(limitUsage)
      .where(eq(limitUsage.playerId, id));
    const other = await payer();
    await deposit(other.who);
    const [{ same } = { same: "" }] = await db
      .select({ same: sql<string>`sum(${limitUsage.depositWorth})` })
      .from(limitUsage)
      .where(eq(limitUsage.playerId, other.id));
    expect(worth).toBe(same);
    // The rest of the limit refers to the amount, not to what is credited.
    expect((await deposit(who, { amount_cents: 5_100 })).body).toMatchObject({ code: "limit_reached" });
    expect((await deposit(who)).status).toBe(200);
  });

  it("MI-06 stays rejected under its key, whatever has changed since; a new key is checked again", async () => {
    const { who } = await payer();
    await who.post("/api/user_limits", { type: "deposit", period: "day", amount_cents: 4_000 });
    const body = depositOf();
    const first = await who.post("/api/payments/deposits", body);
    expect(first).toMatchObject({ status: 403, body: { code: "limit_reached" } });
    clock.advance(25 * 3_600_000);
    const again = await who.post("/api/payments/deposits", body);
    expect(again.body).toMatchObject({
      code: "limit_reached",
      limit: (first.body as { limit: object }).limit,
    });
    expect((await deposit(who, { amount_cents: 4_000 })).status).toBe(200);
  });

  it("LIM-17 of an excluded player is rejected with the end of the exclusion", async () => {
    const { who } = await payer();
    await who.post("/api/user_limits", { type: "coolingoff", period: "day" });
    expect(await deposit(who)).toMatchObject({
      status: 403,
      body: { code: "player_excluded", limit: { type: "coolingoff" } },
    });
  });

  it("PROF-27 in fiat is rejected while profile fields are missing; coins require none", async () => {
    const { who, id } = await payer({ values: { city: null, mobilePhone: null } });
    expect(await deposit(who)).toMatchObject({
      status: 409,
      body: { code: "fields_missing", errors: { city: ["required"], mobile_phone: ["required"] } },
    });
    expect(await made(id)).toEqual([]);
    const coins = await payer({ currency: "BTC", values: { city: null } });
    const body = { method_id: "btc", currency: "BTC", amount_cents: 10_000, fields: {} };
    expect((await deposit(coins.who, body)).status).toBe(200);
  });

  it("CASH-16 CASH-29 is rejected with errors by field for its amount and its fields", async () => {
    const { who } = await payer();
    const wrong = async (more: object) => (await deposit(who, more)).body;
    expect(await wrong({ amount_cents: 900 })).toMatchObject({ errors: { amount_cents: ["too_small"] } });
    expect(await wrong({ amount_cents: 2_000_000 })).toMatchObject({ errors: { amount_cents: ["too_big"] } });
    expect(await wrong({ amount_cents: 5_001 })).toMatchObject({ errors: { amount_cents: ["off_step"] } });
    expect(await wrong({ currency: "USD" })).toMatchObject({ errors: { currency: ["not_equal"] } });
    expect(await wrong({ fields: {} })).toMatchObject({ errors: { "fields.email": ["required"] } });
    for (const profile_id of [1, 0, 2 ** 31, 2 ** 40, -(2 ** 31) - 1, -(2 ** 53)])
      expect(await wrong({ profile_id })).toMatchObject({ errors: { profile_id: ["unknown"] } });
    expect(await wrong({ method_id: "cheque" })).toMatchObject({ code: "method_unavailable" });
    expect(await wrong({ bonus_code: "?" })).toMatchObject({ errors: { bonus_code: ["invalid_format"] } });
    for (const path of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
      "cashbox",
    ])
      expect(await wrong({ return_path: path })).toMatchObject({
        errors: { return_path: ["invalid_format"] },
      });
    expect(await wrong({ amount_cents: null })).toMatchObject({ errors: { amount_cents: ["required"] } });
    expect(await wrong({ amount_cents: "5e3" })).toMatchObject({
      errors: { amount_cents: ["not_integer"] },
    });
    expect(await wrong({ amount_cents: 1.5 })).toMatchObject({ errors: { amount_cents: ["not_integer"] } });
    const key = randomUUID();
    await wrong({ key, amount_cents: 900 });
    // A corrected form may use the same key.
    expect((await deposit(who, { key })).status).toBe(200);
  });

  it("CASH-18 by sofort is rejected for members of group 631", async () => {
    const { who } = await payer({ values: { groups: [631] } });
    const body = { method_id: "sofort", fields: { bank: "alpen_bank" } };
    expect(await deposit(who, body)).toMatchObject({ status: 409, body: { code: "method_unavailable" } });
    const other = await payer();
    expect((await deposit(other.who, body)).status).toBe(200);
  });

  it("MI-29 CASH-31 without a response to its order is ordered again only with the same key", async () => {
    const { who } = await payer();
    const body = depositOf();
    script.beSilent(3);
    expect(await who.post("/api/payments/deposits", body)).toMatchObject({
      status: 503,
      body: { code: "unavailable", retry_after: 5 },
    });
    const known = await who.get(`/api/payments/keys/deposit/${body.key}`);
    expect(known.body).toMatchObject({ state: "pending", next_step: null });
    await settle();
    expect(
      script
        .callsTo("POST /orders")
        .filter(({ body: sent }) => (sent as { payment: string }).payment === (known.body as Payment).id),
    ).toHaveLength(3);
    expect((await who.post("/api/payments/deposits", body)).body).toMatchObject({
      id: (known.body as Payment).id,
      next_step: { kind: "redirect" },
    });
  });

  it("CASH-07 is declined when the provider rejects it, and counts for nothing", async () => {
    const { who, id } = await payer();
    script.refuse(422);
    expect((await deposit(who)).body).toMatchObject({ state: "declined", reason: "provider_error" });
    expect(await used(id)).toBe(0);
  });

  it("CASH-07 can be cancelled once while it waits, but not once its money is on the way", async () => {
    const { who, id } = await payer();
    const begun = (await deposit(who)).body as Payment;
    const cancel = () => who.post(`/api/payments/${begun.id}/cancel`, {});
    expect((await cancel()).body).toMatchObject({
      state: "canceled",
      reason: "canceled_by_player",
      next_step: null,
    });
    expect((await cancel()).body).toMatchObject({ state: "canceled" });
    // The provider must not collect money for it.
    expect(script.callsTo(`POST /orders/${begun.id}/cancel`)).toHaveLength(1);
    expect(await used(id)).toBe(0);
    const other = (await deposit(who)).body as Payment;
    await tell(event(other, "processing"));
    expect(await who.post(`/api/payments/${other.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: "not_cancelable" },
    });
  });

  it.each(["coolingoff", "selfexclusion"] as const)(
    "ANC-09 LIM-19 that is unpaid ends with %s, and money that arrives later is returned",
    async (type) => {
      const one = await payer();
      const begun = (await deposit(one.who)).body as Payment;
      const period = type === "coolingoff" ? "day" : "6_months";
      expect((await one.who.post("/api/user_limits", { type, period })).status).toBe(200);
      const [row] = await made(one.id);
      expect(row).toMatchObject({ state: "canceled", reason: "canceled_by_player" });
      expect(script.callsTo(`POST /orders/${begun.id}/cancel`)).toHaveLength(1);
      await tell(event(begun, "succeeded"));
      expect((await run("list")).lines.join("\n")).toMatch(/player_excluded|refund due/);
      expect(await balances(one)).toMatchObject({ real: 0n });
      expect((await made(one.id)).map(({ state, reason }) => [state, reason])).toContainEqual([
        "declined",
        "player_excluded",
      ]);
      await settle();
      expect(script.callsTo(`POST /orders/${begun.id}/refund`)).toHaveLength(1);
    },
  );

  it("CASH-07 expires after an hour without activity, and after a day when it waits for coins", async () => {
    const { who, id } = await payer();
    const begun = (await deposit(who)).body as Payment;
    clock.advance(59 * 60_000);
    await settle();
    expect((await payment(who, begun.id)).state).toBe("pending");
    clock.advance(2 * 60_000);
    await settle();
    expect(await payment(who, begun.id)).toMatchObject({ state: "canceled", reason: "expired" });
    expect(script.callsTo(`POST /orders/${begun.id}/cancel`)).toHaveLength(1);
    expect(await used(id)).toBe(0);
    expect((await who.get("/api/player/notifications")).body).toMatchObject({
      notifications: [{ title: "Ihre Einzahlung hat nicht geklappt" }],
    });
  });

  it("CASH-31 without events is polled and credited before it could expire", async () => {
    const { who, accountId } = await payer();
    const begun = (await deposit(who)).body as Payment;
    script.events.set(begun.id, [event(begun, "processing"), event(begun, "succeeded")]);
    clock.advance(11 * 60_000);
    await settle();
    expect(await payment(who, begun.id)).toMatchObject({ state: "succeeded" });
    expect(await balances({ accountId })).toMatchObject({ real: 5_000n });
  });

  it("CASH-27 may require more fields, and only their values are sent to the provider", async () => {
    const { who } = await payer();
    const field = {
      name: "code",
      type: "text",
      label: "code",
      required: true,
      pattern: "\\d{6}",
      min: null,
      max: null,
    };
    script.ask({ kind: "form", fields: [{ ...field, options: null, dependsOn: null }] } as never);
    const begun = (await deposit(who)).body as Payment;
    const answer = (fields: object) => who.post(`/api/payments/${begun.id}/answer`, { fields });
    expect((await answer({ code: "12" })).body).toMatchObject({
      errors: { "fields.code": ["invalid_format"] },
    });
    script.refuse(422, { errors: { code: ["wrong_code"] } });
    expect((await answer({ code: "123456" })).body).toMatchObject({
      errors: { "fields.code": ["wrong_code"] },
    });
    script.refuse(null);
    expect((await answer({ code: "654321" })).body).toMatchObject({ next_step: { kind: "done" } });
    expect(await answer({ code: "654321" })).toMatchObject({ status: 409, body: { code: "nothing_asked" } });
  });

  it("BON-14 BON-15 BON-16 keeps the chosen code unless bonuses are off", async () => {
    const { who } = await payer();
    const codeOf = async (more: object = {}) => {
      const { id } = (await deposit(who, more)).body as Payment;
      return (await db.select().from(payments).where(eq(payments.id, id)))[0]!.bonusCode;
    };
    expect(
      (await who.patch("/api/player/set_bonus_code", { deposit_bonus_code: " WELCOME " })).body,
    ).toMatchObject({
      deposit_bonus_code: "WELCOME",
    });
    expect(await codeOf()).toBe("WELCOME");
    expect(await codeOf({ bonus_code: "OTHER" })).toBe("OTHER");
    expect(await codeOf({ bonus_code: null })).toBeNull();
    await who.patch("/api/player/update_bonus_settings", { can_issue: false });
    expect(await codeOf()).toBeNull();
    await who.patch("/api/player/update_bonus_settings", { can_issue: true });
    expect((await who.delete("/api/player/clear_bonus_code")).body).toMatchObject({
      deposit_bonus_code: null,
    });
    expect(await codeOf()).toBeNull();
    expect(await who.patch("/api/player/set_bonus_code", { deposit_bonus_code: "no code" })).toMatchObject({
      status: 422,
      body: { errors: { deposit_bonus_code: ["invalid_format"] } },
    });
  });

  it("MI-32 is created completely or not at all when the process dies at any statement, and once by a retry", async () => {
    const { who, id } = await payer();
    for (let at = 1; ; at++) {
      const body = depositOf({ amount_cents: 1_000 });
      const cut = await killedAt(db, at, () => who.post("/api/payments/deposits", body));
      const before = (await made(id)).length;
      if (cut.status === 200) {
        expect(at).toBeGreaterThan(3);
        break;
      }
      expect((await who.get(`/api/payments/keys/deposit/${body.key}`)).status).toBe(
        before === at ? 200 : 404,
      );
      expect((await who.post("/api/payments/deposits", body)).status).toBe(200);
      expect(await made(id)).toHaveLength(at);
      expect(await used(id)).toBe(at * 1_000);
    }
  });
});

describe("a payment of another player", () => {
  it("CASH-08 can't be read, answered, cancelled or recalled", async () => {
    const { who } = await payer();
    const body = depositOf();
    const { id } = (await who.post("/api/payments/deposits", body)).body as Payment;
    const { who: other } = await payer();
    const guest = visit(app);
    for (const [status, by] of [
      [404, other],
      [401, guest],
    ] as const) {
      expect((await by.get(`/api/player/payments/${id}`)).status).toBe(status);
      expect((await by.get(`/api/payments/keys/deposit/${body.key}`)).status).toBe(status);
      expect((await by.post(`/api/payments/${id}/cancel`, {})).status).toBe(status);
      expect((await by.post(`/api/payments/${id}/answer`, { fields: {} })).status).toBe(status);
      expect((await by.post(`/api/player/payments/${id}/recall`, {})).status).toBe(status);
    }
    expect((await other.get("/api/player/payments")).body).toEqual({
      payments: [],
      next: null,
      totals: null,
    });
    expect((await payment(who, id)).state).toBe("pending");
    // Another player's request with the same key is a separate payment.
    expect(((await other.post("/api/payments/deposits", body)).body as Payment).id).not.toBe(id);
  });
});

it("MI-17 CASH-33 the database keeps ended payments unchanged and rejects impossible state changes", async () => {
  const { who } = await payer();
  const { id } = (await deposit(who)).body as Payment;
  const rule = (run: Promise<unknown>) =>
    run.then(
      () => "allowed",
      ({ cause }: { cause: { constraint: string } }) => cause.constraint,
    );
  const set = (values: object) => rule(db.update(payments).set(values).where(eq(payments.id, id)));
  expect(await set({ state: "reserved" })).toBe("payments_transitions");
  expect(await set({ amount: 1n })).toBe("payments_amount_stays");
  expect(await set({ currency: "USD" })).toBe("payments_stay");
  expect(await set({ state: "succeeded", finishedAt: new Date(0) })).toBe("payments_deposit_posted");
  await tell(event({ id }, "succeeded"));
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
