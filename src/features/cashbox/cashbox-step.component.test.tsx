import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { fakeCashbox, PAYING_PLAYER } from "../../../tests/support/component/cashbox.ts";
import { find } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { announceSession } from "../../lib/session/session-events.ts";

const dialog = page.getByRole("dialog");
const balance = dialog.getByText("Balance · EUR");
const switchTo = (name: "Deposit" | "Withdraw") =>
  dialog.getByRole("navigation", { name: "Cashbox" }).getByRole("link", { name });
const expectCurrent = (name: "Deposit" | "Withdraw") =>
  expect
    .poll(() => document.querySelector("[role=dialog] nav span[aria-current]")?.textContent, {
      message: name,
    })
    .toBe(name);

let cashbox: ReturnType<typeof fakeCashbox>;
beforeEach(() => {
  cashbox = fakeCashbox();
});
const open = (path: string, isNew = false) =>
  renderApp(path, { ...(isNew && { player: PAYING_PLAYER }), answers: cashbox.answers });

it("AMB-RTE-09 /cashbox shows the overview first and later the last step, /dashboard always the overview", async () => {
  await open("/cashbox", true);
  await expect.element(balance).toBeVisible();
  await dialog.getByRole("link", { name: "Withdraw", exact: true }).click();
  await expectCurrent("Withdraw");
  closeApp();
  await open("/cashbox");
  await expectCurrent("Withdraw");
  expect(location.pathname).toBe("/cashbox");
  await switchTo("Deposit").click();
  await expectCurrent("Deposit");
  closeApp();
  await open("/cashbox");
  await expectCurrent("Deposit");
  closeApp();
  await open("/dashboard");
  await expect.element(balance).toBeVisible();
});

it("AMB-RTE-09 the last step ends with the session: the next player sees the overview", async () => {
  await open("/withdraw", true);
  await expectCurrent("Withdraw");
  closeApp();
  announceSession({ type: "ended", expired: false });
  await open("/cashbox", true);
  await expect.element(balance).toBeVisible();
});

it("AMB-RTE-09 /deposit-fast takes one click", async () => {
  await open("/deposit", true);
  closeApp();
  await open("/deposit-fast");
  await button("Deposit €50.00").click();
  await find("[data-payment]");
  expect(cashbox.paymentRequests.map(({ action, request }) => [action, request.profile_id])).toEqual([
    ["deposit", 7],
  ]);
});

it.for([
  ["dashboard", "Cashbox", () => balance],
  ["withdraw", "Withdraw", () => switchTo("Deposit")],
  ["deposit", "Deposit", () => switchTo("Withdraw")],
  ["deposit-fast", "Deposit", () => switchTo("Withdraw")],
  ["personal-info", "Your details", () => button("Save and continue")],
  ["profile-data", "Your details", () => button("Save")],
  ["limits", "Limits and breaks", () => dialog.getByRole("heading", { name: "Deposit limit" })],
  ["support", "Support", () => dialog.getByLabelText("Message")],
] as const)("NAV-34 the popup %s opens over a page", async ([popup, title, content]) => {
  await open(`/promotions?popup=${popup}`, true);
  await expect.element(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect.element(content()).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1, includeHidden: true })).toBeInTheDocument();
  expect(location.pathname).toBe("/promotions");
});

it("NAV-34 the cashbox opens limits and details, and closing them returns to it", async () => {
  await open("/dashboard", true);
  await dialog.getByRole("link", { name: "Your details" }).click();
  await dialog.getByLabelText("City").fill("Bonn");
  await button("Save").click();
  await expect.element(page.getByText("Saved")).toBeVisible();
  await dialog.getByRole("link", { name: "Limits" }).click();
  await expect.element(dialog.getByRole("heading", { name: "Deposit limit" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(balance).toBeVisible();
});
