import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ProviderEvent, ProviderOrder } from "../../src/contract/payment-provider.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { testClock } from "../../tests/support/server/clock.ts";
import { addressFor, networkOf } from "./coins.ts";
import { createProvider, type Provider } from "./service.ts";

const clock = testClock();
const CALLBACK = "http://localhost/payments/callbacks/reference";
const CARD = { card_expiry_month: 7, card_expiry_year: 2031, first_six: "424242" };

let provider: Provider;
/** Events sent to the casino, in order. */
const sentEvents: ProviderEvent[] = [];
let acknowledgesEvents = true;
beforeAll(async () => {
  const { db } = await testApp();
  provider = createProvider({
    db,
    now: clock.now,
    secret: "s".repeat(32),
    pagesOf: () => "http://localhost/payment-provider",
    sendEvent: async (_, body) => {
      sentEvents.push(JSON.parse(body) as ProviderEvent);
      return acknowledgesEvents;
    },
  });
});

const orderOf = (changes: Partial<ProviderOrder> = {}): ProviderOrder => ({
  payment: randomUUID(),
  action: "deposit",
  method: "bank_transfer",
  amount: "50.00",
  currency: "EUR",
  fee: "0.00",
  player: randomUUID(),
  fields: {},
  profile: null,
  return_url: "http://localhost/profile/payments",
  callback_url: CALLBACK,
  locale: "en",
  ...changes,
});
/** Sequence and state of each event sent about a payment. */
const eventsOf = (payment: string) =>
  sentEvents
    .filter((event) => event.payment === payment)
    .map(({ state, sequence }) => `${sequence} ${state}`);
async function placeOrder(changes: Partial<ProviderOrder> = {}) {
  const order = orderOf(changes);
  return { order, answer: await provider.order(order) };
}
const cardOf = (lastFour: string) => provider.tokenise({ ...CARD, last_four: lastFour });

describe("the reference payment provider", () => {
  it("CASH-31 answers a repeated order the same way, and rejects a different one with its id", async () => {
    const { order, answer } = await placeOrder();
    expect(answer.next_step).toMatchObject({ kind: "redirect" });
    expect(await provider.order(order)).toEqual(answer);
    await expect(provider.order({ ...order, amount: "51.00" })).rejects.toMatchObject({
      code: "other_order",
    });
  });

  it("CASH-31 sends each step of a payment once, and after its end only a reversal", async () => {
    const { order } = await placeOrder();
    await provider.act(order.payment, "processing");
    await provider.act(order.payment, "succeeded");
    expect(await provider.act(order.payment, "declined")).toBe(false);
    await provider.deliver();
    expect(eventsOf(order.payment)).toEqual(["1 processing", "2 succeeded"]);
    await provider.act(order.payment, "reversed", "charged_back");
    expect(eventsOf(order.payment)).toEqual(["1 processing", "2 succeeded", "3 reversed"]);
  });

  it.each([
    ["late", []],
    ["twice", ["1 processing", "1 processing", "2 succeeded", "2 succeeded"]],
    ["reordered", ["2 succeeded"]],
    ["silent", []],
  ] as const)("CASH-31 with the fault %s, delivers events accordingly", async (fault, first) => {
    const { order } = await placeOrder();
    const { payment } = order;
    await provider.setFault(payment, fault);
    await provider.act(payment, "processing");
    await provider.act(payment, "succeeded");
    expect(eventsOf(payment)).toEqual(first);
    clock.advance(21_000);
    await provider.deliver();
    const later = { late: ["1 processing", "2 succeeded"], reordered: ["2 succeeded", "1 processing"] };
    expect(eventsOf(payment).toSorted()).toEqual(
      ((later as Record<string, string[]>)[fault] ?? [...first]).toSorted(),
    );
    if (fault === "reordered") expect(eventsOf(payment)).toEqual(later.reordered);
    // Polling the order gives the true events regardless of the fault.
    expect((await provider.events(payment)).map(({ state }) => state)).toEqual(["processing", "succeeded"]);
  });

  it("CASH-31 reports another amount when that fault is set", async () => {
    const { order } = await placeOrder({ amount: "49.99" });
    await provider.setFault(order.payment, "other_amount");
    await provider.act(order.payment, "succeeded");
    expect(sentEvents.at(-1)).toMatchObject({ payment: order.payment, amount: "50.00" });
  });

  it("CASH-31 resends an undelivered event unchanged", async () => {
    const { order } = await placeOrder();
    acknowledgesEvents = false;
    await provider.act(order.payment, "succeeded");
    await provider.deliver();
    expect(eventsOf(order.payment)).toHaveLength(1);
    acknowledgesEvents = true;
    clock.advance(1_001);
    await provider.deliver();
    await provider.deliver();
    const events = sentEvents.filter(({ payment }) => payment === order.payment);
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual(events[1]);
  });

  it.each([
    ["0002", "declined", "declined_by_bank"],
    ["9995", "declined", "insufficient_funds"],
    ["0069", "declined", "card_expired"],
    ["4444", "succeeded", null],
  ] as const)("CASH-31 with a card that ends in %s the payment is %s", async (lastFour, state, reason) => {
    const { order, answer } = await placeOrder({ method: "card", fields: { card: await cardOf(lastFour) } });
    expect(answer.next_step).toEqual({ kind: "done" });
    expect(sentEvents.findLast(({ payment }) => payment === order.payment)).toMatchObject({ state, reason });
  });

  it("CASH-04 accepts a saved card after its first payment, and rejects an unknown token", async () => {
    const card = await cardOf("4242");
    const { order, answer } = await placeOrder({ method: "card", fields: { card } });
    expect(answer.next_step).toMatchObject({ kind: "redirect" });
    await expect(provider.order(orderOf({ method: "card", profile: card }))).rejects.toMatchObject({
      code: "unknown_token",
    });
    await provider.act(order.payment, "succeeded");
    const { profile } = sentEvents.findLast(({ payment }) => payment === order.payment)!;
    expect(profile).toEqual({ token: card, title: "•••• 4242", expires: "07/31" });
    await expect(placeOrder({ method: "card", profile: card })).resolves.toBeDefined();
    await expect(placeOrder({ method: "card", fields: { card: "made-up" } })).rejects.toMatchObject({
      code: "unknown_token",
    });
  });

  it("CASH-04 saves a wallet under its masked email, and nothing of a bank account", async () => {
    const { order } = await placeOrder({ method: "ewallet", fields: { email: "ada@example.com" } });
    await provider.act(order.payment, "succeeded");
    const { profile } = sentEvents.findLast(({ payment }) => payment === order.payment)!;
    expect(profile).toMatchObject({ title: "a•••@example.com", expires: null });
    const bank = await placeOrder({ fields: { account_holder: "Ada Payer" } });
    await provider.act(bank.order.payment, "succeeded");
    expect(sentEvents.findLast(({ payment }) => payment === bank.order.payment)).toMatchObject({
      profile: null,
    });
  });

  it("CASH-05 reports coins sent to the player's own address, announced or not, with confirmations", async () => {
    const player = randomUUID();
    const { order, answer } = await placeOrder({
      player,
      currency: "BTC",
      amount: "0.00100000",
      method: "bitcoin",
    });
    const step = answer.next_step;
    if (step?.kind !== "address") throw new Error("no address");
    expect(step).toMatchObject({ amount: "0.00100000", uri: `bitcoin:${step.address}?amount=0.00100000` });
    expect(await provider.address(player, "BTC", CALLBACK)).toMatchObject({ address: step.address });
    await provider.receiveCoins(step.address, "0.00090000", "tx-announced");
    expect(sentEvents.slice(-2)).toMatchObject([
      { payment: order.payment, state: "processing", amount: "0.00090000", confirmations: { given: 0 } },
      { payment: order.payment, state: "succeeded", confirmations: { given: 2, of: 2 } },
    ]);
    await provider.receiveCoins(step.address, "0.5", "tx-other");
    await provider.receiveCoins(step.address, "0.5", "tx-other");
    expect(sentEvents.filter(({ reference }) => reference === "tx-other")).toMatchObject([
      { payment: null, address: step.address, state: "processing" },
      { payment: null, address: step.address, state: "succeeded" },
    ]);
    // They are found, and refunded, by the transaction's reference.
    expect(await provider.events("tx-other")).toHaveLength(2);
    await expect(provider.refund("tx-other", "limit_reached")).resolves.toBeUndefined();
    // Refunding an order, even twice, sends no event.
    const paid = await placeOrder();
    await provider.act(paid.order.payment, "succeeded");
    await provider.refund(paid.order.payment, "player_excluded");
    await provider.refund(paid.order.payment, "player_excluded");
    expect(eventsOf(paid.order.payment)).toEqual(["1 succeeded"]);
    await expect(provider.refund("tx-nobody", "limit_reached")).rejects.toMatchObject({
      code: "unknown_order",
    });
    expect(await provider.receiveCoins("nobody's", "0.5", "tx-nobody")).toBe(false);
  });

  it("CASH-05 addresses belong to test networks, one for each player and coin", () => {
    for (const currency of ["BTC", "BCH", "ETH", "LTC", "DOG", "USDT"]) {
      const { prefix, length } = networkOf(currency)!;
      const address = addressFor("p", currency, "secret");
      expect(address).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{${length}}$`));
      expect(addressFor("q", currency, "secret")).not.toBe(address);
    }
    expect(networkOf("EUR")).toBeUndefined();
  });

  it("CASH-27 asks for a voucher's code, and declines a wrong one", async () => {
    const [good, bad] = [await placeOrder({ method: "voucher" }), await placeOrder({ method: "voucher" })];
    expect(good.answer.next_step).toMatchObject({ kind: "form", fields: [{ name: "code" }] });
    await provider.answer(good.order.payment, { code: "123456" });
    await provider.answer(good.order.payment, { code: "000000" });
    await provider.answer(bad.order.payment, { code: "000000" });
    expect(eventsOf(good.order.payment)).toEqual(["1 succeeded"]);
    expect(eventsOf(bad.order.payment)).toEqual(["1 declined"]);
  });

  it("CASH-28 pays out without a step for the player", async () => {
    const { order, answer } = await placeOrder({ action: "cashout", fee: "1.50" });
    expect(answer.next_step).toBeNull();
    const paid = await placeOrder({ action: "cashout", fee: "1.50" });
    await provider.act(paid.order.payment, "succeeded");
    expect(sentEvents.at(-1)).toMatchObject({ state: "succeeded", amount: "48.50" });
    await provider.act(order.payment, "rejected", "details_do_not_match");
    expect(sentEvents.at(-1)).toMatchObject({ state: "rejected", reason: "details_do_not_match" });
  });
});
