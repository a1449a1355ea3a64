import { between, type Draw, pick, pickWeighted } from "./draw.ts";

export type TableTheme = "roulette" | "blackjack" | "baccarat" | "poker" | "dice" | "gameshow";

export interface TitleDraft<T extends string> {
  title: string;
  theme: T;
}

const LIVE_SHARES = { blackjack: 34, roulette: 24, baccarat: 20, gameshow: 11, poker: 7, dice: 4 } as const;
const TABLE_SHARES = { blackjack: 28, roulette: 28, poker: 24, baccarat: 10, dice: 10 } as const;

/** `{no}` and `{letter}` number the tables of a room. */
const LIVE: Record<TableTheme, readonly string[]> = {
  blackjack: [
    "{venue} Blackjack {no}",
    "Blackjack {venue} {letter}",
    "VIP Blackjack {venue} {no}",
    "{venue} Speed Blackjack {letter}",
    "{venue} Free Chip Blackjack",
    "{venue} Blackjack {lang}",
    "{venue} Blackjack Party",
  ],
  roulette: [
    "{venue} Roulette",
    "{venue} Speed Roulette",
    "{venue} Auto Roulette",
    "{venue} Roulette {lang}",
    "VIP Roulette {venue}",
    "{venue} Double Ball Roulette",
    "{venue} American Roulette",
    "Comet Roulette {venue}",
    "{venue} Roulette {no}",
  ],
  baccarat: [
    "Speed Baccarat {venue} {letter}",
    "{venue} Baccarat {no}",
    "{venue} No Commission Baccarat",
    "{venue} Baccarat Squeeze",
    "{venue} Dragon Tiger",
    "{venue} Prosperity Baccarat {no}",
    "{venue} Baccarat Control Squeeze",
  ],
  poker: [
    "{venue} Casino Hold'em",
    "{venue} Three Card Poker",
    "{venue} Caribbean Stud",
    "{venue} Ultimate Hold'em",
    "{venue} Teen Patti",
    "{venue} Two Hand Hold'em",
    "{venue} Poker {lang}",
    "{venue} Hold'em Bonus {no}",
  ],
  dice: [
    "{venue} Sic Bo",
    "{venue} Craps",
    "{venue} Speed Sic Bo",
    "{venue} Fan Tan",
    "{venue} Lucky Dice {no}",
  ],
  gameshow: ["{show}", "{show} Live", "{venue} {show}", "{show} {lang}", "{show} XXL", "{show} After Hours"],
};

const SHOWS = [
  "Wheel of Comets",
  "Treasure Tower",
  "Cosmic Carousel",
  "Grand Bazaar",
  "Marble Derby",
  "Balloon Derby",
  "Boardwalk Billions",
  "Adventures of Alma",
  "Spin the Globe",
  "Mega Marble Mile",
  "Cash Cabaret",
  "The Golden Staircase",
  "Pop the Question",
  "Football Fever Live",
  "Wheel of Whims",
  "Fortune Funfair",
  "Lucky Lounge",
  "Money Meteor",
  "Snakes & Stairs",
  "Deal & Dare",
  "Red Door, Blue Door",
  "Candy Catwalk",
  "The Great Coin Toss",
  "Pharaoh's Wheel",
  "Rocket to the Top",
  "Bingo Boulevard",
] as const;

const LANGUAGES = [
  "Deutsch",
  "Italia",
  "Norsk",
  "Français",
  "Español",
  "Brasil",
  "Canada",
  "Nippon",
  "Eesti",
  "Aotearoa",
  "India",
  "Suomi",
  "Türkçe",
] as const;

const TABLE: Record<Exclude<TableTheme, "gameshow">, readonly string[]> = {
  blackjack: [
    "Blackjack",
    "Multihand Blackjack",
    "Blackjack Surrender",
    "Single Deck Blackjack",
    "Atlantic City Blackjack",
    "Vegas Strip Blackjack",
    "European Blackjack",
    "Double Exposure",
    "Spanish 21",
    "Pontoon",
    "Blackjack Switchback",
    "Lucky Sevens Blackjack",
    "Perfect Pairs Blackjack",
    "Pirate 21",
    "Face Up 21",
  ],
  roulette: [
    "European Roulette",
    "American Roulette",
    "French Roulette",
    "Roulette Française",
    "Double Ball Roulette",
    "Mini Roulette",
    "Roulette Royal",
    "Penny Roulette",
    "Zoom Roulette",
    "Multi-Wheel Roulette",
    "Diamond Bet Roulette",
    "Neon Roulette",
    "Roulette 3D",
    "Super Seven Roulette",
    "Card Roulette",
  ],
  poker: [
    "Casino Hold'em",
    "Caribbean Stud Poker",
    "Three Card Poker",
    "Jacks or Better",
    "Deuces Wild",
    "Joker Poker",
    "Aces & Faces",
    "Oasis Poker",
    "Pai Gow Poker",
    "Let It Ride",
    "Double Bonus Poker",
    "Bonus Deuces",
    "All American Poker",
    "Tens or Better",
    "Texas Showdown",
    "Red Dog",
    "Casino War",
    "Hi-Lo Switch",
  ],
  baccarat: [
    "Baccarat",
    "Punto Banco",
    "Baccarat Squeeze",
    "Mini Baccarat",
    "No Commission Baccarat",
    "Dragon Tiger",
    "Chemin de Fer",
    "Baccarat Supreme",
    "Three Card Baccarat",
  ],
  dice: [
    "Sic Bo",
    "Craps",
    "Dice Tower",
    "Fan Tan",
    "Under & Over 7",
    "Klondike Dice",
    "Four Kings Dice",
    "Shake the Cup",
    "Crown & Anchor",
  ],
};

const TABLE_MODIFIERS = [
  "",
  "",
  "Gold",
  "Pro",
  "Classic",
  "Privé",
  "VIP",
  "Deluxe",
  "High Limit",
  "Low Limit",
  "Turbo",
  "Multihand",
  "5 Hand",
  "10 Hand",
  "Mobile",
  "Elite",
  "Noir",
  "Rapide",
  "Touch",
  "Side Bets",
  "Premium",
  "Plus",
  "Professional Series",
  "Remastered",
  "Bonus",
  "First Person View",
  "Social",
  "Studio Cut",
] as const;

const TABLE_FLAVOURS = [
  "",
  "",
  "",
  "Vegas",
  "Monaco",
  "London",
  "Copacabana",
  "Riviera",
  "Emerald",
  "Midnight",
  "Velvet",
  "Crystal",
  "Royal",
  "Nordic",
  "Sunset",
  "Manhattan",
  "Havana",
  "Art Deco",
  "Ruby",
  "Macau",
  "Baden",
  "Sapphire",
  "Platinum",
] as const;

/** Returns the next number of a room, for names that are used again. */
export type Counter = (room: string) => number;

/** Attempts a name for a live table; `venues` are the studio's rooms. */
export function liveTitle(venues: readonly string[], next: Counter, draw: Draw): TitleDraft<TableTheme> {
  const theme = pickWeighted(LIVE_SHARES, draw);
  const room = pick(LIVE[theme], draw)
    .replace("{venue}", pick(venues, draw))
    .replace("{show}", pick(SHOWS, draw))
    .replace("{lang}", pick(LANGUAGES, draw));
  return { theme, title: addTableNumber(room, next) };
}

function addTableNumber(room: string, next: Counter): string {
  if (!/\{(no|letter)\}/.test(room)) return room;
  const count = next(room);
  const letter = count <= 26 ? String.fromCharCode(64 + count) : String(count);
  return room.replace("{no}", String(count)).replace("{letter}", letter);
}

/** Attempts a name for a table game against the computer. */
export function tableTitle(draw: Draw): TitleDraft<TableTheme> {
  const theme = pickWeighted(TABLE_SHARES, draw);
  const base = pick(TABLE[theme], draw);
  const [flavour, modifier] = [pick(TABLE_FLAVOURS, draw), pick(TABLE_MODIFIERS, draw)];
  const words = new Set(base.split(" "));
  const parts = [words.has(flavour) ? "" : flavour, base, words.has(modifier) ? "" : modifier];
  // Usually keeps only the flavour or only the modifier, so that names stay short.
  if (flavour && modifier && between(1, 3, draw) > 1) parts[between(0, 1, draw) * 2] = "";
  return { theme, title: parts.filter(Boolean).join(" ") };
}
