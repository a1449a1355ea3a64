import { expect, open, test } from "../support/browser/browser.ts";

test.use({ serviceWorkers: "block" });

const PICTURES = [
  ["/", "section[aria-roledescription=carousel] li"],
  ["/pokies/all", "article[data-game]"],
  ["/promotions", "main a:has(picture)"],
] as const;

for (const [path, box] of PICTURES) {
  test(`PLT-54 where pictures of ${path} do not come, their boxes stay clean`, async ({ page, quiet }) => {
    quiet.allow.push(/ERR_INTERNET_DISCONNECTED|registration blocked/);
    await page.route("**/art/**", (route) => route.abort("internetdisconnected"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    // The display face may come between the two screenshots otherwise.
    await expect(page.locator("html")).toHaveClass(/fonts-ready/);
    const first = page.locator(box).first();
    await expect
      .poll(() => first.locator("img").evaluate((img) => (img as HTMLImageElement).complete))
      .toBe(true);
    const failed = await first.screenshot();
    await first.locator("img").evaluate((img) => img.remove());
    expect((await first.screenshot()).equals(failed)).toBe(true);
  });
}

test("CAT-34 a game's page shows its picture whole", async ({ page, quiet }) => {
  quiet.allow.push(/registration blocked/);
  await open(page, "/pokies/all");
  await page.locator("article[data-game] a[href^='/play/']").first().tap();
  await expect(page.getByRole("link", { name: "Sign up to play" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = page.locator("main picture img");
    const [behind, cover] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
    expect(cover!.y).toBeGreaterThan(behind!.y);
    expect(cover!.y + cover!.height).toBeLessThan(behind!.y + behind!.height);
  }
});
