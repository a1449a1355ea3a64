import { describe, expect, it } from "vitest";
import { slugify } from "../web/slug.ts";
import { packNames } from "./game-names.ts";
import { findIndexes, indexNames, indexTitles, isClose, searchNames } from "./name-search.ts";

const GAMES = [
  ["Dead Moon", 0, 10],
  ["Moon Rabbits", 1, 11],
  ["Moon", 0, 35],
  ["Crème de la Crypt", 1, 36],
  ["Pharaoh Gold", 0, 37],
  ["Pharaoh Gold", 1, 38, "pharaoh-gold-two"],
] as const;
const PROVIDERS: [string, string][] = [
  ["luna", "Luna Works"],
  ["nova", "Nova Play"],
];

const index = indexNames({
  version: "1",
  art_version: "1",
  ...packNames(
    GAMES.map(([title, provider, id, seo]) => ({
      id,
      title,
      seoTitle: seo ?? slugify(title),
      provider: PROVIDERS[provider]![0],
    })),
    PROVIDERS,
  ),
});

const find = (query: string, limit = 10) => searchNames(index, query, limit).games.map(({ id }) => id);

describe("searchNames", () => {
  it("CAT-35 ranks the exact title first, then titles that start with the text, then those that contain it", () => {
    expect(find("moon")).toEqual([35, 11, 10]);
    expect(find("moon", 2)).toEqual([35, 11]);
  });

  it("CAT-35 ranks a word that is the text before one that only starts with it, in order of popularity", () => {
    const popular = [
      "Stars & Bars",
      "Mystic Star",
      "Starlight",
      "Star Queen",
      "Star Crush",
      "Superstar",
      "Star",
    ];
    const stars = indexTitles(popular.map((title) => ({ title, providerTitle: "Star Works" })));
    expect(findIndexes(stars, "star").map((i) => popular[i])).toEqual([
      "Star",
      "Star Queen",
      "Star Crush",
      "Mystic Star",
      "Stars & Bars",
      "Starlight",
      "Superstar",
    ]);
    expect(findIndexes(stars, "stars").map((i) => popular[i])).toEqual(["Stars & Bars"]);
  });

  it("CAT-35 ignores case, accents and punctuation", () => {
    expect(find("CREME de-la")).toEqual([36]);
    expect(find("  crème ")).toEqual([36]);
  });

  it("CAT-35 accepts words in any order, the provider's included", () => {
    expect(find("gold pharaoh")).toEqual([37, 38]);
    expect(find("nova pharaoh")).toEqual([38]);
    expect(find("nova")).toEqual([11, 36, 38]);
  });

  it.each(["pharoah", "pharao", "phraoh", "pharaohh", "pgaraph"])("CAT-35 tolerates the typo %s", (typo) => {
    expect(find(typo)).toEqual([37, 38]);
  });

  it("CAT-35 tolerates typos only without an exact match, and only a few", () => {
    expect(find("rabbets")).toEqual([11]);
    expect(find("pxxxaoh")).toEqual([]);
    // Three letters allow one typo in a whole word, but none in a prefix, which would match almost any word.
    expect(find("mon")).toEqual([10, 11, 35]);
    expect(find("mox")).toEqual([]);
    expect(find("mooon")).toEqual([10, 11, 35]);
  });

  it("CAT-35 gives the total count beyond the returned games", () => {
    expect(find("pharaoh").length).toBeGreaterThan(1);
    expect(searchNames(index, "pharaoh", 1).total).toBe(find("pharaoh").length);
    expect(searchNames(index, "", 1)).toEqual({ games: [], total: 0 });
  });

  it("CAT-35 gives everything that a tile needs", () => {
    const {
      games: [first, second],
    } = searchNames(index, "pharaoh", 2);
    expect(first).toEqual({
      id: 37,
      title: "Pharaoh Gold",
      seo: "pharaoh-gold",
      provider: "luna",
      providerTitle: "Luna Works",
    });
    expect(second?.seo).toBe("pharaoh-gold-two");
  });

  it("CAT-35 treats one or two letters as a word's prefix", () => {
    expect(find("d moon")).toEqual([10]);
    expect(find("oo")).toEqual([]);
  });

  it("CAT-35 finds nothing for an empty text", () => {
    expect(find("  !! ")).toEqual([]);
  });
});

describe("isClose", () => {
  it.each([
    ["moon", "moon", 0, true],
    ["moon", "mono", 0, false],
    ["moon", "mono", 1, true],
    ["moon", "mon", 1, true],
    ["moon", "mooon", 1, true],
    ["moon", "noon", 1, true],
    ["moon", "nooh", 1, false],
    ["moon", "nooh", 2, true],
    ["moon", "m", 2, false],
    ["", "ab", 2, true],
  ])("CAT-35 %s and %s within %i edits: %s", (a, b, limit, close) => {
    expect(isClose(a, b, limit)).toBe(close);
    expect(isClose(b, a, limit)).toBe(close);
  });
});
