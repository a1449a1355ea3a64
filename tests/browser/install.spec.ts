import type { Page } from "@playwright/test";
import { button } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const IPAD = IPHONE.replace("iPhone; CPU iPhone OS", "iPad; CPU OS");
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/** Stands in for the browser's offer, whose real prompt nobody could answer here. */
const offerInstall = (page: Page, outcome: "accepted" | "dismissed" = "accepted") =>
  page.addInitScript((outcome) => {
    addEventListener("DOMContentLoaded", () => {
      const prompt = async () => {
        document.documentElement.dataset.prompted = String(
          Number(document.documentElement.dataset.prompted ?? 0) + 1,
        );
        return { outcome };
      };
      dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    });
  }, outcome);
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
/** A visit after the first, in which cookies were answered. */
async function comeAgain(page: Page): Promise<void> {
  await open(page, "/");
  await button(page, "Needed ones only").click();
  await page.evaluate(() => {
    localStorage.setItem("visited", "1");
    sessionStorage.clear();
  });
  await open(page, "/");
}

test("PLT-53 SHL-12 one tap installs where the browser offers it; then the way is gone", async ({ page }) => {
  await offerInstall(page);
  await open(page, "/");
  await button(page, "Menu").click();
  await menu(page).getByRole("button", { name: "Install the app" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-prompted", "1");
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(menu(page).getByRole("button", { name: "Install the app" })).toHaveCount(0);
});

test("SHL-12 in the installed app there is no way to install", async ({ page }) => {
  await offerInstall(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "standalone", { value: true });
  });
  await open(page, "/");
  await button(page, "Menu").click();
  await expect(menu(page).getByText("Local time")).toBeVisible();
  await expect(menu(page).getByText("Install the app")).toHaveCount(0);
});

test("PLT-53 a returning visitor is offered it, and who declines is left alone", async ({ page }) => {
  await offerInstall(page);
  const offer = page.getByRole("region", { name: "Install the app" });
  await comeAgain(page);
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("install-dismissed") ?? "{}").count)).toBe(
    1,
  );
});

test("PLT-53 NEW-08 one tap on the offer asks the browser at once, and is not counted as sent away", async ({
  page,
}) => {
  await offerInstall(page);
  const offer = page.getByRole("region", { name: "Install the app" });
  await comeAgain(page);
  await offer.getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-prompted", "1");
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("install-dismissed"))).toBeNull();
});

test("PLT-53 NEW-08 who tells the browser no is not offered it again at once", async ({ page }) => {
  await offerInstall(page, "dismissed");
  const offer = page.getByRole("region", { name: "Install the app" });
  await comeAgain(page);
  await offer.getByRole("button", { name: "Install" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-prompted", "1");
  const kept = () => page.evaluate(() => localStorage.getItem("install-dismissed"));
  await expect.poll(kept).not.toBeNull();
  // Chromium offers it anew then.
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")));
  await expect(offer).toHaveCount(0);
});

test.describe("Safari of macOS", () => {
  test.use({ userAgent: MAC, hasTouch: false });

  test("PLT-53 the dock is where the app goes on a Mac, and nothing is said of a phone's home screen", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await comeAgain(page);
    const offer = page.getByRole("region", { name: "Install the app" });
    await expect(offer).toBeVisible();
    await expect(offer).not.toContainText("home screen");
    await offer.getByRole("link", { name: "Install" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("listitem")).toHaveCount(2);
    await expect(sheet).toContainText("Add to Dock");
    await expect(sheet).not.toContainText("home screen");
    await expectAccessible(page);
  });
});

for (const [name, userAgent, said] of [
  ["Safari of a phone", IPHONE, "at the bottom of Safari"],
  ["Safari of a tablet", IPAD, "at the top of Safari"],
  ["Chrome of a phone", IPHONE.replace("Version/18.1", "CriOS/138.0.7204.156"), "in the address bar"],
] as const)
  test.describe(`${name}, iOS`, () => {
    test.use({ userAgent });

    test(`PLT-53 ${name} is told where its own share button is`, async ({ page }) => {
      await comeAgain(page);
      await page
        .getByRole("region", { name: "Install the app" })
        .getByRole("link", { name: "Install" })
        .click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(said);
    });
  });

for (const [name, userAgent, steps] of [
  ["Safari of a phone", IPHONE, 3],
  ["Firefox of a phone", FIREFOX, 3],
] as const)
  test.describe(name, () => {
    test.use({ userAgent });

    test(`PLT-53 ${name} is shown step by step, with a picture of each`, async ({ page }) => {
      for (const locale of ["", "/de", "/fr-CA"]) {
        await open(page, locale || "/");
        await page
          .locator("nav button, button")
          .filter({ has: page.locator("svg") })
          .last()
          .waitFor();
        await page.getByRole("button", { name: /^Menu$|^Menü$/ }).click();
        await page.getByRole("dialog").locator("[data-popup=install]").click();
        const sheet = page.getByRole("dialog").last();
        await expect(sheet.getByRole("listitem")).toHaveCount(steps);
        await expect(sheet.locator("li svg")).toHaveCount(steps);
        expect(await overflows(page)).toBe(false);
        await expectAccessible(page);
      }
    });
  });
