import { expect, it } from "vitest";
import type { Payment, Payments } from "../../../../src/contract/payments.ts";
import { type Payer, testPayments } from "../../../../tests/support/server/payments.ts";

const { clock, payer, deposit, withdraw, sendWebhook, event, run, settle } = await testPayments();

const NOVEMBER = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
const DECEMBER = { from: "2026-12-01T00:00:00.000Z", to: "2027-01-01T00:00:00.000Z" };

async function totals({ client }: Payer, query: Record<string, string>) {
  const { body } = await client.get(`/api/player/payments?${new URLSearchParams({ limit: "1", ...query })}`);
  return (body as Payments).totals;
}

it("ANC-42 NEW-06 a month has what was booked in it; later changes belong to the next one", async () => {
  clock.set(Date.parse("2026-11-30T23:50:00Z"));
  const one = await payer({ funds: 9_000n, values: { verified: true } });
  const startDeposit = async (amount_cents: number) =>
    (await deposit(one.client, { amount_cents })).body as Payment;
  const confirmDeposit = (startedDeposit: Payment, amount: string, more: object = {}) =>
    sendWebhook(event(startedDeposit, "succeeded", { amount, ...more }));
  const [first, late, reversedLater] = [
    await startDeposit(10_000),
    await startDeposit(7_000),
    await startDeposit(2_500),
  ];
  await confirmDeposit(first, "100.00");
  await confirmDeposit(reversedLater, "25.00");
  const out = (await withdraw(one.client, { amount_cents: 3_000 })).body as Payment;
  const november = [{ currency: "EUR", deposits_cents: 12_500, withdrawals_cents: 0 }];
  expect(await totals(one, NOVEMBER)).toEqual(november);
  expect(await totals(one, DECEMBER)).toEqual([]);

  clock.advance(20 * 60_000);
  await confirmDeposit(late, "70.00");
  await sendWebhook(event(reversedLater, "reversed", { amount: "25.00", reason: "charged_back" }));
  await run("approve", "--id", out.id, "--by", "Ann").catch(() => {});
  await settle();
  await sendWebhook(event(out, "succeeded", { amount: "30.00" }));
  expect(await totals(one, NOVEMBER)).toEqual(november);
  expect(await totals(one, DECEMBER)).toEqual([
    { currency: "EUR", deposits_cents: 4_500, withdrawals_cents: 3_000 },
  ]);
  expect(await totals(one, { ...DECEMBER, action: "cashout" })).toEqual([
    { currency: "EUR", deposits_cents: 0, withdrawals_cents: 3_000 },
  ]);
  expect(await totals(one, { ...DECEMBER, currency: "USD" })).toEqual([]);
  // Another player has no payments.
  expect(await totals(await payer(), DECEMBER)).toEqual([]);
});

it("ANC-42 the totals come only with the first page of a bounded period", async () => {
  const one = await payer();
  await deposit(one.client);
  await deposit(one.client);
  const { next } = (await one.client.get("/api/player/payments?limit=1")).body as Payments;
  expect(await totals(one, NOVEMBER)).toEqual([]);
  expect(await totals(one, { ...NOVEMBER, cursor: next! })).toBeNull();
  expect(await totals(one, {})).toBeNull();
});
