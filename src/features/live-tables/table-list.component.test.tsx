import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const tiles = () => [...document.querySelectorAll<HTMLElement>("main article[data-game]")];
const columns = () => new Set(tiles().map((tile) => tile.getBoundingClientRect().left)).size;

it("CAT-34 a list of live tables shows wide pictures with each table's dealer and smallest bet, at every width", async () => {
  await renderApp("/live/all", { width: 390 });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  await expect.element(page.getByText(/^Min\. /).first()).toBeVisible();
  const picture = tiles()[0]!.querySelector("img")!;
  const { width, height } = picture.getBoundingClientRect();
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(picture.getAttribute("src")).toContain("/wide/");
  expect(columns()).toBe(2);
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
});

it("CAT-34 what a list knows of live tables late moves no tile, and last results show where they fit", async () => {
  const tablesArrive = Promise.withResolvers<void>();
  await renderApp("/live/all", {
    width: 390,
    answers: {
      "GET /api/games/live_tables": async () => {
        await tablesArrive.promise;
        const [game] = tiles();
        const table = {
          game_id: Number(game!.dataset.game),
          dealer: "Ines",
          minimum_bet_cents: 100,
          seats: null,
          last_results: ["17", "32", "0", "5"].map((value) => ({ value, tone: "black" })),
        };
        return { currency: "EUR", tables: [table] };
      },
    },
  });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  const tops = () => tiles().map((tile) => tile.getBoundingClientRect().top);
  const before = tops();
  tablesArrive.resolve();
  await expect.element(page.getByText("Host: Ines")).toBeVisible();
  expect(tops()).toEqual(before);
  // A phone has room for three, a wider screen for all.
  const results = page.getByRole("img", { name: "Last results: 17, 32, 0, 5" });
  const visible = () => [...results.element().children].filter((mark) => mark.checkVisibility());
  expect(visible().length).toBe(3);
  const caption = results.element().previousElementSibling!;
  expect(caption.textContent).toBe("Results");
  expect(caption.scrollWidth).toBeLessThanOrEqual(caption.clientWidth);
  await page.viewport(1440, 900);
  await expect.poll(() => visible().length).toBe(4);
});

it("CAT-34 a live game's page explains the codes of its last results, which have names for assistive technology", async () => {
  await renderApp("/live/all", { width: 390 });
  await expect.poll(() => tiles().length).toBeGreaterThan(0);
  const [tile] = tiles();
  const last_results = [
    { value: "D", tone: "red" },
    { value: "T", tone: "amber" },
    { value: "=", tone: "green" },
  ];
  const table = { game_id: Number(tile!.dataset.game), dealer: "Ines", minimum_bet_cents: 100, seats: null };
  await renderApp(tile!.querySelector("a")!.getAttribute("href")!, {
    width: 390,
    answers: {
      "GET /api/games/live_tables": () => ({ currency: "EUR", tables: [{ ...table, last_results }] }),
    },
  });
  const results = page.getByRole("img", { name: "Last results: Dragon, Tiger, Tie" });
  await expect.element(results).toBeVisible();
  await expect.element(page.getBySelector("[data-legend]")).toHaveTextContent("DDragonTTiger=Tie");
  await expectToFit([390, 1440]);
  await expectAccessible();
});

it("CAT-34 a live game's page says who deals, the seats and the smallest bet, also of an unpopular table", async () => {
  await renderApp("/live/all", { width: 390, country: "CA" });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  const path = tiles().at(-1)!.querySelector("a")!.getAttribute("href")!;
  await renderApp(path, { width: 390, country: "CA" });
  await expect.element(page.getByText(/^Min\. CA\$\d+\.\d\d$/).first()).toBeVisible();
  await expect
    .element(page.getByText(/^\d of \d seats taken$|^Open to all$|^Results$/).first())
    .toBeVisible();
  await expectToFit([390, 768, 1440]);
});
