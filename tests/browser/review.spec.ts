import type { AccountReview } from "../../src/contract/account-review.ts";
import { button, confirmedPlayer } from "../support/browser/account-page.ts";
import {
  answerConsent,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { findGame, gamePath, inFrame } from "../support/browser/play.ts";

test("ANC-06 a review of the account that is due is asked about, alone and not over a game, until it is answered", async ({
  page,
}) => {
  await confirmedPlayer(page);
  await answerConsent(page);
  await page.request.patch("/api/player/update_locale", { data: { locale: "en" } });
  const game = await findGame(page);
  const said: string[] = [];
  const review = (): AccountReview => ({
    months: 6,
    since: "2026-01-31T12:00:00.000Z",
    due_at: "2026-07-31T00:00:00.000Z",
    asks: said.length === 0,
  });
  await page.route("**/api/player/review", (route) => {
    if (route.request().method() === "POST") said.push(route.request().postDataJSON().answer);
    return route.fulfill({ json: review() });
  });
  await open(page, "/");
  const asked = page.locator("[data-notice='review']");
  await expect(asked).toContainText("Every 6 months we ask you to");
  // What else is to be said waits.
  await expect(page.locator("[data-asks]")).toHaveCount(1);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
    const looks = ["Done", "Later"].map(async (name) => {
      const way = asked.getByRole("button", { name });
      const { width, height } = (await way.boundingBox())!;
      const look = await way.evaluate((element) => {
        const { color, backgroundImage, backgroundColor, fontSize } = getComputedStyle(element);
        return [color, backgroundImage, backgroundColor, fontSize];
      });
      return [Math.round(width), Math.round(height), ...look];
    });
    expect(await looks[0]).toEqual(await looks[1]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  // To what is to be looked at, where it can be answered.
  await expect(asked.getByRole("link", { name: "Statement" })).toHaveAttribute(
    "href",
    "/profile/statement?period=12m",
  );
  await expect(asked.getByRole("link", { name: "Limits" })).toHaveAttribute("href", "/profile/limits");
  await asked.getByRole("link", { name: "Your details" }).click();
  await expect(page).toHaveURL(/\/profile\/?$/);
  await expect(asked).toBeVisible();

  await open(page, `${gamePath(game)}?mode=demo`);
  await expect(inFrame(page).getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await expect(asked).toHaveCount(0);

  await open(page, "/");
  await asked.getByRole("button", { name: "Later" }).click();
  await expect(asked).toHaveCount(0);
  expect(said).toEqual(["later"]);
  // Then comes what waited.
  await expect(page.locator("[data-notice='verify_identity']")).toBeVisible();
  await expect(button(page, "Done")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
