import type { Page } from "@playwright/test";
import { button, isBooted, logIn, newEmail, newPlayer } from "../support/browser/account-page.ts";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";

/** True while the app has yet to show this player their last login. */
const isLastLogInPending = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("sign-in-notice-pending") === "1");
/** Determines the device's name. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({ userAgent });

const profileLink = (page: Page, name: RegExp) => page.getByRole("link", { name });

test("ANC-16 I18N-08 AMB-LOC-06 a login switches once to the player's language and shows the last login; a language choice is saved", async ({
  page,
}) => {
  await answerConsent(page);
  const { email } = await newPlayer(page, { country: "DE", asDemo: true });
  await page.request.delete("/api/users/sign_out");
  await open(page, "/login");
  await logIn(page, email);
  await expect(page).toHaveURL("/de");
  const lastLogIn = page.getByText(/^Letzte Anmeldung: /);
  // The focus holds the notice, however long the machine takes.
  await button(page, "Anmeldungen ansehen").focus();
  await expect(lastLogIn).toContainText(/\d{1,2}:\d\d.*, Chrome, Linux$/);
  await button(page, "Anmeldungen ansehen").click();
  await expect(page).toHaveURL("/de/profile/security#sessions");
  await expect(page.getByText("Dieses Gerät", { exact: true })).toBeInViewport();
  await expect(lastLogIn).toBeHidden();
  expect(await isLastLogInPending(page)).toBe(false);

  await open(page, "/faq");
  await expect(profileLink(page, /^Profile of/)).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL("/it/faq");
  const player = await (await page.request.get("/api/player")).json();
  expect(player.locale).toBe("it");
});

test("AUTH-09 ANC-16 a player from an identity provider completes their details; the second login shows the first", async ({
  page,
}) => {
  await answerConsent(page);
  const lastLogIn = page.getByText(/^Your last login: /);
  const email = newEmail();
  async function logInWithDemoId(): Promise<void> {
    await page.getByRole("link", { name: "Continue with Demo ID" }).click();
    await page.getByLabel("Email").fill(email);
    await button(page, "Continue").click();
  }
  await open(page, "/login?redirect=/faq");
  await logInWithDemoId();
  // The return page shows only for a moment: its address can't be waited for.
  await expect(page).toHaveURL("/faq?popup=details");
  const dialog = page.getByRole("dialog", { name: "Complete your account" });
  await dialog.getByLabel("Country", { exact: true }).selectOption("DE");
  await dialog.getByLabel("Day", { exact: true }).fill("7");
  await dialog.getByLabel("Month", { exact: true }).fill("5");
  await dialog.getByLabel("Year", { exact: true }).fill("1990");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("checkbox", { name: /I accept/ })).toBeFocused();
  await dialog.getByRole("checkbox", { name: /I accept/ }).check();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => isLastLogInPending(page)).toBe(false);
  await expect(lastLogIn).toBeHidden();

  await button(page, "Menu").click();
  await button(page, "Log out").click();
  // Waits for the guest's menu.
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await logInWithDemoId();
  await page.waitForFunction(isBooted);
  await button(page, "See logins").focus();
  await expect(lastLogIn).toContainText("Chrome, Linux");
  await expect(profileLink(page, /^Profile of/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the account opens on a desktop beside a slim rail, without a layout shift", async ({ page }) => {
  await answerConsent(page);
  await newPlayer(page, { country: "CA", asDemo: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectNoShift = await watchShifts(page);
  const railWidth = () => page.locator("aside").evaluate((rail) => rail.getBoundingClientRect().width);
  for (const [section, part] of [
    ["main", page.getByLabel("First name")],
    ["limits", page.getByRole("heading", { name: "Deposit limit", exact: true })],
  ] as const) {
    await open(page, `/en-CA/profile/${section}`);
    await expect(part).toBeVisible();
    await expect(page.locator("aside a svg").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Profile of Demo CA" }).first()).toBeVisible();
    expect(await railWidth()).toBeLessThan(120);
    await expectNoShift();
  }
  await button(page, "Expand menu").click();
  await expect.poll(railWidth).toBeGreaterThan(200);
  await open(page, "/en-CA/profile/main");
  await expect(button(page, "Collapse menu")).toBeVisible();
  expect(await railWidth()).toBeGreaterThan(200);
});
