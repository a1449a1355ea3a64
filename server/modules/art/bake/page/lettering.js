// Letters as shapes, from the display faces that the posters use.
import * as opentype from "opentype.js";
import * as T from "three";
import { slab } from "./parts.js";

async function load(family) {
  const answer = await fetch(`/node_modules/@fontsource/${family}/files/${family}-latin-400-normal.woff`);
  return opentype.parse(await answer.arrayBuffer());
}

const [lilita, bungee, rye, cinzel] = await Promise.all(
  ["lilita-one", "bungee", "rye", "cinzel-decorative"].map(load),
);
export const FONTS = { lilita, bungee, rye, cinzel };

/** @returns the text's shapes, centred, with capitals of about the given height */
export function letters(text, height, font = FONTS.lilita) {
  const path = font.getPath(text, 0, 0, height * 1.4);
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const outline = new T.ShapePath();
  for (const c of path.commands) {
    if (c.type === "M") outline.moveTo(c.x - cx, cy - c.y);
    else if (c.type === "L") outline.lineTo(c.x - cx, cy - c.y);
    else if (c.type === "Q") outline.quadraticCurveTo(c.x1 - cx, cy - c.y1, c.x - cx, cy - c.y);
    else if (c.type === "C")
      outline.bezierCurveTo(c.x1 - cx, cy - c.y1, c.x2 - cx, cy - c.y2, c.x - cx, cy - c.y);
  }
  return outline.toShapes();
}

/** Raised letters. */
export const relief = (text, height, material, { depth = 0.06, bevel = 0.02, font, grow = 0.02 } = {}) =>
  slab(letters(text, height, font), material, { depth, bevel, grow, curves: 8, steps: 4 });
