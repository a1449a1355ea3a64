import { expect, it } from "vitest";
import { GUEST } from "./availability.ts";
import { kindFilter, nextGameOf } from "./next-game.ts";

const LIST = [
  { id: 1, demo: true, currencies: "EUR CAD" },
  { id: 2, demo: false, currencies: "EUR" },
  { id: 3, demo: true, currencies: "CAD" },
];
const CANADIAN = { player: { currency: "CAD", crypto: false, groups: [] } };
const idOf = (...args: Parameters<typeof nextGameOf>) => nextGameOf(...args)?.id;

it("PLAY-08 the next game is the list's next that can be played, in a circle", () => {
  expect(idOf(LIST, 1, "demo", GUEST)).toBe(3);
  expect(idOf(LIST, 3, "demo", GUEST)).toBe(1);
  expect(idOf(LIST, 1, "real", CANADIAN)).toBe(3);
  expect(idOf(LIST, 3, "real", CANADIAN)).toBe(1);
  // A game that isn't in the list is followed by its first.
  expect(idOf(LIST, 9, "real", CANADIAN)).toBe(1);
  expect(idOf([LIST[0]!], 1, "real", CANADIAN)).toBeUndefined();
  expect(idOf([], 1, "demo", GUEST)).toBeUndefined();
});

it("PLAY-08 it comes from the game's category, or its provider's games", () => {
  expect(kindFilter({ categories: ["pokies", "megaways"], provider: "luna" })).toEqual({
    categories: ["pokies"],
  });
  expect(kindFilter({ categories: [], provider: "luna" })).toEqual({ providers: ["luna"] });
});
