import { expect, it } from "vitest";
import { makeCatalogue } from "../../../seed/content/catalogue.ts";
import { COMMON_WORDS, HERO_WORDS, THEME_SUBJECTS } from "./theme-subjects.ts";
import { subjectOf, titleWords } from "./title-subject.ts";

const { games } = makeCatalogue(4_000);
/** 500 titles across the catalogue. */
const titles = games.filter((_, i) => i % 8 === 0).slice(0, 500);

/** True if a line of the words names both the sprite and a word of the title. */
function belongs(sprite: string, title: string, lines: string): boolean {
  const words = new Set(titleWords(title));
  return lines.split("\n").some((line) => {
    const [sprites = "", list = ""] = line.split(":");
    return (
      sprites.trim().split(/\s+/)[0]!.split("|").includes(sprite) &&
      list
        .trim()
        .split(/\s+/)
        .some((word) => words.has(word))
    );
  });
}

it("draws what the title names for 97 of 100 titles, and something of the theme for the rest", () => {
  const unnamed = titles.filter(({ title, theme }) => {
    const { main } = subjectOf(title, theme);
    const lists = [HERO_WORDS, THEME_SUBJECTS[theme].words, COMMON_WORDS];
    if (lists.some((words) => belongs(main, title, words))) return false;
    expect(THEME_SUBJECTS[theme].cast.split(" "), title).toContain(main);
    return true;
  });
  expect(titles).toHaveLength(500);
  expect(unnamed.length).toBeLessThanOrEqual(15);
});

/** Words with one obvious subject. */
const OBVIOUS: Record<string, readonly string[]> = {
  dragon: ["dragon", "dragon-ember", "dragon-azure", "dragon-gold", "dragon-violet"],
  dragons: ["dragon", "dragon-ember", "dragon-azure", "dragon-gold", "dragon-violet"],
  wolf: ["wolf", "wolf-night", "wolf-gold", "wolf-shadow"],
  bear: ["bear", "bear-dark"],
  gorilla: ["gorilla"],
  tiger: ["tiger"],
  cherries: ["cherries"],
  lemons: ["lemon"],
  sevens: ["seven", "seven-trio", "bar-seven"],
  scarab: ["scarab"],
  pyramids: ["pyramid"],
  mermaid: ["mermaid"],
  shark: ["shark"],
  vampire: ["vampire"],
  pumpkin: ["pumpkin"],
  santa: ["santa"],
  taco: ["taco"],
  pizza: ["pizza"],
  robot: ["robot", "robot-crimson", "robot-night"],
  guitar: ["guitar"],
  unicorn: ["unicorn"],
  roulette: ["roulette", "roulette-blue", "roulette-green", "roulette-ivory"],
};

it("draws a dragon for a dragon", () => {
  const obvious = games.flatMap(({ title, theme }) => {
    const word = titleWords(title).find((each) => Object.hasOwn(OBVIOUS, each));
    return word ? [{ title, main: subjectOf(title, theme).main, allowed: OBVIOUS[word]! }] : [];
  });
  expect(obvious.length).toBeGreaterThan(300);
  const wrong = obvious
    .filter(({ main, allowed }) => !allowed.includes(main))
    .map(({ title, main }) => `${title}: ${main}`);
  // Titles that name two things show the other one.
  expect(wrong.length, wrong.join(", ")).toBeLessThan(obvious.length / 20);
});

it("shows a book for books, and who it is about", () => {
  expect(subjectOf("Book of the Pharaoh", "egypt")).toMatchObject({ main: "pharaoh", isBook: true });
  expect(subjectOf("Book of Fruits", "fruit").isBook).toBe(true);
  expect(subjectOf("Wild Fruits", "fruit").isBook).toBe(false);
});

it("shows beside the subject what the title's other words name", () => {
  const dice = subjectOf("Star Crush Party Dice", "moon");
  expect(dice.main).toMatch(/^star/);
  expect(dice.beside[0]).toMatch(/^dice/);
  expect(subjectOf("Star Crush Party", "moon").beside.some((sprite) => /^dice/.test(sprite))).toBe(false);
});

it("shows nothing beside the subject that its title doesn't mean", () => {
  // A mood, the same animal again, and the theme of a hero who is a guest in it.
  expect(subjectOf("Billy the Gambler’s Dead Saloon", "wildwest").beside).not.toContain("skull");
  expect(subjectOf("Greyfang’s Wolf Trails", "wolves").named).toEqual([]);
  expect(subjectOf("Mighty Ox", "sun").beside).toEqual([]);
  expect(subjectOf("Mighty Ox: Sunrise Rush", "sun").beside).toEqual(["sun"]);
});

it("chooses the kind of star that another word of the title names", () => {
  const shown = ["Star Coins: Hold & Win", "Gong Xi Star", "Mystic Star Grand", "7 Lucky Stars"];
  const kinds = shown.map((title) => subjectOf(title, "moon").main);
  expect(kinds).toEqual(["star-coins", "star-jade", "star-crystal", "star-lantern"]);
  expect(subjectOf("Coins of the Lake", "moon").main).toMatch(/^coin/);
});

/** Faces of people, which the set draws as everybody's keyboard does: ours are busts. */
const PEOPLE =
  /[\u{1f466}-\u{1f469}\u{1f471}-\u{1f482}\u{1f574}\u{1f575}\u{1f9b8}-\u{1f9b9}\u{1f9d0}-\u{1f9df}\u{1f934}-\u{1f935}\u{1f385}\u{1f977}]/u;

it("has no face of the emoji keyboard as a person", () => {
  const shown = new Set(games.map(({ title, theme }) => subjectOf(title, theme).main));
  expect([...shown].filter((sprite) => PEOPLE.test(sprite))).toEqual([]);
});

it("seldom shows the same subject in neighbouring tiles", () => {
  const all = makeCatalogue().games.toSorted((a, b) => a.popularity - b.popularity);
  const newest = all.toSorted((a, b) => b.released_at.localeCompare(a.released_at));
  const categories = [...new Set(all.flatMap((game) => game.categories))];
  const lists = [
    all.slice(0, 120),
    newest.slice(0, 120),
    ...categories.map((category) => all.filter((game) => game.categories.includes(category)).slice(0, 60)),
  ].map((list) => list.map(({ title, theme }) => subjectOf(title, theme).main));
  /** Share of the tiles that show what one of the `distance` tiles before shows. */
  const shareOf = (chosen: readonly (readonly string[])[], distance: number) => {
    const repeats = chosen.map(
      (list) => list.filter((main, i) => list.slice(Math.max(0, i - distance), i).includes(main)).length,
    );
    return (
      repeats.reduce((sum, count) => sum + count, 0) / chosen.reduce((sum, list) => sum + list.length, 0)
    );
  };
  const mixed = lists.slice(0, 2);
  // Before alternatives for one word: 0.4 % and 7 % here, 18 % and 35 % in all lists.
  expect(shareOf(mixed, 1)).toBe(0);
  expect(shareOf(mixed, 6)).toBeLessThan(0.05);
  expect(shareOf(lists, 1)).toBeLessThan(0.07);
  expect(shareOf(lists, 6)).toBeLessThan(0.25);
});
