import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as kept from "./pending-payments.ts";

const WISH = { key: "k1", action: "deposit", amount_cents: "5000", currency: "EUR" } as const;

let stored: Map<string, string>;
let full = false;
beforeEach(() => {
  stored = new Map();
  full = false;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ["Date"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  for (const { key } of kept.paymentRequests()) kept.removePaymentRequest(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a stored payment request", () => {
  it("MI-29 is saved before it is sent, without payment details", () => {
    kept.savePaymentRequest(WISH);
    expect(stored.get("private:payment-intents")).toBe(
      JSON.stringify([{ ...WISH, at: Date.now(), lostAt: null, payment: null }]),
    );
    // This tab is still waiting for the response.
    expect(kept.paymentRequests().filter(kept.hasUnknownOutcome)).toEqual([]);
  });

  it("MI-29 survives a reload and a cold start, and then has an unknown outcome", async () => {
    kept.savePaymentRequest(WISH);
    vi.resetModules();
    const again: typeof kept = await import("./pending-payments.ts");
    expect(again.paymentRequests().filter(again.hasUnknownOutcome)).toMatchObject([WISH]);
  });

  it("MI-29 has an unknown outcome without a response, then a payment, and is removed at its end", () => {
    kept.savePaymentRequest(WISH);
    kept.markUnanswered("k1");
    expect(kept.paymentRequests().filter(kept.hasUnknownOutcome)).toMatchObject([{ lostAt: Date.now() }]);
    kept.resolvePaymentRequest("k1", "p1");
    expect(kept.paymentRequests().filter(kept.hasUnknownOutcome)).toEqual([]);
    expect(kept.paymentRequests()).toMatchObject([{ payment: "p1" }]);
    kept.removePayment("p1");
    expect(kept.paymentRequests()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it("MI-29 has its own key, and removing one keeps the other", () => {
    kept.savePaymentRequest(WISH);
    kept.savePaymentRequest({ ...WISH, key: "k2" });
    kept.removePaymentRequest("k1");
    expect(kept.paymentRequests().map(({ key }) => key)).toEqual(["k2"]);
  });

  it("MI-29 is kept by the page when the storage fails", () => {
    full = true;
    kept.savePaymentRequest(WISH);
    expect(kept.paymentRequests()).toMatchObject([WISH]);
  });

  it.each(["", "{", "{}", "[1]", '[{"key":"k"}]', '[{"key":"k","action":"refund"}]'])(
    "ignores malformed data: %j",
    (text) => {
      stored.set("private:payment-intents", text);
      expect(kept.paymentRequests()).toEqual([]);
    },
  );
});

describe("a payment request unknown to the server", () => {
  const intent: kept.PaymentRequest = { ...WISH, at: 1_000_000, lostAt: null, payment: null };
  it.each([
    ["while the call may be on its way", intent, 1_000_000 + kept.LONGEST_CALL - 1, false],
    ["when no call is on its way for so long", intent, 1_000_000 + kept.LONGEST_CALL, true],
    [
      "just after the network was lost",
      { ...intent, lostAt: 1_003_000 },
      1_003_000 + kept.ARRIVES_WITHIN - 1,
      false,
    ],
    ["a while after it was lost", { ...intent, lostAt: 1_003_000 }, 1_003_000 + kept.ARRIVES_WITHIN, true],
  ])("MI-29 %s: counts as never created: %s", (_, wish, asked, counts) => {
    expect(kept.isNeverCreated(wish as kept.PaymentRequest, asked as number)).toBe(counts);
  });
});
