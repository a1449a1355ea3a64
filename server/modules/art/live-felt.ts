// The top of a live table before its dealer, in the perspective of a player who looks down on it.
import { hslHex } from "./palette.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A point of the felt: `across` from the dealer's middle, `near` from the far edge towards the player. */
export type FeltPoint = readonly [across: number, near: number];

/** Pixels from a table's far edge up to its horizon, and units from the far edge to the player's eye, at zoom 1. */
const RISE = 150;
const REACH = 270;

/** Radii of a half-moon table, and the width of its rail. */
const HALF_MOON = { across: 262, near: 88, rail: 15 };

const toPath = (points: readonly FeltPoint[], end = "") =>
  points.map(([x, y], i) => svg`${i === 0 ? "M" : "L"}${x} ${y}`).join("") + end;

/** Units are the picture's pixels at the far edge, at zoom 1. */
export class Felt {
  readonly middle: number;
  readonly edge: number;
  readonly zoom: number;

  /** @param middle pixel of the dealer's middle @param edge pixel of the far edge */
  constructor(middle: number, edge: number, zoom: number) {
    this.middle = middle;
    this.edge = edge;
    this.zoom = zoom;
  }

  /** How much larger things are there than at the far edge. */
  scaleAt(near: number): number {
    return 1 / (1 - near / REACH);
  }

  /** The pixel of a point. */
  pixel([across, near]: FeltPoint): readonly [x: number, y: number] {
    const scale = this.scaleAt(near);
    return [this.middle + this.zoom * across * scale, this.edge + this.zoom * RISE * (scale - 1)];
  }

  /** The transform of something small that lies there, turned clockwise by `degrees`. */
  lying([across, near]: FeltPoint, degrees = 0, size = 1): string {
    const scale = this.scaleAt(near);
    const deep = (scale * scale) / REACH;
    const k = this.zoom * size;
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const lean = across * deep;
    const [x, y] = this.pixel([across, near]);
    const [a, b] = [k * (scale * cos + lean * sin), k * RISE * deep * sin];
    const [c, d] = [k * (lean * cos - scale * sin), k * RISE * deep * cos];
    return svg`matrix(${a} ${b} ${c} ${d} ${x} ${y})`;
  }

  line(points: readonly FeltPoint[]): string {
    return toPath(points.map((point) => this.pixel(point)));
  }

  area(points: readonly FeltPoint[]): string {
    return toPath(
      points.map((point) => this.pixel(point)),
      "Z",
    );
  }

  box([across, near]: FeltPoint, width: number, depth: number): string {
    const [left, right, far, close] = [
      across - width / 2,
      across + width / 2,
      near - depth / 2,
      near + depth / 2,
    ];
    return this.area([
      [left, far],
      [right, far],
      [right, close],
      [left, close],
    ]);
  }

  ring(centre: FeltPoint, radius: number): string {
    return this.area(ellipse(centre, [radius, radius], -180, 180));
  }
}

/** Points of an ellipse, from degrees left of the line to the player to degrees right of it. */
export function ellipse(
  [across, near]: FeltPoint,
  [rx, ry]: FeltPoint,
  from: number,
  to: number,
): FeltPoint[] {
  return repeat(33, (i) => {
    const a = ((from + ((to - from) * i) / 32) * Math.PI) / 180;
    return [across + rx * Math.sin(a), near + ry * Math.cos(a)];
  });
}

/** Cloth with a pool of light from the lamp above it. */
function cloth(stage: Stage, felt: Felt): string {
  const { hue } = stage.palette;
  return stage.radial(
    [
      [0, hslHex(hue, 66, 50)],
      [0.35, hslHex(hue, 74, 37)],
      [0.75, hslHex(hue, 80, 24)],
      [1, hslHex(hue, 84, 15)],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${felt.middle} ${felt.edge + 26 * felt.zoom}) scale(${270 * felt.zoom} ${130 * felt.zoom})"`,
  );
}

const LEATHER = { dark: "#140a0c", middle: "#3a1c16", light: "#7a4a38" };

/** Light that falls from a lamp above onto the table; out of focus. */
export function lampLight(stage: Stage, { middle, edge, zoom }: Felt): string {
  const fill = stage.linear([
    [0, "#fff0cf", 0.16],
    [1, "#ffe2a8", 0.03],
  ]);
  return repeat(5, (i) => {
    const [top, foot] = [20 + i * 12, (110 + i * 42) * zoom];
    return svg`<path d="M${middle - top} -8H${middle + top}L${middle + foot} ${edge + 20}H${middle - foot}Z" fill="${fill}"/>`;
  }).join("");
}

/** A half-moon table with a padded rail around the players' side. */
export function halfMoonTable(stage: Stage, felt: Felt): string {
  const { across, near, rail } = HALF_MOON;
  const half = (out: number) => felt.area(ellipse([0, 0], [across + out, near + out], -90, 90));
  const leather = stage.linear(
    [
      [0, LEATHER.middle],
      [0.4, LEATHER.light],
      [0.7, LEATHER.middle],
      [1, LEATHER.dark],
    ],
    svg`gradientUnits="userSpaceOnUse" x1="0" y1="${felt.edge}" x2="0" y2="${stage.height}"`,
  );
  const seam = felt.line(ellipse([0, 0], [across + rail * 0.6, near + rail * 0.6], -90, 90));
  return svg`${floor(stage, felt)}<path d="${half(rail)}" fill="${leather}" stroke="#0a0508" stroke-width="2"/><path d="${seam}" fill="none" stroke="#c99a7a" stroke-opacity=".45" stroke-width="2"/><path d="${half(2)}" fill="#e2b45a"/><path d="${half(0)}" fill="${cloth(stage, felt)}"/>${farEdge(felt, across)}`;
}

/** A long table that goes beyond the picture on both sides. */
export function longTable(stage: Stage, felt: Felt): string {
  const w = 900;
  return svg`<path d="${felt.area([
    [-w, 0],
    [w, 0],
    [w, 150],
    [-w, 150],
  ])}" fill="${cloth(stage, felt)}"/>${farEdge(felt, w)}`;
}

/** The dark below and beside a table. */
function floor(stage: Stage, { edge }: Felt): string {
  const fill = stage.linear([
    [0, stage.palette.deep, 0.5],
    [0.3, "#07050d", 0.92],
  ]);
  return svg`<rect y="${edge - 4}" width="${stage.width}" height="${stage.height - edge + 4}" fill="${fill}"/>`;
}

/** The wooden edge at which the dealer stands. */
function farEdge(felt: Felt, across: number): string {
  const [left, y] = felt.pixel([-across, 0]);
  const [right] = felt.pixel([across, 0]);
  return svg`<path d="M${left} ${y - 5}H${right}V${y}H${left}Z" fill="#4a2413"/><path d="M${left} ${y - 5}H${right}" stroke="#e8bd6a" stroke-width="1.6"/><path d="M${left} ${y + 1}H${right}" stroke="#05030d" stroke-opacity=".4" stroke-width="2"/>`;
}

/** A shadow on the felt around a point. */
export function shadow(stage: Stage, felt: Felt, at: FeltPoint, radius: number, depth = radius): string {
  const shade = stage.radial([
    [0, "#05030d", 0.8],
    [0.55, "#05030d", 0.5],
    [1, "#05030d", 0],
  ]);
  return svg`<g transform="${felt.lying(at)}"><ellipse rx="${radius}" ry="${depth}" fill="${shade}"/></g>`;
}
