import type { Theme } from "../../../src/rules/games/themes.ts";

export type SceneryName =
  | "arena"
  | "bar"
  | "bigtop"
  | "bokeh"
  | "bottles"
  | "burst"
  | "candyland"
  | "castle"
  | "circuit"
  | "city"
  | "clouds"
  | "club"
  | "crystals"
  | "dunes"
  | "falls"
  | "felt"
  | "fireworks"
  | "fjord"
  | "forest"
  | "fuji"
  | "garden"
  | "gate"
  | "gothic"
  | "hall"
  | "honeycomb"
  | "island"
  | "jungle"
  | "library"
  | "lounge"
  | "meadow"
  | "mesa"
  | "mine"
  | "moonlit"
  | "mountains"
  | "nebula"
  | "neon"
  | "pagoda"
  | "pegs"
  | "penthouse"
  | "planets"
  | "pyramids"
  | "rainbow"
  | "reels"
  | "road"
  | "salon"
  | "savanna"
  | "seabed"
  | "skyline"
  | "stadium"
  | "stage"
  | "storm"
  | "temple"
  | "terrace"
  | "tiles"
  | "vault"
  | "volcano"
  | "waves"
  | "winter"
  | "ziggurat";

export type ParticleName =
  | "bat"
  | "bubble"
  | "coin"
  | "confetti"
  | "dust"
  | "ember"
  | "leaf"
  | "petal"
  | "snow"
  | "spark"
  | "star";

/** Places and weather of a theme's posters. */
interface Environment {
  scenery: readonly SceneryName[];
  particles: readonly ParticleName[];
}

export const ENVIRONMENTS: Record<Theme, Environment> = {
  egypt: { scenery: ["pyramids", "temple", "dunes"], particles: ["dust", "spark"] },
  fruit: { scenery: ["burst", "reels", "meadow"], particles: ["bubble", "spark"] },
  dragon: { scenery: ["volcano", "pagoda", "mountains"], particles: ["ember"] },
  ocean: { scenery: ["seabed", "waves"], particles: ["bubble"] },
  space: { scenery: ["planets", "nebula"], particles: ["star"] },
  vikings: { scenery: ["fjord", "mountains", "storm"], particles: ["snow", "ember"] },
  jungle: { scenery: ["jungle", "falls"], particles: ["leaf", "spark"] },
  aztec: { scenery: ["ziggurat", "jungle"], particles: ["leaf", "dust"] },
  wildwest: { scenery: ["mesa", "dunes"], particles: ["dust"] },
  candy: { scenery: ["candyland", "burst"], particles: ["confetti", "bubble"] },
  gems: { scenery: ["crystals", "nebula"], particles: ["spark"] },
  wolves: { scenery: ["moonlit", "forest", "mountains"], particles: ["snow", "spark"] },
  bears: { scenery: ["forest", "meadow", "falls"], particles: ["leaf", "spark"] },
  cats: { scenery: ["savanna", "moonlit", "jungle"], particles: ["spark", "dust"] },
  horses: { scenery: ["savanna", "meadow", "stadium"], particles: ["dust"] },
  birds: { scenery: ["clouds", "jungle", "meadow"], particles: ["leaf", "spark"] },
  bulls: { scenery: ["mesa", "savanna", "stadium"], particles: ["dust", "ember"] },
  fishing: { scenery: ["seabed", "waves"], particles: ["bubble"] },
  pirates: { scenery: ["waves", "island"], particles: ["spark", "ember"] },
  vampires: { scenery: ["gothic", "moonlit"], particles: ["bat", "ember"] },
  halloween: { scenery: ["gothic", "moonlit"], particles: ["bat", "ember"] },
  christmas: { scenery: ["winter", "forest"], particles: ["snow"] },
  irish: { scenery: ["meadow", "rainbow"], particles: ["leaf", "spark"] },
  asia: { scenery: ["pagoda", "fireworks"], particles: ["petal", "spark"] },
  japan: { scenery: ["fuji", "pagoda"], particles: ["petal"] },
  greece: { scenery: ["temple", "clouds"], particles: ["spark"] },
  rome: { scenery: ["temple", "arena"], particles: ["dust", "ember"] },
  magic: { scenery: ["castle", "nebula"], particles: ["spark"] },
  fairytale: { scenery: ["castle", "meadow", "rainbow"], particles: ["spark", "petal"] },
  knights: { scenery: ["castle", "mountains"], particles: ["ember", "dust"] },
  robots: { scenery: ["circuit", "city"], particles: ["spark"] },
  music: { scenery: ["stage", "city"], particles: ["confetti", "spark"] },
  sports: { scenery: ["stadium", "burst"], particles: ["confetti"] },
  racing: { scenery: ["road", "city"], particles: ["ember", "spark"] },
  food: { scenery: ["burst", "city"], particles: ["ember", "spark"] },
  flowers: { scenery: ["meadow", "burst"], particles: ["petal"] },
  insects: { scenery: ["meadow", "honeycomb"], particles: ["leaf", "spark"] },
  dinosaurs: { scenery: ["volcano", "jungle"], particles: ["ember", "leaf"] },
  mining: { scenery: ["mine", "crystals"], particles: ["dust", "spark"] },
  money: { scenery: ["city", "burst", "vault"], particles: ["coin", "spark"] },
  classic: { scenery: ["reels", "burst"], particles: ["spark", "coin"] },
  ice: { scenery: ["winter", "fjord", "crystals"], particles: ["snow"] },
  fire: { scenery: ["volcano", "burst"], particles: ["ember"] },
  thunder: { scenery: ["storm", "temple", "clouds"], particles: ["spark"] },
  sun: { scenery: ["burst", "savanna", "dunes"], particles: ["spark", "dust"] },
  moon: { scenery: ["moonlit", "nebula", "clouds"], particles: ["star", "spark"] },
  circus: { scenery: ["stage", "bigtop"], particles: ["confetti"] },
  detective: { scenery: ["city", "gothic"], particles: ["dust", "spark"] },
  roulette: { scenery: ["felt", "bokeh"], particles: ["spark"] },
  blackjack: { scenery: ["felt", "bokeh"], particles: ["spark"] },
  baccarat: { scenery: ["felt", "bokeh", "stage"], particles: ["spark", "petal"] },
  poker: { scenery: ["felt", "bokeh", "city"], particles: ["spark"] },
  dice: { scenery: ["felt", "bokeh", "circuit"], particles: ["spark"] },
  gameshow: { scenery: ["stage", "burst", "bokeh"], particles: ["confetti"] },
  crash: { scenery: ["nebula", "clouds", "circuit"], particles: ["ember", "star"] },
  mines: { scenery: ["tiles", "mine"], particles: ["spark", "ember"] },
  plinko: { scenery: ["pegs"], particles: ["spark", "bubble"] },
  bingo: { scenery: ["bokeh", "burst"], particles: ["confetti"] },
  keno: { scenery: ["bokeh", "circuit", "nebula"], particles: ["spark"] },
  scratch: { scenery: ["burst", "bokeh"], particles: ["confetti", "coin"] },
};
