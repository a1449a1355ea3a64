import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { Face } from "./lettering.ts";

export const FINISHES = [
  "clean",
  "halftone",
  "foil",
  "noir",
  "retro",
  "neon",
  "watercolour",
  "engraved",
] as const;
export type Finish = (typeof FINISHES)[number];

export const FRAMES = ["hairline", "gold", "corners"] as const;

/** A studio's signature: all its posters share it. */
export interface PosterStyle {
  finish: Finish;
  face: Face;
  /** A third of the studios have a frame. */
  frame?: (typeof FRAMES)[number];
  /** 1 if the light comes from the left, -1 from the right. */
  light: 1 | -1;
  saturation: number;
  /** Degrees added to the hue of the accent, so that studios differ. */
  twist: number;
}

/** Faces that suit a finish. */
const FINISH_FACES: Record<Finish, readonly Face[]> = {
  clean: ["lilita", "luckiest", "titan", "bungee"],
  halftone: ["luckiest", "bungee", "titan"],
  foil: ["cinzel", "rye", "titan"],
  noir: ["rocker", "pirata", "cinzel"],
  retro: ["rye", "bungee", "lilita"],
  neon: ["bungee", "lilita"],
  watercolour: ["uncial", "cinzel"],
  engraved: ["cinzel", "rye", "rocker", "uncial"],
};

/** Half of the studios have the clean finish, the rest one of the others. */
const FINISH_LIST: readonly Finish[] = [...FINISHES, "clean", "clean", "clean", "foil", "halftone"];

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A studio's style, derived from its slug. */
export function posterStyle(provider: string): PosterStyle {
  const random = randomStream(hash(`poster:${provider}`));
  const finish = pick(FINISH_LIST, random);
  return {
    finish,
    face: pick(FINISH_FACES[finish], random),
    frame: random() < 1 / 3 ? pick(FRAMES, random) : undefined,
    light: random() < 0.5 ? 1 : -1,
    saturation: 0.92 + random() * 0.16,
    twist: Math.round(random() * 24 - 12),
  };
}
