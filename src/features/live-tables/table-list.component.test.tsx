import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const tiles = () => [...document.querySelectorAll<HTMLElement>("main article[data-game]")];
const columns = () => new Set(tiles().map((tile) => tile.getBoundingClientRect().left)).size;

/** Texts of the results on the one line that shows. */
const shownResults = (results: Element) => {
  const { bottom } = results.getBoundingClientRect();
  const marks = [...results.children].filter((mark) => mark.getBoundingClientRect().bottom <= bottom + 1);
  return marks.map(({ textContent }) => textContent);
};

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
  await expect.element(page.getByText("Dealer: Ines")).toBeVisible();
  expect(tops()).toEqual(before);
  const results = page.getByRole("img", { name: "Last results: 17, 32, 0, 5" });
  expect(shownResults(results.element())).toEqual(["17", "32", "0", "5"]);
  const caption = results.element().previousElementSibling!;
  expect(caption.textContent).toBe("Latest");
  expect(caption.scrollWidth).toBeLessThanOrEqual(caption.clientWidth);
});

it("CAT-34 a table says how many of its seats are free, or that it's full", async () => {
  const tilesAreShown = Promise.withResolvers<void>();
  await renderApp("/live/all", {
    width: 390,
    answers: {
      "GET /api/games/live_tables": async () => {
        await tilesAreShown.promise;
        const table = { dealer: "Ines", minimum_bet_cents: 100, last_results: [] };
        const tables = [5, 7].map((taken, i) => ({
          ...table,
          game_id: Number(tiles()[i]!.dataset.game),
          seats: { taken, total: 7 },
        }));
        return { currency: "EUR", tables };
      },
    },
  });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  tilesAreShown.resolve();
  const [free, full] = [page.getByText("2 of 7 seats free"), page.getByText("Table full")];
  await expect.element(free).toBeVisible();
  const colorOf = (text: typeof free) => getComputedStyle(text.element()).color;
  expect(colorOf(full)).not.toBe(colorOf(free));
});

it("CAT-34 in German, the caption says that the results are the last ones", async () => {
  await renderApp("/live/all", {
    width: 390,
    locale: "de",
    answers: {
      "GET /api/games/live_tables": () => {
        const [game] = tiles();
        const last_results = [{ value: "17", tone: "black" }];
        const table = { dealer: "Ines", minimum_bet_cents: 100, seats: null, last_results };
        return { currency: "EUR", tables: [{ game_id: Number(game!.dataset.game), ...table }] };
      },
    },
  });
  await expect.element(page.getByText("Zuletzt", { exact: true })).toBeVisible();
});

it("CAT-34 last results are words, the newest first and beside its caption, as many as fit", async () => {
  const tilesAreShown = Promise.withResolvers<void>();
  await renderApp("/live/all", {
    width: 390,
    answers: {
      "GET /api/games/live_tables": async () => {
        await tilesAreShown.promise;
        const [first, second] = tiles().map((tile) => Number(tile.dataset.game));
        const table = { dealer: "Ines", minimum_bet_cents: 100, seats: null };
        const results = (...values: string[]) => values.map((value) => ({ value, tone: "amber" }));
        return {
          currency: "EUR",
          tables: [
            { ...table, game_id: first, last_results: results("D", "T", "=", "D") },
            { ...table, game_id: second, last_results: results("=", "P", "B", "B") },
          ],
        };
      },
    },
  });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  tilesAreShown.resolve();
  const results = page.getByRole("img", { name: "Last results: Dragon, Tiger, Tie, Dragon" });
  await expect.element(results).toBeVisible();
  expect(shownResults(results.element())).toEqual(["Dragon", "Tiger"]);
  const caption = results.element().previousElementSibling!;
  const newest = results.element().firstElementChild!;
  expect(newest.getBoundingClientRect().left - caption.getBoundingClientRect().right).toBeLessThan(10);
  const counts: number[] = [];
  await expectToFit([768, 1440, 390], () => counts.push(shownResults(results.element()).length));
  expect(counts[1]).toBeGreaterThanOrEqual(3);
});

it("CAT-34 a live game's page says who deals, the seats and the smallest bet, also of an unpopular table", async () => {
  await renderApp("/live/all", { width: 390, country: "CA" });
  await expect.poll(() => tiles().length).toBeGreaterThan(20);
  const path = tiles().at(-1)!.querySelector("a")!.getAttribute("href")!;
  await renderApp(path, { width: 390, country: "CA" });
  await expect.element(page.getByText(/^Min\. CA\$\d+\.\d\d$/).first()).toBeVisible();
  await expect.element(page.getByText(/^\d of \d seats free$|^Open to all$|^Latest$/).first()).toBeVisible();
  await expectToFit([390, 768, 1440]);
});
