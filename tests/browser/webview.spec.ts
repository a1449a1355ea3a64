import { answerConsent, expect, installClock, open, test } from "../support/browser/browser.ts";
import { USER_AGENTS } from "../support/data/user-agents.ts";

const MINUTE = 60_000;

test.describe("inside Facebook on Android", () => {
  test.use({ userAgent: USER_AGENTS.find(({ name }) => name === "Facebook, Android")!.agent });

  test("NEW-14 shows a notice whose link keeps page, search, guest mode and partner", async ({
    page,
    baseURL,
  }) => {
    const notice = page.getByRole("region", { name: /browser/i });
    const link = notice.getByRole("link");
    await answerConsent(page);
    await open(page, "/guest/de/faq?stag=partner_1");
    const address = `${new URL(baseURL!).host}/guest/de/faq?stag=partner_1`;
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`^intent://${address.replace("?", "\\?")}#Intent;`),
    );
    await expect(link).toHaveAttribute("href", /;scheme=http;.*S\.browser_fallback_url=http%3A.*;end$/);
    // The partner parameter stays after navigations.
    await page.locator('nav a[href="/guest/de/live/all"]:visible').first().click();
    await expect(link).toHaveAttribute("href", /\/guest\/de\/live\/all\?stag=partner_1#Intent;/);
  });
});

test("NEW-14 NAV-36 a normal browser gets no notice and loads no code for it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  // Enough time for every notice that a webview would get.
  await installClock(page);
  await open(page, "/faq");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  for (let i = 0; i < 4; i++) await page.clock.runFor(2 * MINUTE);
  await expect(page.getByRole("region", { name: /browser/i })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const stored = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("webview")),
  );
  expect(stored).toEqual([]);
  expect(loaded.filter((url) => /assets\/(?:detect)?-webview/.test(url))).toEqual([]);
});
