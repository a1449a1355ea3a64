import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

const SCREENS = [
  "/",
  "/pokies/all",
  "/live/roulette",
  "/producers",
  "/games/page/2",
  "/support",
  "/benefits-of-crypto",
  "/promotions",
  "/terms-and-conditions",
  "/mystic-nova",
  "/oops",
  "/search",
  "/registration",
  "/no/such/page",
];
const LOCALES = ["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "et", "en-KW"];

for (const path of SCREENS) {
  test(`I18N-16 ${path} is accessible and fits at 390, 768 and 1440 px`, async ({ page, quiet }) => {
    if (path === "/no/such/page") quiet.allow.push(/404/);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await overflows(page)).toBe(false);
      await expect(page.locator("h1")).toHaveCount(1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

for (const locale of LOCALES) {
  test(`I18N-01 I18N-02 the lobby stands in ${locale} and fits on a phone and a desktop`, async ({
    page,
  }) => {
    const path = locale === "en" ? "/" : `/${locale}`;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      expect(await overflows(page)).toBe(false);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", locale === "no" ? "nb" : locale);
  });
}

test("I18N-17 the pseudo-locale leaves no text of ours in plain English", async ({ page }) => {
  await open(page, "/en-KW");
  for (const selector of ["header nav a", "nav[aria-label] a", "h2[id^=row-]", "footer h2"]) {
    for (const text of await page.locator(selector).allInnerTexts()) {
      if (/^(Mystic|Crypto Guide)/.test(text) || !/[A-Za-z]{3}/.test(text)) continue;
      expect(text, `${selector} "${text}"`).toMatch(/[^\p{ASCII}]/u);
    }
  }
});

test("I18N-09 NAV-33 a footer first seen on another page than the first has that page's links", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator('footer a[lang="de"]')).toHaveAttribute("href", "/de/promotions");
});

test("I18N-09 NAV-33 language links keep path and query, in header and footer and sidebar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pokies/all?utm_source=x");
  const german = page.locator('header a[lang="de"]');
  await expect(german).toHaveAttribute("href", "/de/pokies/all?utm_source=x");
  // The footer is taken over when it comes near.
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator('footer a[lang="de"]')).toHaveAttribute("href", "/de/pokies/all?utm_source=x");
  await expect(page.locator('a[lang="en-KW"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").locator('a[lang="it"]')).toHaveAttribute(
    "href",
    "/it/pokies/all?utm_source=x",
  );
});

for (const path of ["/", "/de/pokies/all", "/fr-CA/support"]) {
  test(`I18N-16 ${path} follows a larger font size of the browser and still fits on a phone`, async ({
    page,
  }) => {
    await open(page, path);
    const sizes = () =>
      page
        .locator("header a, main h1, article[data-game] a, footer a, footer h2, nav span")
        .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    const before = await sizes();
    await page.evaluate(() => {
      const larger = new CSSStyleSheet();
      larger.replaceSync("html { font-size: 20px }");
      document.adoptedStyleSheets = [larger];
    });
    const after = await sizes();
    expect(after.filter((size, i) => size < before[i]! * 1.05)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
}
