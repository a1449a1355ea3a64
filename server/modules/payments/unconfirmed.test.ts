import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Payment } from "../../../src/contract/payments.ts";
import { type Payer, testPayments } from "../../../tests/support/server/payments.ts";
import { payments } from "../../db/payments-schema.ts";
import { auditEvents } from "../../db/player-schema.ts";
import { verifyPayments } from "./verify-store.ts";

const { db, run, clock, script, errors, payer, event, tell, balances, settle, cashout, deposit, payment } =
  await testPayments();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RESERVED = { real: 45_000n, reserved: 5_000n };
const RETURNED = { real: 50_000n, reserved: 0n };
const PAID = { real: 45_000n, reserved: 0n };

/** Somebody with 500.00 and a withdrawal of 50.00 that may be paid out. */
async function approved(): Promise<{ one: Payer; id: string }> {
  const one = await payer({ funds: 50_000n });
  const { id } = (await cashout(one.who)).body as Payment;
  await run("approve", "--id", id, "--by", "Ann");
  return { one, id };
}

const ordersOf = (id: string) =>
  script.callsTo("POST /orders").filter(({ body }) => (body as { payment?: string }).payment === id).length;
const listed = async (id: string) =>
  (await run("list")).lines.filter((line) => line.startsWith(id)).join("\n");
const operate = (does: string, id: string) => run(does, "--id", id, "--by", "Ann");

async function later(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await settle();
}

describe("a withdrawal whose order the provider refuses", () => {
  it("MI-16 CASH-31 is given back once the provider hasn't known it for ten minutes, and not sent again", async () => {
    const { one, id } = await approved();
    script.refuse(422, {}, "POST /orders");
    expect((await operate("pay", id)).lines.join()).toContain("in ten minutes");
    await later(MINUTE);
    await later(8 * MINUTE);
    expect(ordersOf(id)).toBe(1);
    expect(await balances(one)).toMatchObject(RESERVED);
    expect(await listed(id)).toContain("refused by reference, or unpaid, at ");
    await later(MINUTE);
    expect(await payment(one.who, id)).toMatchObject({ state: "rejected", reason: "provider_error" });
    expect(await balances(one)).toMatchObject(RETURNED);
    const { body } = await one.who.get("/api/player/notifications");
    expect(body).toMatchObject({ notifications: [{ title: "Ihre Auszahlung wurde nicht ausgeführt" }] });
  });

  it("MI-16 is paid once, and nothing given back, where an earlier try without an answer was carried out", async () => {
    const { one, id } = await approved();
    script.beSilent(3);
    await settle();
    script.refuse(422, {}, "POST /orders");
    await settle();
    script.events.set(id, [event({ id }, "succeeded")]);
    await later(10 * MINUTE);
    expect((await payment(one.who, id)).state).toBe("succeeded");
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 is ordered again where the provider knows it, and has nothing to tell yet", async () => {
    const { one, id } = await approved();
    script.refuse(422, {}, "POST /orders");
    await settle();
    script.events.set(id, []);
    await later(10 * MINUTE);
    script.refuse(null);
    await settle();
    expect(ordersOf(id)).toBe(2);
    expect(await balances(one)).toMatchObject(RESERVED);
    await tell(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 stays with the provider that tells of it within these ten minutes", async () => {
    const { one, id } = await approved();
    script.refuse(422, {}, "POST /orders");
    await settle();
    const begun = event({ id }, "processing", { confirmations: { given: 0, of: 1 } });
    script.events.set(id, [begun]);
    await tell(begun);
    await later(10 * MINUTE);
    expect(await payment(one.who, id)).toMatchObject({ state: "processing" });
    expect(await listed(id)).toBe("");
    expect(await balances(one)).toMatchObject(RESERVED);
  });

  it.each([
    ["doesn't answer", null],
    ["refuses the question", 401],
    ["answers with a page of another server", 404],
  ])("MI-16 is not given back while the provider %s when it's asked about it", async (_, status) => {
    const { one, id } = await approved();
    script.refuse(422, {}, "POST /orders");
    await settle();
    script.refuse(status ?? 503, {}, `GET /orders/${id}`);
    await later(10 * MINUTE);
    await later(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    script.refuse(null);
    await settle();
    expect(await balances(one)).toMatchObject(RETURNED);
  });
});

describe("a withdrawal whose order gets an answer that says nothing of earlier tries", () => {
  it.each([400, 401, 403, 404, 405, 409, 413])(
    "MI-16 %s: the order is sent again, and nothing is given back",
    async (status) => {
      const { one, id } = await approved();
      script.beSilent(3);
      await settle();
      script.refuse(status, { code: "unknown_order" }, "POST /orders");
      await settle();
      await later(DAY);
      expect(await balances(one)).toMatchObject(RESERVED);
      expect(await listed(id)).toContain("reference hasn't confirmed the order");
      expect(errors.splice(0)).toEqual(
        [1, 2].map(() => `payout ${id} could not be ordered: ${status} unknown_order`),
      );
      script.refuse(null);
      await settle();
      expect(await listed(id)).toBe("");
      expect(await balances(one)).toMatchObject(RESERVED);
      await tell(event({ id }, "succeeded"));
      expect(await balances(one)).toMatchObject(PAID);
    },
  );

  it("MI-16 is given back by staff only when the provider says that it knows no such order", async () => {
    const { one, id } = await approved();
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    script.refuse(403, {}, "POST /orders");
    await settle();
    errors.splice(0);
    script.refuse(503);
    await expect(operate("unpaid", id)).rejects.toThrow("id: provider_silent");
    script.refuse(null);
    script.events.set(id, []);
    await expect(operate("unpaid", id)).rejects.toThrow("id: known_to_provider");
    expect(await balances(one)).toMatchObject(RESERVED);
    script.events.delete(id);
    expect((await operate("unpaid", id)).ok).toBe(true);
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    const orders = ordersOf(id);
    await later(9 * MINUTE);
    expect(ordersOf(id)).toBe(orders);
    expect(await balances(one)).toMatchObject(RESERVED);
    await later(MINUTE);
    expect(await payment(one.who, id)).toMatchObject({ state: "rejected", reason: "provider_error" });
    expect(await balances(one)).toMatchObject(RETURNED);
    await expect(operate("unpaid", id)).rejects.toThrow("id: done");
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.playerId, one.id));
    expect(audit.filter(({ kind }) => kind === "cashout_unpaid").map(({ value }) => value)).toEqual([
      { payment: id, by: "Ann" },
    ]);
  });

  it("MI-16 is paid where a slow provider confirms it after staff took it as unpaid", async () => {
    const { one, id } = await approved();
    let answerNow = () => {};
    script.answerAfter(
      new Promise<void>((resolve) => {
        answerNow = resolve;
      }),
    );
    const paying = operate("pay", id);
    await vi.waitFor(() => expect(script.orders.has(id)).toBe(true));
    // Its database is behind.
    script.lose(id);
    await operate("unpaid", id);
    answerNow();
    expect((await paying).lines).toEqual(["The provider has the order"]);
    script.find(id);
    await later(10 * MINUTE);
    await later(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    await tell(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 that the provider confirmed and doesn't know later is listed, and given back once staff says so", async () => {
    const { one, id } = await approved();
    await settle();
    script.lose(id);
    await later(11 * MINUTE);
    expect(await listed(id)).toContain("CONFIRMED THE ORDER AND DOESN'T KNOW IT NOW");
    expect((await verifyPayments(db)).join()).toContain(`Payment ${id}: it is processing here`);
    await later(DAY);
    expect(await balances(one)).toMatchObject(RESERVED);
    await operate("unpaid", id);
    await later(10 * MINUTE);
    expect(await balances(one)).toMatchObject(RETURNED);
    expect(await listed(id)).toBe("");
  });

  it("MI-16 that the provider finds again is as before", async () => {
    const { one, id } = await approved();
    await settle();
    script.lose(id);
    await later(11 * MINUTE);
    script.find(id);
    await later(11 * MINUTE);
    expect(await listed(id)).toBe("");
    expect(await balances(one)).toMatchObject(RESERVED);
    await tell(event({ id }, "succeeded"));
    expect(await balances(one)).toMatchObject(PAID);
  });

  it("MI-16 is not given back by staff while the provider confirms the order", async () => {
    const { one, id } = await approved();
    await settle();
    await expect(operate("unpaid", id)).rejects.toThrow("id: known_to_provider");
    expect(await balances(one)).toMatchObject(RESERVED);
  });
});

describe("a withdrawal that ended one way here and another way at its provider", () => {
  const contradictions = async (id: string) =>
    (await verifyPayments(db)).filter((problem) => problem.includes(id));

  it("MI-16 MI-12 given back and paid: listed and a fault of the books until staff settles it", async () => {
    const { one, id } = await approved();
    await settle();
    await tell(event({ id }, "rejected", { reason: "declined_by_bank" }));
    const paid = event({ id }, "succeeded");
    expect(await tell(paid)).toMatchObject({ status: 409, body: { code: "already_returned" } });
    clock.advance(30 * DAY);
    expect(await listed(id)).toContain("GIVEN BACK HERE, BUT reference SAYS IT WAS PAID");
    expect(await contradictions(id)).toEqual([
      `Payment ${id}: it is rejected here, and reference says otherwise`,
    ]);
    expect((await operate("settled", id)).ok).toBe(true);
    await expect(operate("settled", id)).rejects.toThrow("id: done");
    // The same event, sent again, says nothing new.
    await tell(paid);
    expect(await listed(id)).toBe("");
    expect(await contradictions(id)).toEqual([]);
    await tell(event({ id }, "succeeded"));
    expect(await listed(id)).toContain("GIVEN BACK HERE");
    await operate("settled", id);
    expect(await balances(one)).toMatchObject(RETURNED);
    const audit = await db.select().from(auditEvents).where(eq(auditEvents.playerId, one.id));
    expect(audit.filter(({ kind }) => kind === "contradiction_settled")).toHaveLength(2);
  });

  it.each([
    ["an event that was refused before for another reason", "first"],
    ["another amount", "amount"],
    ["the same place in the order's events", "sequence"],
  ])("MI-16 MI-12 given back and paid, by %s: listed until staff settles it", async (_, what) => {
    const { one, id } = await approved();
    const paid = event({ id }, "succeeded", what === "amount" ? { amount: "49.00" } : {});
    if (what === "first") expect((await tell(paid)).body.code).toBe("not_ordered");
    await settle();
    const rejected = event({ id }, "rejected");
    await tell(rejected);
    const { sequence } = what === "sequence" ? rejected : event({ id }, "succeeded");
    expect((await tell({ ...paid, sequence })).body.code).toBe("already_returned");
    expect(await listed(id)).toContain("GIVEN BACK HERE");
    expect(await contradictions(id)).toHaveLength(1);
    await operate("settled", id);
    expect(await balances(one)).toMatchObject(RETURNED);
  });

  it("MI-16 paid and come back from the bank: listed until staff settles it", async () => {
    const { one, id } = await approved();
    await settle();
    await tell(event({ id }, "succeeded"));
    await tell(event({ id }, "reversed"));
    expect(await listed(id)).toContain("PAID HERE, BUT reference SAYS IT CAME BACK");
    expect(await contradictions(id)).toHaveLength(1);
    await operate("settled", id);
    expect(await contradictions(id)).toEqual([]);
    expect(await balances(one)).toMatchObject(PAID);
  });
});

describe("money that goes back to where it came from", () => {
  /** A deposit that is to be sent back: it came after its player had left it. */
  async function unwanted() {
    const one = await payer();
    const { id } = (await deposit(one.who)).body as Payment;
    await one.who.post("/api/user_limits", { type: "coolingoff", period: "day" });
    await tell(event({ id }, "declined"));
    await tell(event({ id }, "succeeded"));
    const [row] = await db.select().from(payments).where(eq(payments.follows, id));
    return row!.id;
  }
  const refundOf = async (id: string) =>
    (await db.select().from(payments).where(eq(payments.id, id)))[0]!.refund;

  it.each([401, 403, 409])(
    "MI-17 %s: it's asked for again, so that nobody sends it back twice",
    async (status) => {
      const id = await unwanted();
      script.refuse(status, {}, "POST");
      await settle();
      expect(await refundOf(id)).toBe("due");
      expect(errors.splice(0)).toEqual([`payment ${id} could not be sent back: ${status}`]);
      script.refuse(null);
      await settle();
      expect(await refundOf(id)).toBe("asked");
    },
  );

  it.each([
    [422, {}],
    [404, { code: "unknown_order" }],
  ])("MI-17 %s: staff sends it back", async (status, body) => {
    const id = await unwanted();
    script.refuse(status, body, "POST");
    await settle();
    expect(await refundOf(id)).toBe("refused");
    expect(await listed(id)).toContain("check there, then do it by hand");
    errors.splice(0);
    await operate("returned", id);
    expect(await refundOf(id)).toBe("asked");
  });
});
