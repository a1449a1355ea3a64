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
