import { expect, it } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { newEmail } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

const bell = page
  .getByRole("banner")
  .getByRole("link", { name: /^Notifications/ })
  .first();
const list = page.getByRole("dialog", { name: "Notifications" });
const menu = page.getByRole("dialog", { name: "Menu" });
const items = () => list.getByRole("listitem").elements();

/** Simulates that the player returns to this tab. */
const returnToTab = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

const close = async () => {
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
};

it("PLT-17 PLT-18 SHL-02 SHL-09 the bell counts to nine, marks all as read when opened, and says when it is empty", async () => {
  const player = newEmail();
  await renderApp("/", { player: { email: player } });
  await expect.element(bell).toHaveAccessibleName("Notifications");
  const icon = () => getComputedStyle(bell.element().querySelector("svg")!).fill;
  await expect.poll(icon).toBe("none");
  await bell.click();
  await expect.element(list.getByRole("heading", { name: "No notifications" })).toBeVisible();
  await expectAccessible();
  await close();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.element(menu.getByText("Local time")).toBeVisible();
  expect(menu.getByRole("link", { name: "Notifications" }).query()).toBeNull();
  await close();
  for (let n = 1; n <= 11; n++)
    await commands.operate("notifications", {
      player,
      title: `Gift ${n}`,
      text: "It is waiting for you.",
      path: "/promotions",
    });
  returnToTab();
  await expect.element(bell).toHaveAccessibleName("Notifications: 11 unread");
  await expect.element(bell.getByText("9+", { exact: true })).toBeVisible();
  expect(icon()).not.toBe("none");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: /Notifications/ }).click();
  await expect.poll(() => items().length).toBe(11);
  expect(items()[0]).toHaveTextContent("Gift 11");
  await expectAccessible();
  await close();
  await expect.element(bell).toHaveAccessibleName("Notifications");
  // Another document loads the read state from the server.
  closeApp();
  await renderApp("/");
  await bell.click();
  await expect.poll(() => items().length).toBe(11);
  expect(items().filter((item) => "new" in (item as HTMLElement).dataset)).toEqual([]);
  await close();
  await expect.element(bell).toHaveAccessibleName("Notifications");
});

it.for(["de", "fr-CA"] as const)(
  "PLT-18 I18N-16 the bell's list in %s fits every width, and is accessible",
  async (locale) => {
    const player = newEmail();
    await renderApp("/", {
      locale,
      player: { email: player },
      prepare: async () => {
        await commands.operate("notifications", { player, title: "Kurz", text: "Eine Zeile." });
        await commands.operate("notifications", {
          player,
          title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
          text: "Eine Nachricht, die etwas länger ist als eine Zeile auf einem Telefon.",
          path: "/support",
        });
      },
    });
    await (await find("header [data-popup=notifications]")).click();
    await expect.poll(() => document.querySelectorAll("[role=dialog] li").length).toBe(2);
    await expectToFit([1440, 768, 390]);
    await expectAccessible();
  },
);
