import { expect, it } from "vitest";
import type { Theme } from "../../src/rules/games/themes.ts";
import { ENVIRONMENTS } from "../modules/art/environments.ts";
import { spriteFile } from "../modules/art/sprites.ts";
import { subjectOf } from "../modules/art/subjects/title-subject.ts";
import { makeCatalogue } from "../seed/content/catalogue.ts";
import { kindOf } from "./engine.ts";
import { SYMBOL_POOL, type SymbolName, symbolNoun } from "./symbol-pool.ts";
import { SYMBOL_SETS, symbolSetOf, symbolsFor } from "./symbol-sets.ts";

const slots = makeCatalogue(4_000).games.filter((game) => kindOf(game) === "slot");
/** 500 titles across the catalogue. */
const titles = slots.filter((_, i) => i % 6 === 0).slice(0, 500);
const spriteOf = (name: SymbolName) => SYMBOL_POOL[name][0];
const LOCALES = ["en", "de", "it", "no", "et", "fr-CA"];

it("PLAY-10 shows what 500 titles are about, and the rest from the set of their theme", () => {
  expect(titles).toHaveLength(500);
  let named = 0;
  for (const { title, theme } of titles) {
    const subject = subjectOf(title, theme);
    const { crown, gem, bell, horn, wild, scatter } = symbolsFor(theme, subject);
    const set: readonly SymbolName[] = SYMBOL_SETS[symbolSetOf(theme)];
    const drawn = [crown, gem, bell, horn];
    expect(new Set([...drawn, wild, scatter]).size, title).toBe(6);
    expect([wild, scatter]).toEqual(["joker", "star"]);
    const others = drawn.slice(subject.isBook ? 2 : 1);
    expect(
      others.filter((name) => !set.includes(name)),
      title,
    ).toEqual([]);
    if (subject.isBook) expect([crown, gem], title).toContain("book");
    if (spriteOf(crown) === subject.main) named++;
    else if (crown !== set[0]) expect(subject.word, title).toBeDefined();
  }
  // Places have no picture on the reels.
  expect(named).toBeGreaterThan(360);
});

it("PLAY-10 shows a book of Egypt with a book and a pharaoh", () => {
  const pictures = (title: string, theme: Theme) =>
    Object.values(symbolsFor(theme, subjectOf(title, theme))).slice(0, 4);
  expect(pictures("Book of Dead", "egypt")).toEqual(["pharaoh", "book", "scarab", "ankh"]);
  expect(pictures("Wild Scarabs", "egypt")).toEqual(["scarab", "pharaoh", "ankh", "pyramid"]);
  // Both would look like the wild and the scatter.
  expect(pictures("Joker Stars", "classic")).toEqual(["seven", "bell", "bar", "cherries"]);
});

it("PLAY-10 shares a set only between themes of one landscape", () => {
  const bySet = Map.groupBy(new Set(slots.map(({ theme }) => theme)), symbolSetOf);
  for (const [set, themes] of bySet) {
    const alone = themes.filter((theme) => {
      const rest = themes.filter((other) => other !== theme).flatMap((other) => ENVIRONMENTS[other].scenery);
      return rest.length > 0 && !ENVIRONMENTS[theme].scenery.some((place) => rest.includes(place));
    });
    expect(alone, set).toEqual([]);
  }
  expect(bySet.size).toBeGreaterThan(10);
});

it("PLAY-10 has four different pictures in every set, each with a sprite and a noun in six locales", () => {
  for (const [set, names] of Object.entries(SYMBOL_SETS)) {
    expect(new Set(names.map(spriteOf)).size, set).toBe(4);
    for (const locale of LOCALES)
      expect(new Set(names.map((name) => symbolNoun(name, locale))).size, `${set} ${locale}`).toBe(4);
  }
  for (const [name, [sprite, ...nouns]] of Object.entries(SYMBOL_POOL)) {
    expect(spriteFile(sprite), name).toBeDefined();
    expect(nouns.filter(Boolean), name).toHaveLength(LOCALES.length);
  }
  expect(["de", "fr-CA", "en-AU", "xx"].map((locale) => symbolNoun("crown", locale))).toEqual([
    "Krone",
    "couronne",
    "crown",
    "crown",
  ]);
});
