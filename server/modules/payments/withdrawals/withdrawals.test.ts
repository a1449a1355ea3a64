import { and, eq, gt, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../../src/contract/payments.ts";
import { crashAt } from "../../../../tests/support/faults/crash-injection.ts";
import {
  type Payer,
  type PayerOptions,
  testPayments,
  withdrawalOf,
} from "../../../../tests/support/server/payments.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { outbox } from "../../../core/outbox/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { createProvider } from "../../../reference-payment-provider/service.ts";
import { readCommand } from "../staff/command.ts";
import { payments } from "../tables.ts";

const { app, db, run, clock, script, payer, event, sendWebhook, balances, settle, withdraw, payment } =
  await testPayments();

const approve = (id: string, by = "Ann") => run("approve", "--id", id, "--by", by);

/** A player in Austria with 500.00, whose withdrawals need approval from 50.00. */
const createRichPayer = (more: PayerOptions = {}) => payer({ funds: 50_000n, ...more });
const startWithdrawal = async ({ client }: Payer, more: object = {}) =>
  (await withdraw(client, more)).body as Payment;
const NO_BONUS_OR_DEBT = { bonus: 0n, owed: 0n };

describe("a withdrawal", () => {
  it("CASH-32 says when its money should arrive: by the method's time, from its approval on", async () => {
    const THREE_DAYS = 3 * 86_400_000;
    const one = await createRichPayer();
    const { id } = await startWithdrawal(one);
    const expectedAt = async () => Date.parse((await payment(one.client, id)).expected_at ?? "");
    expect(await expectedAt()).toBe(clock.now() + THREE_DAYS);
    clock.advance(3_600_000);
    expect(await expectedAt()).toBe(clock.now() + THREE_DAYS);
    await approve(id);
    const approvedAt = clock.now();
    await settle();
    clock.advance(3_600_000);
    expect(await expectedAt()).toBe(approvedAt + THREE_DAYS);
    await sendWebhook(event({ id }, "succeeded"));
    expect((await payment(one.client, id)).expected_at).toBeNull();
  });

  it("MI-16 ANC-19 CASH-28 reserves its money immediately and is paid once approved", async () => {
    const one = await createRichPayer();
    const body = withdrawalOf();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => one.client.post("/api/payments/withdrawals", body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]!.body).toMatchObject({ action: "cashout", amount_cents: 5_000, next_step: null });
    const { id } = answers[0]!.body as Payment;
    expect(await balances(one)).toEqual({ real: 45_000n, reserved: 5_000n, ...NO_BONUS_OR_DEBT });
    expect((await payment(one.client, id)).state).toBe("pending");
    await settle();
    expect(script.orders.has(id)).toBe(false);
    expect((await run("list")).lines.join("\n")).toContain(id);
    expect(await approve(id)).toEqual({ ok: true, lines: ["Approved: it will be paid within a minute"] });
    await settle();
    await settle();
    expect(
      script
        .callsTo("POST /orders")
        .filter(({ body: orderBody }) => (orderBody as { payment: string }).payment === id),
    ).toHaveLength(1);
    expect(script.orders.get(id)).toMatchObject({
      action: "cashout",
      method: "bank_transfer",
      amount: "50.00",
      fields: { account_holder: "Ada Payer", iban: "AT611904300234573201" },
    });
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toEqual({ real: 45_000n, reserved: 0n, ...NO_BONUS_OR_DEBT });
    const done = await payment(one.client, id);
    expect(done).toMatchObject({ state: "succeeded", receipts: [2, 3] });
    expect(done.timeline.map(({ state }) => state)).toEqual([
      "reserved",
      "pending",
      "processing",
      "succeeded",
    ]);
    // The payout details are deleted after the payment.
    expect((await db.select().from(payments).where(eq(payments.id, id)))[0]!.payout).toBeNull();
    expect((await one.client.get("/api/player/stats")).body).toMatchObject([{ withdrawals_cents: 5_000 }]);
    expect((await run("show", "--id", id)).lines.join("\n")).toMatch(/approved by Ann/);
    for (const state of ["rejected", "reversed"] as const)
      expect(await sendWebhook(event({ id }, state))).toMatchObject({
        status: 409,
        body: { code: "not_reversible" },
      });
    expect(await balances(one)).toMatchObject({ real: 45_000n });
    await run("settled", "--id", id, "--by", "Ann");
  });

  /** Runs a test while bank transfers have a fixed fee in minor units. */
  async function withFee(fee: number, test: () => Promise<void>): Promise<void> {
    const set = async (cents: number) => {
      const terms = JSON.stringify({ basis_points: 0, fixed_cents: cents });
      await db.execute(sql`update payment_methods
        set doc = jsonb_set(doc, '{cashout,fee}', ${terms}::jsonb) where id = 'bank_transfer'`);
      await app.content.refresh();
    };
    await set(fee);
    await test().finally(() => set(0));
  }

  it("CASH-28 MI-16 with a fee is booked in full when the reference provider has paid the amount without the fee", () =>
    withFee(100, async () => {
      const one = await createRichPayer();
      const { id } = await startWithdrawal(one);
      await approve(id);
      await settle();
      const provider = createProvider({
        db,
        now: clock.now,
        secret: "a secret of the provider's tests",
        pagesOf: () => "http://localhost/payment-provider",
        sendEvent: async (_, body) => (await sendWebhook(JSON.parse(body))).status === 200,
      });
      await provider.order(script.orders.get(id)!);
      await provider.act(id, "succeeded");
      expect((await provider.events(id)).map(({ amount }) => amount)).toEqual(["49.00"]);
      expect(await payment(one.client, id)).toMatchObject({ state: "succeeded", amount_cents: 5_000 });
      expect(await balances(one)).toEqual({ real: 45_000n, reserved: 0n, ...NO_BONUS_OR_DEBT });
      // The full amount differs from what the player receives.
      const other = await startWithdrawal(one);
      await approve(other.id);
      await settle();
      expect((await sendWebhook(event(other, "succeeded"))).body.code).toBe("wrong_amount");
      await sendWebhook(event(other, "succeeded", { amount: "49.00" }));
      await run("settled", "--id", other.id, "--by", "Ann");
    }));

  it("CASH-28 CASH-15 that doesn't exceed its fee is rejected as too small", () =>
    withFee(5_000, async () => {
      const one = await createRichPayer();
      const rejection = await withdraw(one.client);
      expect(rejection).toMatchObject({
        status: 422,
        body: { code: "validation_failed", errors: { amount_cents: ["too_small"] } },
      });
      expect((await withdraw(one.client, { amount_cents: 5_100 })).status).toBe(200);
    }));

  it("AMB-PLT-12 publishes its state, the provider's status and the balance separately, each when it changed", async () => {
    const one = await createRichPayer();
    let last = 0;
    const readPublications = async () => {
      const isNew = and(eq(outbox.playerId, one.id), gt(outbox.id, last));
      const rows = await db.select().from(outbox).where(isNew).orderBy(outbox.id);
      last = rows.at(-1)?.id ?? last;
      return Object.fromEntries(rows.map(({ type, data }) => [type, data]));
    };
    await readPublications();
    const { id } = await startWithdrawal(one);
    expect(await readPublications()).toEqual({ balance: null, payments_changes: { id } });
    await approve(id);
    await settle();
    expect(await readPublications()).toEqual({ payments_changes: { id } });
    await sendWebhook(event({ id }, "succeeded"));
    expect(await readPublications()).toEqual({
      balance: null,
      payments_changes: { id },
      payments_events: { id, state: "succeeded" },
      notifications: { id: expect.any(String) },
    });
  });

  it("CASH-15 AMB-MON-09 MI-10 never exceeds the balance, even with concurrent requests", async () => {
    const one = await createRichPayer();
    expect((await withdraw(one.client, { amount_cents: 50_001 })).body).toMatchObject({
      code: "validation_failed",
      errors: { amount_cents: ["not_enough_money"] },
    });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(one.client, { amount_cents: 30_000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await balances(one)).toMatchObject({ real: 20_000n, reserved: 30_000n });
  });

  it("CASH-08 CASH-10 MI-16 is recalled once, idempotently, and then never paid", async () => {
    const one = await createRichPayer();
    const { id } = await startWithdrawal(one);
    expect(await payment(one.client, id)).toMatchObject({ recallable: true });
    const recall = () => one.client.post(`/api/player/payments/${id}/recall`, {});
    const answers = await Promise.all([recall(), recall(), recall()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body).toMatchObject({ state: "recalled", recallable: false });
    expect(await balances(one)).toEqual({ real: 50_000n, reserved: 0n, ...NO_BONUS_OR_DEBT });
    await expect(approve(id)).rejects.toThrow("Refused: id: done");
    await settle();
    expect(script.orders.has(id)).toBe(false);
    const out = await startWithdrawal(one);
    await approve(out.id);
    await settle();
    expect(await one.client.post(`/api/player/payments/${out.id}/recall`, {})).toMatchObject({
      status: 409,
      body: { code: "not_recallable" },
    });
  });

  it("ANC-18 AMB-PAY-02 can't be recalled where the licence forbids it, nor by excluded players", async () => {
    const strict = await createRichPayer({ values: { licence: "GCB", verified: true } });
    const { id } = await startWithdrawal(strict);
    expect(await payment(strict.client, id)).toMatchObject({ recallable: false });
    expect((await strict.client.post(`/api/player/payments/${id}/recall`, {})).body).toMatchObject({
      code: "not_recallable",
    });
    expect(
      ((await strict.client.get("/api/payments/methods?action=cashout")).body as { recall: boolean }).recall,
    ).toBe(false);
    const away = await createRichPayer();
    await away.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    // Excluded players may withdraw their money.
    const out = await startWithdrawal(away);
    expect(out).toMatchObject({ state: "pending", recallable: false });
    expect((await away.client.post(`/api/player/payments/${out.id}/recall`, {})).status).toBe(409);
  });

  it("MI-16 that is rejected by staff or the provider returns exactly its money, once", async () => {
    const one = await createRichPayer();
    const { id } = await startWithdrawal(one);
    await run("reject", "--id", id, "--by", "Ann", "--reason", "details_do_not_match");
    await expect(run("reject", "--id", id, "--by", "Ann")).rejects.toThrow("id: done");
    expect(await payment(one.client, id)).toMatchObject({
      state: "rejected",
      reason: "details_do_not_match",
    });
    expect(await balances(one)).toEqual({ real: 50_000n, reserved: 0n, ...NO_BONUS_OR_DEBT });
    expect((await one.client.get("/api/player/notifications")).body).toMatchObject({
      notifications: [{ title: "Ihre Auszahlung ist nicht erfolgt" }],
    });
    const { id: other } = await startWithdrawal(one);
    // It was never ordered.
    expect(await sendWebhook(event({ id: other }, "succeeded"))).toMatchObject({
      status: 409,
      body: { code: "not_ordered" },
    });
    await approve(other);
    expect(await run("pay", "--id", other, "--by", "Ann")).toMatchObject({ ok: true });
    const rejectedEvent = event({ id: other }, "rejected", { reason: "declined_by_bank" });
    await Promise.all([
      sendWebhook(rejectedEvent),
      sendWebhook(rejectedEvent),
      sendWebhook(event({ id: other }, "declined")),
    ]);
    expect(await balances(one)).toEqual({ real: 50_000n, reserved: 0n, ...NO_BONUS_OR_DEBT });
    expect(await sendWebhook(event({ id: other }, "succeeded"))).toMatchObject({
      status: 409,
      body: { code: "already_returned" },
    });
    await run("settled", "--id", other, "--by", "Ann");
  });

  it("CASH-29 accepts account holders as banks write them, and rejects other characters", async () => {
    const one = await createRichPayer();
    const withdrawTo = async (account_holder: string) =>
      withdraw(one.client, { fields: { account_holder, iban: "AT61 1904 3002 3457 3201" } });
    for (const name of ["Ärzte & Söhne GmbH", "Siobhán O’Neill-Åse", "Ngô Thị 2"])
      expect((await withdrawTo(name)).status, name).toBe(200);
    for (const name of ["<img src=x onerror=alert(1)>", "Ada\u202eresu", "Ada\nPayer"])
      expect(await withdrawTo(name), name).toMatchObject({
        status: 422,
        body: { errors: { "fields.account_holder": ["invalid_format"] } },
      });
  });

  it("CASH-28 is shown to staff with its destination, and with a warning when the name differs", async () => {
    const one = await createRichPayer();
    const { id } = await startWithdrawal(one);
    const shownDetails = (await run("show", "--id", id)).lines.join("\n");
    expect(shownDetails).toContain("iban …3201, account_holder Ada Payer, asked for by Ada Payer");
    expect(shownDetails).not.toContain("ANOTHER NAME");
    expect(shownDetails).not.toContain("AT611904300234573201");
    const fields = { account_holder: "Eve Thief", iban: "AT61 1904 3002 3457 3201" };
    const other = await startWithdrawal(one, { fields });
    expect((await run("show", "--id", other.id)).lines).toContain("ANOTHER NAME than the player's");
  });

  it("CASH-28 AMB-PAY-01 can be cancelled by staff for the player while it waits, which returns the money", async () => {
    const one = await payer({ funds: 10_000n });
    const { id } = (await withdraw(one.client)).body as Payment;
    await run("cancel", "--id", id, "--by", "Ann");
    expect(await payment(one.client, id)).toMatchObject({ state: "canceled", reason: null });
    expect(await balances(one)).toMatchObject({ real: 10_000n, reserved: 0n });
    const bell = (await one.client.get("/api/player/notifications")).body as { notifications: object[] };
    expect(bell.notifications).toHaveLength(1);
    const { id: other } = (await withdraw(one.client)).body as Payment;
    await approve(other);
    await run("pay", "--id", other, "--by", "Ann");
    await expect(run("cancel", "--id", other, "--by", "Ann")).rejects.toThrow("id: done");
    expect(await balances(one)).toMatchObject({ real: 5_000n, reserved: 5_000n });
  });

  it("CASH-31 that the provider rejects ends as rejected; without a response it is ordered again with the same id", async () => {
    const one = await createRichPayer();
    const { id } = await startWithdrawal(one);
    await approve(id);
    script.dropResponses(3);
    await settle();
    expect((await payment(one.client, id)).state).toBe("processing");
    await settle();
    const sentOrders = script.callsTo("POST /orders").map(({ body }) => body as { payment: string });
    expect(
      new Set(sentOrders.filter((order) => order.payment === id).map((order) => JSON.stringify(order))).size,
    ).toBe(1);
    const { id: other } = await startWithdrawal(one);
    await approve(other);
    script.reject(422, {}, "POST /orders");
    await settle();
    clock.advance(10 * 60_000);
    await settle();
    expect(await payment(one.client, other)).toMatchObject({ state: "rejected", reason: "provider_error" });
    expect(await balances(one)).toMatchObject({ real: 45_000n, reserved: 5_000n });
  });

  it("is approved automatically when it is small and needs two staff members when it is large", async () => {
    const one = await createRichPayer({ funds: 3_000_000n });
    const small = await startWithdrawal(one, { amount_cents: 4_999 });
    await settle();
    expect((await payment(one.client, small.id)).state).toBe("processing");
    const large = await startWithdrawal(one, { amount_cents: 1_000_001 });
    expect((await approve(large.id)).lines).toEqual([
      "Recorded: a large withdrawal needs a second person's approval",
    ]);
    for (const ann of ["ann ", "ANN.", "a-nn"])
      await expect(approve(large.id, ann)).rejects.toThrow("Refused: by: same_person");
    // The first letter is a Cyrillic look-alike.
    expect(() => readCommand(["approve", "--id", large.id, "--by", "\u0410nn"])).toThrow(
      "--by must be in plain letters",
    );
    expect((await run("list")).lines.join("\n")).toContain("approved by Ann, waits for another");
    await settle();
    expect(script.orders.has(large.id)).toBe(false);
    await approve(large.id, "Ben");
    await settle();
    expect(script.orders.has(large.id)).toBe(true);
    const ofPlayer = eq(auditEvents.playerId, one.id);
    const auditRows = await db.select().from(auditEvents).where(ofPlayer).orderBy(auditEvents.id);
    expect(auditRows.filter(({ kind }) => kind === "cashout_approved").map(({ value }) => value)).toEqual([
      { payment: large.id, by: "Ann", outcome: "first_of_two" },
      { payment: large.id, by: "Ben", outcome: "approved" },
    ]);
  });

  it("CASH-28 waits for identity verification where the licence or the market requires it", async () => {
    const one = await payer({ country: "DE", funds: 10_000n, values: { postalCode: "10115" } });
    expect((await one.client.get("/api/payments/methods?action=cashout")).body).toMatchObject({
      verification_needed: true,
    });
    const body = withdrawalOf();
    for (const _ of [1, 2])
      expect(await one.client.post("/api/payments/withdrawals", body)).toMatchObject({
        status: 403,
        body: { code: "verification_needed" },
      });
    expect(await balances(one)).toMatchObject({ real: 10_000n, reserved: 0n });
    await db.update(players).set({ verified: true }).where(eq(players.id, one.id));
    expect((await withdraw(one.client)).status).toBe(200);
  });

  it("CASH-17 AMB-VAL-10 to a Lithuanian account shows a message and adds the player to group 1101 once", async () => {
    const one = await createRichPayer();
    const groups = async () => ((await one.client.get("/api/player")).body as { groups: number[] }).groups;
    const usual = (await withdraw(one.client, { amount_cents: 1_000 })).body as Payment;
    expect(usual).not.toHaveProperty("message");
    expect(await groups()).not.toContain(1_101);
    const body = withdrawalOf({
      amount_cents: 1_000,
      fields: { account_holder: "Ada Payer", iban: "LT12 1000 0111 0100 1000" },
    });
    const submitWithdrawal = () => one.client.post("/api/payments/withdrawals", body);
    const first = await submitWithdrawal();
    expect(first).toMatchObject({ status: 200, body: { message: "lithuanian_iban" } });
    expect(await submitWithdrawal()).toMatchObject({ status: 200, body: first.body });
    await withdraw(one.client, { amount_cents: 1_000, fields: body.fields });
    expect((await groups()).filter((group) => group === 1_101)).toHaveLength(1);
    expect(await balances(one)).toMatchObject({ real: 47_000n, reserved: 3_000n });
  });

  it("CASH-09 CASH-06 PLT-51 appears in the paged history, newest first", async () => {
    const one = await createRichPayer();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await startWithdrawal(one, { amount_cents: 1_000 + n })).id);
    clock.advance(1_000);
    const { id: other } = (
      await one.client.post("/api/payments/deposits", {
        key: crypto.randomUUID(),
        method_id: "ewallet",
        amount_cents: 5_000,
        currency: "EUR",
        fields: { email: "a@example.com" },
      })
    ).body as Payment;
    const page = async (query: string) =>
      (await one.client.get(`/api/player/payments?${query}`)).body as {
        payments: Payment[];
        next: string | null;
      };
    const first = await page("limit=4");
    // A new payment doesn't shift the pages.
    clock.advance(1_000);
    await startWithdrawal(one, { amount_cents: 1_005 });
    const second = await page(`limit=4&cursor=${first.next}`);
    expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual([other, ...ids]);
    expect(second.next).toBeNull();
    expect((await page("action=deposit")).payments.map(({ id }) => id)).toEqual([other]);
    expect((await page("currency=USD")).payments).toEqual([]);
    expect((await one.client.get("/api/player/payments?cursor=1")).status).toBe(422);
  });

  it("MI-32 MI-16 is reserved and returned completely or not at all when the process dies at any statement", async () => {
    const one = await createRichPayer({ funds: 1_000_000n });
    let realBalance = 1_000_000n;
    for (let at = 1; ; at++) {
      const body = withdrawalOf();
      const interruptedResponse = await crashAt(db, at, () =>
        one.client.post("/api/payments/withdrawals", body),
      );
      const repeatedResponse = await one.client.post("/api/payments/withdrawals", body);
      expect([at, repeatedResponse.status]).toEqual([at, 200]);
      realBalance -= 5_000n;
      expect(await balances(one)).toMatchObject({ real: realBalance, reserved: 1_000_000n - realBalance });
      const { id } = repeatedResponse.body as Payment;
      const recall = () => one.client.post(`/api/player/payments/${id}/recall`, {});
      await crashAt(db, at, recall);
      expect((await recall()).status).toBe(200);
      realBalance += 5_000n;
      expect(await balances(one)).toMatchObject({ real: realBalance, reserved: 0n });
      if (interruptedResponse.status === 200 && at > 8) break;
    }
    await settle();
  });

  it("CASH-28 whose creation was interrupted is listed for staff by the minutely job", async () => {
    const one = await createRichPayer();
    for (let at = 1; at < 9; at++) {
      const body = withdrawalOf();
      const interruptedResponse = await crashAt(db, at, () =>
        one.client.post("/api/payments/withdrawals", body),
      );
      const known = await one.client.get(`/api/payments/keys/cashout/${body.key}`);
      if (interruptedResponse.status === 200 || known.status === 404) continue;
      expect(known.body).toMatchObject({ state: "reserved" });
      await settle();
      expect((await payment(one.client, (known.body as Payment).id)).state).toBe("pending");
      return;
    }
    throw new Error("no interruption left a withdrawal reserved");
  });
});

it("CASH-31 an invalid staff command isn't sent", () => {
  expect(() => readCommand(["approve", "--id", "1", "--by", "Ann"])).toThrow("--id");
  expect(() => readCommand(["approve", "--id", crypto.randomUUID()])).toThrow("--by is missing");
  expect(() => readCommand(["list", "--url", "http://casino.example"])).toThrow("--url");
  expect(() => readCommand(["reject", "--id", crypto.randomUUID(), "--by", "Ann", "--reason", "no"])).toThrow(
    "--reason",
  );
});
