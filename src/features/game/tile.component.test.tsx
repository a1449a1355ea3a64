import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { nextLayout } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { EMPTY_FRAMES } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const WIDE = { width: 1440, height: 900 };
const TILE = "main article[data-game]";
const playLink = (tile: Locator) => tile.getByRole("link", { name: /^Play \S/ });

it.for(["New", "Top", "Jackpot", "Mystic", "Bonus"] as const)(
  "CAT-16 the badge %s shows on tiles, unabridged",
  async (name) => {
    // Lists of all games begin with the top ones and don't say so, and the lobby's rows leave those to the top ten.
    await renderApp(name === "Top" ? "/categories/free-spins" : "/pokies/all", { height: 900 });
    const findBadge = () =>
      [...document.querySelectorAll<HTMLElement>(`${TILE} *`)].find(
        ({ children, textContent }) => children.length === 0 && textContent === name,
      );
    await expect.poll(findBadge).toBeDefined();
    for (const width of [390, 1440]) {
      await page.viewport(width, 900);
      await nextLayout();
      const badge = findBadge()!;
      badge.scrollIntoView({ block: "center", behavior: "instant" });
      await expect.element(page.elementLocator(badge)).toBeVisible();
      expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
      // One line.
      expect(badge.clientHeight).toBeLessThan(24);
    }
  },
);

it.for([390, 1440])(
  "CAT-14 at %i px a long title takes the provider's line before it is cut",
  async (width) => {
    await renderApp("/pokies/all", { width, height: 900 });
    await find(TILE);
    const captions = [...document.querySelectorAll<HTMLElement>(`${TILE} > a > span:last-child`)];
    const titles = captions.map(({ firstElementChild }) => firstElementChild as HTMLElement);
    const lines = ({ offsetHeight }: HTMLElement) => Math.round(offsetHeight / (width < 1024 ? 17 : 18));
    expect(new Set(titles.map(lines))).toEqual(new Set([1, 2]));
    const cut = titles.filter((title) => title.scrollHeight > title.offsetHeight);
    // The few that would need three lines; the poster has them whole.
    expect(cut.length).toBeLessThanOrEqual(titles.length / 5);
    expect(new Set(captions.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  },
);

it("CAT-20 a tile's overlay offers play, demo and favourite with their targets, by pointer and keyboard", async () => {
  await renderApp("/pokies/all", { ...WIDE, answers: EMPTY_FRAMES });
  const tile = await find(TILE);
  const game = tile.element().querySelector("a")!.getAttribute("href")!;
  await tile.hover();
  await expect.element(playLink(tile)).toBeVisible();
  await expect
    .element(playLink(tile))
    .toHaveAttribute("href", `/registration?redirect=${encodeURIComponent(`${game}?mode=real`)}`);
  await expect.element(tile.getByRole("link", { name: /favourites/ })).toBeVisible();
  const demo = tile.getByRole("link", { name: /^Demo \S/ });
  await expect.element(demo).toHaveAttribute("href", `${game}?mode=demo`);
  await userEvent.unhover(tile);
  await expect.element(playLink(tile)).not.toBeInTheDocument();
  tile.element().querySelector("a")!.focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await userEvent.keyboard("{Tab}");
  await expect.element(playLink(tile)).toBeVisible();
  await demo.click();
  await expect.poll(() => location.search).toBe("?mode=demo");
});

it("CAT-20 the overlay of a game without a demo offers only play", async () => {
  await renderApp("/live/all", WIDE);
  const tile = await find(TILE);
  await tile.hover();
  await expect.element(playLink(tile)).toBeVisible();
  await expect.element(tile.getByRole("link", { name: /^Demo \S/ })).not.toBeInTheDocument();
});

it("CAT-28 CAT-33 a guest's heart links to registration, which returns to the game", async () => {
  await renderApp("/pokies/all");
  const tile = await find(TILE);
  await tile.getByRole("link", { name: /^Add .* to favourites$/ }).click();
  await expect.poll(() => location.pathname).toBe("/registration");
  expect(location.search).toMatch(/^\?redirect=%2Fplay%2F/);
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

it("CAT-20 a press before the overlay is drawn opens the game", async () => {
  await renderApp("/pokies/all", WIDE);
  const tile = await find(TILE);
  const link = tile.element().querySelector("a")!;
  const mouse = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
  link.dispatchEvent(new PointerEvent("pointerover", mouse));
  link.dispatchEvent(new PointerEvent("pointerdown", mouse));
  await nextLayout();
  await expect.element(playLink(tile)).not.toBeInTheDocument();
  const path = link.getAttribute("href");
  link.click();
  await expect.poll(() => location.pathname).toBe(path);
});
