import type { SlotSymbol } from "../../src/rules/fair/slot.ts";
import type { Theme } from "../../src/rules/games/themes.ts";
import { SYMBOL_POOL, type SymbolName } from "./symbol-pool.ts";

type Pictures = readonly [SymbolName, SymbolName, SymbolName, SymbolName];

/** The themes of each set, and its pictures from the highest- to the lowest-paying; neighbours differ in shape and colour. */
const SETS = {
  egypt: [["egypt"], ["pharaoh", "scarab", "ankh", "pyramid"]],
  fruit: [["fruit"], ["watermelon", "cherries", "grapes", "lemon"]],
  classic: [
    ["classic", "roulette", "blackjack", "baccarat", "poker", "dice", "gameshow", "mines", "plinko"],
    ["seven", "bell", "bar", "cherries"],
  ],
  asia: [
    ["dragon", "asia"],
    ["dragon", "lantern", "ingot", "luckyCoin"],
  ],
  lotto: [
    ["bingo", "keno"],
    ["redBall", "blueBall", "yellowBall", "greenBall"],
  ],
  japan: [["japan"], ["torii", "blossom", "lantern", "fan"]],
  sea: [
    ["ocean", "fishing"],
    ["pearl", "tropicalFish", "coral", "shell"],
  ],
  pirates: [["pirates"], ["skull", "chest", "shipWheel", "anchor"]],
  space: [
    ["space", "crash"],
    ["spacecraft", "planet", "ufo", "comet"],
  ],
  north: [["vikings"], ["hammer", "shield", "axe", "rune"]],
  thunder: [["thunder"], ["lightning", "hammer", "sapphire", "stormCloud"]],
  ice: [["ice"], ["diamond", "penguin", "snowflake", "mountain"]],
  christmas: [["christmas"], ["gift", "tree", "bell", "snowman"]],
  jungle: [
    ["jungle", "birds"],
    ["tiger", "parrot", "hibiscus", "banana"],
  ],
  aztec: [["aztec"], ["sunMask", "emerald", "totem", "feather"]],
  dinosaurs: [["dinosaurs"], ["dinosaur", "volcano", "egg", "bone"]],
  west: [
    ["wildwest", "horses", "bulls"],
    ["hat", "dynamite", "horseshoe", "cactus"],
  ],
  mining: [["mining"], ["mineCart", "emerald", "dynamite", "ingot"]],
  money: [
    ["money", "scratch"],
    ["diamond", "safe", "ingot", "coins"],
  ],
  candy: [["candy"], ["cupcake", "candy", "donut", "lollipop"]],
  food: [["food"], ["burger", "sushi", "pizza", "chilli"]],
  gems: [["gems"], ["diamond", "ruby", "emerald", "sapphire"]],
  forest: [
    ["wolves", "bears"],
    ["wolf", "bear", "moon", "fir"],
  ],
  safari: [["cats"], ["lion", "tiger", "ruby", "coin"]],
  vampires: [["vampires"], ["bat", "rose", "goblet", "coffin"]],
  halloween: [["halloween"], ["pumpkin", "bat", "candle", "tombstone"]],
  irish: [["irish"], ["potOfGold", "clover", "rainbow", "horseshoe"]],
  antiquity: [
    ["greece", "rome"],
    ["helmet", "shield", "trident", "temple"],
  ],
  magic: [["magic"], ["crystalBall", "wand", "potion", "openBook"]],
  fairytale: [["fairytale"], ["castle", "unicorn", "rose", "mushroom"]],
  moon: [["moon"], ["crescent", "owl", "amethyst", "lotus"]],
  knights: [["knights"], ["crown", "knightHelmet", "shield", "swords"]],
  robots: [["robots"], ["robot", "battery", "bulb", "gear"]],
  music: [["music"], ["guitar", "microphone", "saxophone", "drum"]],
  circus: [["circus"], ["tent", "balloon", "popcorn", "ticket"]],
  sports: [["sports"], ["trophy", "football", "basketball", "medal"]],
  racing: [["racing"], ["car", "trophy", "flag", "motorcycle"]],
  detective: [["detective"], ["diamond", "glass", "key", "scroll"]],
  fire: [["fire"], ["flame", "ruby", "volcano", "chilli"]],
  sun: [["sun"], ["sun", "sunMask", "sunflower", "topaz"]],
  meadow: [
    ["flowers", "insects"],
    ["butterfly", "sunflower", "ladybird", "tulip"],
  ],
} as const satisfies Record<string, readonly [readonly Theme[], Pictures]>;

export type SymbolSetName = keyof typeof SETS;

export const SYMBOL_SETS = Object.fromEntries(
  Object.entries(SETS).map(([name, [, pictures]]) => [name, pictures]),
) as Record<SymbolSetName, Pictures>;

const SET_OF_THEME = Object.fromEntries(
  Object.entries(SETS).flatMap(([name, [themes]]) => themes.map((theme) => [theme, name])),
) as Record<Theme, SymbolSetName>;

/** The set of a theme's slots. */
export const symbolSetOf = (theme: Theme): SymbolSetName => SET_OF_THEME[theme];

/** Subjects that look like another picture of the pool, by their sprites. */
const SAME: Readonly<Record<string, SymbolName>> = {
  clover: "clover",
  skull: "skull",
  "robot-crimson": "robot",
  "robot-night": "robot",
  "horse-white": "horse",
  "horse-black": "horse",
  "dragon-ember": "dragon",
  "dragon-azure": "dragon",
  "wolf-night": "wolf",
  "wolf-gold": "wolf",
  "bear-dark": "bear",
  "bull-black": "bull",
  "lion-white": "lion",
  "cat-black": "cat",
  "parrot-blue": "parrot",
  "rex-ember": "dinosaur",
  "owl-snow": "owl",
  "fish-gold": "fish",
  banknotes: "moneyBag",
  "knight-gold": "knightHelmet",
  "knight-black": "knightHelmet",
  "spartan-blue": "helmet",
  "planet-blue": "planet",
  "planet-green": "planet",
  "planet-violet": "planet",
};

/** The wild's and the scatter's pictures, the same in all sets. */
const FIXED = { wild: "joker", scatter: "star" } as const satisfies Partial<Record<SlotSymbol, SymbolName>>;
/** Without those that could be taken for the wild or the scatter. */
const NAME_OF_SPRITE = new Map<string, SymbolName>([
  ...Object.entries(SYMBOL_POOL)
    .filter(([name]) => !Object.values<string>(FIXED).includes(name))
    .map(([name, [sprite]]) => [sprite, name as SymbolName] as const),
  ...Object.entries(SAME),
]);

/** Symbols that have a picture; the others are letters. */
export type DrawnSymbol = Extract<SlotSymbol, "crown" | "gem" | "bell" | "horn" | keyof typeof FIXED>;

/** What a title is about; the pictures of its posters show it, too. */
export interface Subject {
  /** Its sprite. */
  main: string;
  /** The word of the title that names it; undefined if the theme chose it. */
  word?: string;
  /** True for "Book of …" titles. */
  isBook: boolean;
}

/** The pictures of a slot: what its title names pays the most, and the rest are its theme's. */
export function symbolsFor(theme: Theme, { main, word, isBook }: Subject): Record<DrawnSymbol, SymbolName> {
  const set = SYMBOL_SETS[symbolSetOf(theme)];
  const top = (word && NAME_OF_SPRITE.get(main)) || set[0];
  const names = new Set<SymbolName>([top, ...(isBook ? (["book"] as const) : []), ...set]);
  const [crown, gem, bell, horn] = [...names] as [SymbolName, SymbolName, SymbolName, SymbolName];
  return { crown, gem, bell, horn, ...FIXED };
}
