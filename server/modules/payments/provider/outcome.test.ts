import { describe, expect, it } from "vitest";
import {
  type EventEffect,
  type EventFacts,
  outcomeOf,
  type PaymentFacts,
  WebhookRejected,
} from "./outcome.ts";

const NEWER = 8;
const SAME = 7;
const OLDER = 6;

const deposit = (state: PaymentFacts["state"], more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  action: "deposit",
  state,
  isCoin: false,
  amount: 5_000n,
  isReversed: false,
  isContradicted: false,
  sequence: SAME,
  ...more,
});
const payout = (state: PaymentFacts["state"]): PaymentFacts => ({ ...deposit(state), action: "cashout" });
const eventOf = (
  state: EventFacts["state"],
  sequence: number,
  more: Partial<EventFacts> = {},
): EventFacts => ({
  state,
  sequence,
  amount: 5_000n,
  hasConfirmations: false,
  ...more,
});

/** The effect in a word or two. */
function describeEffect(outcome: EventEffect): string {
  if (outcome.type === "reject") return `refuse ${outcome.code}`;
  if (outcome.type === "become") return `become ${outcome.state}`;
  if (outcome.type === "succeed") return outcome.reversed ? "succeed and reverse" : "succeed";
  return outcome.type;
}
/** The effects of a newer event, one with the same sequence and an older one. */
const describeEffects = (known: PaymentFacts, state: EventFacts["state"], more?: Partial<EventFacts>) =>
  [NEWER, SAME, OLDER].map((sequence) => describeEffect(outcomeOf(known, eventOf(state, sequence, more))));

describe("an event for a deposit", () => {
  it.each([
    ["pending", "processing", ["become processing", "nothing", "nothing"]],
    ["processing", "processing", ["nothing", "nothing", "nothing"]],
    ["succeeded", "processing", ["nothing", "nothing", "nothing"]],
    ["pending", "succeeded", ["succeed", "succeed", "succeed"]],
    ["processing", "succeeded", ["succeed", "succeed", "succeed"]],
    ["succeeded", "succeeded", ["nothing", "nothing", "nothing"]],
    ["declined", "succeeded", ["late", "nothing", "nothing"]],
    ["canceled", "succeeded", ["late", "nothing", "nothing"]],
    ["pending", "reversed", ["succeed and reverse", "succeed and reverse", "succeed and reverse"]],
    ["processing", "reversed", ["succeed and reverse", "succeed and reverse", "succeed and reverse"]],
    ["succeeded", "reversed", ["reverse", "nothing", "nothing"]],
    ["declined", "reversed", ["nothing", "nothing", "nothing"]],
    ["pending", "declined", ["become declined", "nothing", "nothing"]],
    ["pending", "canceled", ["become canceled", "nothing", "nothing"]],
    ["processing", "rejected", ["become declined", "nothing", "nothing"]],
    ["succeeded", "declined", ["reverse", "nothing", "nothing"]],
    ["succeeded", "canceled", ["reverse", "nothing", "nothing"]],
    ["declined", "canceled", ["nothing", "nothing", "nothing"]],
  ] as const)(
    "CASH-31 CASH-33 that is %s, when it says %s, as a newer, repeated or older event",
    (state, event, outcomes) => {
      expect(describeEffects(deposit(state), event)).toEqual(outcomes);
    },
  );

  it.each([
    ["succeeded", ["late", "nothing", "nothing"]],
    ["reversed", ["nothing", "nothing", "nothing"]],
    ["declined", ["nothing", "nothing", "nothing"]],
    ["processing", ["nothing", "nothing", "nothing"]],
  ] as const)("CASH-33 that is already reversed, when it says %s", (event, outcomes) => {
    expect(describeEffects(deposit("succeeded", { isReversed: true }), event)).toEqual(outcomes);
  });

  it("CASH-31 updates confirmations while the deposit is in progress, unless the event is old", () => {
    expect(describeEffects(deposit("processing"), "processing", { hasConfirmations: true })).toEqual([
      "confirm",
      "nothing",
      "nothing",
    ]);
    expect(describeEffects(deposit("succeeded"), "processing", { hasConfirmations: true })[0]).toBe(
      "nothing",
    );
    expect(describeEffects(deposit("pending"), "processing", { hasConfirmations: true })[0]).toBe(
      "become processing",
    );
  });

  it.each(["succeeded", "reversed"] as const)(
    "CASH-31 is rejected with another amount when it says %s",
    (event) => {
      const other = { amount: 5_001n };
      for (const state of ["pending", "processing", "succeeded", "declined"] as const)
        expect(describeEffects(deposit(state), event, other)).toEqual(Array(3).fill("refuse wrong_amount"));
    },
  );

  it("CASH-31 may have another amount of coins until it is booked", () => {
    const other = { amount: 4_000n };
    const coinOptions = { isCoin: true };
    expect(describeEffects(deposit("pending", coinOptions), "succeeded", other)[0]).toBe("succeed");
    expect(describeEffects(deposit("pending", coinOptions), "reversed", other)[0]).toBe(
      "succeed and reverse",
    );
    expect(describeEffects(deposit("declined", coinOptions), "succeeded", other)[0]).toBe("late");
    expect(describeEffects(deposit("succeeded", coinOptions), "reversed", other)[0]).toBe(
      "refuse wrong_amount",
    );
  });

  it("CASH-31 may have another amount while no money has moved", () => {
    const other = { amount: 1n };
    expect(describeEffects(deposit("pending"), "processing", other)[0]).toBe("become processing");
    expect(describeEffects(deposit("pending"), "declined", other)[0]).toBe("become declined");
  });
});

describe("an event for a withdrawal", () => {
  it.each([
    ["reserved", "succeeded", Array(3).fill("refuse not_ordered")],
    ["reserved", "processing", Array(3).fill("refuse not_ordered")],
    ["pending", "succeeded", Array(3).fill("refuse not_ordered")],
    ["pending", "rejected", Array(3).fill("refuse not_ordered")],
    ["processing", "processing", ["nothing", "nothing", "nothing"]],
    ["processing", "succeeded", ["succeed", "succeed", "succeed"]],
    ["processing", "rejected", ["become rejected", "become rejected", "nothing"]],
    ["processing", "declined", ["become rejected", "become rejected", "nothing"]],
    ["processing", "reversed", ["become rejected", "become rejected", "nothing"]],
    ["succeeded", "succeeded", ["nothing", "nothing", "nothing"]],
    ["succeeded", "processing", ["nothing", "nothing", "nothing"]],
    ["succeeded", "rejected", ["refuse not_reversible", "refuse not_reversible", "nothing"]],
    ["succeeded", "reversed", ["refuse not_reversible", "refuse not_reversible", "nothing"]],
    ["rejected", "succeeded", ["refuse already_returned", "refuse already_returned", "nothing"]],
    ["rejected", "processing", ["nothing", "nothing", "nothing"]],
    ["rejected", "rejected", ["nothing", "nothing", "nothing"]],
    ["recalled", "succeeded", ["refuse already_returned", "refuse already_returned", "nothing"]],
    ["canceled", "declined", ["nothing", "nothing", "nothing"]],
  ] as const)(
    "CASH-33 that is %s, when it says %s, as a newer, repeated or older event",
    (state, event, outcomes) => {
      expect(describeEffects(payout(state), event)).toEqual(outcomes);
    },
  );

  it.each([
    ["rejected", "reversed", ["refuse already_returned", "refuse already_returned", "nothing"]],
    ["rejected", "rejected", ["refuse already_returned", "refuse already_returned", "nothing"]],
    ["rejected", "processing", ["nothing", "nothing", "nothing"]],
    ["succeeded", "succeeded", ["refuse already_paid", "refuse already_paid", "nothing"]],
    ["succeeded", "reversed", ["refuse not_reversible", "refuse not_reversible", "nothing"]],
    ["succeeded", "processing", ["nothing", "nothing", "nothing"]],
  ] as const)(
    "MI-16 that is contradicted and %s, when it says %s, as a newer, repeated or older event",
    (state, event, outcomes) => {
      expect(describeEffects({ ...payout(state), isContradicted: true }, event)).toEqual(outcomes);
    },
  );

  it("CASH-33 updates confirmations while the withdrawal is in progress, unless the event is old", () => {
    expect(describeEffects(payout("processing"), "processing", { hasConfirmations: true })).toEqual([
      "confirm",
      "nothing",
      "nothing",
    ]);
  });

  it("CASH-31 is rejected with another amount when paid out, and not before", () => {
    const other = { amount: 4_999n };
    for (const state of ["reserved", "processing", "succeeded"] as const)
      expect(describeEffects(payout(state), "succeeded", other)).toEqual(
        Array(3).fill("refuse wrong_amount"),
      );
    // A payment after the money went back takes precedence over the wrong amount.
    expect(describeEffects(payout("rejected"), "succeeded", other)[0]).toBe("refuse already_returned");
    expect(describeEffects(payout("processing"), "rejected", other)[0]).toBe("become rejected");
  });
});

it("a rejected event has its code", () => {
  expect(new WebhookRejected("wrong_amount")).toMatchObject({
    name: "WebhookRejected",
    message: "wrong_amount",
    code: "wrong_amount",
  });
});
