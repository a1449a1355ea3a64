import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectToFit } from "../../../tests/support/component/checks.ts";
import { signIn } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const slab = () => page.getByRole("list", { name: "Jackpots" });

it("JPT-01 the lobby's jackpots show about what they are worth in the player's currency, their page both", async () => {
  await signIn({ currency: "CAD" });
  await renderApp("/", { width: 390 });
  await expect.element(slab().getByRole("link").first()).toHaveTextContent(/≈about CA\$[\d,]+$/);
  await expectToFit([390, 768, 1440]);
  await slab().getByRole("link").first().click();
  const levels = page.getByRole("main").getByRole("listitem");
  await expect.element(levels.first()).toHaveTextContent(/about CA\$[\d,]+€[\d,]+\.\d\d$/);
  await expectToFit([390]);
});

it("JPT-01 the lobby's jackpots and their page show a guest about what they are worth in the market's currency", async () => {
  await renderApp("/", { width: 390, country: "CA" });
  await expect.element(slab().getByRole("link").first()).toHaveTextContent(/about (?:CA)?\$[\d,]+$/);
  await expectToFit([390, 768, 1440]);
  await slab().getByRole("link").first().click();
  const levels = page.getByRole("main").getByRole("listitem");
  await expect.element(levels.first()).toHaveTextContent(/about (?:CA)?\$[\d,]+€[\d,]+\.\d\d$/);
});

it("JPT-01 the lobby's jackpots show a guest of a euro market the exact amounts", async () => {
  await renderApp("/", { country: "DE" });
  await expect.element(slab().getByRole("link").first()).toHaveTextContent(/€[\d,]+\.\d\d$/);
});

it("JPT-01 the lobby's jackpots have a picture each that leaves room for the amount", async () => {
  await renderApp("/", { width: 390, country: "CA" });
  const pictures = () => [...slab().element().querySelectorAll("img")];
  await expect.element(slab().getByRole("link").first()).toBeVisible();
  await expect.poll(() => pictures().length).toBe(slab().getByRole("link").elements().length);
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 900);
    await expect
      .poll(() => pictures().map(overlapWithAmount), { message: `${width} px` })
      .toEqual(pictures().map(() => 0));
    for (const picture of pictures()) expect(picture.checkVisibility(), `${width} px`).toBe(true);
  }
});

/** By how much the amount covers the picture's clear part: its start fades in. */
function overlapWithAmount(picture: Element): number {
  const range = document.createRange();
  range.selectNodeContents(picture.closest("a")!.lastElementChild!);
  const { left, width } = picture.getBoundingClientRect();
  return Math.max(0, range.getBoundingClientRect().right - (left + width / 3));
}
