import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { goOnline } from "../../../tests/support/component/device.ts";
import { createFakeServer, postJson } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { GamePage } from "../../contract/games.ts";
import { reportUnreachable } from "../../lib/offline/connection.ts";

const tiles = () => [...document.querySelectorAll<HTMLElement>("main article[data-game]")];
const tileCount = () => tiles().length;

/** A list of `total` games on one page: the server's games repeated with new ids. */
async function longList(total: number): Promise<GamePage> {
  const { fetch } = createFakeServer({});
  const answer = await fetch("/api/games_filter", postJson({ page: 1, page_size: 40 }));
  const { data } = (await answer.json()) as GamePage;
  const games = Array.from({ length: total }, (_, i) => ({ ...data[i % data.length]!, id: 100_000 + i }));
  return {
    data: games,
    pagination: { current_page: 1, next_page: null, total_pages: 1, total_count: total },
  };
}

it("CAT-18 a list of over a thousand games renders those near the screen, and reserves space for all others", async () => {
  await renderApp("/games/page/1", { answers: { "POST /api/games_filter": await longList(1_500) } });
  const blocks = () => [
    ...document.querySelectorAll("[aria-busy]:has(> div article[data-game]) > div:not(:last-child)"),
  ];
  await expect.poll(() => blocks().length).toBeGreaterThan(34);
  await expect.poll(tileCount).toBeLessThan(200);
  const heights = () => {
    const full = blocks()
      .slice(0, -2)
      .map((block) => Math.round(block.getBoundingClientRect().height));
    return new Set(full).size;
  };
  await expect.poll(heights).toBe(1);
  const onScreen = () =>
    tiles().filter((tile) => Math.abs(tile.getBoundingClientRect().top) < innerHeight).length;
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.poll(onScreen).toBeGreaterThan(5);
  await page.viewport(768, 1024);
  await expect.poll(heights).toBe(1);
  scrollTo(0, document.documentElement.scrollHeight / 3);
  await expect.poll(onScreen).toBeGreaterThan(5);
  await expect.poll(tileCount).toBeLessThan(300);
});

it("CAT-18 PLT-54 a list's next page shows a retry button when the server is unreachable, and loads on retry", async () => {
  const { data } = await longList(40);
  const pageOf = (current: number, next: number | null): GamePage => ({
    data: data!.map((game) => ({ ...game, id: game.id + current * 100 })),
    pagination: { current_page: current, next_page: next, total_pages: 2, total_count: 80 },
  });
  let isHanging = true;
  const requestedPages: number[] = [];
  const list = async (request: Request) => {
    const { page: number } = (await request.json()) as { page: number };
    requestedPages.push(number);
    if (number > 1 && isHanging) await new Promise(() => {});
    return number > 1 ? pageOf(2, null) : pageOf(1, 2);
  };
  await renderApp("/games/page/1", { answers: { "POST /api/games_filter": list } });
  const retryButton = page.getByRole("button", { name: "Couldn't load more games. Try again" });
  const requestedAtEnd = () => {
    tiles().at(-1)?.scrollIntoView({ block: "center" });
    return requestedPages;
  };
  await expect.poll(requestedAtEnd).toContain(2);
  await expect.element(retryButton).not.toBeInTheDocument();
  reportUnreachable();
  await expect.element(retryButton).toBeVisible();
  isHanging = false;
  await retryButton.click();
  await expect.element(retryButton).not.toBeInTheDocument();
  await expect.element(page.getByText("That's everything.")).toBeVisible();
  goOnline();
});

it("CAT-22 a category's random card is tenth", async () => {
  await renderApp("/categories/megaways");
  const findPosition = () =>
    [...document.querySelectorAll("main article[data-game], main button:not([aria-haspopup])")]
      .filter((cell) => cell.textContent !== "Filter and sort")
      .findIndex((cell) => cell.textContent?.includes("Random game"));
  await expect.poll(findPosition).toBe(9);
});

const cells = () =>
  [...document.querySelectorAll<HTMLElement>("main a, main article, main button")].filter(
    (cell) =>
      cell.closest("[data-grid]") && cell.closest("article") === (cell.matches("article") ? cell : null),
  );
const cellWith = (text: string) => cells().findIndex((cell) => cell.textContent?.includes(text));

it.for([
  ["a guest where offers are public", { country: "AT" }],
  ["a player where they aren't", { country: "CA", player: { country: "CA" }, followsSession: true }],
] as const)("CAT-23 the live list of %s starts with the cashback card", async ([, visitor]) => {
  await renderApp("/live/all", visitor);
  await expect.poll(() => cellWith("Live cashback")).toBe(0);
  const [card, tile] = cells().map((cell) => cell.getBoundingClientRect());
  expect(card!.y).toBe(tile!.y);
  expect(card!.x).toBeLessThan(tile!.x);
  expect(card!.height).toBeGreaterThan(100);
});

it("CAT-22 CAT-23 NAV-43 guests see no cashback card where offers aren't public, and the tenth card is random", async () => {
  await renderApp("/live/all", { country: "CA" });
  await expect.poll(() => cellWith("Random game")).toBe(9);
  expect(document.body.textContent).not.toContain("Live cashback");
});

it("CAT-23 where offers aren't public, a player's cashback card moves nothing when the player loads", async () => {
  const load = Promise.withResolvers<void>();
  await renderApp("/live/all", {
    country: "CA",
    player: { country: "CA" },
    followsSession: true,
    answers: { "GET /api/player": (request) => load.promise.then(() => forward(request)) },
  });
  await expect.poll(tileCount).toBeGreaterThan(20);
  const places = () =>
    tiles().map((tile) => `${tile.getBoundingClientRect().x} ${tile.getBoundingClientRect().y}`);
  const before = places();
  expect(cellWith("Live cashback")).toBe(-1);
  load.resolve();
  await expect.poll(() => cellWith("Live cashback")).toBe(0);
  expect(places()).toEqual(before);
});
