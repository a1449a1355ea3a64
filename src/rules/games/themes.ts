import { hash } from "../web/hash.ts";

/** Game themes with the hues (degrees) of their art; a scene has one of them that its subject stands out from. */
export const THEMES = {
  egypt: [42, 28, 200],
  fruit: [340, 130, 275],
  dragon: [0, 150, 25],
  ocean: [200, 168, 262],
  space: [255, 280, 220],
  vikings: [205, 30, 350],
  jungle: [130, 95, 160],
  aztec: [35, 160, 15],
  wildwest: [25, 15, 200],
  candy: [320, 300, 190],
  gems: [190, 285, 320],
  wolves: [225, 250, 210],
  bears: [28, 110, 205],
  cats: [275, 325, 35],
  horses: [20, 90, 45],
  birds: [205, 50, 340],
  bulls: [12, 205, 265],
  fishing: [195, 180, 210],
  pirates: [210, 30, 175],
  vampires: [350, 285, 330],
  halloween: [28, 270, 285],
  christmas: [355, 140, 210],
  irish: [135, 100, 45],
  asia: [0, 350, 160],
  japan: [345, 210, 300],
  greece: [215, 45, 190],
  rome: [8, 40, 280],
  magic: [265, 290, 310],
  fairytale: [300, 200, 140],
  knights: [220, 15, 260],
  robots: [190, 215, 170],
  music: [310, 250, 335],
  sports: [125, 210, 15],
  racing: [5, 220, 40],
  food: [18, 45, 110],
  flowers: [330, 285, 150],
  insects: [95, 205, 285],
  dinosaurs: [110, 35, 165],
  mining: [38, 25, 205],
  money: [140, 48, 160],
  classic: [350, 45, 220],
  ice: [200, 255, 172],
  fire: [15, 262, 345],
  thunder: [245, 210, 55],
  sun: [45, 205, 330],
  moon: [235, 275, 205],
  circus: [355, 45, 285],
  detective: [220, 30, 250],
  roulette: [150, 0, 45],
  blackjack: [155, 215, 345],
  baccarat: [345, 280, 40],
  poker: [140, 0, 230],
  dice: [280, 190, 15],
  gameshow: [285, 325, 45],
  crash: [275, 350, 200],
  mines: [45, 200, 345],
  plinko: [320, 180, 265],
  bingo: [200, 335, 50],
  keno: [260, 35, 175],
  scratch: [50, 300, 190],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Theme = keyof typeof THEMES;

/** Hues (0 to 359) that a game's art can have, the game's own first. */
export function artHues(identifier: string, theme: Theme): number[] {
  const hues = THEMES[theme];
  const h = hash(identifier);
  return hues.map((_, i) => (hues[(h + i) % hues.length]! + ((h >>> 8) % 17) - 8 + 360) % 360);
}

/** Placeholder colour class of a tile: its art's hue in 36 steps. */
export const hueTone = (hue: number): number => Math.round(hue / 10) % 36;
