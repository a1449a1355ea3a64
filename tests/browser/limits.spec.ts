import type { Page } from "@playwright/test";
import type { NewLimit, UserLimit } from "../../src/contract/user-limits.ts";
import { button, confirmedPlayer, linkIn, refused } from "../support/browser/account-page.ts";
import {
  answerConsent,
  baseUrl,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";
import { findGame, gamePath } from "../support/browser/play.ts";

const set = async (page: Page, limit: NewLimit) =>
  (await (await page.request.post("/api/user_limits", { data: limit })).json()) as UserLimit[];
const listOf = async (page: Page) =>
  (await (await page.request.get("/api/user_limits")).json()) as UserLimit[];
const card = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name, level: 2 }) });

test("LIM-01 LIM-12 LIM-16 ANC-03 a limit is set in three steps, raised only by a link once its wait is over, and kept", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page);
  await open(page, "/profile/limits");
  const deposits = card(page, "Deposit limit");
  await deposits.getByRole("button", { name: "Set a limit" }).click();
  await deposits.getByLabel("Amount in EUR").fill("100,50");
  await deposits.getByRole("button", { name: "Set the limit" }).click();
  await expect(deposits.getByText("€0.00 of €100.50 used")).toBeVisible();

  await deposits.getByRole("button", { name: "Change the limit" }).click();
  await deposits.getByLabel("Amount in EUR").fill("80");
  await deposits.getByRole("button", { name: "Set the limit" }).click();
  await expect(deposits.getByText("€0.00 of €80.00 used")).toBeVisible();

  await deposits.getByRole("button", { name: "Change the limit" }).click();
  await deposits.getByLabel("Amount in EUR").fill("500");
  await deposits.getByRole("button", { name: "Set the limit" }).click();
  await expect(deposits.getByText("You asked for €500.00.")).toBeVisible();
  await expect(deposits.getByText("€0.00 of €80.00 used")).toBeVisible();
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);

  const link = await linkIn(page, email);
  const guest = await page.context().browser()!.newContext({ baseURL: baseUrl() });
  const elsewhere = await guest.newPage();
  await open(elsewhere, link);
  await elsewhere.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(elsewhere.getByText(/It is too early: this link works from/)).toBeVisible();
  await expectAccessible(elsewhere);
  await guest.close();

  await deposits.getByRole("button", { name: "Keep my limit" }).click();
  await expect(deposits.getByText("You asked for €500.00.")).toBeHidden();
  expect(await listOf(page)).toMatchObject([{ state: "active", accounts: [{ amount_cents: 8_000 }] }]);
});

test("LIM-12 the page of the link says what was confirmed, and from when on it holds", async ({ page }) => {
  const confirmed = {
    type: "loss",
    period: "week",
    from: { currency: "EUR", amount_cents: 10_000 },
    to: { currency: "EUR", amount_cents: 25_000 },
    in_force_at: "2026-11-21T12:00:00.000Z",
  };
  let sent: unknown;
  await page.route("/api/user_limits/confirm", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: confirmed });
  });
  await open(page, "/profile/limits/confirm?token=abc123");
  expect(sent).toBeUndefined();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loss limit" })).toContainText(
    /Your limit is €250.00 instead of €100.00 from November 21, 2026/,
  );
  expect(sent).toEqual({ token: "abc123" });
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  await expectAccessible(page);
  await open(page, "/profile/limits/confirm");
  await expect(page.getByText("The link of the mail is not complete.")).toBeVisible();
});

test("LIM-13 ANC-03 responsible gaming and limits are a tap away in the menu, the footer and on a game's page", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.locator("footer");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("link", { name: "Set limits" })).toHaveAttribute("href", "/profile/limits");
  await expect(footer.getByRole("link", { name: "Responsible Gaming" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Responsible gaming" }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
  const game = await findGame(page);
  await open(page, gamePath(game));
  await page.getByRole("main").getByRole("link", { name: "Responsible gaming", exact: true }).click();
  await expect(page).toHaveURL(/\/responsible-gaming$/);
});

test("LIM-07 a reached limit is told on every page until it begins anew", async ({ page }) => {
  await confirmedPlayer(page);
  const [limit] = await set(page, { type: "loss", period: "day", amount_cents: 1_000 });
  const account = { currency: "EUR", amount_cents: 1_000, current_value_amount_cents: 1_000 };
  const reached = { ...limit!, reached: true, near: true, accounts: [account] };
  await page.route("/api/user_limits", (route) => route.fulfill({ json: [reached] }));
  await open(page, "/");
  await button(page, "Needed ones only").click();
  const warning = page.getByRole("alert").filter({ hasText: "Loss limit" });
  await expect(warning).toContainText("It begins anew on");
  await expectAccessible(page);
  await warning.getByRole("link", { name: "To my limits" }).click();
  await expect(
    page.getByRole("heading", { name: "You have reached a limit that you have set." }),
  ).toBeVisible();
  await expect(page.getByText(/Reached: games for money are closed until/)).toBeVisible();
});

test("LIM-07 LIM-20 what is reached, and a break, come with the limits: nothing moves", async ({ page }) => {
  await confirmedPlayer(page);
  await answerConsent(page);
  await set(page, { type: "loss", period: "day", amount_cents: 1_000 });
  const limits = (await set(page, { type: "loss", period: "week", amount_cents: 1_000 })).map((limit) => ({
    ...limit,
    reached: true,
    near: true,
  }));
  await page.route("/api/user_limits", (route) => route.fulfill({ json: limits }));
  // They come last.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = () => {};
  const held = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  await page.route("/api/user_limits/rules", async (route) => {
    const response = await route.fetch();
    const rules = (await response.json()) as object;
    isAsked();
    await asked;
    await route.fulfill({ response, json: { ...rules, excluded_until: "2099-12-24T12:00:00.000Z" } });
  });
  const shifted = await watchShifts(page);
  await open(page, "/profile/limits");
  await held;
  await expect(page.locator("main [aria-busy]").first()).toBeVisible();
  answer();
  await expect(page.getByText("Loss limit (Each week): it begins anew on", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You are taking a break" })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

test("LIM-19 ANC-09 self-exclusion takes one confirmed step, signs out at once, and lets in again to withdraw", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await confirmedPlayer(page);
  await open(page, "/profile/limits");
  await button(page, "6 months").click();
  const dialog = page.getByRole("alertdialog", { name: "Exclude yourself?" });
  await expect(dialog).toContainText("It cannot be cut short");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Not now" }).click();
  expect(await listOf(page)).toEqual([]);
  await button(page, "6 months").click();
  await dialog.getByRole("button", { name: "Exclude me" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("You are excluded and signed out everywhere.")).toBeVisible();
  expect((await page.request.get("/api/player")).status()).toBe(401);
});
