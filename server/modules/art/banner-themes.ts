import type { BannerGradient, PlaceName } from "./banner-floor.ts";
import type { ParticleName } from "./environments.ts";
import type { Actor } from "./poster-layout.ts";

/** A scene's placed objects, back to front. */
export type Cast = readonly Actor[];

export interface BannerTheme {
  /** Six objects, largest first. */
  objects: readonly string[];
  place: PlaceName;
  particles: ParticleName;
  /** Default gradient. */
  gradient: BannerGradient;
  /** True if no text stands on the picture: the objects are in the hero's middle. */
  isCentred?: boolean;
  /** True if the hero's picture is also the one of low cards. */
  isOnCards?: boolean;
  /** True if the square picture is the one of low cards, too small for more than one object. */
  isJackpot?: boolean;
  /** True if a rocket's launch stands in the place of the objects. */
  isLaunch?: boolean;
}

function banner(
  objects: string,
  place: PlaceName,
  particles: ParticleName,
  gradient: BannerGradient,
): BannerTheme {
  return { objects: objects.split(" "), place, particles, gradient };
}

/** A level's medal on a stage in its metal's colours. */
const level = (objects: string, gradient: BannerGradient): BannerTheme => ({
  ...banner(objects, "stage", "spark", gradient),
  isCentred: true,
});

/** Objects and colours per banner; unknown scenes show `welcome`. */
export const BANNER_THEMES: Record<string, BannerTheme> = {
  welcome: {
    ...banner("rocket-launch seven coin seven coin coin", "orbit", "star", [
      "#2a1458",
      "#5b1f8a",
      "#c2367b",
      "#ff7a3d",
    ]),
    isLaunch: true,
  },
  tournament: banner("trophy 🏅 coin crown lightning flame", "stage", "confetti", [
    "#0b1440",
    "#26308f",
    "#6151e0",
    "#c78bff",
  ]),
  jackpot: banner("slot-machine seven crown coin bell gem-diamond", "stage", "coin", [
    "#2a0614",
    "#7d0f2e",
    "#d8361f",
    "#ffb52e",
  ]),
  live: banner("roulette card-fan card-heart chip-red chip-blue chip-green", "casino", "spark", [
    "#05231d",
    "#0a5244",
    "#12907a",
    "#5fe0c0",
  ]),
  "new-games": banner("dragon lion cherries gem-ruby lollipop astronaut", "skyline", "star", [
    "#06203f",
    "#0b4a86",
    "#1aa0d8",
    "#7fe3ff",
  ]),
  cashback: banner("safe money-bag banknotes coin coin chip-green", "bank", "coin", [
    "#06281a",
    "#0c5a39",
    "#1c9c63",
    "#8ff0b8",
  ]),
  crypto: banner("coin gem-sapphire rocket lightning padlock gem-amethyst", "grid", "spark", [
    "#10141f",
    "#1d3557",
    "#3d7ea6",
    "#8bd3ff",
  ]),
  vip: {
    ...banner("crown diamond-ring champagne gem-topaz coin rose", "lounge", "spark", [
      "#12082b",
      "#3a1166",
      "#7a1f8f",
      "#ffcc4d",
    ]),
    isOnCards: true,
  },
  megaways: banner("seven gem-ruby bell lightning cherries gem-emerald", "skyline", "ember", [
    "#2b0a2f",
    "#6d1566",
    "#c42d86",
    "#ff8f6b",
  ]),
  "welcome-pack": banner("gift rocket coin star 🎉 gem-amethyst", "orbit", "confetti", [
    "#1c1147",
    "#4a2a9a",
    "#a04bd8",
    "#ffd36b",
  ]),
  "deposit-bonuses": banner("money-bag gift coin-percent star coin gem-sapphire", "vault", "confetti", [
    "#2a0a1e",
    "#7a1846",
    "#e0446a",
    "#ffc16b",
  ]),
  gifts: banner("gift star-balloon coin gem-sapphire 🎉 candy", "stage", "confetti", [
    "#180a3a",
    "#3d1d8a",
    "#7a3fe0",
    "#ff9ad8",
  ]),
  "new-studio": {
    ...banner("rocket-launch star gem-ruby lightning coin gem-amethyst", "orbit", "star", [
      "#1a0b33",
      "#43207a",
      "#c04bb0",
      "#ffb86b",
    ]),
    isLaunch: true,
  },
  "promo-code": {
    ...banner("tickets gift coin star key gem-amethyst", "fair", "confetti", [
      "#1a0b33",
      "#43207a",
      "#c04bb0",
      "#ffb86b",
    ]),
    isOnCards: true,
  },
  "spring-quest": banner("sun palm gem-emerald watermelon rose coin", "beach", "star", [
    "#0d2a12",
    "#2a6b2f",
    "#7db53c",
    "#ffe26b",
  ]),
  weekend: banner("cocktail fortune-wheel gift 🎉 palm watermelon", "beach", "confetti", [
    "#3a0d1e",
    "#8a1f3d",
    "#e0563f",
    "#ffc16b",
  ]),
  "level-regular": level("medal-regular star chip-blue coin star gem-sapphire", [
    "#0a1030",
    "#1c2a6a",
    "#3a5ac8",
    "#8ad4ff",
  ]),
  "level-bronze": level("medal-bronze coin chip-red coin star gem-topaz", [
    "#240c06",
    "#5a2410",
    "#b0582a",
    "#ffb27a",
  ]),
  "level-silver": level("medal-silver square-coin chip-black star star gem-diamond", [
    "#10141f",
    "#2e3a54",
    "#7286ac",
    "#e8f0ff",
  ]),
  "level-gold": level("medal-gold coin-stack ingot coin crown gem-ruby", [
    "#1a0a26",
    "#451650",
    "#86306e",
    "#ffd978",
  ]),
  "level-platinum": level("medal-platinum gem-amethyst trophy star crown gem-amethyst", [
    "#140a30",
    "#34207a",
    "#7c62d8",
    "#dccbff",
  ]),
  "level-diamond": level("medal-diamond gem-diamond crown gem-sapphire star gem-diamond", [
    "#04182c",
    "#0a4678",
    "#1c9ad0",
    "#c8f6ff",
  ]),
  "random-game": banner("dice-trio dice-night seven gem-amethyst star chip-red", "casino", "confetti", [
    "#1a0b3e",
    "#3f1d8a",
    "#8a3fe0",
    "#ff9ae0",
  ]),
  "live-cashback": banner("coin-percent coin-stack shield coin coin chip-green", "vault", "coin", [
    "#04202a",
    "#0a4a58",
    "#129a9a",
    "#8ff5e4",
  ]),
  "mystic-nova": {
    ...banner("star gem-diamond planet-blue lightning coin gem-sapphire", "orbit", "star", [
      "#0a1238",
      "#20348c",
      "#5a6be8",
      "#9fd8ff",
    ]),
    isJackpot: true,
  },
  "mystic-comet": {
    ...banner("comet gem-ruby coin star seven gem-topaz", "orbit", "ember", [
      "#2c0a12",
      "#7a1a24",
      "#d84a2c",
      "#ffb24a",
    ]),
    isJackpot: true,
  },
  "mystic-zenith": {
    ...banner("planet crown chest gem-amethyst star gem-diamond", "orbit", "coin", [
      "#1a0a33",
      "#46187a",
      "#9a3fc8",
      "#ffc95e",
    ]),
    isJackpot: true,
  },
};

export const BANNER_OBJECTS: readonly string[] = Object.values(BANNER_THEMES).flatMap(
  (theme) => theme.objects,
);

/** Resolves a scene name. */
export function bannerScene(name: string): string {
  return Object.hasOwn(BANNER_THEMES, name) ? name : "welcome";
}
