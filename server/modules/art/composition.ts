import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import type { TitlePlace } from "./poster-layout.ts";
import { type Pose, posterStyle } from "./poster-style.ts";
import { isPerson } from "./sprites.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";

/** Sprites with letters or digits, which can't be mirrored. */
export const LETTERED =
  /^(seven|bar|bingo|card|ball|scratch|slot|fortune|roulette|sheriff|chip|dynamite|ingot|plinko|tickets)/;
/** Busts whose hats or haloes make their faces stand low. */
export const TALL_HATS = new Set([
  "chef",
  "cowboy",
  "cowgirl",
  "elf",
  "gladiator",
  "joker",
  "leprechaun",
  "moon-goddess",
  "pirate",
  "pirate-lady",
  "queen",
  "samurai",
  "santa",
  "sun-goddess",
  "valkyrie",
  "viking",
  "witch",
  "wizard",
]);
/** Sprites whose edges make them what they are, a jaw, a muzzle or a curl: seen whole, above the title. */
export const SEEN_WHOLE = /^(skull|bison|bull(-black)?|wave)$/;
/** Long thin sprites, of which a close-up would show a stick or a neck. */
const THIN =
  /^(wand|trident|swords|key|fishing-rod|torch|candle|pickaxe|microphone|thor-hammer|viking-axe|saxophone|guitar|violin|palm|treasure-map|scroll|lollipop|sprout|cobra|top-hat|flamingo)$/;
/** Buildings and stones, which stand on the ground. */
export const STANDS = /^(column|moai|pyramid|gravestone|castle|temple|tent)$/;
/** Poses that show the foot of a subject. */
const SHOWS_FOOT: ReadonlySet<Pose> = new Set([
  "whole",
  "turned",
  "dive",
  "orbit",
  "reels",
  "spotlit",
  "emblem",
  "vista",
]);
/** Animals whose necks end in a straight line, which belongs below the title. */
export const BUSTS =
  /^((horse|unicorn|eagle|phoenix|griffin|raven|gorilla|yeti|reindeer)(-white|-black|-silver)?|(dragon|rex)(-ember|-azure|-gold|-violet)?)$/;
/** Animals' heads without a neck. */
export const HEADS =
  /^((polar-)?bear|panda|tiger|leopard|panther|lion|cat|wolf|fox|bull|bison|anubis|dog|rabbit)(-dark|-white|-black|-night|-gold|-shadow)?$/;
/** Animals and vehicles that look to one side, as they are baked. */
const LOOKS_RIGHT =
  /^(dragon(-ember|-azure|-gold|-violet)?|wolf(-night|-gold|-shadow)?|fox|bass|fish-gold|fish-tropic|whale|shark|dolphin|bee|crocodile|flamingo|race-car|motorbike)$/;
const LOOKS_LEFT = /^(rex(-ember)?|horse(-white|-black)?|unicorn|eagle|parrot(-blue)?)$/;
/** True for a head: on a platform it would look cut off, and from too near a title would cover its mouth. */
export const isHead = (main: string) => HEADS.test(main) || main === "bison" || main.startsWith("bull");
/** Words of titles that promise riches. */
const RICHES =
  /\b(gold|golden|riches|rich|treasures?|fortunes?|million(s|aire)?|money|cash|hoards?|loot|bounty|vault|wealth|prosperity|jackpots?)\b/i;

/** A pose of its studio, or a view that suits the subject. @see POSE_CASTS */
export type View =
  | Pose
  | "face"
  | "half"
  | "aside"
  | "bust"
  | "bearing"
  | "tilted"
  | "flanked"
  | "animal"
  | "herd"
  | "pair"
  | "parade"
  | "heap"
  | "hoard";

/**
 * Chosen so that no two of the most played games with one subject are composed alike, nor two of the first games with a
 * common word; titles for which no number for all does that have one of their own. @see poster.test.ts
 */
const SALT = 30_943;
const OWN_SALTS: Readonly<Record<string, number>> = {
  "Sugary Fruits 5": 1,
  "Wild Cherries Bonus Buy": 1,
  "Joker's Retro Stars": 3,
  "27 Sevens": 10,
  "5 Shining Sevens": 10,
  "Moon Wolf: Hold & Win": 1,
  "Hot Lemon Dice": 2,
  "Diamond Hill Nights": 5,
  "Queen of Diamond Hill": 8,
  "Buried Treasure Rush": 2,
  "Hot Reels": 2,
  "Sunset Dragon Tiger": 15,
  "Ancient Pyramid": 4,
  "Sugary Fruits 81": 1,
  "243 Triple Sevens": 11,
  "Road to the Juice Bar": 2,
  "Diamond Millions": 2,
  "Reels 243": 2,
  "Swashbuckling Treasure": 2,
  "Queen of Sevens' Reels": 20,
  "Molten Infernos Xmas": 1,
  "Blazing Fire": 1,
  "Hot Dogs Royale 2": 1,
  "Gold Coins: Hold & Win": 1,
  "Diamond Blast": 23,
  "Road to the Dragon Gate": 20,
  "Ancient Dragon Megaways": 7,
  "Dragon Rider: Hold & Win": 7,
  "Joker Poker Studio Cut": 22,
  "Grey Wolf Megaways": 20,
  "Grey Wolf Xtreme: Hold & Win": 23,
  "Pirate Rumble": 15,
  "Crystal Lucky Sevens Blackjack Multihand": 10,
  "Double Sevens 243": 5,
  "Lucky Sevens Blackjack High Limit": 19,
  "Joker Poker Low Limit": 40,
  "Royal Crown Deluxe": 17,
  "Havana Lucky Sevens Blackjack": 22,
  "Escape from the Wolf Moon": 17,
  "Joker Crush Party": 6,
  "A Pirate Too Far": 16,
  "Midnight Joker Poker": 38,
  "Joker Poker Rapide": 6,
  "Nordic Joker Poker Classic": 35,
  "A Pirate Too Far Gold": 39,
  "Pirate 21 Gold": 25,
  "Joker Clusters": 27,
  "Ruby Joker Poker Rapide": 22,
  "Midnight Joker Poker Studio Cut": 10,
  "Manhattan Pirate 21": 4,
};

/** How a game's subject is seen. */
export interface Composition {
  view: View | "book";
  /** Towards which side the composition leans: 1 or -1. */
  side: 1 | -1;
  isMirrored: boolean;
  titlePlace: TitlePlace;
}

/** Views of people, with most of them from near, and of animals with a neck. */
const PEOPLE_VIEWS = ["face", "aside", "bust", "half", "bearing", "tilted", "flanked"] as const;
const BUST_VIEWS = ["animal", "close", "near", "bearing", "animal", "close"] as const;
/** Views that lean to one side: what looks to a side looks into the picture, with nothing before its mouth. */
const LEANING: ReadonlySet<View | "book"> = new Set(["near", "close", "animal", "bearing", "hoard"]);
const PLURAL_VIEWS = ["pair", "herd", "parade"] as const;

/**
 * How a subject is seen: people and animals with a neck from near, so that no bust ends above the title; several where the
 * title names several; with coins where it names riches.
 */
function viewOf(game: ArtGame, { main, word, isBook }: TitleSubject, seed: number): Composition["view"] {
  if (isBook) return "book";
  const roll = (seed >>> 12) % 6;
  const drawn = seed >>> 9;
  const choice = drawn % 6;
  const { poses } = posterStyle(game.provider);
  // One view in six is the studio's emblem, if it has one.
  const framed = (views: readonly View[]) =>
    choice === 5 && poses.includes("emblem") ? "emblem" : views[drawn % views.length]!;
  if (isPerson(main)) return framed(PEOPLE_VIEWS);
  // Griffins' wings beside each other are a tangle.
  const isSeveral = word?.endsWith("s") && !main.endsWith("-trio") && !main.startsWith("griffin");
  if (isSeveral && roll < 5) return PLURAL_VIEWS[choice % 3]!;
  const isWhole = [SEEN_WHOLE, LETTERED, THIN].some((names) => names.test(main));
  const whole = isWhole ? poses.filter((pose) => SHOWS_FOOT.has(pose)) : poses;
  // Thin things are lost before reels.
  const shown = THIN.test(main) ? whole.filter((pose) => pose !== "reels") : whole;
  const own = shown[choice % shown.length] ?? (roll < 3 ? "whole" : "turned");
  if (SEEN_WHOLE.test(main)) return own;
  if (RICHES.test(game.title) && roll < 4) {
    if (roll < 2) return "heap";
    if (main !== "chest") return "hoard";
  }
  if (BUSTS.test(main)) return framed(BUST_VIEWS);
  if (HEADS.test(main) && roll < 3) return roll < 2 ? "near" : "close";
  return own;
}

/** Places of titles by their share. */
const PLACES = [
  ...["foot", "foot", "foot", "foot", "foot", "through", "through", "through"],
  ...["top", "top", "top", "slant", "slant", "grand"],
] as readonly TitlePlace[];
/** Views with a ground before the subject, or with people: nothing breaks through it, and nothing hides their heads. */
const GROUNDED: ReadonlySet<Composition["view"]> = new Set([
  "rise",
  "vista",
  "parade",
  "book",
  "spotlit",
  "heap",
]);

/** Views whose size, stand or frame leaves no room for a title above. */
const FULL: ReadonlySet<Composition["view"]> = new Set([
  "spotlit",
  "emblem",
  "orbit",
  "reels",
  "close",
  "near",
]);

function titlePlaceOf(game: ArtGame, main: string, view: Composition["view"], seed: number): TitlePlace {
  const place = PLACES[(seed >>> 16) % PLACES.length]!;
  // Jackpots have a badge above; titles would cover people's hats and eyes.
  const isFree = !isPerson(main) && view !== "book" && game.kind !== "jackpot";
  if (place === "top" && isFree && !FULL.has(view)) return place;
  if (place !== "top" && place !== "through") return place;
  // Lower down, the title would cover an animal's mouth.
  if (isHead(main)) return "foot";
  return GROUNDED.has(view) ? "slant" : "through";
}

function sideOf(main: string, view: Composition["view"], isMirrored: boolean, seed: number): 1 | -1 {
  if (LEANING.has(view) && (LOOKS_RIGHT.test(main) || LOOKS_LEFT.test(main))) {
    const away = LOOKS_RIGHT.test(main) === isMirrored ? 1 : -1;
    // A whole head has its companion behind it.
    return view === "close" && isHead(main) ? (-away as 1 | -1) : away;
  }
  // A fairy's face is beside the middle of her wings.
  if (view === "half" && main === "fairy") return isMirrored ? 1 : -1;
  return (seed >>> 5) % 2 === 1 ? 1 : -1;
}

/** How a slot's poster is composed, derived from its identifier. */
export function compositionOf(game: ArtGame, subject: TitleSubject): Composition {
  const seed = hash(`pose:${OWN_SALTS[game.title] ?? SALT}:${game.identifier}`);
  const view = viewOf(game, subject, seed);
  const isMirrored = (seed >>> 8) % 2 === 1 && !LETTERED.test(subject.main);
  return {
    view,
    side: sideOf(subject.main, view, isMirrored, seed),
    isMirrored,
    titlePlace: titlePlaceOf(game, subject.main, view, seed),
  };
}
