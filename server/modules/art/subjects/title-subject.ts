import type { Theme } from "../../../../src/rules/games/themes.ts";
import { hash } from "../../../../src/rules/web/hash.ts";
import { COMMON_WORDS, HERO_WORDS, KIND_WORDS, MOODS, THEME_SUBJECTS } from "./theme-subjects.ts";

export interface TitleSubject {
  /** Sprite of the main subject. */
  main: string;
  /** Sprites that suit it, most important first; none for a hero of series whose title names nothing else. */
  beside: string[];
  /** The first of `beside`: what the title's other words name. */
  named: string[];
  /** The word of the title that names the subject; undefined if the theme chose it. */
  word?: string;
  /** True for "Book of …" titles, whose subject is a book in front of the hero. */
  isBook: boolean;
}

interface Entry {
  /** Sprites that mean the same, of which a game shows one. */
  mains: readonly string[];
  /** Sprites beside it. */
  sprites: readonly string[];
  rank: number;
}
type Words = ReadonlyMap<string, Entry>;

const BOOK_WORDS = new Set(["book", "books", "tome", "scrolls"]);

const split = (list: string) => list.trim().split(/\s+/);

function parseWords(text: string): Words {
  const words = new Map<string, Entry>();
  const lines = text.split("\n").filter((line) => line.includes(":"));
  for (const [rank, line] of lines.entries()) {
    const [sprites = "", list = ""] = line.split(":");
    const [main = "", ...beside] = split(sprites);
    for (const word of split(list))
      if (!words.has(word)) words.set(word, { mains: main.split("|"), sprites: beside, rank });
  }
  return words;
}

const THEME_WORDS = new Map<string, Words>(
  Object.entries(THEME_SUBJECTS).map(([theme, { words }]) => [theme, parseWords(words)]),
);
const HEROES = parseWords(HERO_WORDS);
const COMMON = parseWords(COMMON_WORDS);
const KINDS = parseWords(KIND_WORDS);
const MOOD_WORDS = new Set(split(MOODS));

/** The words of a title in lower case, without possessive endings. */
export function titleWords(title: string): string[] {
  return title
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/['’-]/g, " ")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

function findBest(words: readonly string[], known: Words | undefined): [string, Entry] | undefined {
  let best: [string, Entry] | undefined;
  for (const word of words) {
    const entry = known?.get(word);
    if (entry && (!best || entry.rank < best[1].rank)) best = [word, entry];
  }
  return best;
}

/**
 * What the title's other words name, at most two: "Star Party Dice" shows dice beside the star. Another sprite of what the
 * subject is would be the same thing twice.
 */
function otherSubjects(words: readonly string[], chosen: string, subject: Entry, theme: Theme): string[] {
  const lists = [HEROES, THEME_WORDS.get(theme), COMMON];
  const found = words
    .filter((each) => each !== chosen && !MOOD_WORDS.has(each))
    .flatMap((each) => lists.find((list) => list?.has(each))?.get(each)?.mains[0] ?? [])
    .filter((sprite) => !subject.mains.includes(sprite));
  return [...new Set(found)].slice(0, 2);
}

/**
 * What a game's poster shows: the subject that its title names, or else one of its theme's. Where several sprites mean the
 * same, the title's hash chooses.
 */
export function subjectOf(title: string, theme: Theme): TitleSubject {
  const words = titleWords(title);
  const [word, entry] =
    findBest(words, HEROES) ?? findBest(words, THEME_WORDS.get(theme)) ?? findBest(words, COMMON) ?? [];
  const { cast, props } = THEME_SUBJECTS[theme];
  const themeCast = split(cast);
  const seed = hash(title);
  const choices = entry?.mains ?? themeCast;
  const kind = findBest(words, KINDS)?.[1].mains[0];
  const main = kind && choices.includes(kind) ? kind : choices[(seed >>> 7) % choices.length]!;
  const others = split(props);
  const turned = others.map((_, i) => others[(i + seed) % others.length]!);
  const named = entry ? otherSubjects(words, word!, entry, theme) : [];
  const isHero = entry !== undefined && HEROES.get(word!) === entry;
  const beside = [...named, ...(entry?.sprites ?? []), ...(isHero ? [] : turned)].filter(
    (sprite) => sprite !== main,
  );
  const isBook = words.some((each) => BOOK_WORDS.has(each)) && main !== "book";
  return { main, beside, named, word, isBook };
}

/** All sprites that posters of games can show. */
export function subjectSprites(): string[] {
  const lines = Object.values(THEME_SUBJECTS).flatMap(({ cast, props, words }) => [
    ...split(cast),
    ...split(props),
    ...[...parseWords(words).values()].flatMap(({ mains, sprites }) => [...mains, ...sprites]),
  ]);
  return [
    ...new Set([
      ...lines,
      ...[...COMMON.values()].flatMap(({ mains, sprites }) => [...mains, ...sprites]),
      "book",
    ]),
  ];
}
