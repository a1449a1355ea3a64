import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import { BENDS, type Bend, type Face } from "./lettering.ts";

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

/** How studios compose a subject. @see POSE_CASTS */
export const POSES = [
  "whole",
  "turned",
  "near",
  "dive",
  "orbit",
  "rise",
  "reels",
  "spotlit",
  "close",
  "emblem",
  "vista",
] as const;
export type Pose = (typeof POSES)[number];
/** Poses in front of a frame that is the same in each poster: few studios have one, and only one. */
const FRAMED: readonly Pose[] = ["reels", "emblem", "orbit"];
const FREE = POSES.filter((pose) => !FRAMED.includes(pose));
const FRAMED_SHARE = 0.4;

/** Frames of an emblem: a medallion, an arched window, a hexagon, a rhomb. */
export const EMBLEMS = ["medallion", "arch", "hexagon", "rhomb"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** What letters are made of: polished metal, flat comic print with a coloured rim, blocks with a deep side, plain ink. */
export const INKS = ["metal", "comic", "block", "plain"] as const;
export type Ink = (typeof INKS)[number];

export const COINS = ["coin", "coin-crown", "coin-clover", "coin-moon"] as const;
export type Coin = (typeof COINS)[number];

/** A studio's signature: all its posters share it. */
export interface PosterStyle {
  finish: Finish;
  face: Face;
  bend: Bend;
  ink: Ink;
  /** Sprite of its coins. */
  coin: Coin;
  /** Three ways of composing a subject, of which each game has one. */
  poses: readonly Pose[];
  /** The frame of its emblems, if it has any of its own. */
  emblem?: Emblem;
  /** 1 if the light comes from the left, -1 from the right. */
  light: 1 | -1;
  saturation: number;
  /** Degrees added to the hue of the accent, so that studios differ. */
  twist: number;
}

/** Faces that suit a finish. */
const FINISH_FACES: Record<Finish, readonly Face[]> = {
  clean: ["lilita", "luckiest", "titan", "bungee", "passion", "shrikhand", "bowlby"],
  halftone: ["luckiest", "knewave", "bowlby"],
  foil: ["cinzel", "shrikhand", "titan"],
  noir: ["passion", "pirata", "cinzel"],
  retro: ["rye", "shrikhand", "bungee"],
  neon: ["bungee", "knewave"],
  watercolour: ["uncial", "cinzel"],
  engraved: ["cinzel", "rye", "rocker"],
};
/** Inks that suit a finish; neon has its own. */
const FINISH_INKS: Record<Finish, readonly Ink[]> = {
  clean: ["metal", "metal", "comic", "block"],
  halftone: ["comic", "block"],
  foil: ["metal"],
  noir: ["plain", "metal"],
  retro: ["block", "plain"],
  neon: ["plain"],
  watercolour: ["plain"],
  engraved: ["metal", "plain"],
};

/** Half of the studios have the clean finish, the rest one of the others. */
const FINISH_LIST: readonly Finish[] = [...FINISHES, "clean", "clean", "clean", "foil", "halftone"];

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}

/** Up to `count` different entries. */
export function some<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list];
  const out: T[] = [];
  while (out.length < count && rest.length > 0)
    out.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return out;
}

/** A studio's style, derived from its slug. */
export function posterStyle(provider: string): PosterStyle {
  const random = randomStream(hash(`poster:${provider}`));
  const finish = pick(FINISH_LIST, random);
  return {
    finish,
    face: pick(FINISH_FACES[finish], random),
    light: random() < 0.5 ? 1 : -1,
    saturation: 0.92 + random() * 0.16,
    twist: Math.round(random() * 24 - 12),
    ink: pick(FINISH_INKS[finish], random),
    bend: pick(BENDS, random),
    poses: random() < FRAMED_SHARE ? [...some(FREE, 2, random), pick(FRAMED, random)] : some(FREE, 3, random),
    coin: pick(COINS, random),
    emblem: pick(EMBLEMS, random),
  };
}
