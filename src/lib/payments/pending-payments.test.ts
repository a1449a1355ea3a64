import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as pendingPayments from "./pending-payments.ts";

const REQUEST = { key: "k1", action: "deposit", amount_cents: "5000", currency: "EUR" } as const;

let stored: Map<string, string>;
let isFull = false;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ["Date"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  for (const { key } of pendingPayments.paymentRequests()) pendingPayments.removePaymentRequest(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a stored payment request", () => {
  it("MI-29 is saved before it is sent, without payment details", () => {
    pendingPayments.savePaymentRequest(REQUEST);
    expect(stored.get("private:payment-requests")).toBe(
      JSON.stringify([{ ...REQUEST, at: Date.now(), unansweredAt: null, payment: null }]),
    );
    // This tab is still waiting for the response.
    expect(pendingPayments.paymentRequests().filter(pendingPayments.hasUnknownOutcome)).toEqual([]);
  });

  it("MI-29 survives a reload and a cold start, and then has an unknown outcome", async () => {
    pendingPayments.savePaymentRequest(REQUEST);
    vi.resetModules();
    const reloadedModule: typeof pendingPayments = await import("./pending-payments.ts");
    expect(reloadedModule.paymentRequests().filter(reloadedModule.hasUnknownOutcome)).toMatchObject([
      REQUEST,
    ]);
  });

  it("MI-29 has an unknown outcome without a response, gets its payment once that is known, and is removed when the payment ends", () => {
    pendingPayments.savePaymentRequest(REQUEST);
    pendingPayments.markUnanswered("k1");
    expect(pendingPayments.paymentRequests().filter(pendingPayments.hasUnknownOutcome)).toMatchObject([
      { unansweredAt: Date.now() },
    ]);
    pendingPayments.resolvePaymentRequest("k1", "p1");
    expect(pendingPayments.paymentRequests().filter(pendingPayments.hasUnknownOutcome)).toEqual([]);
    expect(pendingPayments.paymentRequests()).toMatchObject([{ payment: "p1" }]);
    pendingPayments.removePayment("p1");
    expect(pendingPayments.paymentRequests()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it("MI-29 has its own key, and removing one keeps the other", () => {
    pendingPayments.savePaymentRequest(REQUEST);
    pendingPayments.savePaymentRequest({ ...REQUEST, key: "k2" });
    pendingPayments.removePaymentRequest("k1");
    expect(pendingPayments.paymentRequests().map(({ key }) => key)).toEqual(["k2"]);
  });

  it("MI-29 is kept by the page when the storage fails", () => {
    isFull = true;
    pendingPayments.savePaymentRequest(REQUEST);
    expect(pendingPayments.paymentRequests()).toMatchObject([REQUEST]);
  });

  it.each(["", "{", "{}", "[1]", '[{"key":"k"}]', '[{"key":"k","action":"refund"}]'])(
    "ignores malformed data: %j",
    (text) => {
      stored.set("private:payment-requests", text);
      expect(pendingPayments.paymentRequests()).toEqual([]);
    },
  );

  it("MI-29 reads the requests that an earlier release stored, and moves them with the first change", () => {
    stored.clear();
    const request = { ...REQUEST, at: 1_000_000, payment: null };
    stored.set("private:payment-intents", JSON.stringify([{ ...request, lostAt: 1_003_000 }]));
    expect(pendingPayments.paymentRequests()).toEqual([{ ...request, unansweredAt: 1_003_000 }]);
    pendingPayments.resolvePaymentRequest("k1", "p1");
    expect(stored.has("private:payment-intents")).toBe(false);
    expect(JSON.parse(stored.get("private:payment-requests")!)).toEqual([
      { ...request, unansweredAt: 1_003_000, payment: "p1" },
    ]);
  });
});

describe("a payment request unknown to the server", () => {
  const storedRequest: pendingPayments.PaymentRequest = {
    ...REQUEST,
    at: 1_000_000,
    unansweredAt: null,
    payment: null,
  };
  it.each([
    [
      "while the call may still be running",
      storedRequest,
      1_000_000 + pendingPayments.MAX_CALL_DURATION - 1,
      false,
    ],
    [
      "once the call can't be running any more",
      storedRequest,
      1_000_000 + pendingPayments.MAX_CALL_DURATION,
      true,
    ],
    [
      "while the failed call may still reach the server",
      { ...storedRequest, unansweredAt: 1_003_000 },
      1_003_000 + pendingPayments.MAX_ARRIVAL_DELAY - 1,
      false,
    ],
    [
      "once the failed call can't reach the server any more",
      { ...storedRequest, unansweredAt: 1_003_000 },
      1_003_000 + pendingPayments.MAX_ARRIVAL_DELAY,
      true,
    ],
  ])("MI-29 counts as never created %s: %s", (_, request, checkedAt, counts) => {
    expect(
      pendingPayments.isNeverCreated(request as pendingPayments.PaymentRequest, checkedAt as number),
    ).toBe(counts);
  });
});
