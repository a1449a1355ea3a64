import type { Locator } from "@playwright/test";
import { expect, expectHydrated, open, test } from "../support/browser/browser.ts";

test("NAV-37 a missing chunk causes one reload, then an error screen or, in a part of the page, a message, both with a retry", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/404|Failed to fetch|preload/i);
  const logged: string[] = [];
  await page.route("**/log", async (route) => {
    logged.push((route.request().postDataJSON() as { name: string }).name);
    await route.fulfill({ json: { accepted: true } });
  });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  const ROUTE = /\/assets\/support-[\w-]{8}\.js$/;
  const PARTS = /\/assets\/(menu|compose-popup)-[\w-]{8}\.js$/;
  for (const file of [ROUTE, PARTS])
    await page.route(file, (route) => route.fulfill({ status: 404, body: "gone" }));
  const failure = page.getByText("Something went wrong");
  const retry = page.getByRole("button", { name: "Try again" });
  const heading = page.locator("main").getByRole("heading", { name: "Support", exact: true });

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/faq");
  documents = 0;
  const link = page.locator('aside a[href="/support"]');
  // Before hydration, a click on the link would load a document.
  await expectHydrated(link);
  await link.click();
  await expect.poll(() => documents).toBe(1);
  expect(logged).toContain("PRELOAD_ERROR");
  // The same chunk fails again in the same build: no second reload.
  await expect(failure).toBeVisible();
  await page.waitForFunction(() => window.__booted === true);
  expect(documents).toBe(1);
  await page.unroute(ROUTE);
  await retry.click();
  await expect(heading).toBeVisible();
  await page.waitForFunction(() => window.__booted === true);
  expect(documents).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("button", { name: "Menu" });
  const search = page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Search" });
  // A part of the page fails alone: the page stays.
  async function expectFailure(opener: Locator): Promise<void> {
    await expectHydrated(opener);
    await opener.click();
    await expect(failure).toBeVisible();
    await expect(heading).toBeVisible();
  }
  await expectFailure(menu);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(failure).toHaveCount(0);
  await expectFailure(search);
  expect(documents).toBe(2);
  await page.unroute(PARTS);
  await retry.click();
  await expect(page.locator("input[type=search]")).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.keyboard.press("Escape");
  await menu.click();
  await expect(page.locator("[role=dialog] time")).toBeVisible();
  expect(documents).toBe(3);
});
