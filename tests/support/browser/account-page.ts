import type { Page } from "@playwright/test";
import { baseUrl, expect } from "./browser.ts";
import { type CreatedPlayer, PASSWORD, type TestPlayer } from "./player-request.ts";

export { PASSWORD };

let count = 0;
export const newEmail = () => `browser${++count}.${process.pid}.${Math.floor(performance.now())}@example.com`;

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const isBooted = () => window.__booted === true;

/** Fills in both steps of the registration form and submits it. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const change = page.getByRole("button", { name: "Change it: country and currency" });
  const country = page.getByLabel("Country", { exact: true });
  await change.or(country).click();
  await country.selectOption("DE");
  await button(page, "Continue").click();
  await page.getByLabel("Day", { exact: true }).fill("7");
  await page.getByLabel("Month", { exact: true }).fill("5");
  await page.getByLabel("Year", { exact: true }).fill("1990");
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email-verify/);
  return email;
}

/** Creates a player for this test and, unless `isSignedIn` is false, signs in this page's browser. */
export async function newPlayer(page: Page, request: TestPlayer = {}): Promise<CreatedPlayer> {
  const url = new URL("/players", baseUrl());
  url.port = String(Number(url.port) + 1);
  const answer = await page.request.post(url.href, { data: request });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as CreatedPlayer;
}

/** The email of a new player, signed in. */
export const confirmedPlayer = async (page: Page, request?: TestPlayer): Promise<string> =>
  (await newPlayer(page, request)).email;

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
}

/** Browsers log every rejected call. */
export const rejectedCallMessage = /status of 4\d\d/;
