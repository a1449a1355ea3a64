import { expect, openAndKeep, test } from "../support/browser.ts";

test("SHL-26 a message is read out politely, from a region that was there before it, and goes when it is closed", async ({
  page,
  context,
}) => {
  let version = 0;
  await context.route("**/sw.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// ${version}` });
  });
  await openAndKeep(page);
  const region = page.locator("[aria-live=polite]");
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  // Another worker comes: the page offers it.
  version = 1;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(region).toContainText("A new version of Apogee is ready.");
  await expect(region.getByRole("button", { name: "Update" })).toBeVisible();
  await expect(region.getByRole("alert")).toHaveCount(0);
  await region.getByRole("button", { name: "Close" }).click();
  await expect(region).toBeEmpty();
});
