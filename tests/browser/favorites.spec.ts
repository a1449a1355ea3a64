import { confirmedPlayer } from "../support/browser/account-page.ts";
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
  const chunks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/favorite-button-[^/]*\.(js|css)$/.exec(name)?.[1] ?? [])
        .toSorted(),
    );
  expect(await chunks()).toEqual([]);
  // A player's page loads them, so the names are right.
  await confirmedPlayer(page);
  await open(page, "/pokies/all");
  await expect.poll(chunks).toEqual(["css", "js"]);
});
