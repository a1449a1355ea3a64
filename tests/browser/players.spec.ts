import { button, isBooted, logIn, newEmail, newPlayer } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

test("AMB-LOC-06 a player who chooses another language has it in the profile before the page is there", async ({
  page,
}) => {
  await newPlayer(page, { isConfirmed: false });
  await open(page, "/pokies/all");
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/pokies/all");
  const player = await (await page.request.get("/api/player")).json();
  expect(player.locale).toBe("de");
});

test("AUTH-09 who comes by a provider completes what it does not say, and goes on to where they wanted to", async ({
  page,
}) => {
  await open(page, "/login?redirect=/pokies/all");
  await page.getByRole("link", { name: "Go on with Demo ID" }).click();
  await button(page, "Cancel").click();
  await expect(page.getByText("You did not agree there")).toBeVisible();
  await page.getByRole("link", { name: "Go on with Demo ID" }).click();
  await page.getByLabel("E-mail").fill(newEmail());
  await button(page, "Continue").click();
  await expect(page).toHaveURL("/pokies/all");
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
  await expect(page).toHaveURL("/pokies/all");
  await page.reload();
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("I18N-08 a log-in in another language leads to the player's own, once", async ({ page }) => {
  await open(page, "/login");
  const { email } = await newPlayer(page, { country: "DE", asDemo: true, isSignedIn: false });
  await logIn(page, email);
  await expect(page).toHaveURL("/de");
  await page.goto("/pokies/all");
  await page.waitForFunction(isBooted);
  await expect(page.getByRole("link", { name: /^Profile of/ })).toBeVisible();
  await expect(page).toHaveURL("/pokies/all");
});
