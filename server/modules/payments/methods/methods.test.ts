import { randomUUID } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PaymentField } from "../../../../src/contract/payment-fields.ts";
import type { PaymentMethods } from "../../../../src/contract/payment-methods.ts";
import type { Payment } from "../../../../src/contract/payments.ts";
import {
  depositOf,
  type Payer,
  PROVIDER,
  testPayments,
  withdrawalOf,
} from "../../../../tests/support/server/payments.ts";
import { visit } from "../../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { makePaymentMethods } from "../../../seed/content/payment-methods.ts";
import { cardChecks, paymentProfiles, payments } from "../tables.ts";

const DAY = 24 * 3_600_000;

const { app, db, run, clock, payer, event, sendWebhook, settle, script, deposit, withdraw } =
  await testPayments({
    rejectedCardPrefixes: ["4999"],
  });

const methodsOf = async ({ client }: Payer, action = "deposit") =>
  (await client.get(`/api/payments/methods?action=${action}`)).body as PaymentMethods;
const idsOf = async (one: Payer, action?: string) =>
  (await methodsOf(one, action)).methods.map(({ id }) => id);

describe("payment methods", () => {
  it("CASH-30 LIC-02 are listed per site, with a list of its own for Estonia", async () => {
    const one = await payer({ country: "IE" });
    expect(await idsOf(one)).toEqual(["card", "ewallet", "bank_transfer", "voucher"]);
    expect(await idsOf(one, "cashout")).toEqual(["card", "ewallet", "bank_transfer"]);
    await db.update(players).set({ licence: "EE" }).where(eq(players.id, one.id));
    expect(await idsOf(one)).toEqual(["bank_link", "card", "bank_transfer"]);
    const cryptoPayer = await payer({ currency: "LTC" });
    expect(await idsOf(cryptoPayer)).toEqual(["ltc"]);
  });

  it.each([
    ["CA", "CAD", "interac card instant_bank ewallet bank_transfer voucher"],
    ["AU", "AUD", "payid card ewallet bank_transfer voucher"],
    ["NZ", "NZD", "instant_bank card ewallet bank_transfer voucher"],
    ["NO", "NOK", "card bank_transfer"],
    ["DE", "EUR", "card instant_bank ewallet bank_transfer sofort voucher"],
    ["AT", "EUR", "card instant_bank ewallet bank_transfer sofort voucher"],
    ["IT", "EUR", "card instant_bank ewallet bank_transfer voucher"],
    // Another currency has the general list.
    ["CA", "EUR", "card ewallet bank_transfer voucher"],
  ])("ANC-71 of %s in %s are its market's", async (country, currency, ids) => {
    expect((await idsOf(await payer({ country, currency }))).join(" ")).toBe(ids);
  });

  it.each([
    ["CA", "CAD", "account_holder institution_number transit_number account_number"],
    ["AU", "AUD", "account_holder bsb account_number"],
    ["NZ", "NZD", "account_holder account_number"],
    ["IT", "EUR", "account_holder iban"],
    ["NO", "NOK", "account_holder iban"],
    ["IE", "USD", "account_holder account_number bic"],
  ])(
    "ANC-71 CASH-29 pay out to a bank of %s in %s by its account numbers",
    async (country, currency, names) => {
      const one = await payer({ country, currency });
      const fields = (await one.client.get("/api/payments/methods/bank_transfer/fields?action=cashout"))
        .body as PaymentField[];
      expect(fields.map(({ name }) => name).join(" ")).toBe(names);
    },
  );

  it("ANC-71 reject account numbers that can't be one, and accept those that can", async () => {
    const holder = { account_holder: "Ada Payer" };
    const problemsOf = async (country: string, currency: string, fields: Record<string, string>) => {
      const one = await payer({
        country,
        currency,
        funds: 100_000n,
        values: { state: "ON", verified: true },
      });
      const answer = await withdraw(one.client, {
        currency,
        amount_cents: 3_000,
        fields: { ...holder, ...fields },
      });
      return Object.keys((answer.body as { errors?: object }).errors ?? {});
    };
    const canadian = { institution_number: "001", transit_number: "00022", account_number: "1234567" };
    expect(await problemsOf("CA", "CAD", canadian)).toEqual([]);
    expect(
      await problemsOf("CA", "CAD", { institution_number: "1", transit_number: "22", account_number: "12" }),
    ).toEqual(["fields.institution_number", "fields.transit_number", "fields.account_number"]);
    expect(await problemsOf("AU", "AUD", { bsb: "062-000", account_number: "12345678" })).toEqual([]);
    expect(await problemsOf("AU", "AUD", { bsb: "62000", account_number: "12345678" })).toEqual([
      "fields.bsb",
    ]);
    expect(await problemsOf("NZ", "NZD", { account_number: "01-0902-0068389-00" })).toEqual([]);
    expect(await problemsOf("NZ", "NZD", { account_number: "01-0902-0068380-00" })).toEqual([
      "fields.account_number",
    ]);
  });

  it("CASH-18 exclude sofort for members of group 631", async () => {
    expect(await idsOf(await payer({ values: { groups: [631] } }))).not.toContain("sofort");
  });

  it("CASH-03 CASH-26 show fee, limits, duration and the form's fields", async () => {
    const one = await payer();
    const { methods, ...rest } = await methodsOf(one);
    expect(rest).toMatchObject({
      currency: "EUR",
      default_amount_cents: 5_000,
      recall: true,
      verification_needed: false,
    });
    expect(methods.find(({ id }) => id === "voucher")).toMatchObject({
      brand: "voucher",
      provider: "reference",
      type: "other",
      requires: "fields",
      fee: { basis_points: 150, fixed_cents: 0 },
      processingTime: { from_seconds: 0, to_seconds: 0 },
      deposit: { min_cents: 1_000, max_cents: 25_000, step_cents: 100 },
      cashout: null,
    });
    const fields = (await one.client.get("/api/payments/methods/sofort/fields?action=deposit"))
      .body as PaymentField[];
    expect(fields.map(({ name, dependsOn }) => [name, dependsOn])).toEqual([
      ["bank", null],
      ["iban", { field: "bank", values: ["other"] }],
    ]);
    expect((await one.client.get("/api/payments/methods/sofort/fields?action=cashout")).status).toBe(404);
    expect((await visit(app).get("/api/payments/methods?action=deposit")).status).toBe(401);
    const fee = await deposit(one.client, {
      method_id: "voucher",
      amount_cents: 1_100,
      fields: { voucher_code: "1".repeat(16) },
    });
    expect(fee.body).toMatchObject({ amount_cents: 1_100, fee_cents: 17 });
  });

  it("CASH-22 AMB-PAY-05 accept coins within the documented amounts, free and instant", () => {
    const docOf = (id: string) => makePaymentMethods().find((method) => method.id === id)!.doc;
    const COIN = 100_000_000;
    const amounts = Object.fromEntries(
      ["btc", "ltc", "eth", "dog", "usdt", "bch"].map((id) => {
        const { deposit: d, cashout: c } = docOf(id);
        const unit = id === "usdt" ? 1_000_000 : COIN;
        const numbers = [d!.bounds.min_cents, c!.bounds.min_cents, c!.bounds.max_cents!];
        return [id, numbers.map((minor) => Number(minor) / unit)];
      }),
    );
    expect(amounts.btc).toEqual([0.0001, 0.0001, 0.4]);
    expect([amounts.ltc![0], amounts.ltc![2]]).toEqual([0.01, 60]);
    expect(amounts.eth![2]).toBe(12);
    expect(amounts.dog![2]).toBe(1_600_000);
    expect(amounts.usdt).toEqual([20, 25, 4_000]);
    for (const id of Object.keys(amounts))
      for (const terms of [docOf(id).deposit!, docOf(id).cashout!])
        expect([terms.fee, terms.processing_time]).toEqual([
          { basis_points: 0, fixed_cents: 0 },
          { from_seconds: 0, to_seconds: 0 },
        ]);
  });

  it("AMB-PAY-04 give each coin its minimum and maximum, or the method's where the coin has none", async () => {
    const amounts: Record<string, number[]> = {};
    for (const [currency, unit] of Object.entries({ LTC: 1e8, ETH: 1e8, DOG: 1e8, BCH: 1e8, USDT: 1e6 })) {
      const one = await payer({ currency });
      const [method] = (await methodsOf(one)).methods;
      amounts[currency] = [method!.deposit!, method!.cashout!].flatMap(({ min_cents, max_cents }) => [
        Number(min_cents) / unit,
        Number(max_cents) / unit,
      ]);
    }
    expect(amounts).toEqual({
      LTC: [0.01, 240, 0.012, 60],
      ETH: [0.004, 8, 0.0004, 12],
      DOG: [60, 120_000, 6, 1_600_000],
      BCH: [0.025, 50, 0.0025, 50],
      USDT: [20, 20_000, 25, 4_000],
    });
  });

  it("AMB-PAY-04 reject coins below the minimum and above the maximum, in both directions", async () => {
    const one = await payer({ currency: "LTC", funds: 10_000_000_000n });
    const base = { method_id: "ltc", currency: "LTC" };
    const out = { ...base, fields: { wallet_address: `L${"a".repeat(33)}` } };
    const amountErrorOf = async (amount_cents: number, isDeposit: boolean) => {
      const request = isDeposit
        ? deposit(one.client, { ...base, fields: {}, amount_cents })
        : withdraw(one.client, { ...out, amount_cents });
      return ((await request).body as { errors?: { amount_cents?: string[] } }).errors?.amount_cents?.[0];
    };
    expect(await amountErrorOf(999_999, true)).toBe("too_small");
    expect(await amountErrorOf(24_000_000_001, true)).toBe("too_big");
    expect(await amountErrorOf(24_000_000_000, true)).toBeUndefined();
    expect(await amountErrorOf(1_199_999, false)).toBe("too_small");
    expect(await amountErrorOf(6_000_000_001, false)).toBe("too_big");
    expect(await amountErrorOf(6_000_000_000, false)).toBeUndefined();
  });

  it("AMB-PAY-04 list every amount for staff and mark the method's defaults", async () => {
    const { lines } = await run("methods");
    const lineOf = (start: string) => lines.find((line) => line.startsWith(start));
    expect(lineOf("general  LTC")).toBe(
      "general  LTC  ltc  deposit 0.01000000 to 240.00000000 (default)  withdrawal 0.01200000 (default) to 60.00000000",
    );
    expect(lineOf("general  EUR  voucher")).toBe("general  EUR  voucher  deposit 10.00 to 250.00");
    expect(lines).toHaveLength(makePaymentMethods().length);
  });

  it("CASH-21 AMB-PAY-03 ANC-43 suggest an amount before the first deposit only, and none where forbidden", async () => {
    const one = await payer();
    const startedDeposit = (await deposit(one.client)).body as Payment;
    expect((await methodsOf(one)).default_amount_cents).toBe(5_000);
    await sendWebhook(event(startedDeposit, "succeeded"));
    expect((await methodsOf(one)).default_amount_cents).toBeNull();
    for (const country of ["CA", "AU", "DE", "NZ", "IT", "EE"])
      expect((await methodsOf(await payer({ country }))).default_amount_cents).toBeNull();
    expect((await methodsOf(await payer({ currency: "JPY" }))).default_amount_cents).toBe(5_000);
    expect((await methodsOf(await payer({ currency: "NOK" }))).default_amount_cents).toBe(50_000);
  });

  it("ANC-43 give amounts to choose, for withdrawals everywhere and for deposits only where presets are allowed", async () => {
    const presetsOf = async (one: Payer, action?: string) =>
      (await methodsOf(one, action)).preset_amounts_cents;
    const one = await payer();
    expect(await presetsOf(one)).toEqual([2_000, 5_000, 10_000, 20_000]);
    expect(await presetsOf(await payer({ currency: "NOK" }))).toEqual([20_000, 50_000, 100_000, 200_000]);
    const canadian = await payer({ country: "CA" });
    expect(await presetsOf(canadian)).toEqual([]);
    expect(await presetsOf(canadian, "cashout")).toEqual([2_000, 5_000, 10_000, 20_000]);
  });

  it("CASH-04 name the method that a player used last with success, per action and currency", async () => {
    const one = await payer();
    const lastOf = async (action?: string) => (await methodsOf(one, action)).last_method_id;
    expect(await lastOf()).toBeNull();
    const voucher = { method_id: "voucher", fields: { voucher_code: "1".repeat(16) } };
    await sendWebhook(event((await deposit(one.client, voucher)).body as Payment, "succeeded"));
    expect(await lastOf()).toBe("voucher");
    clock.advance(1_000);
    const declined = (await deposit(one.client)).body as Payment;
    expect(await lastOf()).toBe("ewallet");
    await sendWebhook(event(declined, "declined"));
    expect(await lastOf()).toBe("voucher");
    expect(await lastOf("cashout")).toBeNull();
  });

  it("NEW-07 show how long withdrawals took in the last 30 days, once there were five", async () => {
    // Starts at a time when no other withdrawal counts, not even one of an earlier run.
    const isPaidOut = and(eq(payments.action, "cashout"), eq(payments.state, "succeeded"));
    const [last] = await db
      .select({ at: max(payments.finishedAt) })
      .from(payments)
      .where(isPaidOut);
    clock.set(Math.max(clock.now(), last?.at?.getTime() ?? 0) + 31 * DAY);
    const one = await payer({ funds: 100_000n });
    const timesOf = async () =>
      (await methodsOf(one, "cashout")).methods.find(({ id }) => id === "bank_transfer")!.payoutTimes;
    for (const minutes of [10, 20, 30, 40, 50]) {
      expect(await timesOf()).toBeNull();
      const body = withdrawalOf({ amount_cents: 1_000 });
      const { id } = (await one.client.post("/api/payments/withdrawals", body)).body as Payment;
      await settle();
      clock.advance(minutes * 60_000);
      await sendWebhook(event({ id }, "succeeded", { amount: "10.00" }));
    }
    expect(await timesOf()).toEqual({ median_seconds: 1_800, p95_seconds: 2_880, count: 5, days: 30 });
    clock.advance(31 * DAY);
    // The first player's session has expired by now.
    const later = await payer();
    expect((await methodsOf(later, "cashout")).methods.map(({ payoutTimes }) => payoutTimes)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("NEW-07 show how the payout times of 90 days are distributed, once there were twenty that stayed paid", async () => {
    const [last] = await db.select({ at: max(payments.finishedAt) }).from(payments);
    // No other withdrawal counts, and no earlier result does.
    clock.set(Math.max(clock.now(), last?.at?.getTime() ?? 0) + 91 * DAY);
    const one = await payer({ funds: 100_000n });
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) {
      const body = withdrawalOf({ amount_cents: 1_000 });
      ids.push(((await one.client.post("/api/payments/withdrawals", body)).body as Payment).id);
    }
    await settle();
    const HOUR = 3_600_000;
    const startedAt = clock.now();
    const payOut = async (count: number, after: number) => {
      clock.set(startedAt + after);
      for (const id of ids.splice(0, count))
        await sendWebhook(event({ id }, "succeeded", { amount: "10.00" }));
    };
    const distributionOf = async () => {
      // An earlier result isn't used any more.
      clock.advance(HOUR / 6);
      const { methods } = await methodsOf(await payer(), "cashout");
      return methods.find(({ id }) => id === "bank_transfer")!.payoutDistribution;
    };
    await payOut(5, 60_000);
    await payOut(7, 2 * HOUR);
    await payOut(5, 30 * HOUR);
    await payOut(2, 100 * HOUR);
    expect(await distributionOf()).toBeNull();
    await payOut(1, 101 * HOUR);
    const share = (to_seconds: number | null, percent: number) => ({ to_seconds, share: percent });
    expect(await distributionOf()).toEqual({
      days: 90,
      steps: [share(3_600, 25), share(14_400, 35), share(86_400, 0), share(259_200, 25), share(null, 15)],
    });
  });

  it("CASH-04 keep a player's saved profile, first in the list and without its token; only the player can remove it", async () => {
    const one = await payer();
    const token = `token-${randomUUID()}`;
    const startedDeposit = (await deposit(one.client)).body as Payment;
    await sendWebhook(
      event(startedDeposit, "succeeded", { profile: { token, title: "•••• 4242", expires: null } }),
    );
    const profilesOf = async () =>
      (await methodsOf(one)).methods.find(({ id }) => id === "ewallet")!.savedProfiles;
    const [profile] = await profilesOf();
    expect(profile).toMatchObject({ title: "•••• 4242", expires: null });
    expect(JSON.stringify(await methodsOf(one))).not.toContain(token);
    const secondDeposit = (await deposit(one.client, { profile_id: profile!.id, fields: {} }))
      .body as Payment;
    expect(secondDeposit.method.profile).toBe("•••• 4242");
    expect(script.orders.get(secondDeposit.id)).toMatchObject({ profile: token, fields: {} });
    const other = await payer();
    expect((await deposit(other.client, { profile_id: profile!.id, fields: {} })).status).toBe(422);
    expect((await other.client.delete(`/api/payments/profiles/${profile!.id}`)).status).toBe(404);
    expect((await one.client.delete(`/api/payments/profiles/${profile!.id}`)).status).toBe(200);
    expect(await profilesOf()).toEqual([]);
  });

  it("CASH-04 save an account once, whatever tokens the provider reports, and show what was saved twice once", async () => {
    const one = await payer();
    const profilesOf = async () =>
      (await methodsOf(one)).methods.find(({ id }) => id === "ewallet")!.savedProfiles;
    const payWith = async (title: string, expires: string | null) => {
      const token = `token-${randomUUID()}`;
      const started = (await deposit(one.client)).body as Payment;
      await sendWebhook(event(started, "succeeded", { profile: { token, title, expires } }));
      return token;
    };
    await payWith("•••• 4242", "07/31");
    const [first] = await profilesOf();
    clock.advance(1_000);
    const newest = await payWith("•••• 4242", "07/31");
    expect((await profilesOf()).map(({ id }) => id)).toEqual([first!.id]);
    const paid = (await deposit(one.client, { profile_id: first!.id, fields: {} })).body as Payment;
    expect(script.orders.get(paid.id)).toMatchObject({ profile: newest });
    await payWith("•••• 4242", "08/32");
    await payWith("a•••@example.com", null);
    await payWith("a•••@example.com", null);
    expect((await profilesOf()).map(({ title, expires }) => [title, expires]).sort()).toEqual([
      ["a•••@example.com", null],
      ["•••• 4242", "07/31"],
      ["•••• 4242", "08/32"],
    ]);
    // A duplicate of an earlier release.
    const stored = { playerId: one.id, methodId: "ewallet", provider: PROVIDER };
    await db.insert(paymentProfiles).values({
      ...stored,
      token: "older",
      title: "•••• 4242",
      expires: "07/31",
      lastUsedAt: new Date(clock.now() - 60_000),
    });
    expect(await profilesOf()).toHaveLength(3);
    await one.client.delete(`/api/payments/profiles/${first!.id}`);
    expect(await profilesOf()).toHaveLength(2);
  });
});

describe("cards", () => {
  const CARD = { card_expiry_month: 12, card_expiry_year: 2030, first_six: "424242", last_four: "4242" };
  const check = async ({ client }: Payer, more: object = {}) =>
    (await client.post("/api/users/transaction", { ...CARD, ...more })).body as { result: string };
  const byCard = ({ client }: Payer) =>
    client.post(
      "/api/payments/deposits",
      depositOf({ method_id: "card", fields: { card: "token-of-a-card" } }),
    );

  it("CASH-11 CASH-12 must be checked in the current session before they can be used", async () => {
    const one = await payer();
    expect(await byCard(one)).toMatchObject({ status: 403, body: { code: "card_rejected" } });
    expect(await check(one)).toEqual({ result: "accepted" });
    expect((await byCard(one)).status).toBe(200);
    expect(await check(one, { first_six: "499900" })).toEqual({ result: "rejected" });
    expect((await byCard(one)).body).toMatchObject({ code: "card_rejected" });
    expect((await visit(app).post("/api/users/transaction", CARD)).status).toBe(401);
  });

  it("CASH-13 are valid until the end of their month", async () => {
    const one = await payer();
    expect(await check(one, { card_expiry_month: 11, card_expiry_year: 2026 })).toEqual({
      result: "accepted",
    });
    expect(await check(one, { card_expiry_month: 10, card_expiry_year: 2026 })).toEqual({
      result: "rejected",
    });
    expect((await one.client.post("/api/users/transaction", { ...CARD, card_expiry_month: 13 })).status).toBe(
      422,
    );
    expect((await one.client.post("/api/users/transaction", { ...CARD, first_six: "4242424" })).status).toBe(
      422,
    );
  });

  it("CASH-11 are reviewed when a player uses many a day, and rejected when there are too many", async () => {
    const one = await payer();
    const results: string[] = [];
    for (let n = 0; n < 7; n++) results.push((await check(one, { last_four: `100${n}` })).result);
    expect(results).toEqual([...Array(3).fill("accepted"), ...Array(3).fill("review"), "rejected"]);
    // A repeated card doesn't count again.
    expect((await check(one, { last_four: "1000" })).result).toBe("rejected");
    const auditRows = await db.select().from(auditEvents).where(eq(auditEvents.playerId, one.id));
    expect(auditRows.filter(({ kind }) => kind === "card_check")).toHaveLength(5);
  });

  it("AMB-PAY-07 leave no stored digits", async () => {
    const one = await payer();
    await check(one, { first_six: "543210", last_four: "9876" });
    const rows = await db.select().from(cardChecks).where(eq(cardChecks.playerId, one.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/543210|9876/);
  });
});
