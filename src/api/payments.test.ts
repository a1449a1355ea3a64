import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { method, methods, payment } from "../../tests/support/data/payment-answers.ts";
import type { ErrorCode } from "../contract/rejections.ts";
import { ApiError } from "../lib/http/http.ts";
import {
  hasUnknownOutcome,
  MAX_ARRIVAL_DELAY,
  markUnanswered,
  paymentRequests,
  removePaymentRequest,
  savePaymentRequest,
} from "../lib/payments/pending-payments.ts";
import { accountsQuery } from "./account.ts";
import { createQueryClient } from "./client.ts";
import {
  dropOtherMethods,
  methodsQuery,
  paymentQuery,
  paymentRequestQuery,
  receivePayment,
  settlePaymentRequest,
  startPayment,
} from "./payments.ts";

const http = vi.fn();
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  http.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "signed_in=1" });
});
afterEach(() => {
  for (const { key } of paymentRequests()) removePaymentRequest(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KEY = "2d1f3a44-58a8-4b0e-9f6c-1f4a1c5d7e90";
const REQUEST = { key: KEY, method_id: "card", amount_cents: 5_000, currency: "EUR", fields: { card: "t" } };
const envelope = (code: ErrorCode) => ({
  code,
  message_key: "",
  errors: {},
  request_id: "",
  retry_after: null,
  next: "try_again" as const,
  until: null,
});
const rejectionWith = (status: number, code: ErrorCode) => new ApiError("http", status, envelope(code), code);
const startDeposit = () => startPayment(createQueryClient(http), "deposit", REQUEST);

describe("MI-29 a payment request", () => {
  it("MI-29 CASH-27 is saved on the device without payment details before it is sent once with its key", async () => {
    http.mockImplementation(async () => {
      expect(stored.get("private:payment-requests")).toContain(KEY);
      expect(stored.get("private:payment-requests")).not.toContain("card");
      return payment();
    });
    expect(await startDeposit()).toEqual(payment());
    expect(http).toHaveBeenCalledTimes(1);
    expect(http).toHaveBeenCalledWith("POST /api/payments/deposits", { body: REQUEST });
    expect(paymentRequests()).toMatchObject([{ key: KEY, payment: payment().id }]);
  });

  it.each([
    ["the network fails", new ApiError("network", 0, null, "")],
    ["the request times out", new ApiError("timeout", 0, null, "")],
    ["a gateway responds with 502", new ApiError("http", 502, null, "")],
    ["the server responds with 500", rejectionWith(500, "internal_error")],
  ])("MI-29 isn't resent when %s, and its outcome stays unknown", async (_, failure) => {
    http.mockRejectedValue(failure);
    expect(await startDeposit()).toBeNull();
    expect(http).toHaveBeenCalledTimes(1);
    expect(paymentRequests().filter(hasUnknownOutcome)).toMatchObject([{ key: KEY, payment: null }]);
  });

  it.each(["<html>Welcome to the hotel", {}, { id: "1" }])(
    "MI-29 has an unknown outcome when an intermediary responds %j",
    async (answer) => {
      http.mockResolvedValue(answer);
      expect(await startDeposit()).toBeNull();
      expect(paymentRequests().filter(hasUnknownOutcome)).toHaveLength(1);
    },
  );

  it.each([
    [422, "validation_failed"],
    [403, "limit_reached"],
    [409, "key_reused"],
    [401, "unauthorized"],
    [429, "too_many_requests"],
  ] as const)("MI-29 is removed when the server rejects it with %d %s", async (status, code) => {
    http.mockRejectedValue(rejectionWith(status, code));
    await expect(startDeposit()).rejects.toMatchObject({ code });
    expect(paymentRequests()).toEqual([]);
  });

  it("CASH-27 is removed once its payment has ended", async () => {
    http.mockResolvedValue(payment({ state: "succeeded" }));
    await startDeposit();
    expect(paymentRequests()).toEqual([]);
  });

  it("MON-04 invalidates the balance that it changed", async () => {
    const client = createQueryClient(http);
    client.setQueryData(accountsQuery.queryKey, []);
    receivePayment(client, payment({ state: "succeeded" }));
    expect(client.getQueryState(accountsQuery.queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryData(paymentQuery(payment().id).queryKey)?.state).toBe("succeeded");
  });
});

describe("the outcome of a payment request", () => {
  const fetchOutcome = () => createQueryClient(http).fetchQuery(paymentRequestQuery("deposit", KEY));
  it("MI-29 is the payment, or null when the server has none", async () => {
    http.mockResolvedValueOnce(payment());
    expect((await fetchOutcome()).payment).toEqual(payment());
    expect(http.mock.calls[0]).toMatchObject([
      "GET /api/payments/keys/:action/:key",
      { params: { action: "deposit", key: KEY } },
    ]);
    http.mockRejectedValueOnce(rejectionWith(404, "not_found"));
    expect((await fetchOutcome()).payment).toBeNull();
  });

  it("MI-29 is a payment, none, or unknown while the request may still arrive", () => {
    const client = createQueryClient(http);
    const request = { key: KEY, action: "deposit", amount_cents: "5000", currency: "EUR" } as const;
    const settle = (outcome: Parameters<typeof settlePaymentRequest>[2]) =>
      settlePaymentRequest(client, paymentRequests()[0]!, outcome);
    savePaymentRequest(request);
    markUnanswered(KEY);
    expect(settle({ payment: null, checkedAt: Date.now() + MAX_ARRIVAL_DELAY - 1_000 })).toBeUndefined();
    expect(paymentRequests()).toHaveLength(1);
    expect(settle({ payment: payment(), checkedAt: Date.now() })).toEqual(payment());
    expect(paymentRequests()).toMatchObject([{ payment: payment().id }]);
    savePaymentRequest(request);
    markUnanswered(KEY);
    expect(settle({ payment: null, checkedAt: Date.now() + MAX_ARRIVAL_DELAY + 1_000 })).toBeNull();
    expect(paymentRequests()).toEqual([]);
  });

  it.each([
    ["another server's 404", new ApiError("http", 404, null, "")],
    ["a server error", rejectionWith(500, "internal_error")],
    ["a network error", new ApiError("network", 0, null, "")],
  ])("MI-29 is still unknown after %s", async (_, failure) => {
    http.mockRejectedValueOnce(failure);
    await expect(fetchOutcome()).rejects.toBe(failure);
  });

  it("MI-29 is still unknown after a malformed response", async () => {
    http.mockResolvedValueOnce({ welcome: true });
    await expect(fetchOutcome()).rejects.toMatchObject({ kind: "malformed" });
  });
});

describe("payment methods", () => {
  const DE = { currency: "EUR", country: "DE" };
  async function countAttempts(failure: Error): Promise<number> {
    vi.useFakeTimers();
    http.mockRejectedValue(failure);
    const pendingFetch = createQueryClient(http).fetchQuery({ ...methodsQuery(DE, "deposit") });
    const settledFetch = pendingFetch.catch(() => {});
    await vi.runAllTimersAsync();
    await settledFetch;
    return http.mock.calls.length;
  }

  it("CASH-20 are retried up to three times", async () => {
    expect(await countAttempts(rejectionWith(503, "unavailable"))).toBe(4);
  });

  it("CASH-20 aren't retried after a network error, which the request layer retries, or a rejection", async () => {
    expect(await countAttempts(new ApiError("network", 0, null, ""))).toBe(1);
    http.mockReset();
    expect(await countAttempts(rejectionWith(403, "forbidden"))).toBe(1);
  });

  it("CASH-26 depend on currency and country, and methods of other currencies and countries are dropped", async () => {
    const client = createQueryClient(http);
    const keyOf = (currency: string, country: string) =>
      methodsQuery({ currency, country }, "deposit").queryKey;
    for (const [currency, country] of [
      ["EUR", "DE"],
      ["BTC", "DE"],
      ["EUR", "NO"],
    ] as const)
      client.setQueryData(keyOf(currency, country), methods({ methods: [method({ id: currency })] }));
    dropOtherMethods(client, { currency: "BTC", country: "DE" });
    expect(client.getQueryData(keyOf("EUR", "DE"))).toBeUndefined();
    expect(client.getQueryData(keyOf("EUR", "NO"))).toBeUndefined();
    expect(client.getQueryData(keyOf("BTC", "DE"))?.methods[0]?.id).toBe("BTC");
  });
});
