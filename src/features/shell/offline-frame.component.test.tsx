import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { networkError } from "../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { createOffer } from "../../app/offer-update.ts";

const REGION = "[aria-live=polite]";
const STRIP = "[role=status][data-connection]";
const COOKIES = "[data-prompt=cookies]";
const region = page.getBySelector(REGION);
const promptCount = () => document.querySelectorAll("[data-prompt]").length;

/** Checks that all of these are on the screen from top to bottom without overlap. */
async function expectStacked(...selectors: string[]): Promise<void> {
  const findFault = () => {
    let above = 0;
    for (const selector of selectors) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || box.height === 0) return `${selector} is missing`;
      if (box.top < above) return `${selector} covers what is above it`;
      if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return `${selector} is cut off`;
      above = box.bottom;
    }
    return null;
  };
  await expect.poll(findFault, { message: `${innerWidth} px` }).toBeNull();
}

it("SHL-26 NEW-01 toasts are announced politely, and never overlap offline notice or cookie card", async () => {
  await renderApp("/support", { hasConsent: false });
  await find(COOKIES);
  expect(region.elements()).toHaveLength(1);
  expect(region.element().childNodes).toHaveLength(0);
  createOffer({ acceptUpdate: () => Promise.resolve(true) }).show("B");
  await expect.element(region).toHaveTextContent("A new version of Apogee is ready.");
  await expect.element(region.getByRole("button", { name: "Update" })).toBeVisible();
  expect(region.getByRole("alert").elements()).toEqual([]);
  goOffline();
  await expect.element(await find(STRIP)).toHaveTextContent("You're offline.");
  await expectToFit([320, 390, 768, 1440], () => expectStacked(REGION, STRIP, COOKIES));
  // A phone in landscape.
  await page.viewport(740, 360);
  await expectStacked(REGION, STRIP, COOKIES);
  await page.viewport(390, 844);
  await expectAccessible();
  // A popup hides the cookie card, but not the others.
  await button("Menu").click();
  await expect.poll(promptCount).toBe(0);
  await expectStacked(REGION, STRIP);
  await userEvent.keyboard("{Escape}");
  await expectStacked(REGION, STRIP, COOKIES);
  await region.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => region.element().childNodes.length).toBe(0);
});

it.for(["de", "fr-CA"] as const)(
  "NEW-01 SHL-02 the header of a player who can't be loaded fits every width in %s",
  async (locale) => {
    await renderApp("/", { locale, player: {}, answers: { "GET /api/player*": networkError } });
    await expect.poll(() => document.querySelectorAll("main article[data-game]").length).toBeGreaterThan(0);
    goOffline();
    await find(STRIP);
    const profile = page.getByRole("banner").getByRole("link", { name: "Profil", exact: true });
    await expectToFit([390, 768, 1440], () => expect.element(profile).toBeVisible());
  },
);
