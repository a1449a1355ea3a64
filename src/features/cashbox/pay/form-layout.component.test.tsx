import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { alterResponse, button } from "../../../../tests/support/component/account.ts";
import {
  fakeCashbox,
  methodButton,
  renderPayment,
  savedProfile,
} from "../../../../tests/support/component/cashbox.ts";
import {
  appearanceOf,
  expectAccessible,
  expectToFitLargeText,
  nextLayout,
} from "../../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { closeApp } from "../../../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, method, methods } from "../../../../tests/support/data/payment-answers.ts";
import type { LimitRules } from "../../../contract/limits.ts";

const PHONE = { width: 390, height: 844 };
/** Between the button and the screen's foot, in pixels. */
const FOOT = 16;

const SUBMIT = "[data-amount] [type=submit]";
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

/** The colour of `--field`, which has 3:1 against each surface. */
const FIELD_EDGE = "rgb(146, 141, 174)";
const edgeOf = (element: Element) => getComputedStyle(element).boxShadow;

async function scrollTo(top: number): Promise<void> {
  document.querySelector("[role=dialog] > :last-child")!.scrollTop = top;
  await nextLayout();
}

/** Answers with the question for a limit. */
function askingCashbox() {
  const { answers } = fakeCashbox();
  answers["GET /api/user_limits/rules"] = (request) =>
    alterResponse<LimitRules>(request, (rules) => ({ ...rules, before_play: "prompted" }));
  return answers;
}

it.for(["/deposit", "/withdraw"])(
  "CASH-29 the button of %s stays at the foot of a small phone until its place is in view, and hides nothing",
  async (path) => {
    for (const choose of [savedProfile, () => methodButton("bank")]) {
      await renderPayment(path, askingCashbox(), { width: 390, height: 440 });
      await (await choose()).click();
      await find(SUBMIT);
      await scrollTo(0);
      expect(box(SUBMIT).bottom).toBeCloseTo(440 - FOOT, 0);
      // Over the sums, which it stands below.
      expect(box("[data-sums]").bottom).toBeGreaterThan(box(SUBMIT).top);
      await scrollTo(10_000);
      expect(box("[data-sums]").bottom).toBeLessThan(box(SUBMIT).top);
      const links = page.getByRole("dialog").getByRole("link", { name: "Balance details" });
      expect(links.element().getBoundingClientRect().top).toBeGreaterThan(box(SUBMIT).bottom);
      await expectAccessible();
      closeApp();
    }
  },
);

it("CASH-03 a phone has the same sums as a desktop, whose lines an amount doesn't move", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/payments/methods"] = methods({ methods: CASHBOX_METHODS, default_amount_cents: null });
  await renderPayment("/deposit", answers, PHONE);
  await (await methodButton("bank")).click();
  const sums = await find("[data-sums]");
  await expect
    .element(sums)
    .toHaveTextContent("Your balance€0.00Fee1% + €0.25Arrival1–3 daysYou pay–New balance–");
  await nextLayout();
  const { top } = box(SUBMIT);
  await page.getByLabelText("Amount in EUR").fill("50");
  await expect
    .element(sums)
    .toHaveTextContent("Your balance€0.00Fee€0.75Arrival1–3 daysYou pay€50.75New balance€50.00");
  await nextLayout();
  expect(box(SUBMIT).top).toBe(top);
  for (const line of document.querySelectorAll<HTMLElement>("[data-sums] :is(dt, dd)"))
    expect(line.offsetHeight).toBeGreaterThan(0);
});

it("CASH-15 CASH-28 on a phone, a withdrawal's sums stand below the step, from edge to edge; a deposit's beside it", async () => {
  await renderPayment("/withdraw", fakeCashbox().answers, PHONE);
  const step = page.getByText("Step 1 of 2");
  await expect.element(step).toBeVisible();
  const sums = (await find("dl:has(> [data-available])")).element();
  expect(sums.querySelectorAll("dt")).toHaveLength(3);
  await nextLayout();
  const [list, edges, stepBox] = [
    box("[data-methods]"),
    sums.getBoundingClientRect(),
    step.element().getBoundingClientRect(),
  ];
  expect([edges.left, edges.right]).toEqual([list.left, list.right]);
  expect(edges.top - stepBox.bottom).toBeGreaterThanOrEqual(6);
  for (const label of sums.querySelectorAll("dt")) expect(label.getBoundingClientRect().left).toBe(list.left);
  closeApp();
  await renderPayment("/deposit", fakeCashbox().answers, PHONE);
  await expect.element(step).toBeVisible();
  const balance = box("dl:has(> [data-balance])");
  expect(balance.left).toBeGreaterThan(step.element().getBoundingClientRect().left + 80);
  expect(balance.right).toBe(box("[data-methods]").right);
});

it("CASH-29 a rejection comes into view above the button of a phone", async () => {
  await renderPayment(
    "/deposit",
    {
      ...askingCashbox(),
      "POST /api/payments/deposits": () => rejectionResponse(409, "method_unavailable", { errors: {} }),
    },
    { width: 390, height: 520 },
  );
  await (await savedProfile()).click();
  await button("Deposit €50.00").click();
  const alert = await find("[data-amount] [role=alert]");
  await expect.element(alert).toBeVisible();
  await expect
    .poll(() => alert.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(box(SUBMIT).top);
});

it("CASH-29 the button stays above the keyboard of a phone", async () => {
  const keyboard = Object.assign(new EventTarget(), { height: PHONE.height, offsetTop: 0, scale: 1 });
  const spy = vi.spyOn(window, "visualViewport", "get").mockReturnValue(keyboard as VisualViewport);
  onTestFinished(() => spy.mockRestore());
  await renderPayment("/deposit", fakeCashbox().answers, PHONE);
  await (await savedProfile()).click();
  await find(SUBMIT);
  keyboard.height = 500;
  keyboard.dispatchEvent(new Event("resize"));
  await expect.poll(() => box(SUBMIT).bottom).toBeCloseTo(500 - FOOT, 0);
  // A zoomed page has no keyboard.
  keyboard.scale = 1.5;
  keyboard.dispatchEvent(new Event("resize"));
  await expect.poll(() => box(SUBMIT).top).toBeGreaterThan(box("[data-sums]").bottom);
});

it("CASH-29 a button that waits for an amount keeps the main action's shape, apart from cards and answers", async () => {
  await renderPayment("/withdraw", fakeCashbox().answers, PHONE);
  await (await savedProfile()).click();
  const idle = appearanceOf(await find(SUBMIT));
  expect(idle.backgroundColor).not.toBe(appearanceOf(await find("[data-chosen]")).backgroundColor);
  await expectAccessible();
  await button("Withdraw all").click();
  // Once its colour has changed.
  await expect
    .poll(async () => appearanceOf(await find(SUBMIT)).backgroundColor)
    .not.toBe(idle.backgroundColor);
  expect(appearanceOf(await find(SUBMIT)).size).toEqual(idle.size);
  // A wrong amount dims it again.
  await page.getByLabelText("Amount in EUR").fill("9999999");
  await expect.poll(async () => appearanceOf(await find(SUBMIT)).backgroundColor).toBe(idle.backgroundColor);
  await expectAccessible();
});

it("NEW-12 the chosen one of deposit and withdrawal has an edge that can be seen", async () => {
  await renderPayment("/deposit", fakeCashbox().answers, PHONE);
  const [chosen, other] = [...document.querySelectorAll("[role=dialog] nav > *")];
  expect(chosen!.getAttribute("aria-current")).toBe("page");
  expect(edgeOf(chosen!)).toContain(FIELD_EDGE);
  expect(edgeOf(other!)).toBe("none");
});

it("NEW-12 deposit and withdrawal stand in the place of the popup's title, beside the button that closes it", async () => {
  await renderPayment("/deposit", fakeCashbox().answers, PHONE);
  const tabs = await find("[role=dialog] nav");
  const close = button("Close").element().getBoundingClientRect();
  const { top, bottom, right } = tabs.element().getBoundingClientRect();
  expect(Math.abs((top + bottom) / 2 - (close.top + close.bottom) / 2)).toBeLessThanOrEqual(1);
  expect(close.left).toBeGreaterThan(right);
  // The title is for assistive technology alone.
  await expect.element(page.getByRole("dialog", { name: "Deposit" })).toBeVisible();
  const title = page.getByRole("dialog").getByRole("heading", { name: "Deposit", exact: true });
  expect(title.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

it("ANC-02 below the button, the answers about a limit weigh the same, and less than it", async () => {
  await renderPayment("/deposit", askingCashbox(), PHONE);
  await (await savedProfile()).click();
  await find(SUBMIT);
  const [set, decline] = [button("Set a limit"), button("No limit for now")];
  expect(appearanceOf(set)).toEqual(appearanceOf(decline));
  expect(appearanceOf(set).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  expect(edgeOf(set.element())).toContain(FIELD_EDGE);
  const order = document.querySelector(SUBMIT)!.compareDocumentPosition(set.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(box("[data-offer]").top).toBeGreaterThan(box(SUBMIT).bottom);
  // At the end, the button covers no other control.
  await scrollTo(10_000);
  await expectAccessible();
  await set.click();
  await expect.element(page.getByRole("button", { name: "Set limit" })).toBeVisible();
});

it.for([768, 1440])(
  "CASH-03 %i px: the totals begin beside the method, and end with the button, which an amount doesn't move",
  async (width) => {
    await renderPayment("/withdraw", fakeCashbox().answers, { width, height: 900 });
    await (await methodButton("bank")).click();
    await find(SUBMIT);
    await nextLayout();
    const sums = "[data-amount] [data-sums]";
    expect(box(sums).left).toBeGreaterThan(box("[data-chosen]").right);
    expect(box("[data-amount] form > :nth-child(2)").top).toBeCloseTo(box("[data-chosen]").top, 0);
    expect(box(SUBMIT).left).toBe(box(sums).left);
    const { top } = box(SUBMIT);
    expect(top - box(sums).bottom).toBeLessThan(20);
    const text = () => document.querySelector(sums)!.textContent;
    expect(text()).toMatch(/^Available to withdraw€300\.00.*You get–$/);
    await page.getByLabelText("Amount in EUR").fill("50");
    await expect.poll(text).toMatch(/You get€49\.25$/);
    await nextLayout();
    expect(box(SUBMIT).top).toBe(top);
  },
);

it("CASH-03 time and range of a method are 16 px apart, or below each other", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/payments/methods"] = methods({
    methods: [
      method({ name: "Visa / Mastercard" }),
      method({
        id: "bank",
        brand: "bank-transfer",
        name: "SEPA transfer",
        deposit: { min_cents: 2_000, max_cents: 2_000_000, step_cents: 1 },
        processingTime: { from_seconds: 3_600, to_seconds: 2 * 86_400 },
      }),
    ],
  });
  for (const width of [320, 360, 768, 1440]) {
    await renderPayment("/deposit", answers, { locale: "de", width, height: 900 });
    await methodButton("bank");
    const [time, range] = [...document.querySelectorAll("[data-method=bank] .money, [data-method=bank] span")]
      .filter((part) => /^(Kostenlos · |20–)/.test(part.textContent!) && part.childElementCount === 0)
      .map((part) => part.getBoundingClientRect());
    if (range!.top < time!.bottom)
      expect(range!.left - time!.right, `${width} px`).toBeGreaterThanOrEqual(16);
    const heights = [...document.querySelectorAll("[data-method] button")].map(
      (row) => row.getBoundingClientRect().height,
    );
    if (width >= 768) expect(new Set(heights).size).toBe(1);
    closeApp();
  }
});

it("AMB-UIX-04 the amount's form fits a phone with doubled text in German", async () => {
  await renderPayment("/deposit", askingCashbox(), { ...PHONE, locale: "de" });
  await (await savedProfile()).click();
  await find(SUBMIT);
  await expectToFitLargeText();
});
