import { expect, open, test } from "../support/browser/browser.ts";

test("CAT-28 CAT-33 a guest's favorite button is a link to registration and back, and loads no player's code", async ({
  page,
}) => {
  await open(page, "/pokies/all");
  // The last thing that loads for guests.
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const link = page
    .locator("main article[data-game]")
    .first()
    .getByRole("link", { name: /^Add .* to favourites$/ });
  await expect(link).toHaveAttribute("href", /^\/registration\?redirect=%2Fplay%2F/);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/heart-[^/]*\.css$/.test(name))).toEqual([]);
});
