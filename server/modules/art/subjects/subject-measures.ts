import { SPRITE_MEASURES } from "./sprite-measures.ts";

interface SpriteMeasures {
  hue: number;
  /** Mean chroma and lightness, percent. */
  chroma: number;
  lightness: number;
  /** Where the lowest opaque row ends, percent of the side from the top. */
  foot: number;
  /** Where the highest opaque row begins. */
  top: number;
}

const MEASURES = new Map<string, SpriteMeasures>(
  SPRITE_MEASURES.trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...numbers] = line.split(" ");
      const [hue = 0, chroma = 0, lightness = 0, foot = 0, top = 0] = numbers.map(Number);
      return [name, { hue, chroma, lightness, foot, top }];
    }),
);

/** Chroma from which a sprite has a colour of its own. */
const COLOURFUL = 25;
/** Degrees between two hues that look alike. */
const ALIKE = 34;
/** Lightness of a sprite without colour from which a bright sky swallows it. */
const PALE = 66;

export const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** True if a sprite is lost before a sky of a hue. */
export function isLostOn(sprite: string, hue: number): boolean {
  const measures = MEASURES.get(sprite);
  return measures !== undefined && measures.chroma >= COLOURFUL && hueDistance(measures.hue, hue) < ALIKE;
}

/** True for a sprite that needs a darker sky. */
export function isPale(sprite: string): boolean {
  const measures = MEASURES.get(sprite);
  return measures !== undefined && measures.lightness >= PALE && measures.chroma < 45;
}

function measuresOf(sprite: string): SpriteMeasures {
  const measures = MEASURES.get(sprite);
  if (!measures) throw new Error(`no measures of ${sprite}`);
  return measures;
}

/** Where a sprite stands: its lowest part, as a share of its side from the top. */
export const footOf = (sprite: string): number => measuresOf(sprite).foot / 100;

/** A sprite's highest part, as a share of its side from the top. */
export const topOf = (sprite: string): number => measuresOf(sprite).top / 100;
