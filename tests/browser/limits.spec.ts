import type { Page } from "@playwright/test";
import type { NewLimit, UserLimit } from "../../src/contract/limits.ts";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";

const setLimit = async (page: Page, limit: NewLimit) =>
  (await (await page.request.post("/api/user_limits", { data: limit })).json()) as UserLimit[];

test("LIM-07 LIM-20 a reached limit and a break appear on the limits page without a layout shift", async ({
  page,
}) => {
  await confirmedPlayer(page);
  await answerConsent(page);
  await setLimit(page, { type: "loss", period: "day", amount_cents: 1_000 });
  const limits = (await setLimit(page, { type: "loss", period: "week", amount_cents: 1_000 })).map(
    (limit) => ({
      ...limit,
      reached: true,
      near: true,
    }),
  );
  await page.route("/api/user_limits", (route) => route.fulfill({ json: limits }));
  // The rules are delayed until the page is rendered.
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let markRequested = () => {};
  const requestSent = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  await page.route("/api/user_limits/rules", async (route) => {
    const response = await route.fetch();
    const rules = (await response.json()) as object;
    markRequested();
    await gate;
    await route.fulfill({ response, json: { ...rules, excluded_until: "2099-12-24T12:00:00.000Z" } });
  });
  const expectNoShift = await watchShifts(page);
  await open(page, "/profile/limits");
  await requestSent;
  await expect(page.locator("main [aria-busy]").first()).toBeVisible();
  answer();
  await expect(page.getByText("Loss limit (Weekly): it resets on", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You're taking a break" })).toBeVisible();
  await expectNoShift();
});
