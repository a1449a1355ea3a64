import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/browser.ts";

const ATTRIBUTION_COOKIES = /^(stag|affb_id|utm_|sub_id)/;

const attributionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => ATTRIBUTION_COOKIES.test(name));
const valuesOf = async (page: Page) =>
  Object.fromEntries((await attributionCookies(page)).map(({ name, value }) => [name, value]));

test("PLT-42 PLT-40 AMB-PLT-05 UTM parameters and stag are stored for 30 days once the visitor consents", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, "/faq?country=DE&stag=partner_1&utm_source=news");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  expect(await attributionCookies(page)).toEqual([]);
  // The landing address counts, even after later navigations.
  await page.locator('nav a[href="/live/all"]:visible').first().click();
  await expect(page).toHaveURL("/live/all");
  await page.getByRole("button", { name: "Accept all", exact: true }).click();
  await expect.poll(() => valuesOf(page)).toEqual({ stag: "partner_1", affb_id: "122", utm_source: "news" });
  const days = (await attributionCookies(page)).map(({ expires }) =>
    Math.round((expires - Date.now() / 1_000) / 86_400),
  );
  expect(days).toEqual([30, 30, 30]);
  await expect
    .poll(() => requests.some((url) => url.includes("/api/info/locales?stag=partner_1")))
    .toBe(true);
});
