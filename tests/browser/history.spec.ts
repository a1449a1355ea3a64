import { expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";
import { recentWin } from "../support/data/recent-win.ts";

test("PLT-14 CAT-34 recent wins appear below the first rows without a layout shift", async ({ page }) => {
  const wins = Array.from({ length: 20 }, (_, i) => recentWin(20 - i));
  await page.route("**/api/wins", (route) => route.fulfill({ json: wins }));
  const expectNoShift = await watchShifts(page);
  await open(page, "/");
  const section = page.getByRole("region", { name: "Live wins" });
  await expect(section).toHaveCount(1);
  await expectNoShift();
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(844);
});
