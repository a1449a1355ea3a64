import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse, button } from "../../../tests/support/component/account.ts";
import {
  fakeCashbox,
  methodButton,
  PAYING_PLAYER,
  renderPayment,
  savedProfile,
} from "../../../tests/support/component/cashbox.ts";
import {
  appearanceOf,
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
  nextLayout,
} from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { createFakeServer, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find, textOf } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp, unmountApp } from "../../../tests/support/component/render-app.tsx";
import { countSteps } from "../../../tests/support/component/step-counter.ts";
import {
  CASHBOX_METHODS,
  method,
  methods,
  paymentField,
} from "../../../tests/support/data/payment-answers.ts";
import type { Account } from "../../contract/accounts.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";

it("CASH-03 deposit methods show their fees, fit every width, and are accessible", async () => {
  await renderPayment("/deposit", fakeCashbox().answers);
  await expect.element(await methodButton("bank")).toHaveTextContent("Fee 1% + €0.25");
  await expectToFit();
  await expectAccessible();
});

it("CASH-03 a desktop shows the whole choice of a method, and then the amount with the limit question, without scrolling", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/user_limits/rules"] = (request) =>
    alterResponse<LimitRules>(request, (rules) => ({ ...rules, before_play: "prompted" }));
  answers["GET /api/payments/methods"] = methods({
    methods: ["a", "b", "c", "d", "e", "f"].map((id) => method({ id, brand: id, name: id })),
    verification_needed: true,
  });
  await renderPayment("/deposit", answers, { width: 1440, height: 900 });
  await methodButton("a");
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  expect(box("[data-method=b]").top).toBe(box("[data-method=a]").top);
  const content = (await find("[role=dialog] > :last-child")).element();
  expect(content.scrollHeight).toBeLessThanOrEqual(content.clientHeight);
  await (await methodButton("a")).click();
  await expect.element(page.getByRole("heading", { name: "Set a deposit limit?" })).toBeVisible();
  expect(content.scrollHeight).toBeLessThanOrEqual(content.clientHeight);
  // The answers are equal, each on one line.
  const [set, decline] = [button("Set a limit"), button("No limit for now")].map(appearanceOf);
  expect(set).toEqual(decline);
  expect(set!.size[1]).toBeLessThanOrEqual(44);
});

it("CASH-03 a desktop shows the totals beside the amount, a phone between the fields and the button", async () => {
  await renderPayment("/deposit", fakeCashbox().answers, { width: 1440, height: 900 });
  await (await methodButton("bank")).click();
  const box = async (selector: string) => (await find(selector)).element().getBoundingClientRect();
  const total = "dl:has([data-total])";
  expect((await box(total)).left).toBeGreaterThan((await box("[name=amount_cents]")).right);
  await expect
    .element(await find(total))
    .toHaveTextContent(/Arrival1–3 daysYou pay€50\.75New balance€50\.00$/);
  await page.viewport(390, 844);
  await nextLayout();
  // The button stays at the foot, over what's further down.
  (await find("[role=dialog] > :last-child")).element().scrollTo({ top: 10_000 });
  await nextLayout();
  expect((await box(total)).top).toBeGreaterThan((await box("[name='fields.holder']")).bottom);
  expect((await box(total)).bottom).toBeLessThan((await box("[type=submit]")).top);
});

it("CASH-03 every method is as high as the others on a small phone, in German and Italian", async () => {
  const { answers } = fakeCashbox();
  const day = 86_400;
  answers["GET /api/payments/methods"] = methods({
    methods: [
      method({ name: "Visa / Mastercard" }),
      method({
        id: "bank",
        brand: "bank-transfer",
        name: "SEPA transfer",
        deposit: { min_cents: 2_000, max_cents: 2_000_000, step_cents: 1 },
        processingTime: { from_seconds: 3_600, to_seconds: 2 * day },
      }),
    ],
  });
  for (const locale of ["de", "it"] as const) {
    await renderPayment("/deposit", answers, { locale, width: 360, height: 740 });
    const rows = [...document.querySelectorAll("[data-method]")];
    expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1);
    closeApp();
  }
});

it("CASH-03 what stands below the methods comes with them, so that nothing moves", async () => {
  const { answers } = fakeCashbox();
  const methodsArrive = Promise.withResolvers<void>();
  await renderApp("/deposit", {
    player: PAYING_PLAYER,
    answers: {
      ...answers,
      "GET /api/payments/methods": async () => {
        await methodsArrive.promise;
        return answers["GET /api/payments/methods"] as object;
      },
    },
  });
  const limits = page.getByText("Set a limit", { exact: true });
  await expect.element(limits).toBeInTheDocument();
  await expect.element(limits).not.toBeVisible();
  methodsArrive.resolve();
  await methodButton("bank");
  await expect.element(limits).toBeVisible();
});

it("CASH-16 CASH-29 a method without minor units asks for whole amounts, and marks that it pays nothing out", async () => {
  const voucher = CASHBOX_METHODS.find(({ id }) => id === "voucher")!;
  const whole = { ...voucher, deposit: { ...voucher.deposit!, step_cents: 100 } };
  await renderPayment("/deposit", {
    ...fakeCashbox().answers,
    "GET /api/payments/methods": methods({
      methods: [...CASHBOX_METHODS.filter((m) => m !== voucher), whole],
    }),
  });
  const choice = await methodButton("voucher");
  expect(whole.cashout).toBeNull();
  await expect.element(choice.getByText("Deposits only")).toBeVisible();
  await expect.element((await methodButton("bank")).getByText("Deposits only")).not.toBeInTheDocument();
  await choice.click();
  await expect.element(page.getByText("€10–€250, whole amounts only")).toBeVisible();
  const amount = page.getByLabelText("Amount in EUR");
  await amount.fill("1x");
  await expect.element(page.getByText("Enter a whole amount from €10.00 to €250.00.")).toBeVisible();
  await amount.fill("12.5");
  await button(/^Deposit/)
    .last()
    .click();
  await expect.element(page.getByText("Enter a whole amount.")).toBeVisible();
});

it("CASH-16 CASH-29 errors are shown before anything is sent", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  await renderPayment("/deposit", answers);
  await (await methodButton("voucher")).click();
  const amount = page.getByLabelText("Amount in EUR");
  // More digits could still make it valid.
  await amount.fill("12");
  await expect.element(button("Deposit")).toBeVisible();
  await expect.element(page.getByText("Enter a multiple of €5.")).not.toBeInTheDocument();
  await button("Deposit").click();
  await expect.element(page.getByText("Enter a multiple of €5.")).toBeVisible();
  await expect.element(button("Deposit")).toHaveAttribute("aria-disabled", "true");
  // No digit makes these valid.
  for (const [text, reason] of [
    ["999999", "Enter €250.00 or less."],
    ["1x", "Enter €10.00 to €250.00, in steps of €5."],
    ["-5", "Enter €10.00 to €250.00, in steps of €5."],
    ["1,000", "Enter €250.00 or less."],
  ] as const) {
    await amount.fill(text);
    await expect.element(page.getByText(reason).first()).toBeVisible();
    await expect.element(button("Deposit")).toHaveAttribute("aria-disabled", "true");
  }
  await amount.fill("15");
  await page.getByLabelText("Voucher code").fill("12");
  await button("Deposit €15.00").click();
  await expect.element(page.getByText("Check this for typos.")).toBeVisible();
  await button("Change method").click();
  await (await methodButton("bank")).click();
  await page.getByLabelText("IBAN").fill("LT121000011101001001");
  await page.getByLabelText("Account holder's name").fill("Anna Berg");
  await button("Deposit €50.00").click();
  await expect.element(page.getByText("Check this for typos.")).toBeVisible();
  expect(paymentRequests).toEqual([]);
});

it("LIM-20 ANC-01 an amount above what the deposit limits leave is the field's error while it is typed", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  const limit = (period: string, amount_cents: number, used: number, currency = "EUR"): UserLimit => ({
    id: amount_cents,
    type: "deposit",
    period: period as UserLimit["period"],
    state: "active",
    accounts: [{ currency, amount_cents, current_value_amount_cents: used }],
    reached: used >= amount_cents,
    near: false,
    since: "2026-11-01T00:00:00.000Z",
    resets_at: "2099-01-01T00:00:00.000Z",
    forever: false,
    pending_change: null,
  });
  let limits = [limit("day", 10_000, 4_000), limit("week", 50_000, 4_000), limit("month", 100, 100, "USD")];
  answers["GET /api/user_limits"] = () => limits;
  await renderPayment("/deposit", answers);
  await (await methodButton("voucher")).click();
  const amount = page.getByLabelText("Amount in EUR");
  await amount.fill("65");
  await expect.element(page.getByText("You can deposit up to €60.00 within your limit.")).toBeVisible();
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  await expect.element(button("Deposit")).toHaveAttribute("aria-disabled", "true");
  await amount.fill("60");
  await expect
    .element(page.getByText("You can deposit up to €60.00 within your limit."))
    .not.toBeInTheDocument();
  await expect.element(button("Deposit €60.00")).not.toHaveAttribute("aria-disabled", "true");
  closeApp();
  limits = [limit("day", 10_000, 25_000)];
  await renderPayment("/deposit", answers);
  await (await methodButton("voucher")).click();
  await amount.fill("20");
  await expect.element(page.getByText("You've reached your deposit limit.")).toBeVisible();
  expect(paymentRequests).toEqual([]);
});

it("CASH-16 an amount may have the separators of thousands that its language writes", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await page.getByLabelText("Amount in EUR").fill("1,000");
  await button("Deposit €1,000.00").click();
  await find("[data-payment]");
  expect(paymentRequests).toMatchObject([{ request: { amount_cents: 100_000 } }]);
});

it("CASH-29 a field shows its error once it is left", async () => {
  await renderPayment("/deposit", fakeCashbox().answers);
  await (await methodButton("bank")).click();
  await page.getByLabelText("Amount in EUR").fill("5");
  await page.getByLabelText("IBAN").fill("DE8937");
  await expect.element(page.getByText("Enter at least €10.00.")).toBeVisible();
  await expect.element(button("Deposit")).toHaveAttribute("aria-disabled", "true");
  await page.getByLabelText("Account holder's name").click();
  await expect.element(page.getByText("Check this for typos.")).toBeVisible();
});

it("CASH-03 CASH-32 amounts, methods and a payment's progress fit a phone with doubled text in German", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/payments/methods"] = methods({
    methods: CASHBOX_METHODS,
    preset_amounts_cents: [2_000, 5_000, 10_000, 20_000],
    available_to_cashout_cents: 123_456_789,
    last_method_id: "bank",
  });
  await renderApp("/withdraw", { locale: "de", player: PAYING_PLAYER, answers });
  await find("[data-chosen=bank]");
  await expectToFitLargeText();
  await page.getByLabelText("IBAN").fill("DE89370400440532013000");
  await page.getByLabelText("Name des Kontoinhabers").fill("Anna Berg");
  await button(/^50\s€$/).click();
  await button(/^50,00.*auszahlen$/).click();
  await find("[aria-current=step]");
  await expectToFitLargeText();
});

it("CASH-17 AMB-VAL-10 an account in Lithuania shows a note, and the payment starts", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  await renderPayment("/deposit", answers);
  await (await methodButton("bank")).click();
  const note = page.getByText("Mokėjimus į Lietuvos bankų sąskaitas");
  await page.getByLabelText("IBAN").fill("DE89370400440532013000");
  await page.getByLabelText("Account holder's name").fill("Anna Berg");
  await expect.element(note).not.toBeInTheDocument();
  await page.getByLabelText("IBAN").fill("LT121000011101001000");
  await expect.element(note).toBeVisible();
  await button("Deposit €50.00").click();
  await find("[data-payment]");
  expect(paymentRequests).toHaveLength(1);
});

it("NEW-08 ANC-03 ANC-37 a withdrawal takes no more steps than a deposit", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  // A player who has paid before, which fills in no amount and chooses the last method.
  answers["GET /api/payments/methods"] = methods({
    methods: CASHBOX_METHODS,
    default_amount_cents: null,
    preset_amounts_cents: [2_000, 5_000],
    last_method_id: "card",
  });
  async function pay(name: "Deposit" | "Withdraw", amount: string): Promise<number> {
    const { click, steps } = countSteps();
    await renderApp("/cashbox", { player: PAYING_PLAYER, answers });
    await click(page.getByRole("dialog").getByRole("link", { name, exact: true }));
    await find("[data-chosen=card]");
    await click(button(amount));
    await click(button(new RegExp(`^${name} €`)));
    await find("[data-payment]");
    unmountApp();
    return steps();
  }
  const deposit = await pay("Deposit", "€50");
  expect(await pay("Withdraw", "Withdraw all")).toBeLessThanOrEqual(deposit);
  expect(
    paymentRequests.map(({ action, request }) => [action, request.amount_cents, request.profile_id]),
  ).toEqual([
    ["deposit", 5_000, 7],
    ["cashout", 30_000, 7],
  ]);
});

it("NEW-08 ANC-03 ANC-37 a first limit takes no more steps than a first deposit", async () => {
  const deposit = countSteps();
  const { answers } = fakeCashbox();
  await renderPayment("/deposit", answers);
  await deposit.click(await methodButton("bank"));
  await deposit.fill(page.getByLabelText("IBAN"), "DE89370400440532013000");
  await deposit.fill(page.getByLabelText("Account holder's name"), "Anna Berg");
  await deposit.click(button("Deposit €50.00"));
  await find("[data-payment]");
  unmountApp();

  const limit = countSteps();
  await renderApp("/deposit", { player: PAYING_PLAYER, answers });
  await limit.click(page.getByRole("link", { name: "Set a limit" }));
  const section = await find("section:has(h2:text-is('Deposit limit'))");
  await limit.click(section.getByRole("button", { name: "Set a limit" }));
  await limit.fill(section.getByLabelText("Amount in EUR"), "100");
  await limit.click(section.getByRole("button", { name: "Set limit" }));
  await expect.element(section.getByText("€0.00 of €100.00 used")).toBeVisible();
  expect(limit.steps()).toBeLessThanOrEqual(deposit.steps());
});

it("ANC-02 the limit question stands under the amount, not under the methods, and stays away once declined", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/user_limits/rules"] = (request) =>
    alterResponse<LimitRules>(request, (rules) => ({ ...rules, before_play: "prompted" }));
  await renderPayment("/deposit", answers);
  const question = page.getByRole("heading", { name: "Set a deposit limit?" });
  await methodButton("bank");
  await nextLayout();
  expect(question.query()).toBeNull();
  await (await methodButton("bank")).click();
  await expect.element(question).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(question.element())).toBeGreaterThan(top((await find("[type=submit]")).element()));
  await expect.element(page.getByRole("link", { name: "Set a limit" })).not.toBeInTheDocument();
  expect(document.querySelectorAll("[role=dialog] h2")).toHaveLength(1);
  await expectToFit();
  await button("No limit for now").click();
  await expect.element(question).not.toBeInTheDocument();
  closeApp();
  await renderApp("/deposit", { answers });
  await (await methodButton("bank")).click();
  await find("[data-amount] [type=submit]");
  await nextLayout();
  await expect.element(question).not.toBeInTheDocument();
});

it("CASH-12 a method's email is the player's verified one, which can be changed", async () => {
  const { answers } = fakeCashbox();
  const fields = [
    paymentField({ name: "email", type: "email", label: "email" }),
    paymentField({ name: "holder", label: "account_holder" }),
  ];
  const server = await renderPayment("/deposit", { ...answers, "GET /api/payments/methods/*": fields });
  const player = (await (await server.fetch("/api/player")).json()) as {
    email: string;
    confirmed_at: string;
  };
  expect(player.confirmed_at).toBeTruthy();
  await (await methodButton("bank")).click();
  const email = page.getByLabelText("Email");
  await expect.element(email).toHaveValue(player.email);
  await expect.element(page.getByLabelText("Account holder's name")).toHaveValue("");
  await email.fill("other@example.test");
  await expect.element(email).toHaveValue("other@example.test");
});

it("NAV-12 the URL of an account's deposit page activates that account first", async () => {
  const { answers } = fakeCashbox();
  let euroAccountId = 0;
  const { fetch } = await renderApp("/support", {
    player: PAYING_PLAYER,
    answers,
    prepare: async (call) => {
      const [first] = (await (await call("/api/player/accounts")).json()) as Account[];
      euroAccountId = first!.id;
      await call("/api/player/accounts", {
        method: "POST",
        body: JSON.stringify({ currency: "BTC" }),
        headers: { "content-type": "application/json" },
      });
    },
  });
  const active = async () =>
    ((await (await fetch("/api/player/accounts")).json()) as Account[]).find((account) => account.active)
      ?.currency;
  expect(await active()).toBe("BTC");
  closeApp();
  await renderApp(`/accounts/${euroAccountId}/deposit`, { answers });
  await find("[data-method]");
  expect(await active()).toBe("EUR");
  expect(location.pathname).toBe(`/accounts/${euroAccountId}/deposit`);
});

it.for(["/cashbox", "/accounts/1/deposit", "/profile/bonus-balance"])(
  "AMB-PLT-02 %s shows that balances failed to load, and loads them on retry",
  async (path) => {
    const server = createFakeServer({});
    let isFailing = true;
    await renderApp(path, {
      player: PAYING_PLAYER,
      answers: {
        ...fakeCashbox().answers,
        "GET /api/player/accounts": (request) =>
          isFailing ? rejectionResponse(500, "internal_error") : server.fetch(request),
      },
    });
    await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    expect(document.querySelector("[data-account], [data-method]")).toBeNull();
    isFailing = false;
    await button("Try again").click();
    await find("[data-account], [data-method]");
  },
);

it("CASH-27 the deposit form sends nothing while offline, and says so", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  const { calls } = await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await expect.element(button("Deposit €50.00")).toBeVisible();
  goOffline();
  await expect
    .element(page.getByText("Deposits need a connection, and we don't save them for later."))
    .toBeVisible();
  await button("Deposit €50.00").click();
  await nextLayout();
  await expect.element(button("Deposit €50.00")).not.toHaveAttribute("aria-disabled");
  expect(textOf("[data-checking]")).toBeNull();
  expect(paymentRequests).toEqual([]);
  expect(calls).not.toContain("POST /api/payments/deposits");
});

it("NEW-07 a withdrawal's method shows how its payout times are distributed, as text beside each bar", async () => {
  const share = (to_seconds: number | null, percent: number) => ({ to_seconds, share: percent });
  const payoutDistribution = {
    days: 90,
    steps: [share(3_600, 40), share(14_400, 35), share(86_400, 20), share(259_200, 3), share(null, 2)],
  };
  const measured = CASHBOX_METHODS.map((method) => ({ ...method, payoutDistribution }));
  const { answers } = fakeCashbox();
  await renderPayment("/withdraw", {
    ...answers,
    "GET /api/payments/methods": methods({ methods: measured }),
  });
  await (await savedProfile()).click();
  const chart = await find("[data-payout-chart]");
  await expect
    .element(chart)
    .toHaveTextContent(/75% of withdrawals by .+ arrived within 4 hours \(last 90 days\)\./);
  const rows = [...chart.element().querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(rows).toEqual(["Up to 1 hour40%", "1–4 hours35%", "4 hr – 1 day20%", "1–3 days3%", "Over 3 days2%"]);
  await expectToFit();
  await expectAccessible();
});

it("NEW-07 a method with too few withdrawals shows its stated time only", async () => {
  await renderPayment("/withdraw", fakeCashbox().answers);
  await (await savedProfile()).click();
  await expect.element(button("Withdraw all")).toBeVisible();
  await expect.element(page.getBySelector("[data-payout-chart]")).not.toBeInTheDocument();
});
