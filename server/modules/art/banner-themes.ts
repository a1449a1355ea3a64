import type { ParticleName, SceneryName } from "./theme-art.ts";

export interface BannerTheme {
  /** Objects from the biggest to the smallest. */
  objects: readonly string[];
  scenery: SceneryName;
  particles: ParticleName;
}

/** What each banner shows; a scene that is not here shows `welcome`. */
export const BANNER_THEMES: Record<string, BannerTheme> = {
  welcome: { objects: ["rocket", "draw:coin", "wrapped-gift", "draw:seven", "gem-stone", "draw:chip/340", "glowing-star"], scenery: "planets", particles: "star" },
  tournament: { objects: ["trophy", "1st-place-medal", "crown", "draw:coin", "glowing-star", "high-voltage", "fire"], scenery: "stadium", particles: "confetti" },
  jackpot: { objects: ["money-bag", "crown", "draw:seven", "draw:coin", "gem-stone", "draw:coin", "bell"], scenery: "vault", particles: "coin" },
  live: { objects: ["draw:roulette", "draw:card/spade", "draw:card/heart", "draw:chip/350", "draw:chip/215", "draw:chip/150", "clinking-glasses"], scenery: "felt", particles: "spark" },
  "new-games": { objects: ["dragon", "cherries", "lion", "rocket", "gem-stone", "lollipop", "wolf"], scenery: "nebula", particles: "star" },
  cashback: { objects: ["draw:safe", "money-bag", "draw:coin", "draw:coin", "money-with-wings", "draw:coin", "gem-stone"], scenery: "burst", particles: "coin" },
  crypto: { objects: ["draw:coin", "draw:gem/190", "rocket", "locked", "draw:coin", "high-voltage", "draw:gem/280"], scenery: "circuit", particles: "spark" },
  vip: { objects: ["crown", "gem-stone", "draw:coin", "clinking-glasses", "ring", "rose", "draw:gem/45"], scenery: "stage", particles: "spark" },
  megaways: { objects: ["draw:seven", "high-voltage", "draw:gem/340", "cherries", "bell", "draw:gem/150", "star"], scenery: "reels", particles: "ember" },
  weekend: { objects: ["tropical-drink", "palm-tree", "party-popper", "draw:wheel", "wrapped-gift", "watermelon", "sun"], scenery: "waves", particles: "confetti" },
};

export const BANNER_OBJECTS: readonly string[] = Object.values(BANNER_THEMES).flatMap((theme) => theme.objects);
