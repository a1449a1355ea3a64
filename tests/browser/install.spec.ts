import type { Page } from "@playwright/test";
import { button } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

/** Fakes the browser's install prompt, which a test can't answer. */
const offerInstall = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const prompt = async () => {
        document.documentElement.dataset.prompted = String(
          Number(document.documentElement.dataset.prompted ?? 0) + 1,
        );
        return { outcome: "accepted" };
      };
      dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    });
  });

test("PLT-53 SHL-12 one tap installs the app if the browser offers it; then the button disappears", async ({
  page,
}) => {
  await offerInstall(page);
  await open(page, "/");
  await button(page, "Menu").click();
  const install = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Install the app" });
  await install.click();
  await expect(page.locator("html")).toHaveAttribute("data-prompted", "1");
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(install).toHaveCount(0);
});
