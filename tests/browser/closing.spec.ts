import { button, confirmedPlayer, logIn, PASSWORD, refused } from "../support/browser/account-page.ts";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";

test("ANC-41 NEW-08 closing the account signs out all tabs, and the log-in says so", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  const email = await confirmedPlayer(page);
  await answerConsent(page);
  const other = await page.context().newPage();
  await open(other, "/profile/limits");
  await open(page, "/profile/security");
  await page.getByLabel("Your password, to show that it is you").fill(PASSWORD);
  await button(page, "Close the account").click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/(login|sign-in)|\/$/);
  await other.close();
  await open(page, "/login");
  await logIn(page, email);
  await expect(page.getByRole("alert")).toContainText("You have closed this account.");
});
