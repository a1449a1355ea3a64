import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import { SECRET } from "../../tests/support/server/documents.ts";
import { paymentSecret } from "../http/derived-secret.ts";
import { sign } from "../http/signature.ts";

const SHARED = paymentSecret(SECRET, "reference");
const BASE = "http://localhost";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const request = (path: string, init?: RequestInit) => app.app.request(BASE + path, init);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request(path, { method: "POST", body, headers });
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    ...headers,
  });

async function placeOrder(changes: Record<string, unknown> = {}) {
  const payment = randomUUID();
  const body = JSON.stringify({
    payment,
    action: "deposit",
    method: "bank_transfer",
    amount: "50.00",
    currency: "EUR",
    fee: "1.05",
    player: "somebody",
    fields: {},
    profile: null,
    return_url: `${BASE}/profile/payments`,
    callback_url: `${BASE}/nowhere`,
    locale: "de",
    ...changes,
  });
  const answer = await post("/payment-provider/orders", body, { "x-signature": sign(body, SHARED) });
  const { next_step } = (await answer.json()) as { next_step: { url: string } | null };
  return { payment, status: answer.status, page: next_step && new URL(next_step.url).pathname };
}

async function eventsOf(payment: string): Promise<{ state: string; reason: string | null }[]> {
  const path = `/payment-provider/orders/${payment}`;
  const answer = await request(path, { headers: { "x-signature": sign(path, SHARED) } });
  return ((await answer.json()) as { events: { state: string; reason: string | null }[] }).events;
}

describe("the provider's API", () => {
  it("CASH-31 rejects a wrong signature, an invalid order and an unknown order", async () => {
    const body = JSON.stringify({ payment: randomUUID() });
    expect((await post("/payment-provider/orders", body)).status).toBe(401);
    const wrongSignature = { "x-signature": sign(body, "another secret") };
    expect((await post("/payment-provider/orders", body, wrongSignature)).status).toBe(401);
    const right = { "x-signature": sign(body, SHARED) };
    expect((await post("/payment-provider/orders", body, right)).status).toBe(400);
    const { payment } = await placeOrder();
    expect((await request(`/payment-provider/orders/${payment}`)).status).toBe(401);
    const unknown = `/payment-provider/orders/${randomUUID()}`;
    const answer = await request(unknown, { headers: { "x-signature": sign(unknown, SHARED) } });
    expect([answer.status, await answer.json()]).toEqual([404, { code: "unknown_order" }]);
  });
});

describe("the hosted page", () => {
  it("CASH-27 shows amount and payee in the player's language, and can't be framed", async () => {
    const { page } = await placeOrder();
    const answer = await request(page!);
    const html = await answer.text();
    expect(html).toContain('lang="de"');
    for (const text of ["Zahlung bestätigen", "50.00 EUR", "1.05 EUR", "51.05 EUR", "localhost"])
      expect(html).toContain(text);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await request(`/payment-provider/pay/${"x".repeat(43)}`)).status).toBe(404);
  });

  it.each([
    ["pay", ["processing", "succeeded"], null],
    ["refuse", ["declined"], "declined_by_bank"],
    ["cancel", ["canceled"], "canceled_by_player"],
  ])("CASH-27 redirects back after %s, and reports it once", async (choice, states, reason) => {
    const { page, payment } = await placeOrder();
    const first = await form(page!, { choice, fault: "none" });
    expect([first.status, first.headers.get("location")]).toEqual([303, `${BASE}/profile/payments`]);
    await form(page!, { choice: "pay", fault: "none" });
    const events = await eventsOf(payment);
    expect(events.map(({ state }) => state)).toEqual(states);
    expect(events.at(-1)).toMatchObject({ reason });
    expect(await (await request(page!)).text()).toContain("Diese Zahlung ist abgeschlossen.");
  });

  it("CASH-27 rejects requests from other sites and unknown choices", async () => {
    const { page, payment } = await placeOrder();
    const answer = await form(page!, { choice: "pay", fault: "none" }, { "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(await eventsOf(payment)).toEqual([]);
    expect((await form(page!, { choice: "everything", fault: "none" })).status).toBe(400);
  });
});

describe("the demo's control page", () => {
  it("CASH-31 escapes orders, and allows the transitions that a bank has", async () => {
    const { payment } = await placeOrder({ method: "<img src=x>" });
    const html = await (await request("/payment-provider")).text();
    expect(html).toContain(payment);
    expect(html).not.toContain("<img");
    const act = (to: string) => form("/payment-provider/act", { payment, to, fault: "none", reason: "" });
    expect((await act("succeeded")).status).toBe(303);
    expect((await act("declined")).status).toBe(400);
    expect((await act("reversed")).status).toBe(303);
    expect((await eventsOf(payment)).map(({ state }) => state)).toEqual(["succeeded", "reversed"]);
  });

  it("CASH-31 is absent in production, as is the provider", async () => {
    const production = await testApp({ demo: false });
    for (const path of ["/payment-provider", "/payment-provider/orders", "/payment-provider/cards"])
      expect((await production.app.request(BASE + path, { method: "POST", body: "{}" })).status).toBe(404);
    expect((await production.app.request(`${BASE}/payment-provider`)).status).toBe(404);
  });
});

describe("the card's frame", () => {
  const card = { card_expiry_month: 7, card_expiry_year: 2031, first_six: "424242", last_four: "4242" };

  it("CASH-11 CASH-12 returns a token for the permitted card details, to a frame without an origin", async () => {
    const answer = await post("/payment-provider/cards", JSON.stringify(card), {
      origin: "null",
      "sec-fetch-site": "cross-site",
      "content-type": "text/plain",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it("CASH-11 rejects a full card number", async () => {
    const whole = { ...card, number: "4242424242424242" };
    expect((await post("/payment-provider/cards", JSON.stringify(whole))).status).toBe(400);
    const inPlace = { ...card, last_four: "4242424242424242" };
    expect((await post("/payment-provider/cards", JSON.stringify(inPlace))).status).toBe(400);
  });
});
