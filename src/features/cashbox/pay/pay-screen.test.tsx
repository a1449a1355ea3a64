import { describe, expect, it } from "vitest";
import { client, SLOTS, screen, setUpCashbox } from "../../../../tests/support/component/cashbox-screens.tsx";
import { renderPart } from "../../../../tests/support/component/render.tsx";
import { method, methods } from "../../../../tests/support/data/payment-answers.ts";
import { NO_DOCUMENTS } from "../../../../tests/support/data/verification.ts";
import { verificationQuery } from "../../../api/verification.ts";
import type { PaymentMethods } from "../../../contract/payment-methods.ts";
import type { Verification } from "../../../contract/verification.ts";
import { parseAmount } from "../../../lib/money/amount-text.ts";
import { Cashbox } from "../cashbox.tsx";
import { initialAmount, maxWithdrawal, readAmount } from "./amount-field.tsx";
import { VerificationFirst } from "./verification-first.tsx";

setUpCashbox();

const SAVED = [
  { id: 7, title: "•••• 1111", expires: "08/29", last_used_at: "2026-11-01T10:00:00.000Z" },
  { id: 9, title: "•••• 9999", expires: "01/30", last_used_at: "2026-11-20T10:00:00.000Z" },
];
const FEE = { basis_points: 150, fixed_cents: 25 };

describe("payment methods", () => {
  it("CASH-03 AMB-PAY-05 show fee, duration and amounts before a choice", async () => {
    const html = await screen({
      methods: [
        method({ name: "Bank", fee: FEE, processingTime: { from_seconds: 86_400, to_seconds: 3 * 86_400 } }),
        method({ id: "coin", name: "Coin", deposit: { min_cents: 100, max_cents: null, step_cents: 1 } }),
      ],
    });
    for (const text of ["Bank", "Fee 1.5% + €0.25", "1–3 days", "€10–€5,000"]) expect(html).toContain(text);
    for (const text of ["Coin", "No fee", "Instant", "From €1"]) expect(html).toContain(text);
  });

  it.each([
    [{ from_seconds: 3_600, to_seconds: 2 * 86_400 }, "1 hr – 2 days"],
    [{ from_seconds: 86_400, to_seconds: 86_400 }, "1 day"],
    [{ from_seconds: 0, to_seconds: 1_800 }, "Up to 30 minutes"],
  ])("CASH-03 write the time %j as %s", async (processingTime, text) => {
    expect(await screen({ methods: [method({ processingTime })] })).toContain(` · ${text}</span>`);
  });

  it("CASH-03 have a drawing of their brand or kind, otherwise the letters of the brand, in a colour of their own", async () => {
    const named = (brand: string, name: string) => method({ id: brand, brand, name });
    const html = await screen({
      methods: [
        named("card", "Visa / Mastercard"),
        named("sofort", "Sofort"),
        named("instant-bank", "Instant bank transfer"),
        named("interac", "Interac e-Transfer"),
        named("e-wallet", "Orbit Wallet"),
        named("bank-transfer", "SEPA transfer"),
        named("btc", "Bitcoin"),
        named("meteor-pay", "Meteor Pay"),
      ],
    });
    const marks = [...html.matchAll(/data-(?:mark="([^"]*)"|tint="([^"]*)")[^>]*>([^<]*)</g)];
    expect(marks.map(([, drawing, tint, letters]) => drawing ?? `${letters} ${tint}`)).toEqual([
      "cards",
      "sofort",
      "instant",
      "interac",
      "wallet",
      "bank",
      "Bi 3",
      "MP 1",
    ]);
  });

  it("CASH-03 write bounds with decimals where they aren't zero", async () => {
    const deposit = { min_cents: 150, max_cents: null, step_cents: 1 };
    expect(await screen({ methods: [method({ deposit })] })).toContain("From €1.50");
  });

  it("CASH-04 list saved ones first, newest first, each with one tap to choose and a button to remove", async () => {
    const html = await screen({ methods: [method({ savedProfiles: SAVED })] });
    const places = ["•••• 9999", "•••• 1111", 'data-method="card"'].map((text) => html.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('aria-label="Remove Card •••• 9999"');
  });

  it("NEW-07 show measured payout times for withdrawals, and nothing without a measurement", async () => {
    const times = { median_seconds: 5_400, p95_seconds: 86_400, count: 40, days: 30 };
    const html = await screen(
      { methods: [method({ payoutTimes: times }), method({ id: "slow", name: "Slow" })] },
      { action: "cashout" },
    );
    expect(html).toContain("Usually 90 minutes, nearly always within 1 day (last 30 days)");
    expect(html.split("nearly always within")).toHaveLength(2);
    const deposit = await screen({ methods: [method({ payoutTimes: times })] });
    expect(deposit).toContain('data-method="card"');
    expect(deposit).not.toContain("nearly always within");
  });

  it("PROF-27 stand with the balance", async () => {
    expect(await screen({})).toMatch(/data-balance="true">€100.00</);
  });

  it("CASH-03 leave out unavailable ones, and show a message when none is left", async () => {
    const html = await screen({ methods: [method({ cashout: null })] }, { action: "cashout" });
    expect(html).toContain("You can't withdraw right now");
    expect(html).not.toContain('data-method="card"');
  });

  it("ANC-37 announce ID verification before the first deposit, below themselves", async () => {
    const html = await screen({ verification_needed: true });
    const notice = html.indexOf("Before your first payout we'll need to verify your ID");
    expect(notice).toBeGreaterThan(html.indexOf('data-method="card"'));
    expect(html).toContain('href="/profile/verification"');
    const verified = await screen({});
    expect(verified).toContain('data-method="card"');
    expect(verified).not.toContain("verify your ID");
  });

  it("ANC-37 give way to steps with one action where a withdrawal needs verification first", async () => {
    const html = await screen({ verification_needed: true, last_method_id: "card" }, { action: "cashout" });
    // Nothing is available yet.
    expect(html).toMatch(/Your balance<\/dt><dd[^>]*>€100\.00</);
    expect(html).not.toContain("Available to withdraw");
    expect(html).not.toMatch(/data-method|data-chosen|<form/);
    const steps = await renderPart(<VerificationFirst methods={[method()]} />, client());
    // Named once, by the step that holds the explanation and the button.
    expect(steps.match(/Verify (your|my) ID/g)).toEqual(["Verify your ID"]);
    expect(steps).toMatch(
      /<li aria-current="step"><strong>Verify your ID<.*href="\/profile\/verification"[^>]*>Upload documents<\/a><\/div><\/li>/,
    );
    expect(steps.match(/href="\/profile\/verification"/g)).toHaveLength(1);
    expect(steps).not.toMatch(/data-method|data-chosen|<form|<button/);
    const verified = await screen({}, { action: "cashout" });
    expect(verified).toMatch(/Available to withdraw<\/dt><dd[^>]*>€300\.00</);
  });

  it("ANC-37 NEW-07 show before the verification what follows it, and how long each method takes", async () => {
    const times = { median_seconds: 5_400, p95_seconds: 86_400, count: 40, days: 30 };
    const verify = (state: Partial<Verification>) => {
      const queryClient = client();
      queryClient.setQueryData(verificationQuery.queryKey, { ...NO_DOCUMENTS, ...state });
      return renderPart(
        <VerificationFirst
          methods={[
            method({ name: "Fast", processingTime: { from_seconds: 0, to_seconds: 1_800 } }),
            method({
              id: "measured",
              name: "Measured",
              payoutTimes: times,
              fee: { basis_points: 150, fixed_cents: 0 },
            }),
            method({ id: "voucher", name: "Voucher", cashout: null }),
          ]}
        />,
        queryClient,
      );
    };
    const html = await verify({});
    const steps = [...html.matchAll(/<li[^>]*><strong>([^<]+)<\/strong>/g)].map(([, step]) => step);
    expect(steps).toEqual(["Verify your ID", "Choose a method", "Your money arrives"]);
    expect(html).toContain("A photo ID and a proof of address");
    expect(html).toContain("Usually checked within 36 hours.");
    const payouts = [...html.split("data-payouts")[1]!.matchAll(/<li>(.*?)<\/li>/g)].map(([, row]) =>
      row!.replace(/<svg.*?<\/svg>|<[^>]*>/g, "|").replace(/\|+/g, "|"),
    );
    expect(payouts).toEqual([
      "|Fast|€20–€2,000 · No fee|Up to 30 minutes|",
      "|Measured|€20–€2,000 · Fee 1.5%|Usually 90 minutes|",
    ]);
    expect(html).not.toContain("Voucher");
    const pending = await verify({ status: "pending", needed: [] });
    expect(pending).toContain("We're checking your documents");
    expect(pending).not.toContain("A photo ID");
    expect(pending).toContain(">View status</a>");
  });

  it("ANC-02 ANC-03 LIM-20 stand inside the limit question, with the limit line and the panic button", async () => {
    const html = await screen({});
    for (const text of ["data-offer", "LIMITS", "PANIC"]) expect(html).toContain(text);
    expect(html.indexOf("data-offer")).toBeLessThan(html.indexOf('data-method="card"'));
    expect(await screen({}, { action: "cashout" })).not.toContain("data-offer");
  });

  it("LIM-19 are replaced by the lock for deposits during a break, but not for withdrawals", async () => {
    const locked = { slots: { ...SLOTS, locked: "LOCKED" } };
    const deposit = await screen({}, locked);
    expect(deposit).toContain("LOCKED");
    expect(deposit).not.toContain('data-method="card"');
    expect(await screen({}, { ...locked, action: "cashout" })).toContain('data-method="card"');
  });

  it("AMB-MON-09 show on a withdrawal what is available, and what isn't and why", async () => {
    const html = await screen({ bonus_cents: 2_500, reserved_cents: 1_000 }, { action: "cashout" });
    for (const text of [
      "€300.00",
      "Bonus money: locked until it's wagered",
      "€25.00",
      "Reserved for pending withdrawals",
      "€10.00",
    ])
      expect(html).toContain(text);
  });
});

describe("amounts", () => {
  const LAST = { methods: [method({ id: "bank" }), method({ requires: "nothing" })], last_method_id: "card" };
  const presets = (html: string) =>
    [...html.matchAll(/<button[^>]*aria-pressed="(?:true|false)"[^>]*>([^<]*)</g)].map(([, text]) => text);

  it("CASH-04 open with the last used method chosen, and list it first", async () => {
    const chosen = await screen(LAST);
    expect(chosen).toContain('data-chosen="card"');
    expect(chosen).toContain("Last used");
    // Its fee and time too, as in the list.
    expect(chosen.replace(/<!--.*?-->/g, "")).toMatch(/No fee · [^<]+</);
    const html = await screen({ ...LAST, methods: LAST.methods.toReversed() }, { variant: "fast" });
    expect(html.indexOf('data-method="card"')).toBeLessThan(html.indexOf('data-method="bank"'));
    expect(html.match(/Last used/g)).toHaveLength(1);
    expect(await screen({ ...LAST, last_method_id: "gone" })).not.toContain("data-chosen");
  });

  it("CASH-16 ANC-43 offer the server's amounts that the method accepts, and without any the minimum alone", async () => {
    const data = { ...LAST, preset_amounts_cents: [500, 2_000, 5_000, 2_000_000] };
    expect(presets(await screen(data))).toEqual(["€20", "€50"]);
    expect(presets(await screen(LAST))).toEqual(["Minimum: €10"]);
    const cached = { ...LAST, preset_amounts_cents: undefined } as unknown as Partial<PaymentMethods>;
    expect(presets(await screen(cached))).toEqual(["Minimum: €10"]);
  });

  it("CASH-15 leave a withdrawal empty and offer all that is available, or say that it isn't enough", async () => {
    const data = { ...LAST, preset_amounts_cents: [2_000, 5_000, 100_000] };
    const html = await screen(data, { action: "cashout" });
    expect(presets(html)).toEqual(["€20", "€50", "Withdraw all"]);
    expect(html).toMatch(/name="amount_cents"[^>]*value=""/);
    expect(html).toMatch(/type="submit"[^>]*>Enter an amount</);
    const poor = await screen({ ...data, available_to_cashout_cents: 1_000 }, { action: "cashout" });
    expect(presets(poor)).toEqual([]);
    expect(poor).toContain("You can withdraw €10.00 now, but this method starts at €20.00.");
  });

  const bounds = { min_cents: 1_000, max_cents: 50_000, step_cents: 500 };
  const read = (text: string, ceilings: { available?: bigint; limitRest?: bigint }) =>
    readAmount(text, {
      parse: (typed) => parseAmount(typed, 100),
      bounds,
      available: undefined,
      limitRest: undefined,
      ...ceilings,
    });
  it.each([
    ["", "required", false],
    ["1", "too_small", false],
    ["12", "off_step", false],
    ["20", null, false],
    ["20.", "invalid_format", false],
    ["20x", "invalid_format", true],
    ["200", "not_enough_money", true],
    ["501", "not_enough_money", true],
  ])("CASH-15 CASH-16 a typed %j is %s, for good: %s", (text, error, isFinal) => {
    expect(read(text, { available: 10_000n })).toMatchObject({ error, isFinal });
    // Of a balance above the maximum, the maximum is the reason.
    expect(read("501", { available: 100_000n })).toMatchObject({ error: "too_big", isFinal: true });
  });

  it.each([
    ["20", 2_000n, null, false],
    ["25", 2_000n, "over_limit", true],
    ["5", 0n, "over_limit", true],
    ["5", 500n, "too_small", false],
    ["501", 40_000n, "over_limit", true],
    ["501", 50_000n, "too_big", true],
    ["5x", 0n, "invalid_format", true],
  ])(
    "LIM-20 ANC-01 a deposit of %j with %d cents left of a limit is %s, for good: %s",
    (text, limitRest, error, isFinal) => {
      expect(read(text, { limitRest })).toMatchObject({ error, isFinal });
    },
  );
});

describe("the one-tap deposit", () => {
  it("CASH-01 preselects the last used method, with amount, fee and total", async () => {
    const html = await screen(
      { methods: [method({ savedProfiles: SAVED, fee: FEE })], default_amount_cents: null },
      { variant: "fast" },
    );
    expect(html).toContain("•••• 9999");
    expect(html).toMatch(/value="10"/);
    expect(html).toContain("€0.40");
    expect(html).toContain("€10.40");
    expect(html).toMatch(/type="submit"[^>]*>Deposit €10.00</);
    expect(html).not.toContain("<iframe");
  });

  it("CASH-01 shows all methods when none was used before", async () => {
    expect(await screen({}, { variant: "fast" })).toContain('data-method="card"');
  });
});

describe("the bonus code", () => {
  const fast = { methods: [method({ savedProfiles: SAVED })] };
  it("BON-14 CASH-01 is entered behind a button while no bonus is chosen", async () => {
    expect(await screen(fast, { variant: "fast" })).toContain("I have a bonus code");
    expect(await screen(fast, { variant: "fast" })).not.toContain('name="deposit_bonus_code"');
  });

  it("BON-15 is shown once chosen, and can be removed", async () => {
    const html = await screen(fast, { variant: "fast" }, { deposit_bonus_code: "WELCOME" });
    expect(html).toContain('data-bonus-code="WELCOME"');
    expect(html).toContain("Remove bonus");
  });
});

describe("the initial amount", () => {
  const first = (data: Partial<PaymentMethods>, changes = {}, isFast = false) =>
    initialAmount("deposit", method(changes), methods(data), isFast);

  it.each([
    ["the server's default", first({ default_amount_cents: 5_000 }), 5_000n],
    ["nothing", first({ default_amount_cents: null }), null],
    ["the minimum when the server's default is lower", first({ default_amount_cents: 500 }), 1_000n],
    [
      "nothing when the server's default exceeds the maximum",
      first(
        { default_amount_cents: 5_000 },
        { deposit: { min_cents: 100, max_cents: 2_000, step_cents: 1 } },
      ),
      null,
    ],
    [
      "nothing when the server's default isn't a multiple of the step",
      first(
        { default_amount_cents: 5_000 },
        { deposit: { min_cents: 100, max_cents: null, step_cents: 700 } },
      ),
      null,
    ],
    [
      "the minimum in a one-tap deposit without a server default",
      first({ default_amount_cents: null }, {}, true),
      1_000n,
    ],
  ])("CASH-21 AMB-PAY-03 ANC-43 is %s", (_, amount, expected) => {
    expect(amount).toBe(expected);
  });

  it.each([
    [30_000n, 30_000n],
    [300_000n, 200_000n],
    [1_999n, null],
    [0n, null],
  ])("CASH-15 of a withdrawal with %s minor units available is the maximum: %s", (available, most) => {
    expect(maxWithdrawal(available, { min_cents: 2_000, max_cents: 200_000, step_cents: 1 })).toBe(most);
  });

  it("CASH-16 of a withdrawal is a multiple of the step", () => {
    expect(maxWithdrawal(2_750n, { min_cents: 1_000, max_cents: null, step_cents: 500 })).toBe(2_500n);
  });
});

describe("NEW-08 the cashbox doesn't pressure players", () => {
  const fast = { methods: [method({ savedProfiles: SAVED })], verification_needed: true };
  const renderScreens = () =>
    Promise.all([
      screen(fast),
      screen(fast, { variant: "fast" }),
      screen(fast, { action: "cashout" }),
      renderPart(<Cashbox slots={SLOTS} />, client()),
    ]);

  it("NEW-08 ANC-43 preselects no checkbox, suggests no amount, and shows no scarcity or urgency", async () => {
    for (const html of await renderScreens()) {
      expect(html).not.toMatch(/type="(checkbox|radio)"/);
      // Only the submit button shows an amount: the one that was typed.
      const buttons = [...html.matchAll(/<button[^>]*type="button"[^>]*>(.*?)<\/button>/g)].map(([, text]) =>
        text!.replace(/<[^>]+>/g, " "),
      );
      expect(buttons.filter((text) => /^\s*€[\d.,]+\s*$/.test(text))).toEqual([]);
      expect(html).not.toMatch(/hurry|only today|last chance|expires in|left!|popular|recommended/i);
    }
  });

  it("NEW-08 ANC-37 shows deposit and withdrawal side by side in the same style", async () => {
    const html = await renderPart(<Cashbox slots={SLOTS} />, client());
    const linkTo = (popup: string) =>
      new RegExp(`<a[^>]*class="([^"]*)"[^>]*data-popup="${popup}"`).exec(html);
    expect(linkTo("deposit")?.[1]).toBeTruthy();
    expect(linkTo("withdraw")?.[1]).toBe(linkTo("deposit")?.[1]);
    expect(html).toMatch(/data-popup="deposit"[^>]*>[^<]*<\/a><a/);
  });
});
