import { SPRITE_COLORS } from "./sprite-colors.ts";

interface SpriteColor {
  hue: number;
  /** Mean chroma and lightness, percent. */
  chroma: number;
  lightness: number;
}

const COLORS = new Map<string, SpriteColor>(
  SPRITE_COLORS.trim()
    .split("\n")
    .map((line) => {
      const [name = "", hue, chroma, lightness] = line.split(" ");
      return [name, { hue: Number(hue), chroma: Number(chroma), lightness: Number(lightness) }];
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
  const color = COLORS.get(sprite);
  return color !== undefined && color.chroma >= COLOURFUL && hueDistance(color.hue, hue) < ALIKE;
}

/** True for a sprite that needs a darker sky. */
export function isPale(sprite: string): boolean {
  const color = COLORS.get(sprite);
  return color !== undefined && color.lightness >= PALE && color.chroma < 45;
}
