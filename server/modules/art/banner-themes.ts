import type { ParticleName, SceneryName } from "./theme-art.ts";

/** Four colours as `#rrggbb`, from left (under the text) to right. */
export type BannerGradient = readonly [string, string, string, string];

export interface BannerTheme {
  /** Seven objects, largest first. */
  objects: readonly string[];
  scenery: SceneryName;
  particles: ParticleName;
  /** Default gradient. */
  gradient: BannerGradient;
}

function banner(
  objects: string,
  scenery: SceneryName,
  particles: ParticleName,
  gradient: BannerGradient,
): BannerTheme {
  return { objects: objects.split(" "), scenery, particles, gradient };
}

/** Objects and colours per banner; unknown scenes show `welcome`. */
export const BANNER_THEMES: Record<string, BannerTheme> = {
  welcome: banner(
    "rocket wrapped-gift draw:chip/340 draw:coin gem-stone draw:seven glowing-star",
    "planets",
    "star",
    ["#2a1458", "#5b1f8a", "#c2367b", "#ff7a3d"],
  ),
  tournament: banner(
    "trophy sports-medal draw:coin crown high-voltage fire glowing-star",
    "burst",
    "confetti",
    ["#0b1440", "#26308f", "#6151e0", "#c78bff"],
  ),
  jackpot: banner("money-bag draw:seven crown draw:coin bell gem-stone draw:coin", "burst", "coin", [
    "#2a0614",
    "#7d0f2e",
    "#d8361f",
    "#ffb52e",
  ]),
  live: banner(
    "draw:roulette draw:card/spade draw:card/heart draw:chip/350 draw:chip/215 draw:chip/150 draw:dice/350",
    "bokeh",
    "spark",
    ["#05231d", "#0a5244", "#12907a", "#5fe0c0"],
  ),
  "new-games": banner(
    "dragon lion cherries draw:gem/340 lollipop astronaut-medium-light glowing-star",
    "nebula",
    "star",
    ["#06203f", "#0b4a86", "#1aa0d8", "#7fe3ff"],
  ),
  cashback: banner(
    "draw:safe money-bag money-with-wings draw:coin draw:coin draw:chip/150 gem-stone",
    "burst",
    "coin",
    ["#06281a", "#0c5a39", "#1c9c63", "#8ff0b8"],
  ),
  crypto: banner(
    "draw:coin draw:gem/190 rocket high-voltage locked draw:gem/280 draw:coin",
    "circuit",
    "spark",
    ["#10141f", "#1d3557", "#3d7ea6", "#8bd3ff"],
  ),
  vip: banner("crown clinking-glasses ring draw:gem/45 draw:coin rose draw:gem/280", "bokeh", "spark", [
    "#12082b",
    "#3a1166",
    "#7a1f8f",
    "#ffcc4d",
  ]),
  megaways: banner(
    "draw:seven draw:gem/340 bell high-voltage cherries draw:gem/150 glowing-star",
    "burst",
    "ember",
    ["#2b0a2f", "#6d1566", "#c42d86", "#ff8f6b"],
  ),
  "welcome-pack": banner(
    "wrapped-gift rocket draw:coin glowing-star party-popper draw:gem/280 draw:chip/45",
    "planets",
    "confetti",
    ["#1c1147", "#4a2a9a", "#a04bd8", "#ffd36b"],
  ),
  "new-studio": banner("rocket glowing-star draw:gem/340 dragon draw:coin rose lion", "nebula", "star", [
    "#1a0b33",
    "#43207a",
    "#c04bb0",
    "#ffb86b",
  ]),
  "spring-quest": banner("sun palm-tree draw:gem/150 watermelon rose draw:coin cherries", "waves", "star", [
    "#0d2a12",
    "#2a6b2f",
    "#7db53c",
    "#ffe26b",
  ]),
  weekend: banner(
    "tropical-drink draw:wheel wrapped-gift party-popper palm-tree watermelon sun",
    "waves",
    "confetti",
    ["#3a0d1e", "#8a1f3d", "#e0563f", "#ffc16b"],
  ),
};

export const BANNER_OBJECTS: readonly string[] = Object.values(BANNER_THEMES).flatMap(
  (theme) => theme.objects,
);

/** Resolves a scene name. */
export function bannerScene(name: string): string {
  return Object.hasOwn(BANNER_THEMES, name) ? name : "welcome";
}
