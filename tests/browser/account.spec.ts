import { button, signUp } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

test("AUTH-04 AUTH-13 NAV-02 NAV-04 AUTH-03 AUTH-14 AUTH-16 a guest is led to registration, registers and lands where they wanted to; signing out in one tab signs out all, and leaves nothing behind", async ({
  page,
  context,
}) => {
  await page.goto("/profile/security?from=mail#sessions");
  await expect(page).toHaveURL(
    `/registration?${new URLSearchParams({ redirect: "/profile/security?from=mail#sessions" })}`,
  );
  await signUp(page);
  await button(page, "To the games").click();
  await expect(page).toHaveURL("/profile/security?from=mail#sessions");
  await expect(page.getByText("This device")).toBeVisible();

  const other = await context.newPage();
  await open(other, "/profile");
  await expect(other.getByRole("button", { name: "Save" })).toBeVisible();
  await button(page, "Log out").last().click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  for (const tab of [page, other])
    await expect(tab.locator("header").getByRole("link", { name: "Log in" })).toBeVisible();
  // The page is a guest's before the server has answered.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("signed_in");
  const left = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases.length]);
  });
  expect(left).not.toContain("@example.com");
  expect((await page.request.get("/api/player")).status()).toBe(401);
});
