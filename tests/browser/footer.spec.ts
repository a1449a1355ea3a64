import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/browser.ts";

const list = (page: Page, heading: string) =>
  page.locator("footer section").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
const names = (page: Page, heading: string) =>
  list(page, heading)
    .getByRole("listitem")
    .locator("img")
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).alt));

const LICENCES = [
  {
    country: "DE",
    age: "18+",
    text: "a rule set for Curaçao",
    copyright: "© 2026 Apogee. All rights reserved.",
    pays: "Bitcoin",
    without: "Instant bank payment",
    icon: "Curaçao rules",
  },
  {
    country: "EE",
    age: "21+",
    text: "a rule set for Estonia",
    copyright: "© 2026 Apogee Estonia.",
    pays: "Instant bank payment",
    without: "Bitcoin",
    icon: "Estonian rules",
  },
];

for (const { country, age, text, copyright, pays, without, icon } of LICENCES) {
  test(`LIC-02 LIC-03 SHL-15 SHL-17 the licence of ${country} decides age sign, payments, icons and small print`, async ({
    page,
  }) => {
    await open(page, `/?country=${country}`);
    const footer = page.locator("footer");
    await expect(footer.getByRole("img", { name: /For players of/ })).toHaveText(age);
    await expect(footer.getByText(text)).toBeVisible();
    await expect(footer.getByText(copyright)).toBeVisible();
    await expect(footer.getByAltText(icon)).toBeVisible();
    const payments = await names(page, "Payment methods");
    expect(payments).toContain("Visa");
    expect(payments).toContain(pays);
    expect(payments).not.toContain(without);
  });
}

test("LIC-02 SHL-15 the age sign is the country's, and the footer is taken over as the server wrote it however late", async ({
  page,
}) => {
  const told = page.waitForResponse(/\/api\/current_ip/);
  await open(page, "/?country=CA");
  await (await told).finished();
  // By then the page knows the age, of which the server's page, made for a licence, says nothing: React compares.
  const footer = page.locator("footer");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("img", { name: /For players of/ })).toHaveText("19+");
});

test("SHL-14 the footer has info and help pages, e-mail, social, partner and media links and the languages", async ({
  page,
}) => {
  await open(page, "/");
  for (const [heading, path] of [
    ["Information", "/privacy-policy"],
    ["Help", "/faq"],
  ] as const)
    await expect(list(page, heading).locator(`a[href="${path}"]`)).toBeVisible();
  const contact = list(page, "Contact");
  await expect(contact.locator("a[href^='mailto:']")).toHaveText("support@apogee.test");
  for (const name of ["Instagram", "X", "YouTube", "Telegram", "Partners", "Media agency"]) {
    const link = contact.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  const signs = page.locator("footer section svg path");
  const before = await signs.count();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => signs.count()).toBeGreaterThan(before);
  for (const name of ["Instagram", "X", "YouTube", "Telegram"])
    await expect(contact.getByRole("link", { name, exact: true }).locator("svg path")).toHaveCount(1);
  await list(page, "Language").locator("summary").click();
  await expect(list(page, "Language").getByRole("link", { name: "Deutsch" })).toBeVisible();
});

test("SHL-14 SHL-16 SHL-18 no phone, DMCA badge and blog where the host names none", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("footer a[href^='tel:']")).toHaveCount(0);
  await expect(page.locator("footer").getByAltText("DMCA", { exact: true })).toHaveCount(0);
  await expect(page.locator("footer").getByRole("link", { name: "Blog" })).toHaveCount(0);
});

test("SHL-15 partners scroll sideways in a carousel, awards stand below", async ({ page }) => {
  await open(page, "/");
  expect(await names(page, "Partners")).toContain("Orbit FM");
  const carousel = list(page, "Partners").locator("ul");
  await carousel.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => carousel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await names(page, "Awards and certificates")).length).toBeGreaterThan(1);
});

test.describe("without a worker, whose calls a test cannot answer", () => {
  test.use({ serviceWorkers: "block" });

  test("SHL-15 logos come late and in boxes of their own; one that does not come leaves its name", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/ERR_FAILED|registration blocked/);
    await page.route("**/art/logos/**/visa.svg", (route) => route.abort());
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/");
    expect(asked.filter((path) => path.startsWith("/art/logos/"))).toEqual([]);
    const payments = list(page, "Payment methods");
    const boxes = () =>
      payments
        .locator("img:not([alt=Visa])")
        .evaluateAll((pictures) =>
          pictures.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
        );
    const before = await boxes();
    expect(before.every(([width, height]) => width! > 0 && height === 36)).toBe(true);
    await payments.scrollIntoViewIfNeeded();
    await expect(payments.getByText("Visa")).toBeVisible();
    await expect
      .poll(() =>
        payments.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)),
      )
      .toBe(true);
    expect(await boxes()).toEqual(before);
  });
});
