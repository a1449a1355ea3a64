import { expect, it } from "vitest";
import { similarGames } from "./similar-games.ts";

const game = (id: number, theme: string, ...categories: string[]) => ({ id, title: "", theme, categories });
const idsLike = (one: ReturnType<typeof game>, ...others: ReturnType<typeof game>[]) =>
  similarGames(one, others, 3).map(({ id }) => id);
const MOON = game(1, "space", "pokies", "animated", "free-spins", "megaways");

it("ANC-70 games of the same theme come first, then those with the most features in common", () => {
  const fruits = game(2, "fruit", "pokies", "free-spins", "megaways");
  const plainStars = game(3, "space", "pokies");
  const stars = game(4, "space", "pokies", "megaways");
  expect(idsLike(MOON, fruits, plainStars, stars)).toEqual([4, 3, 2]);
});

const titled = (id: number, title: string, theme = "bulls") => ({ ...game(id, theme, "pokies"), title });

it("ANC-70 four games that share a title's rare word come before others of its theme", () => {
  const bulls = titled(2, "Charging Hooves");
  const roses = [3, 4, 5, 6, 7].map((id) => titled(id, "Garden of Roses", "flowers"));
  const similar = similarGames(titled(1, "Mighty Roses Gold"), [bulls, ...roses], 9);
  expect(similar.map(({ id }) => id)).toEqual([3, 4, 5, 6, 2]);
});

it("ANC-70 a word of many titles makes no game like another", () => {
  const golden = Array.from({ length: 41 }, (_, i) => titled(10 + i, "More Gold", "money"));
  expect(similarGames(titled(1, "Mighty Roses Gold"), golden, 9)).toEqual([]);
});

it("ANC-70 the more popular of games that are equally alike comes first, up to a count", () => {
  const [a, b, c, d] = [5, 3, 4, 2].map((id) => game(id, "space", "pokies"));
  expect(idsLike(MOON, a!, b!, c!, d!)).toEqual([5, 3, 4]);
});

it.each([
  ["itself", MOON],
  ["a game of another section", game(2, "space", "live", "free-spins")],
  ["a game that only has its section and labels in common", game(2, "fruit", "pokies", "animated")],
])("ANC-70 %s isn't like a game", (_, other) => {
  expect(idsLike(MOON, other)).toEqual([]);
});
