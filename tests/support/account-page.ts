import type { APIResponse, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../server/demo-players.ts";
import type { CaptchaChallenge } from "../../src/contract/auth.ts";
import { expect } from "./browser.ts";
import { solvedCaptcha } from "./captcha.ts";

export const PASSWORD = "correct-horse-7";
let count = 0;
export const newEmail = () => `browser${++count}.${process.pid}.${Math.floor(performance.now())}@example.com`;

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const isBooted = () => window.__booted === true;

/** Fills the form of the registration in, and sends it. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Day", { exact: true }).fill("7");
  await page.getByLabel("Month", { exact: true }).fill("5");
  await page.getByLabel("Year", { exact: true }).fill("1990");
  await page.getByLabel("Country", { exact: true }).selectOption("DE");
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await button(page, "Create account").click();
  await expect(page).toHaveURL(/\/email-verify/);
  return email;
}

/** The link of the newest mail to an address. */
export async function linkIn(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get("/outbox")).text();
  const row = list.split("<li>").find((part) => part.includes(email));
  const id = /\/outbox\/(\d+)/.exec(row ?? "")![1];
  const mail = await (await page.request.get(`/outbox/${id}`)).text();
  return /https?:\/\/[^"\s<]+(?:token)=[\w-]+/.exec(mail.replaceAll("&amp;", "&"))![0];
}

/**
 * Somebody who has registered and confirmed the address, signed in. No page is opened for it: the screens of a
 * registration have tests of their own.
 */
export async function confirmedPlayer(
  page: Page,
  { country = "DE", currency = "EUR" } = {},
): Promise<string> {
  const email = newEmail();
  const user = {
    email,
    password: PASSWORD,
    country,
    currency,
    date_of_birth: "1990-05-07",
    terms_acceptance: true,
    captcha: await captchaOf(page),
  };
  const headers: Record<string, string> = country === "DE" ? {} : { "x-country": country };
  await said(page.request.post("/api/users", { data: { user }, headers }));
  const token = new URL(await linkIn(page, email)).searchParams;
  await said(page.request.get(`/api/users/confirmation?${token}`));
  return email;
}

/** Signs a demo player in, whose language is English from then on: a page that is open would be led to another one. */
export async function demoPlayer(page: Page, country: string): Promise<void> {
  const user = {
    email: `player.${country}@apogee.test`,
    password: DEMO_PASSWORD,
    captcha: await captchaOf(page),
  };
  await said(page.request.post("/api/users/sign_in", { data: { user } }));
  await said(page.request.patch("/api/player/update_locale", { data: { locale: "en" } }));
}

const captchaOf = async (page: Page) =>
  solvedCaptcha((await (await page.request.get("/api/captcha")).json()) as CaptchaChallenge);

async function said(asked: Promise<APIResponse>): Promise<void> {
  const answer = await asked;
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
}

/** Browsers tell of every refused call themselves. */
export const refused = /status of 4\d\d/;
