import { expect, openAndKeep, test } from "../support/browser/browser.ts";
import { comes } from "../support/pwa/tabs.ts";
import { TwoBuilds } from "../support/pwa/two-builds.ts";

test("SHL-26 a message is read out politely, from a region that was there before it, and goes when it is closed", async ({
  page,
  baseURL,
}) => {
  const site = await new TwoBuilds(baseURL!).start();
  await openAndKeep(page, site.origin);
  const region = page.locator("[aria-live=polite]");
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  // Another build comes: the page offers it.
  await comes(page, site, "B");
  await expect(region).toContainText("A new version of Apogee is ready.");
  await expect(region.getByRole("button", { name: "Update" })).toBeVisible();
  await expect(region.getByRole("alert")).toHaveCount(0);
  await region.getByRole("button", { name: "Close" }).click();
  await expect(region).toBeEmpty();
  await site.stop();
});
