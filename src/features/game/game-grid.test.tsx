import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { projectQuery } from "../../api/config.ts";
import { gamesQuery, type Tile } from "../../api/games.ts";
import { GUEST } from "../../rules/games/availability.ts";
import { randomCardIndex } from "../../rules/games/random-pick.ts";
import { GameGrid } from "./game-grid.tsx";

const tile = (id: number): Tile => ({
  id,
  title: `Game ${id}`,
  provider: "luna",
  providerTitle: "Luna",
  seo: `game-${id}`,
  tone: 3,
  preview: `/art/games/${id}/a`,
  demo: true,
  badges: [],
  currencies: "EUR",
  variants: [id],
});
const FILTER = { categories: ["megaways"] };

/** Kinds of the cells of a list of `count` games, in order. */
async function cellsOf(count: number, next: number | null = null): Promise<string[]> {
  const tiles = Array.from({ length: count }, (_, i) => tile(i + 1));
  const list = { pages: [{ tiles, next, total: count }], pageParams: [0] };
  const cards = [
    { index: randomCardIndex("megaways"), key: "random", card: <button type="button">Random</button> },
  ];
  const html = await renderPart(
    <GameGrid filter={FILTER} viewer={GUEST} cards={cards} />,
    clientWith([[gamesQuery(FILTER).queryKey, list]]),
  );
  return (html.match(/<article [^>]*data-game=|<button[^>]*>Random</g) ?? []).map((cell) =>
    cell.startsWith("<button") ? "random" : "game",
  );
}

describe("a list's random card", () => {
  it.each([
    [40, 10],
    [10, 10],
    [9, 10],
    [8, 9],
    [1, 2],
    [0, 1],
  ])("CAT-22 AMB-PLT-15 of %i games is at position %i, counted from one", async (count, position) => {
    const cells = await cellsOf(count);
    expect(cells).toHaveLength(count + 1);
    expect(cells.indexOf("random") + 1).toBe(position);
  });

  it("CAT-22 AMB-PLT-15 waits for its position while more games follow", async () => {
    expect(await cellsOf(8, 40)).not.toContain("random");
    expect((await cellsOf(9, 40)).indexOf("random")).toBe(9);
  });
});

it.each([
  ["jackpots", { categories: ["jackpots"] }, "jackpot", "Jackpot"],
  ["all games", {}, "top", "Top"],
  ["new games", { collections: ["new"] }, "new", "New"],
])("CAT-16 tiles in the list of %s don't repeat its badge", async (_, filter, badge, name) => {
  const render = (shown: object) => {
    const list = {
      pages: [{ tiles: [{ ...tile(1), badges: [badge] }], next: null, total: 1 }],
      pageParams: [0],
    };
    return renderPart(
      <GameGrid filter={shown} viewer={GUEST} />,
      clientWith([[gamesQuery(shown).queryKey, list]]),
    );
  };
  expect(await render(filter)).not.toContain(`>${name}<`);
  expect(await render(FILTER)).toContain(`>${name}<`);
});

it.each([
  ["a guest where offers are public", true, GUEST, "Bonus"],
  ["a guest where they aren't", false, GUEST, "New"],
  ["a player there", false, { player: { currency: "EUR", crypto: false, groups: [] } }, "Bonus"],
])(
  "CAT-16 on games that count for wagering, %s (offers public: %s) sees the right badge",
  async (_, isPublic, viewer, name) => {
    const tiles = [{ ...tile(1), badges: ["new", "bonus_wagering"] }];
    const html = await renderPart(
      <GameGrid filter={FILTER} viewer={viewer} />,
      clientWith([
        [gamesQuery(FILTER).queryKey, { pages: [{ tiles, next: null, total: 1 }], pageParams: [0] }],
        [projectQuery.queryKey, { public_offers: isPublic }],
      ]),
    );
    expect(html).toContain(`>${name}<`);
  },
);
