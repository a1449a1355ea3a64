// The top of a live table before its dealer, in the perspective of a player who looks down on it.
import { hslHex } from "./palette.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A point of the felt: `across` from the dealer's middle, `near` from the far edge towards the player. */
export type FeltPoint = readonly [across: number, near: number];

/** Pixels from a table's far edge up to its horizon, and units from the far edge to the player's eye, at zoom 1. */
const RISE = 150;
const REACH = 270;

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

  /** How near the points are of a row of pixels. */
  nearAt(y: number): number {
    return REACH * (1 - 1 / (1 + (y - this.edge) / (RISE * this.zoom)));
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
      [0, hslHex(hue, 62, 46)],
      [0.4, hslHex(hue, 72, 34)],
      [0.8, hslHex(hue, 76, 25)],
      [1, hslHex(hue, 78, 20)],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${felt.middle} ${felt.edge + 26 * felt.zoom}) scale(${330 * felt.zoom} ${150 * felt.zoom})"`,
  );
}

/** Light that falls from a lamp above onto the dealer and the table; its edges are soft. */
export function lampLight(stage: Stage, { middle, edge, zoom }: Felt): string {
  const fill = stage.linear([
    [0, "#ffe6b8", 0.26],
    [0.6, "#ffd890", 0.1],
    [1, "#ffe2a8", 0.04],
  ]);
  const blur = stage.define(
    (id) =>
      svg`<filter id="${id}" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="16"/></filter>`,
  );
  const foot = 170 * zoom;
  return svg`<path d="M${middle - 34} -30H${middle + 34}L${middle + foot} ${edge + 20}H${middle - foot}Z" fill="${fill}" filter="url(#${blur})"/>`;
}

/** How far a table's top goes to each side of its middle, and how wide its near part is: beyond any picture. */
const TOP = { across: 900, near: 150 };

/** The top of a table, which goes beyond the picture on three sides, with the padded rail at which the dealer sits. */
export function longTable(stage: Stage, felt: Felt): string {
  const { across, near } = TOP;
  const top = felt.area([
    [-across, 0],
    [across, 0],
    [across, near],
    [-across, near],
  ]);
  const { width: w, height: h } = stage;
  const y = felt.edge;
  const shade = stage.linear(
    [
      [0, "#05030d", 0.5],
      [0.3, "#05030d", 0],
      [0.7, "#05030d", 0],
      [1, "#05030d", 0.5],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const rail = stage.linear([
    [0, "#8a5232"],
    [0.4, "#4a2413"],
    [1, "#1c0c06"],
  ]);
  return svg`<path d="${top}" fill="${cloth(stage, felt)}"/><rect y="${y}" width="${w}" height="${h - y}" fill="${shade}"/><rect y="${y - 8}" width="${w}" height="8" fill="${rail}"/><path d="M0 ${y - 8}H${w}" stroke="#f0c878" stroke-opacity=".8" stroke-width="1.4"/><path d="M0 ${y + 0.6}H${w}" stroke="#e8bd6a" stroke-width="1.6"/><path d="M0 ${y + 3}H${w}" stroke="#05030d" stroke-opacity=".4" stroke-width="4"/>`;
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
