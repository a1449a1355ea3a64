import type { Locator } from "@playwright/test";
import { answerConsent, expect, open, test } from "../support/browser/browser.ts";

/** Checks that a box looks the same with a failed picture and without one, once the page stands still. */
async function expectClean(box: Locator): Promise<void> {
  const picture = box.locator("img");
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
  // A list that comes late may replace the box between two steps.
  await expect(async () => {
    const failed = await box.screenshot();
    await picture.evaluate((img) => img.style.setProperty("visibility", "hidden"));
    const without = await box.screenshot();
    await picture.evaluate((img) => img.style.removeProperty("visibility"));
    expect(without.equals(failed)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

test("PLT-54 boxes of banners, games and promotions look clean when their pictures fail", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/ERR_INTERNET_DISCONNECTED/);
  await answerConsent(page);
  await page.route("**/art/**", (route) => route.abort("internetdisconnected"));
  await open(page, "/");
  await expectClean(page.locator("section[aria-roledescription=carousel] li").first());
  await expectClean(page.locator("main article[data-game]").first());
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectClean(page.locator("main a:has(picture)").first());
});
