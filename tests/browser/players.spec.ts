import type { Page } from "@playwright/test";
import { button, isBooted, logIn, newEmail, newPlayer } from "../support/browser/account-page.ts";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";

const isMarked = (page: Page) => page.evaluate(() => sessionStorage.getItem("sign-in-untold") === "1");
const profileLink = (page: Page, name: RegExp) => page.getByRole("link", { name });

test("ANC-16 I18N-08 AMB-LOC-06 a log-in in another language leads to the player's own, once, and tells when and with what they did so before; who chooses another language has it in the profile before the page is there", async ({
  page,
}) => {
  await answerConsent(page);
  const { email } = await newPlayer(page, { country: "DE", asDemo: true });
  await page.request.delete("/api/users/sign_out");
  await open(page, "/login");
  await logIn(page, email);
  await expect(page).toHaveURL("/de");
  const told = page.getByText(/^Ihre letzte Anmeldung: /);
  await expect(told).toContainText(/\d{1,2}:\d\d.*, Chrome, Linux$/);
  await button(page, "Nicht Sie?").click();
  await expect(page).toHaveURL("/de/profile/security#sessions");
  await expect(page.getByText("Dieses Gerät", { exact: true })).toBeInViewport();
  await expect(told).toBeHidden();
  expect(await isMarked(page)).toBe(false);

  await open(page, "/faq");
  await expect(profileLink(page, /^Profile of/)).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Italiano" }).click();
  await expect(page).toHaveURL("/it/faq");
  const player = await (await page.request.get("/api/player")).json();
  expect(player.locale).toBe("it");
});

test("AUTH-09 ANC-16 who comes by a provider completes what it does not say, and goes on to where they wanted to; they are told of the log-in before from the second one on", async ({
  page,
}) => {
  await answerConsent(page);
  const told = page.getByText(/^Your last log-in: /);
  const email = newEmail();
  async function enter(): Promise<void> {
    await page.getByRole("link", { name: "Go on with Demo ID" }).click();
    await page.getByLabel("E-mail").fill(email);
    await button(page, "Continue").click();
  }
  await open(page, "/login?redirect=/faq");
  await enter();
  await expect(page).toHaveURL("/faq");
  const dialog = page.getByRole("dialog", { name: "Complete your account" });
  await dialog.getByLabel("Country", { exact: true }).selectOption("DE");
  await dialog.getByLabel("Day", { exact: true }).fill("7");
  await dialog.getByLabel("Month", { exact: true }).fill("5");
  await dialog.getByLabel("Year", { exact: true }).fill("1990");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog.getByRole("checkbox", { name: /I accept/ })).toBeFocused();
  await dialog.getByRole("checkbox", { name: /I accept/ }).check();
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(told).toBeHidden();

  await button(page, "Menu").click();
  await button(page, "Log out").click();
  // The menu is a guest's then.
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await enter();
  await page.waitForFunction(isBooted);
  await expect(told).toContainText("Chrome, Linux");
  await expect(profileLink(page, /^Profile of/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
