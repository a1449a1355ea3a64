import { type Draw, pick, pickWeighted } from "./draw.ts";
import type { TitleDraft } from "./table-titles.ts";

export type CrashTheme = "crash" | "mines" | "plinko" | "dice";
export type DrawTheme = "bingo" | "keno" | "scratch";

const CRASH_SHARES = { crash: 48, mines: 22, plinko: 18, dice: 12 } as const;
const DRAW_SHARES = { bingo: 40, scratch: 35, keno: 25 } as const;

const CRASH: Record<CrashTheme, readonly string[]> = {
  crash: [
    "{flyer} X",
    "{flyer} Up",
    "{flyer} Surge",
    "{flyer} Crash",
    "{flavour} {flyer}",
    "{flyer} Getaway",
    "Cash or {flyer}",
    "{flyer} Ascent",
    "{flyer} to the Moon",
    "Catch the {flyer}",
    "{flavour} Climb",
    "{flyer} Run",
  ],
  mines: [
    "{flavour} Mines",
    "{flavour} Minefield",
    "{flavour} Tiles",
    "Mines of {deep}",
    "{flavour} Sweeper",
    "Hidden {flavour}",
    "Mind the {flavour} Mines",
    "Dig {deep}",
    "{flavour} Steps",
  ],
  plinko: [
    "{flavour} Plinko",
    "Plinko {flavour}",
    "{flavour} Pegs",
    "{flavour} Ball Drop",
    "{flavour} Plinko 1000",
    "Drop the {flavour}",
    "{flavour} Bounce",
  ],
  dice: [
    "{flavour} Dice",
    "{flavour} Hi-Lo",
    "Hi-Lo {flavour}",
    "{flavour} Coin Flip",
    "{flavour} Limbo",
    "{flavour} Under & Over",
    "Roll the {flavour}",
  ],
};

const DRAWS: Record<DrawTheme, readonly string[]> = {
  bingo: [
    "{flavour} Bingo",
    "Bingo {deep}",
    "{flavour} Bingo 75",
    "{flavour} Bingo 90",
    "{flavour} Tombola",
    "Bingo in {deep}",
    "{flavour} Lotto Bingo",
  ],
  keno: [
    "{flavour} Keno",
    "Keno {flavour}",
    "{flavour} Keno 80",
    "Keno {deep}",
    "{flavour} Numbers",
    "Turbo Keno {flavour}",
  ],
  scratch: [
    "{flavour} Scratch",
    "Scratch {flavour}",
    "{flavour} Scratchcard",
    "Scratch & {flavour}",
    "{flavour} Reveal",
    "Three {flavour} Scratch",
    "{flavour} Foil",
  ],
};

const FLYERS = [
  "Rocket",
  "Comet",
  "Jet",
  "Astronaut",
  "Balloon",
  "Falcon",
  "Zeppelin",
  "Moonshot",
  "Kite",
  "Glider",
  "Pelican",
  "Dragonfly",
  "Biplane",
  "Submarine",
  "Surfer",
  "Saucer",
  "Firework",
  "Bungee",
  "Yak",
  "Skydiver",
  "Hoverboard",
  "Cannonball",
  "Trampoline",
  "Phoenix",
] as const;

const FLAVOURS = [
  "Neon",
  "Ruby",
  "Pirate",
  "Candy",
  "Cosmic",
  "Turbo",
  "Jungle",
  "Retro",
  "Pharaoh",
  "Samurai",
  "Coconut",
  "Disco",
  "Dragon",
  "Emerald",
  "Frozen",
  "Golden",
  "Haunted",
  "Lucky Clover",
  "Mango",
  "Midnight",
  "Opal",
  "Penguin",
  "Piñata",
  "Rainbow",
  "Sushi",
  "Tiki",
  "Volcano",
  "Western",
  "Zombie",
  "Aqua",
  "Bumblebee",
  "Carnival",
  "Diamond",
  "Galaxy",
  "Honey",
  "Jelly",
  "Kitty",
  "Lollipop",
  "Mermaid",
  "Pixel",
] as const;

const DEEP_PLACES = [
  "El Dorado",
  "Atlantis",
  "Blackpool",
  "Rio",
  "Paradise",
  "Saturn",
  "Copacabana",
  "Dwarf Hill",
  "Havana",
  "Treasure Bay",
  "Las Luces",
  "Candyland",
  "Wonderland",
  "Venice",
] as const;

function fill(template: string, draw: Draw): string {
  return template
    .replace("{flyer}", pick(FLYERS, draw))
    .replace("{flavour}", pick(FLAVOURS, draw))
    .replace("{deep}", pick(DEEP_PLACES, draw));
}

/** Attempts a name for a crash, mines, plinko or hi-lo game. */
export function crashTitle(draw: Draw): TitleDraft<CrashTheme> {
  const theme = pickWeighted(CRASH_SHARES, draw);
  return { theme, title: fill(pick(CRASH[theme], draw), draw) };
}

/** Attempts a name for a bingo, keno or scratch game. */
export function drawTitle(draw: Draw): TitleDraft<DrawTheme> {
  const theme = pickWeighted(DRAW_SHARES, draw);
  return { theme, title: fill(pick(DRAWS[theme], draw), draw) };
}
