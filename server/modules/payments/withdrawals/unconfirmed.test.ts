import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Payment } from "../../../../src/contract/payments.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { verifyPayments } from "../staff/verify-store.ts";
import { payments } from "../tables.ts";

const {
  db,
  run,
  clock,
  script,
  errors,
  payer,
  event,
  sendWebhook,
  balances,
  settle,
  withdraw,
  deposit,
  payment,
} = await testPayments();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RESERVED = { real: 45_000n, reserved: 5_000n };
const RETURNED = { real: 50_000n, reserved: 0n };
const PAID = { real: 45_000n, reserved: 0n };

/** A player with 500.00 and an approved withdrawal of 50.00. */
async function createApproved(): Promise<{ one: Payer; id: string }> {
  const one = await payer({ funds: 50_000n });
  const { id } = (await withdraw(one.client)).body as Payment;
  await run("approve", "--id", id, "--by", "Ann");
  return { one, id };
}

const ordersOf = (id: string) =>
  script.callsTo("POST /orders").filter(({ body }) => (body as { payment?: string }).payment === id).length;
const listedLinesOf = async (id: string) =>
  (await run("list")).lines.filter((line) => line.startsWith(id)).join("\n");
const operate = (command: string, id: string) => run(command, "--id", id, "--by", "Ann");

/** A payout attempt that the provider carries out, but answers only when the test says so. */
async function slowPay(id: string) {
  let answerNow = () => {};
  script.answerAfter(
    new Promise<void>((resolve) => {
      answerNow = resolve;
    }),
  );
  const paying = operate("pay", id);
  await vi.waitFor(() => expect(script.orders.has(id)).toBe(true));
  script.answerAfter(null);
  return { paying, answerNow };
}

async function advanceAndSettle(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await settle();
}

describe("a withdrawal whose order the provider rejects", () => {
  it("MI-16 CASH-31 is returned once the provider hasn't known it for ten minutes, and isn't sent again", async () => {
    const { one, id } = await createApproved();
    script.reject(422, {}, "POST /orders");
    expect((await operate("pay", id)).lines.join()).toContain("in ten minutes");
    await advanceAndSettle(MINUTE);
    await advanceAndSettle(8 * MINUTE);
    expect(ordersOf(id)).toBe(1);
    expect(await balances(one)).toMatchObject(RESERVED);
    expect(await listedLinesOf(id)).toContain("refused by reference, or unpaid, at ");
    await advanceAndSettle(MINUTE);
    expect(await payment(one.client, id)).toMatchObject({ state: "rejected", reason: "provider_error" });
    expect(await balances(one)).toMatchObject(RETURNED);
    const { body } = await one.client.get("/api/player/notifications");
    expect(body).toMatchObject({ notifications: [{ title: "Ihre Auszahlung ist nicht erfolgt" }] });
  });

  it("MI-16 is paid once and not returned when an earlier attempt without a response succeeded", async () => {
    const { one, id } = await createApproved();
    script.dropResponses(3);
    await settle();
    script.reject(422, {}, "POST /orders");
    await settle();
    script.events.set(id, [event({ id }, "succeeded")]);
    await advanceAndSettle(10 * MINUTE);
    expect((await payment(one.client, id)).state).toBe("succeeded");
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 is ordered again when the provider knows it but has no events yet", async () => {
    const { one, id } = await createApproved();
    script.reject(422, {}, "POST /orders");
    await settle();
    script.events.set(id, []);
    await advanceAndSettle(10 * MINUTE);
    script.reject(null);
    await settle();
    expect(ordersOf(id)).toBe(2);
    expect(await balances(one)).toMatchObject(RESERVED);
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 stays with the provider when an event arrives within these ten minutes", async () => {
    const { one, id } = await createApproved();
    script.reject(422, {}, "POST /orders");
    await settle();
    const processingEvent = event({ id }, "processing", { confirmations: { given: 0, of: 1 } });
    script.events.set(id, [processingEvent]);
    await sendWebhook(processingEvent);
    await advanceAndSettle(10 * MINUTE);
    expect(await payment(one.client, id)).toMatchObject({ state: "processing" });
    expect(await listedLinesOf(id)).toBe("");
    expect(await balances(one)).toMatchObject(RESERVED);
  });

  it.each([
    ["doesn't answer", null],
    ["rejects the request", 401],
    ["responds with another server's page", 404],
  ])("MI-16 isn't returned while the provider %s when polled", async (_, status) => {
    const { one, id } = await createApproved();
    script.reject(422, {}, "POST /orders");
    await settle();
    script.reject(status ?? 503, {}, `GET /orders/${id}`);
    await advanceAndSettle(10 * MINUTE);
    await advanceAndSettle(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    script.reject(null);
    await settle();
    expect(await balances(one)).toMatchObject(RETURNED);
  });
});

describe("a withdrawal whose order gets a response that is silent about earlier attempts", () => {
  it.each([400, 401, 403, 404, 405, 409, 413])(
    "MI-16 %s: is ordered again and not returned",
    async (status) => {
      const { one, id } = await createApproved();
      script.dropResponses(3);
      await settle();
      script.reject(status, { code: "unknown_order" }, "POST /orders");
      await settle();
      await advanceAndSettle(DAY);
      expect(await balances(one)).toMatchObject(RESERVED);
      expect(await listedLinesOf(id)).toContain("reference hasn't confirmed the order");
      expect(errors.splice(0)).toEqual(
        [1, 2].map(() => `payout ${id} could not be ordered: ${status} unknown_order`),
      );
      script.reject(null);
      await settle();
      expect(await listedLinesOf(id)).toBe("");
      expect(await balances(one)).toMatchObject(RESERVED);
      await sendWebhook(event({ id }, "succeeded"));
      expect(await balances(one)).toMatchObject(PAID);
    },
  );

  it("MI-16 is returned by staff only when the provider says that the order is unknown", async () => {
    const { one, id } = await createApproved();
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    script.reject(403, {}, "POST /orders");
    await settle();
    errors.splice(0);
    script.reject(503);
    await expect(operate("unpaid", id)).rejects.toThrow("id: provider_silent");
    script.reject(null);
    script.events.set(id, []);
    await expect(operate("unpaid", id)).rejects.toThrow("id: known_to_provider");
    expect(await balances(one)).toMatchObject(RESERVED);
    script.events.delete(id);
    expect((await operate("unpaid", id)).ok).toBe(true);
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    const orders = ordersOf(id);
    await advanceAndSettle(9 * MINUTE);
    expect(ordersOf(id)).toBe(orders);
    expect(await balances(one)).toMatchObject(RESERVED);
    await advanceAndSettle(MINUTE);
    expect(await payment(one.client, id)).toMatchObject({ state: "rejected", reason: "provider_error" });
    expect(await balances(one)).toMatchObject(RETURNED);
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.playerId, one.id));
    expect(audit.filter(({ kind }) => kind === "cashout_unpaid").map(({ value }) => value)).toEqual([
      { payment: id, by: "Ann" },
    ]);
  });

  it("MI-16 is paid when a slow provider confirms it after staff marked it as unpaid", async () => {
    const { one, id } = await createApproved();
    let answerNow = () => {};
    script.answerAfter(
      new Promise<void>((resolve) => {
        answerNow = resolve;
      }),
    );
    const paying = operate("pay", id);
    await vi.waitFor(() => expect(script.orders.has(id)).toBe(true));
    // The provider's database lags behind.
    script.forget(id);
    await operate("unpaid", id);
    answerNow();
    expect((await paying).lines).toEqual(["The provider has the order"]);
    script.remember(id);
    await advanceAndSettle(10 * MINUTE);
    await advanceAndSettle(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 that the provider confirmed and no longer knows is listed, and returned once staff confirms it", async () => {
    const { one, id } = await createApproved();
    await settle();
    script.forget(id);
    await advanceAndSettle(11 * MINUTE);
    expect(await listedLinesOf(id)).toContain("CONFIRMED THE ORDER AND DOESN'T KNOW IT NOW");
    expect((await verifyPayments(db)).join()).toContain(`Payment ${id}: processing here`);
    await advanceAndSettle(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    await operate("unpaid", id);
    await advanceAndSettle(10 * MINUTE);
    expect(await balances(one)).toMatchObject(RETURNED);
    expect(await listedLinesOf(id)).toBe("");
  });

  it("MI-16 that is confirmed during the ten minutes and lost later is listed, and staff can return it", async () => {
    const { one, id } = await createApproved();
    const { paying, answerNow } = await slowPay(id);
    script.forget(id);
    await operate("unpaid", id);
    answerNow();
    expect((await paying).lines).toEqual(["The provider has the order"]);
    await advanceAndSettle(11 * MINUTE);
    expect(await listedLinesOf(id)).toContain("CONFIRMED THE ORDER AND DOESN'T KNOW IT NOW");
    expect(await balances(one)).toMatchObject(RESERVED);
    expect((await operate("unpaid", id)).ok).toBe(true);
    await advanceAndSettle(10 * MINUTE);
    expect(await balances(one)).toMatchObject(RETURNED);
  });

  it("MI-16 that the provider confirms after the money was returned is listed until staff settles it", async () => {
    const { one, id } = await createApproved();
    const { paying, answerNow } = await slowPay(id);
    script.forget(id);
    await operate("unpaid", id);
    await advanceAndSettle(10 * MINUTE);
    expect(await balances(one)).toMatchObject(RETURNED);
    answerNow();
    expect(await paying).toEqual({
      ok: false,
      lines: ["The provider has the order, but the player has the money back: see list"],
    });
    expect(await listedLinesOf(id)).toContain("GIVEN BACK HERE, BUT reference CONFIRMED THE ORDER LATER");
    await sendWebhook(event({ id }, "rejected"));
    expect(await listedLinesOf(id)).toContain("AND AFTER SAYING OTHERWISE reference SAYS IT CAME BACK");
    await operate("settled", id);
    expect(await listedLinesOf(id)).not.toContain("HERE");
  });

  it("MI-16 that another attempt confirmed isn't announced as returned when this one is rejected", async () => {
    const { id } = await createApproved();
    const { paying, answerNow } = await slowPay(id);
    answerNow();
    await paying;
    await db.update(payments).set({ reference: null }).where(eq(payments.id, id));
    let rejectNow = () => {};
    script.answerAfter(
      new Promise<void>((resolve) => {
        rejectNow = resolve;
      }),
    );
    script.reject(422, {}, "POST /orders");
    const operation = operate("pay", id);
    await vi.waitFor(() => expect(ordersOf(id)).toBe(2));
    await db.update(payments).set({ reference: "ref" }).where(eq(payments.id, id));
    rejectNow();
    expect((await operation).lines).toEqual(["The provider has the order"]);
  });

  it("MI-16 without an outcome after three days is listed", async () => {
    const { id } = await createApproved();
    await settle();
    await advanceAndSettle(2 * DAY);
    expect(await listedLinesOf(id)).toBe("");
    await advanceAndSettle(DAY);
    expect(await listedLinesOf(id)).toContain("reference hasn't said for three days how it ended");
    await sendWebhook(event({ id }, "succeeded"));
    expect(await listedLinesOf(id)).toBe("");
  });

  it("MI-16 that is approved and not ordered within ten minutes is listed", async () => {
    const { id } = await createApproved();
    clock.advance(9 * MINUTE);
    expect(await listedLinesOf(id)).toBe("");
    clock.advance(MINUTE);
    expect(await listedLinesOf(id)).toContain("and not sent to reference yet");
  });

  it("MI-16 that the provider has lost can't be settled before it has ended", async () => {
    const { id } = await createApproved();
    await settle();
    script.forget(id);
    await advanceAndSettle(11 * MINUTE);
    expect(await operate("settled", id)).toEqual({
      ok: false,
      lines: ["It's still open: wait for the provider's events, or use unpaid"],
    });
    expect(await listedLinesOf(id)).toContain("DOESN'T KNOW IT NOW");
    await sendWebhook(event({ id }, "succeeded"));
    expect(await listedLinesOf(id)).toBe("");
  });

  it("MI-16 with an unreadable confirmation is logged and ordered again", async () => {
    const { id } = await createApproved();
    script.reject(200, { reference: 5 }, "POST /orders");
    await settle();
    expect(errors.splice(0)).toEqual([`payout ${id}: the provider's answer can't be read`]);
    script.reject(200, { events: "none" }, `GET /orders/${id}`);
    await advanceAndSettle(11 * MINUTE);
    expect(errors.splice(0)).toEqual([`payment ${id}: the provider's answer can't be read`]);
    expect(ordersOf(id)).toBeGreaterThan(3);
  });

  it("MI-16 that the provider finds again continues as before", async () => {
    const { one, id } = await createApproved();
    await settle();
    script.forget(id);
    await advanceAndSettle(11 * MINUTE);
    script.remember(id);
    await advanceAndSettle(11 * MINUTE);
    expect(await listedLinesOf(id)).toBe("");
    expect(await balances(one)).toMatchObject(RESERVED);
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 isn't returned by staff while the provider confirms the order", async () => {
    const { one, id } = await createApproved();
    await settle();
    await expect(operate("unpaid", id)).rejects.toThrow("id: known_to_provider");
    expect(await balances(one)).toMatchObject(RESERVED);
  });
});

describe("a withdrawal with a provider event that can't be applied", () => {
  const isReported = async (id: string) =>
    (await verifyPayments(db)).some((problem) => problem.startsWith(`Payment ${id}: `));

  it.each([
    ["wrong_amount", { amount: "49.00" }, "NAMED ANOTHER AMOUNT"],
    ["wrong_currency", { currency: "USD" }, "NAMED ANOTHER CURRENCY"],
  ])("MI-16 %s: is listed until it is settled, whatever polling returns", async (code, more, words) => {
    const { one, id } = await createApproved();
    await settle();
    const processingEvent = event({ id }, "processing");
    const mismatchingEvent = event({ id }, "succeeded", more);
    expect((await sendWebhook(mismatchingEvent)).body.code).toBe(code);
    script.events.set(id, [processingEvent, mismatchingEvent]);
    await advanceAndSettle(11 * MINUTE);
    await advanceAndSettle(8 * DAY);
    expect(await listedLinesOf(id)).toContain(`reference ${words}: ask there`);
    expect(await isReported(id)).toBe(true);
    expect(await balances(one)).toMatchObject(RESERVED);
    await sendWebhook(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
    expect(await listedLinesOf(id)).toContain(`PAID HERE, BUT reference ${words}`);
    await operate("settled", id);
    expect(await listedLinesOf(id)).toBe("");
  });

  it("MI-16 is returned only by staff when the provider rejects the order and has named another amount", async () => {
    const { one, id } = await createApproved();
    script.reject(422, {}, "POST /orders");
    await settle();
    await sendWebhook(event({ id }, "succeeded", { amount: "49.00" }));
    await advanceAndSettle(10 * MINUTE);
    await advanceAndSettle(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    expect(await listedLinesOf(id)).toContain("NAMED ANOTHER AMOUNT");
    expect((await operate("unpaid", id)).ok).toBe(true);
    await advanceAndSettle(9 * MINUTE);
    expect(await balances(one)).toMatchObject(RESERVED);
    await advanceAndSettle(MINUTE);
    expect(await balances(one)).toMatchObject(RETURNED);
    expect(await isReported(id)).toBe(false);
    await sendWebhook(event({ id }, "succeeded", { amount: "49.00" }));
    expect(await listedLinesOf(id)).toContain("GIVEN BACK HERE, BUT reference SAYS IT WAS PAID");
    await operate("settled", id);
  });

  it("MI-16 CASH-31 an event with the id of another payment's event is rejected and listed, for each payment", async () => {
    const [a, b, c] = [await createApproved(), await createApproved(), await createApproved()];
    await settle();
    const paid = event(a, "succeeded");
    await sendWebhook(paid);
    for (const { id } of [b, c])
      expect(await sendWebhook({ ...event({ id }, "succeeded"), event: paid.event })).toMatchObject({
        status: 409,
        body: { code: "event_reused" },
      });
    for (const { one, id } of [b, c]) {
      expect(await listedLinesOf(id)).toContain("reference SENT ANOTHER PAYMENT'S EVENT");
      expect(await listedLinesOf(id)).toContain("not believed: event_reused");
      expect(await balances(one)).toMatchObject(RESERVED);
      await sendWebhook(event({ id }, "succeeded"));
      await operate("settled", id);
    }
    expect(await sendWebhook(paid)).toMatchObject({ status: 200 });
  });

  it("CASH-31 a signed but unreadable event is listed once, and the order's other events are applied", async () => {
    const { one, id } = await createApproved();
    await settle();
    const unreadable = { ...event({ id }, "succeeded"), state: "completed" };
    for (const _ of [1, 2])
      expect(await sendWebhook(unreadable)).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await listedLinesOf(id)).toMatch(
      /^\S+ {2}not believed: bad_request {2}reference says completed 50.00 EUR {2}\S+$/,
    );
    script.events.set(id, [unreadable as never, event({ id }, "succeeded")]);
    await advanceAndSettle(11 * MINUTE);
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("CASH-31 signed bytes that are no event are listed", async () => {
    const before = (await run("list")).lines.length;
    expect(await sendWebhook([])).toMatchObject({ status: 400 });
    expect(await sendWebhook("state=succeeded")).toMatchObject({ status: 400 });
    const added = (await run("list")).lines.slice(before);
    expect(added).toHaveLength(2);
    expect(added[0]).toContain("unknown  not believed: bad_request  reference says unknown");
  });

  it("CASH-31 a reason outside the contract is ignored", async () => {
    const { one, id } = await createApproved();
    await settle();
    expect(await sendWebhook(event({ id }, "rejected", { reason: "account_closed" }))).toMatchObject({
      status: 200,
    });
    expect(await payment(one.client, id)).toMatchObject({ state: "rejected", reason: "provider_error" });
  });

  it("MI-16 is returned by a rejection with the same sequence as the previous event", async () => {
    const { one, id } = await createApproved();
    await settle();
    const processingEvent = event({ id }, "processing");
    await sendWebhook(processingEvent);
    await sendWebhook(event({ id }, "rejected", { sequence: processingEvent.sequence }));
    expect(await balances(one)).toMatchObject(RETURNED);
  });
});

describe("the staff's list of payments", () => {
  it("CASH-28 starts with contradictions, limits each section to 200 lines and counts the rest", async () => {
    const { one, id } = await createApproved();
    await settle();
    await sendWebhook(event({ id }, "rejected"));
    await sendWebhook(event({ id }, "succeeded"));
    for (let i = 0; i < 201; i++) await sendWebhook(event({ id: crypto.randomUUID() }, "succeeded"));
    const last = event({ id: crypto.randomUUID() }, "succeeded");
    await sendWebhook(last);
    const { lines } = await run("list");
    expect(lines[0]).toContain(id);
    expect(lines.at(-1)).toMatch(/^… and \d+ more$/);
    expect(lines.at(-2)).toContain(last.payment);
    expect(lines.filter((line) => line.includes("not believed"))).toHaveLength(200);
    await operate("settled", id);
    expect(await balances(one)).toMatchObject(RETURNED);
  });
});

describe("a withdrawal with contradictory outcomes here and at the provider", () => {
  const contradictions = async (id: string) =>
    (await verifyPayments(db)).filter((problem) => problem.includes(id));

  it("MI-16 MI-12 returned and paid: is listed and reported as a ledger problem until staff settles it", async () => {
    const { one, id } = await createApproved();
    await settle();
    await sendWebhook(event({ id }, "rejected", { reason: "declined_by_bank" }));
    const paid = event({ id }, "succeeded");
    expect(await sendWebhook(paid)).toMatchObject({ status: 409, body: { code: "already_returned" } });
    clock.advance(30 * DAY);
    expect(await listedLinesOf(id)).toContain("GIVEN BACK HERE, BUT reference SAYS IT WAS PAID");
    expect(await contradictions(id)).toEqual([`Payment ${id}: rejected here, contradicted by reference`]);
    expect((await operate("settled", id)).ok).toBe(true);
    await expect(operate("settled", id)).rejects.toThrow("id: done");
    // The same event, repeated, changes nothing.
    await sendWebhook(paid);
    expect(await listedLinesOf(id)).toBe("");
    expect(await contradictions(id)).toEqual([]);
    await sendWebhook(event({ id }, "succeeded"));
    expect(await listedLinesOf(id)).toContain("GIVEN BACK HERE");
    await operate("settled", id);
    expect(await balances(one)).toMatchObject(RETURNED);
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.playerId, one.id));
    expect(audit.filter(({ kind }) => kind === "contradiction_settled")).toHaveLength(2);
  });

  it.each([
    ["an event that was previously rejected for another reason", "first"],
    ["an event with another amount", "amount"],
    ["an event with the same sequence number", "sequence"],
  ])("MI-16 MI-12 returned and paid, by %s: is listed until staff settles it", async (_, trigger) => {
    const { one, id } = await createApproved();
    const paid = event({ id }, "succeeded", trigger === "amount" ? { amount: "49.00" } : {});
    if (trigger === "first") expect((await sendWebhook(paid)).body.code).toBe("not_ordered");
    await settle();
    const rejected = event({ id }, "rejected");
    await sendWebhook(rejected);
    const { sequence } = trigger === "sequence" ? rejected : event({ id }, "succeeded");
    expect((await sendWebhook({ ...paid, sequence })).body.code).toBe("already_returned");
    expect(await listedLinesOf(id)).toContain("GIVEN BACK HERE");
    expect(await contradictions(id)).toHaveLength(1);
    await operate("settled", id);
    expect(await balances(one)).toMatchObject(RETURNED);
  });

  it("MI-16 paid and sent back by the bank: is listed until staff settles it", async () => {
    const { one, id } = await createApproved();
    await settle();
    await sendWebhook(event({ id }, "succeeded"));
    await sendWebhook(event({ id }, "reversed"));
    expect(await listedLinesOf(id)).toContain("PAID HERE, BUT reference SAYS IT CAME BACK");
    expect(await contradictions(id)).toHaveLength(1);
    await operate("settled", id);
    expect(await contradictions(id)).toEqual([]);
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 paid and rejected with the same sequence: is listed until staff settles it", async () => {
    const { id } = await createApproved();
    await settle();
    const paid = event({ id }, "succeeded");
    await sendWebhook(paid);
    expect(await sendWebhook(event({ id }, "rejected", { sequence: paid.sequence }))).toMatchObject({
      status: 409,
    });
    expect(await listedLinesOf(id)).toContain("PAID HERE, BUT reference SAYS IT CAME BACK");
    await operate("settled", id);
  });

  it.each([false, true])(
    "MI-16 returned, paid and sent back: is listed with the newest event (settled between: %s)",
    async (isSettled) => {
      const { id } = await createApproved();
      await settle();
      await sendWebhook(event({ id }, "rejected"));
      const paid = event({ id }, "succeeded");
      await sendWebhook(paid);
      if (isSettled) await operate("settled", id);
      expect(await sendWebhook(event({ id }, "reversed"))).toMatchObject({
        body: { code: "already_returned" },
      });
      // An older event doesn't hide it.
      await sendWebhook(paid);
      expect(await listedLinesOf(id)).toContain(
        "GIVEN BACK HERE, AND AFTER SAYING OTHERWISE reference SAYS IT CAME BACK",
      );
      await operate("settled", id);
      expect(await listedLinesOf(id)).not.toContain("HERE");
    },
  );

  it.each([false, true])(
    "MI-16 paid, sent back and paid again: is listed with the newest event (settled between: %s)",
    async (isSettled) => {
      const { one, id } = await createApproved();
      await settle();
      await sendWebhook(event({ id }, "succeeded"));
      await sendWebhook(event({ id }, "reversed"));
      if (isSettled) await operate("settled", id);
      expect(await sendWebhook(event({ id }, "succeeded"))).toMatchObject({ body: { code: "already_paid" } });
      expect(await listedLinesOf(id)).toContain(
        "PAID HERE, AND AFTER SAYING OTHERWISE reference SAYS IT WAS PAID",
      );
      await operate("settled", id);
      expect(await balances(one)).toMatchObject(PAID);
    },
  );
});

describe("a refund of unwanted money", () => {
  /** A deposit to refund: its money arrived after the player had cancelled it. */
  async function createUnwanted() {
    const one = await payer();
    const { id } = (await deposit(one.client)).body as Payment;
    await one.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    await sendWebhook(event({ id }, "declined"));
    await sendWebhook(event({ id }, "succeeded"));
    const [row] = await db.select().from(payments).where(eq(payments.lateOf, id));
    return row!.id;
  }
  const refundOf = async (id: string) =>
    (await db.select().from(payments).where(eq(payments.id, id)))[0]!.refund;

  it.each([401, 403, 409])(
    "MI-17 %s: is requested again, so that it isn't also made by staff",
    async (status) => {
      const id = await createUnwanted();
      script.reject(status, {}, "POST");
      await settle();
      expect(await refundOf(id)).toBe("due");
      expect(errors.splice(0)).toEqual([`payment ${id}: refund failed with status ${status}`]);
      script.reject(null);
      await settle();
      expect(await refundOf(id)).toBe("requested");
    },
  );

  it.each([
    [422, {}],
    [404, { code: "unknown_order" }],
  ])("MI-17 %s: is made by staff", async (status, body) => {
    const id = await createUnwanted();
    script.reject(status, body, "POST");
    await settle();
    expect(await refundOf(id)).toBe("rejected");
    expect(await listedLinesOf(id)).toContain("check there, then do it by hand");
    errors.splice(0);
    await operate("returned", id);
    expect(await refundOf(id)).toBe("requested");
  });
});
