import type { RecentWin } from "../../src/contract/wins.ts";
import { expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";

const win = (n: number): RecentWin => ({
  id: String(n),
  at: "2026-11-21T12:00:00.000Z",
  game: { identifier: "a/b", title: `Game ${n}`, provider: "a", seo_title: "b", tone: n },
  user_name: "Benjam***",
  currency: "EUR",
  amount_cents: n * 1_000,
});

test("PLT-14 CAT-34 wins come below the first rows of the server's page, and move nothing", async ({
  page,
}) => {
  const wins = Array.from({ length: 20 }, (_, i) => win(20 - i));
  await page.route("**/api/wins", (route) => route.fulfill({ json: wins }));
  const shifted = await watchShifts(page);
  await open(page, "/");
  const section = page.getByRole("region", { name: "Live wins" });
  await expect(section).toHaveCount(1);
  expect(await shifted()).toBeLessThan(0.01);
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(844);
});
