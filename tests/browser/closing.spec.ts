import type { Page } from "@playwright/test";
import {
  button,
  confirmedPlayer,
  logIn,
  newEmail,
  PASSWORD,
  refused,
} from "../support/browser/account-page.ts";
import {
  answerConsent,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { credit } from "../support/browser/play.ts";
import { hand } from "../support/browser/step-counter.ts";

const closing = (page: Page) => page.locator("[data-closing]");
const password = (page: Page) => page.getByLabel("Your password, to show that it is you");
const confirm = (page: Page) => button(page, "Close the account");

test("ANC-41 NEW-08 to close an account takes no more steps than to open one, and no way around", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await answerConsent(page);
  const email = newEmail();
  await open(page, "/");
  const opening = hand();
  await opening.tap(page.getByRole("navigation", { name: "Quick" }).getByRole("link", { name: "Sign up" }));
  await opening.fill(page.getByLabel("E-mail", { exact: true }), email);
  await opening.fill(page.getByLabel("Password", { exact: true }), PASSWORD);
  await opening.fill(page.getByLabel("Day", { exact: true }), "7");
  await opening.fill(page.getByLabel("Month", { exact: true }), "5");
  await opening.fill(page.getByLabel("Year", { exact: true }), "1990");
  // The country is a step of where it is not proposed, and not counted.
  await page.getByLabel("Country", { exact: true }).selectOption("DE");
  await opening.tap(page.getByRole("checkbox", { name: /I accept/ }));
  await opening.tap(button(page, "Create account"));
  await expect(page).toHaveURL(/\/email-verify/);

  await open(page, "/");
  const leaving = hand();
  await leaving.tap(button(page, "Menu"));
  await leaving.tap(page.getByRole("link", { name: "Security" }));
  await leaving.fill(password(page), PASSWORD);
  await leaving.tap(confirm(page));
  await expect(page.getByText(/Your account is closed/)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(leaving.steps()).toBeLessThanOrEqual(opening.steps());
});

test("ANC-41 NEW-08 what closing means stands before it, the way to the money first; it ends other tabs, and the sign-in says so", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page);
  await answerConsent(page);
  await credit(page, "12.50");
  const other = await page.context().newPage();
  await open(other, "/profile/limits");
  await open(page, "/profile/limits");
  await page.getByRole("link", { name: "Close your account" }).click();
  await expect(closing(page)).toBeInViewport();
  await expect(closing(page)).toContainText("€12.50");
  const withdraw = closing(page).getByRole("link", { name: "Withdraw first" });
  const [first, last] = [(await withdraw.boundingBox())!, (await confirm(page).boundingBox())!];
  expect(first.y).toBeLessThan(last.y);
  expect([first.width, first.height]).toEqual([last.width, last.height]);
  const lookOf = (one: typeof withdraw) =>
    one.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, boxShadow } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, fontWeight, boxShadow };
    });
  expect(await lookOf(withdraw)).toEqual(await lookOf(confirm(page)));
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await withdraw.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();

  await password(page).fill("wrong-horse-7");
  await confirm(page).click();
  await expect(closing(page).getByRole("alert")).toBeVisible();
  await password(page).fill(PASSWORD);
  await confirm(page).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/(login|sign-in)|\/$/);
  await other.close();

  await open(page, "/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("You have closed this account.");
  await expectAccessible(page);
  await page.getByRole("alert").getByRole("link", { name: "write to support" }).click();
  await expect(page.getByRole("dialog", { name: "Support" })).toBeVisible();
});
