import type { Page } from "@playwright/test";
import { button, confirmedPlayer, logIn, newEmail } from "../support/browser/account-page.ts";
import { answerConsent, baseUrl, expect, expectAccessible, open, test } from "../support/browser/browser.ts";

const told = (page: Page) => page.getByText(/^Your last log-in: /);
/** From no page: one that is open would ask for what is its player's. */
async function signOut(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.request.delete("/api/users/sign_out");
}
const isMarked = (page: Page) => page.evaluate(() => sessionStorage.getItem("sign-in-untold") === "1");

test("ANC-16 whoever logs in is told once when and with what they did so before, and where they are signed in", async ({
  page,
}) => {
  const email = await confirmedPlayer(page);
  await answerConsent(page);
  await signOut(page);
  await open(page, "/login");
  await logIn(page, email);
  await expect(told(page)).toContainText(/\d{1,2}:\d\d.*, Chrome, Linux$/);
  await expectAccessible(page);
  await button(page, "Not you?").click();
  await expect(page).toHaveURL("/profile/security#sessions");
  await expect(page.getByText("This device")).toBeInViewport();
  await expect(told(page)).toBeHidden();
  expect(await isMarked(page)).toBe(false);
});

test("ANC-16 AUTH-09 who comes back from a provider is told, too, and nobody after a registration", async ({
  page,
}) => {
  await answerConsent(page);
  const email = newEmail();
  async function enter(): Promise<void> {
    await open(page, "/login");
    await page.getByRole("link", { name: "Go on with Demo ID" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("checkbox").check();
    await page.getByRole("button").first().click();
    await page.waitForURL((url) => url.origin === baseUrl() && !url.pathname.startsWith("/api/"));
    await page.waitForFunction(() => window.__booted === true);
  }
  await enter();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(told(page)).toBeHidden();
  await signOut(page);
  await enter();
  await expect(told(page)).toContainText("Chrome, Linux");
});
