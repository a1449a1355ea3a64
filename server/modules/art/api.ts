import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import { pathData } from "./lettering.ts";

export { sceneHue } from "./scene-hue.ts";

/** The site's face, in its part for Western European languages. */
const FACE = "@fontsource/figtree/files/figtree-latin-700-normal.woff";

let font: Font | undefined;

function siteFont(): Font {
  if (!font) {
    const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(FACE));
    font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  return font;
}

/**
 * Path data of a line in the site's face.
 * @param x the line's middle
 * @param y its baseline
 * @returns null if the face lacks a letter
 */
export function siteLettering(line: string, size: number, x: number, y: number): string | null {
  const face = siteFont();
  if (![...line].every((letter) => face.hasChar(letter))) return null;
  const { x1, x2 } = face.getPath(line, 0, 0, size).getBoundingBox();
  return pathData(face.getPath(line, x - (x1 + x2) / 2, y, size));
}
