import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** Four colours as `#rrggbb`, from left (under the text) to right. */
export type BannerGradient = readonly [string, string, string, string];

/** Where a banner's objects stand or, in orbit, fly: drawn from edge to edge, so that the text stands in the place too. */
export type PlaceName =
  | "casino"
  | "stage"
  | "vault"
  | "bank"
  | "lounge"
  | "fair"
  | "skyline"
  | "orbit"
  | "grid"
  | "beach";

/** What a place is drawn for: its colours, the line between wall and floor, and the main object's middle. */
export interface View {
  colors: BannerGradient;
  horizon: number;
  x: number;
  y: number;
}

export type Place = (stage: Stage, view: View) => string;

/** A polished floor: it reflects the wall's lights (`lamps`: their middles) and has a pool of light below the objects. */
export function floor(
  stage: Stage,
  { colors: [deep, dark, warm, hot], horizon, x }: View,
  lamps: readonly number[],
) {
  const { width: w, height: h } = stage;
  const depth = h - horizon;
  const boards = stage.linear([
    [0, warm, 0.9],
    [0.12, dark],
    [1, deep],
  ]);
  const pool = stage.radial([
    [0, hot, 0.75],
    [0.45, warm, 0.5],
    [1, warm, 0],
  ]);
  const streak = stage.radial([
    [0, hot, 0.5],
    [1, warm, 0],
  ]);
  const reflections = lamps.map(
    (at) =>
      svg`<ellipse cx="${at}" cy="${horizon + depth * 0.36}" rx="${w * 0.026}" ry="${depth * 0.62}" fill="${streak}"/>`,
  );
  return svg`<rect y="${horizon}" width="${w}" height="${depth}" fill="${deep}"/><rect y="${horizon}" width="${w}" height="${depth}" fill="${boards}"/>${reflections}<ellipse cx="${x}" cy="${horizon + depth * 0.56}" rx="${Math.min(w * 0.46, 470)}" ry="${depth * 0.52}" fill="${pool}"/><rect y="${horizon - 1.5}" width="${w}" height="3" fill="${hot}" opacity=".55"/>`;
}

/** Middles of `count` things side by side, from edge to edge. */
export const spread = ({ width }: Stage, count: number) => repeat(count, (i) => (width * (i + 0.5)) / count);
/** How many things of a width stand side by side. */
export const fitting = ({ width }: Stage, each: number) => Math.max(3, Math.round(width / each));
