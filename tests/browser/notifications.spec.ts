import type { Page } from "@playwright/test";
import { button, confirmedPlayer } from "../support/browser/account-page.ts";
import { expect, expectAccessible, offline, open, overflows, test } from "../support/browser/browser.ts";
import { notify } from "../support/browser/notify.ts";

const bell = (page: Page) =>
  page
    .locator("header")
    .first()
    .getByRole("link", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
/** As if somebody came back to this tab. */
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("PLT-17 PLT-18 SHL-02 SHL-09 the bell counts to nine, is read by looking at it, and says when it is empty", async ({
  page,
}) => {
  const player = await confirmedPlayer(page);
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await bell(page).click();
  await expect(list(page).getByRole("heading", { name: "No notifications" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await button(page, "Menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByText("Local time")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Notifications" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  for (let n = 1; n <= 11; n++)
    await notify({ player, title: `Gift ${n}`, text: "It is waiting for you.", path: "/promotions" });
  await look(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications: 11 unread");
  await expect(bell(page).getByText("9+", { exact: true })).toBeVisible();
  await button(page, "Menu").click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: /Notifications/ })
    .click();
  await expect(list(page).getByRole("listitem")).toHaveCount(11);
  await expect(list(page).getByRole("listitem").first()).toContainText("Gift 11");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  // Another device, or this one after a reload, knows that it was read.
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

for (const width of [390, 768, 1440])
  test(`PLT-18 the bell's list fits ${width} px in German and French`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const player = await confirmedPlayer(page);
    await notify({ player, type: "bonuses_changes" });
    await notify({
      player,
      title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
      text: "Eine Nachricht, die etwas länger ist als eine Zeile auf einem Telefon.",
      path: "/support",
    });
    for (const locale of ["de", "fr-CA"]) {
      // Else the app would lead back to the language of the profile.
      await page.request.patch("/api/player/update_locale", { data: { locale } });
      await open(page, `/${locale}`);
      await page.locator("header").first().locator("[data-popup=notifications]").click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
    }
  });

test("PLT-54 what is read without network is told to the server once there is some", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(offline);
  const player = await confirmedPlayer(page);
  await notify({ player, title: "A gift", text: "It is waiting for you." });
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await notify({ player, title: "Another gift", text: "It is waiting for you." });
  await look(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
  await context.setOffline(true);
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await context.setOffline(false);
  const unread = async () =>
    ((await (await page.request.get("/api/player/notifications")).json()) as { unread: number }).unread;
  await expect.poll(unread).toBe(0);
});

test("NEW-11 PLT-18 what is read in one tab is read in the others at once, without asking anybody", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(offline);
  const player = await confirmedPlayer(page);
  await notify({ player, title: "A gift", text: "It is waiting for you." });
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/support");
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notifications: 1 unread");
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(bell(other)).toHaveAccessibleName("Notifications");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await notify({ player, title: "Another gift", text: "It is waiting for you." });
  for (const tab of [page, other]) {
    await look(tab);
    await expect(bell(tab)).toHaveAccessibleName("Notifications: 1 unread");
  }
  await context.setOffline(true);
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(bell(other)).toHaveAccessibleName("Notifications");
});
