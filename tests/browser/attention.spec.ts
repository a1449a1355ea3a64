import type { Page } from "@playwright/test";
import { button, confirmedPlayer, newPlayer } from "../support/browser/account-page.ts";
import {
  answerConsent,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { notify } from "../support/browser/notify.ts";

test("NAV-35 a new provider is presented once a session, to who looks at the providers", async ({ page }) => {
  await open(page, "/producers");
  const popup = page.getByRole("dialog", { name: "A new studio: Rookery Twelve" });
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole("link", { name: "See its games" }).click();
  await expect(page).toHaveURL("/producers/rookery-twelve");
  await expect(popup).toHaveCount(0);
  await open(page, "/producers");
  // Comes later than that, if it comes.
  await expect(page.locator("html")).toHaveClass(/fonts-ready/);
  await page.goBack();
  await expect(popup).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("new-provider-shown"))).toBe("13");
});

/** What stands in its place until it is answered. */
const acceptCookies = (page: Page) => page.getByText("Needed ones only").click();

/** A player who has just registered, at the popup that asks to confirm the address. */
async function unconfirmedPlayer(page: Page): Promise<void> {
  await answerConsent(page);
  await newPlayer(page, { isConfirmed: false });
  await open(page, "/email-verify");
}

const notice = (page: Page) => page.locator("[data-notice]");

test("PLT-20 a player is reminded of what is due, by one thing at a time, and can send it away", async ({
  page,
}) => {
  await unconfirmedPlayer(page);
  // Not over the popup, and not seen behind it.
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(notice(page)).toHaveAttribute("data-new", "true");
  await open(page, "/support");
  await expect(notice(page)).toHaveAttribute("data-notice", "confirm_email");
  await expect(notice(page)).not.toHaveAttribute("data-new");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await notice(page).getByRole("button").last().click();
  await expect(notice(page)).toHaveCount(0);
});

test.describe("without a worker, whose calls a test cannot answer", () => {
  test.use({ serviceWorkers: "block" });

  test("PLT-21 an action that fails only stops waiting, and can be tried again", async ({ page, quiet }) => {
    quiet.allow.push(/status of 500|registration blocked/);
    await unconfirmedPlayer(page);
    await open(page, "/support");
    let answer: (value: unknown) => void = () => {};
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/users/confirmation", async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { code: "internal_error" } });
    });
    const again = notice(page).getByRole("button", { name: "Send the mail again" });
    await again.click();
    await expect(again).toHaveAttribute("aria-disabled", "true");
    answer(null);
    await expect(again).not.toHaveAttribute("aria-disabled");
    await expect(notice(page)).toHaveAttribute("data-notice", "confirm_email");
    await expect(page.getByText("The mail is on its way.")).toHaveCount(0);
    await page.unroute("**/api/users/confirmation");
    await again.click();
    await expect(page.getByText("The mail is on its way.")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

test("SHL-25 support stands by on larger screens, with its new answers; a phone has it in the menu", async ({
  page,
}) => {
  const player = await confirmedPlayer(page);
  const widget = page
    .locator("[data-popup=support]")
    .and(page.getByRole("link", { name: /^(Write to support|Support:)/ }));
  await open(page, "/");
  await acceptCookies(page);
  await expect(button(page, "Menu")).toBeVisible();
  await expect(widget).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  await expect(widget).toHaveAccessibleName("Write to support");
  for (const text of ["We have looked into it.", "It is done."])
    await notify({ player, title: "An answer", text, path: "/support" });
  await open(page, "/");
  await expect(widget).toHaveAccessibleName("Support: 2 new answers");
  await expect(widget).toContainText("1+");
  await expectAccessible(page);
  await widget.click();
  await expect(page.getByRole("dialog", { name: "Support" })).toBeVisible();
});
