import { type Draw, pick } from "./draw.ts";
import type { ThemeWords } from "./theme-words/parse-words.ts";

export type TitlePattern = keyof typeof TEMPLATES;

/**
 * Slot title templates. `{hero}` and `{place}` keep their article, `{heroBare}` and `{placeBare}` drop it; `{heros}`
 * is possessive; `{n}` is a small number, `{lines}` a number of win lines.
 */
export const TEMPLATES = {
  plain: [
    "{adj} {things}",
    "{adj} {core}",
    "{heros} {things}",
    "{adj} {things}",
    "Secrets of {place}",
    "Treasures of {place}",
    "Road to {place}",
    "{placeBare} Nights",
    "{phrase}",
    "Wild {things}",
    "{heros} {adj} {things}",
  ],
  phrase: [
    "{phrase}",
    "{phrase}",
    "{phrase}",
    "{adj} {things} of {place}",
    "{heros} {adj} {core}",
    "Welcome to {place}",
    "{heroBare} Goes Wild",
    "{heroBare} vs the {things}",
    "A {core} Too Far",
    "Not Without My {core}",
    "{core} & Sons",
    "Meet Me at {place}",
    "The {core} Club",
  ],
  story: [
    "{heroBare} and the {adj} {core}",
    "{heroBare} & the {things} of {place}",
    "Legend of {hero}",
    "Rise of {hero}",
    "Return of {hero}",
    "The {adj} {core}",
    "{heros} Quest",
    "{heroBare}: Secrets of {place}",
    "Tales of {place}",
    "The Curse of {hero}",
    "Quest for the {adj} {core}",
    "The Last {core}",
    "Queen of {place}",
  ],
  book: [
    "Book of {hero}",
    "Book of {place}",
    "Book of {adj} {things}",
    "Tome of {hero}",
    "{heroBare} & the Book of {place}",
    "Scrolls of {place}",
    "{heros} Book",
    "Book of {things}",
  ],
  megaways: [
    "{adj} {core} Megaways",
    "{heroBare} Megaways",
    "{phrase} Megaways",
    "{adj} {things} Megaways",
    "{placeBare} Megaways",
  ],
  hold: [
    "{adj} {things}: Hold & Win",
    "{heroBare}: Hold & Win",
    "Mighty {things}: Hold & Win",
    "{core} Coins: Hold & Win",
    "{phrase}: Hold & Win",
    "{placeBare} Gold: Hold & Win",
    "Mighty {core}: {adj} Coins",
  ],
  pots: [
    "{n} {adj} Pots",
    "{n} Pots of {place}",
    "{n} {core} Pots",
    "{n} Pots of {hero}",
    "{n} {core} Pots Extra",
    "{n} Coins of {place}",
  ],
  numbers: [
    "{lines} {adj} {things}",
    "{lines} {things}",
    "{things} {lines}",
    "{adj} {things} {lines}",
    "{lines} {adj} {things} Dice",
    "{n} {adj} {things}",
  ],
  deluxe: [
    "{phrase} Deluxe",
    "{adj} {core} Deluxe",
    "{adj} {things} Deluxe",
    "Super {things}",
    "{adj} {things} Supreme",
    "{things} Royale",
    "{core} Classic",
    "Golden Age of {things}",
  ],
  cluster: [
    "{core} Pop",
    "{core} Clusters",
    "{things} Cascade",
    "{adj} {things} Cascade",
    "{core} Burst",
    "{adj} {core} Pop",
    "{core} Crush Party",
  ],
  boost: [
    "{core} Rush",
    "{core} Frenzy",
    "{core} Blast",
    "{adj} {core} Rush",
    "{core} Fortunes",
    "{core} Riches",
    "{core} Rumble",
    "{core} Express",
    "{core} Bonanza",
    "{core} Trail",
    "{placeBare} Rush",
    "Big {core} Splash",
    "{core} Blitz",
    "{core} Boom",
    "{adj} {core} Blitz",
    "{heros} {core} Rush",
  ],
  gritty: [
    "{adj} {things}",
    "{heroBare} Must Pay",
    "Dead Man's {things}",
    "{phrase}",
    "Escape from {place}",
    "{core} Unchained",
    "{adj} {core} Xtreme",
    "{heroBare} After Dark",
    "{core} Lockdown",
    "Kings of {place}",
    "Trouble at {place}",
    "{adj} & {adj}",
  ],
  asian: [
    "{n} Lucky {things}",
    "Fortune {core}",
    "{adj} {core} Fortune",
    "88 {things}",
    "{core} Prosperity",
    "Double {core}",
    "{heroBare} Bestows Gold",
    "Dancing {things}",
    "{core} Reborn",
    "Gong Xi {core}",
    "{adj} {core}",
  ],
  jackpot: [
    "{core} Jackpots",
    "{phrase} Jackpot",
    "{heros} Millions",
    "{adj} {core} Link",
    "Grand {things}",
    "{adj} {things} Jackpot",
    "{core} Millions",
    "{placeBare} Jackpots",
    "{adj} {core} Grand",
    "Mega {core} Drop",
  ],
  series: [
    "{series} and the {adj} {core}",
    "{series}: {phrase}",
    "{series} & the {things} of {place}",
    "{series}: Secrets of {place}",
    "{series} Goes to {place}",
    "{series}: {adj} {things}",
    "{series}: {core} Rush",
    "{series} Megaways: {core} Edition",
  ],
} as const;

const POT_NUMBERS = ["3", "4", "5", "7", "8", "9", "12"];
const LINE_NUMBERS = ["5", "10", "20", "25", "27", "40", "50", "81", "100", "243"];

const withoutArticle = (name: string) => name.replace(/^the /, "");
const possessive = (name: string) => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** Attempts a title; null if the drawn words don't fit together. */
export function slotTitle(
  habit: TitlePattern,
  words: ThemeWords,
  series: readonly string[],
  draw: Draw,
): string | null {
  const fill: Record<string, () => string> = {
    adj: () => pick(words.adj, draw),
    things: () => pick(words.things, draw),
    core: () => pick(words.core, draw),
    phrase: () => pick(words.phrase, draw),
    hero: () => pick(words.hero, draw),
    heroBare: () => withoutArticle(pick(words.hero, draw)),
    heros: () => possessive(withoutArticle(pick(words.hero, draw))),
    place: () => pick(words.place, draw),
    placeBare: () => withoutArticle(pick(words.place, draw)),
    n: () => pick(POT_NUMBERS, draw),
    lines: () => pick(LINE_NUMBERS, draw),
    series: () => pick(series, draw),
  };
  const parts = pick<string>(TEMPLATES[habit], draw)
    .split(/(\{\w+\})/)
    .map((part) => fill[part.slice(1, -1)]?.() ?? part);
  return repeatStem(parts) ? null : parts.join("");
}

/** True if two parts share a word stem: "Pirate Pirates", "Golden Land of Gold", "Bewitched Witch". */
function repeatStem(parts: string[]): boolean {
  const words = parts.map((part) => part.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return words.some((mine, index) =>
    words.slice(index + 1).some((theirs) => mine.some((a) => theirs.some((b) => haveSameStem(a, b)))),
  );
}

const haveSameStem = (a: string, b: string) => a.includes(b.slice(0, 4)) || b.includes(a.slice(0, 4));
