import { eq, inArray, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { Payment } from "../../../src/contract/payments.ts";
import { PROVIDER, scriptedProvider, testPayments } from "../../../tests/support/server/payments.ts";
import { dueStore } from "./due-store.ts";
import { payments } from "./tables.ts";

const fast = scriptedProvider();
const slow = scriptedProvider();
/** Ids of payments whose orders get a 400. */
const failing = new Set<string>();
/** Runs before the slow provider answers an order. */
let beforeAnswer = async () => {};

const sendOrFail: typeof fast.provider.send = async (url, init) =>
  init.body && failing.has(JSON.parse(String(init.body)).payment)
    ? Response.json({}, { status: 400 })
    : fast.provider.send(url, init);
const sendSlowly: typeof slow.provider.send = async (url, init) => {
  await beforeAnswer();
  return slow.provider.send(url, init);
};
const { app, db, run, clock, errors, payer, event, sendWebhook, settle, withdraw, deposit } =
  await testPayments({
    paymentProviders: {
      [PROVIDER]: { ...fast.provider, send: sendOrFail },
      slow: { ...slow.provider, send: sendSlowly },
    },
  });

const MINUTE = 60_000;

/** Creates withdrawals of 20.00 one second apart, which need no approval. */
async function withdrawals(count: number, more: object = {}): Promise<string[]> {
  const one = await payer({ funds: BigInt(count) * 2_000n });
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    clock.advance(1_000);
    ids.push(((await withdraw(one.client, { amount_cents: 2_000, ...more })).body as Payment).id);
  }
  return ids;
}
/** Creates withdrawals through the slow provider. */
async function slowWithdrawals(count: number): Promise<string[]> {
  const set = async (provider: string) => {
    await db.execute(sql`update payment_methods
      set doc = jsonb_set(doc, '{provider}', ${JSON.stringify(provider)}::jsonb) where id = 'ewallet'`);
    await app.content.refresh();
  };
  await set("slow");
  const startedWithdrawals = withdrawals(count, {
    method_id: "ewallet",
    fields: { email: "ada@example.com" },
  });
  return startedWithdrawals.finally(() => set(PROVIDER));
}

it("MI-16 fifty orders that keep failing neither delay a later one nor hide a payment that was never polled", async () => {
  for (const id of await withdrawals(50)) failing.add(id);
  await settle();
  const [id] = await withdrawals(1);
  await settle();
  expect(fast.orders.has(id!)).toBe(true);
  expect(errors.splice(0).length).toBeGreaterThanOrEqual(50);
  const due = dueStore(db);
  const neverPolled = (await due.approved()).map((one) => one.id);
  expect(new Set(neverPolled)).toEqual(failing);
  // All failing payments have been polled; this one never was.
  const at = new Date(clock.now());
  await db
    .update(payments)
    .set({ polledAt: at })
    .where(inArray(payments.id, [...failing]));
  clock.advance(11 * MINUTE);
  const silent = await due.silent(new Date(clock.now() - 10 * MINUTE));
  expect(silent.map((one) => one.id)).toContain(id);
  failing.clear();
  await settle();
  expect(fast.orders.size).toBe(51);
});

it("MI-16 a failed payout is retried after those whose last attempt is older", async () => {
  const [first, second] = await withdrawals(2);
  failing.add(first!).add(second!);
  await settle();
  clock.advance(MINUTE);
  await run("pay", "--id", first!, "--by", "Ann");
  const order = (await dueStore(db).approved()).map(({ id }) => id);
  expect(order.indexOf(second!)).toBeLessThan(order.indexOf(first!));
  errors.splice(0);
  failing.clear();
  await settle();
});

it("MI-16 a provider that doesn't answer delays no other and takes at most a minute of a run", async () => {
  const withdrawalIds = await slowWithdrawals(4);
  const [id] = await withdrawals(1);
  let answerNow = () => {};
  const responseGate = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  beforeAnswer = () => responseGate;
  const running = settle();
  await vi.waitFor(() => expect(fast.orders.has(id!)).toBe(true));
  expect(slow.orders.size).toBe(0);
  beforeAnswer = async () => clock.advance(MINUTE / 2);
  answerNow();
  await running;
  expect([...slow.orders.keys()]).toEqual(withdrawalIds.slice(0, 3));
  await settle();
  expect([...slow.orders.keys()]).toEqual(withdrawalIds);
  beforeAnswer = async () => {};
});

it("MI-17 an unconfirmed refund stays due and records its attempt, so that untried refunds come first", async () => {
  const one = await payer();
  const { id } = (await deposit(one.client)).body as Payment;
  await one.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
  await sendWebhook(event({ id }, "declined"));
  await sendWebhook(event({ id }, "succeeded"));
  fast.reject(403, {}, `POST /orders/${id}/refund`);
  await settle();
  const [row] = await db.select().from(payments).where(eq(payments.lateOf, id));
  expect(row).toMatchObject({ refund: "due", polledAt: new Date(clock.now()) });
  errors.splice(0);
  fast.reject(null);
  await settle();
});
