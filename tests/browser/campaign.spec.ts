import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/browser.ts";

const MARKS = /^(stag|affb_id|utm_|sub_id)/;

async function marksOf(page: Page): Promise<Record<string, string>> {
  const kept = (await page.context().cookies()).filter(({ name }) => MARKS.test(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

const consent = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("PLT-42 PLT-40 AMB-PLT-05 marks of partners and campaigns are kept for 30 days once the visitor agrees", async ({
  page,
}) => {
  await open(page, "/pokies/all?country=DE&stag=partner_1&utm_source=news");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  expect(await marksOf(page)).toEqual({});
  // The landing counts, wherever the app went since.
  await page.locator('nav a[href="/live/all"]:visible').first().click();
  await expect(page).toHaveURL("/live/all");
  await consent(page, "Accept all");
  await expect.poll(() => marksOf(page)).toEqual({ stag: "partner_1", affb_id: "122", utm_source: "news" });
  const days = (await page.context().cookies())
    .filter(({ name }) => MARKS.test(name))
    .map(({ expires }) => Math.round((expires - Date.now() / 1_000) / 86_400));
  expect(days).toEqual([30, 30, 30]);
});

test("PLT-42 who refuses leaves no marks; where no consent is asked for they are kept at once", async ({
  page,
}) => {
  await open(page, "/?country=DE&stag=partner_1");
  await consent(page, "Needed ones only");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/?country=CA&stag=partner_2");
  await expect.poll(() => marksOf(page)).toEqual({ stag: "partner_2", affb_id: "122" });
  expect(asked.filter((url) => url.includes("stag=partner_1"))).toEqual([]);
  await expect.poll(() => asked.some((url) => url.includes("/api/info/locales?stag=partner_2"))).toBe(true);
});
