import type { Page } from "@playwright/test";
import { expect, open, openForOffline, test } from "../support/browser/browser.ts";

const ODDFERRY = 'a[href="/producers/oddferry"]';
const ANY = 'a[href^="/producers/"]';

/** Opens a list of providers in the same browser, as the next visit would, and waits for it. */
async function revisit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator(ANY).first()).toBeVisible();
}

test("LIC-06 LIC-07 LIC-10 a returning visitor in another country sees that country's market, not the stored one", async ({
  page,
}) => {
  await openForOffline(page);
  await revisit(page, "/producers");
  await expect(page.locator(ODDFERRY)).toHaveCount(1);

  await open(page, "/producers?country=AU");
  await expect(page.locator(ANY).first()).toBeVisible();
  await expect(page.locator(ODDFERRY)).toHaveCount(0);
  await revisit(page, "/producers");
  await expect(page.locator(ODDFERRY)).toHaveCount(0);

  await open(page, "/?country=CA");
  await open(page, "/benefits-of-crypto");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not available in your country");

  await open(page, "/?country=");
  await revisit(page, "/producers");
  await expect(page.locator(ODDFERRY)).toHaveCount(1);
});
