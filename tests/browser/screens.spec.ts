import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

const LOCALES = ["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "et", "en-KW"];

test("I18N-01 I18N-02 I18N-16 the lobby's document is accessible and fits at 390, 768 and 1440 px; in each locale it names its language", async ({
  page,
}) => {
  await open(page, "/");
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflows(page)).toBe(false);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  await expectAccessible(page);
  for (const locale of LOCALES) {
    const html = await (await page.request.get(locale === "en" ? "/" : `/${locale}`)).text();
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(locale === "no" ? "nb" : locale);
  }
});

test("I18N-09 NAV-33 a footer first seen on another page than the first has that page's links", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  const footer = page.locator("footer");
  // A page that comes after the scroll pushes the footer out of sight again.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('a[lang="de"]')).toHaveAttribute("href", "/de/promotions", {
      timeout: 2_000,
    });
  }).toPass();
});
