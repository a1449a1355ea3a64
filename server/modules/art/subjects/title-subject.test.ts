import { expect, it } from "vitest";
import { makeCatalogue } from "../../../seed/content/catalogue.ts";
import { COMMON_WORDS, THEME_SUBJECTS } from "./theme-subjects.ts";
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
      sprites.trim().split(/\s+/)[0] === sprite &&
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
    if (belongs(main, title, THEME_SUBJECTS[theme].words) || belongs(main, title, COMMON_WORDS)) return false;
    expect(THEME_SUBJECTS[theme].cast.split(" "), title).toContain(main);
    return true;
  });
  expect(titles).toHaveLength(500);
  expect(unnamed.length).toBeLessThanOrEqual(15);
});

/** Words with one obvious subject. */
const OBVIOUS: Record<string, readonly string[]> = {
  dragon: ["🐉"],
  dragons: ["🐉"],
  wolf: ["🐺"],
  bear: ["🐻"],
  gorilla: ["🦍"],
  tiger: ["🐅", "🐯"],
  cherries: ["cherries"],
  lemons: ["lemon"],
  sevens: ["seven"],
  scarab: ["scarab"],
  pyramids: ["pyramid"],
  mermaid: ["🧜🏽‍♀️"],
  shark: ["🦈"],
  vampire: ["🧛🏻‍♂️"],
  pumpkin: ["🎃"],
  santa: ["🎅🏼"],
  taco: ["🌮"],
  pizza: ["🍕"],
  robot: ["🤖"],
  guitar: ["guitar"],
  unicorn: ["🦄"],
  roulette: ["roulette"],
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
  expect(subjectOf("Book of the Pharaoh", "egypt")).toMatchObject({ main: "🤴🏾", isBook: true });
  expect(subjectOf("Book of Fruits", "fruit").isBook).toBe(true);
  expect(subjectOf("Wild Fruits", "fruit").isBook).toBe(false);
});
