import { type Block, type Line, stackLines } from "./lettering.ts";
import { hexHue, hslHex } from "./palette.ts";
import type { Finish, Ink } from "./poster-style.ts";
import type { Stage } from "./stage.ts";
import { hueDistance } from "./subjects/subject-measures.ts";
import { svg } from "./svg.ts";

/** A metal of letters. */
interface Fill {
  /** Colours of a letter from top to bottom; the middle is a hard edge, like a reflection. */
  colors: readonly [string, string, string, string];
  /** Degrees; undefined if it suits every scene. */
  hue?: number;
}

const GOLD: Fill = { colors: ["#fffbe6", "#ffe28a", "#ff9a1f", "#ffd76a"], hue: 42 };
const ICE: Fill = { colors: ["#ffffff", "#c4ecff", "#5cb6ff", "#c9f0ff"], hue: 205 };
const CANDY: Fill = { colors: ["#ffffff", "#ffc7e6", "#ff6fb8", "#ffb6dc"], hue: 328 };
const EMERALD: Fill = { colors: ["#fbffe0", "#d2f98c", "#62d458", "#c4f59a"], hue: 112 };
const SILVER: Fill = { colors: ["#ffffff", "#e9ebf5", "#8f96ad", "#f2f3fa"] };
const FIRE: Fill = { colors: ["#fff6c9", "#ffd254", "#ff6426", "#ffb04f"], hue: 22 };
const MINT: Fill = { colors: ["#f4fffb", "#b4fbe3", "#5fe3c9", "#a4f5e2"], hue: 168 };
const SUNSET: Fill = { colors: ["#fffade", "#ffd394", "#ff7f93", "#ffcba0"], hue: 8 };
const LILAC: Fill = { colors: ["#ffffff", "#d6c0ff", "#a97bff", "#dccaff"], hue: 265 };
const LEMON: Fill = { colors: ["#fffff0", "#fff68a", "#f2cf16", "#fff27a"], hue: 54 };
const FILLS = [GOLD, ICE, CANDY, EMERALD, SILVER, FIRE, MINT, SUNSET, LILAC, LEMON] as const;
/** Hues of rims and sides of letters. */
const RIMS = [350, 20, 150, 185, 222, 262, 332] as const;
/** Degrees from which a fill stands out from its scene, and a rim from both. */
const APART = 48;

/** Fills that are a finish's signature. */
const FIXED: Partial<Record<Finish, readonly Fill[]>> = {
  noir: [SILVER, GOLD, FIRE],
  engraved: [GOLD, SILVER, { colors: ["#fff4e8", "#ffd9b5", "#e8995f", "#ffdcbc"], hue: 20 }],
  foil: [
    { colors: ["#ffffff", "#ffe9a8", "#e8b4ff", "#b8f0ff"] },
    { colors: ["#ffffff", "#c9f4ff", "#9db8ff", "#ffd0f0"] },
    { colors: ["#ffffff", "#d6ffd9", "#ffe08a", "#ffc2b0"] },
  ],
  watercolour: [
    { colors: ["#fffdf6", "#fff3dc", "#ffe7c2", "#fff6e6"] },
    { colors: ["#ffffff", "#dff6ff", "#b9e4f2", "#e6f9ff"] },
    { colors: ["#ffffff", "#ffe3ec", "#ffc6d6", "#fff0f4"] },
  ],
};

interface Paint {
  fill: Fill["colors"];
  /** Bright and dark colour of rims and sides, in contrast to the fill and the scene. */
  rim: string;
  side: string;
}

/** A game's own colours: a fill and a rim that stand out from the scene and from each other. */
function paintOf(stage: Stage): Paint {
  const scene = stage.palette.hue;
  const isApart = (a: number | undefined, b: number) => a === undefined || hueDistance(a, b) >= APART;
  const own = FIXED[stage.style.finish];
  const fills = own ?? FILLS.filter(({ hue }) => isApart(hue, scene));
  const fill = stage.pick(fills);
  const hue = stage.pick(RIMS.filter((rim) => isApart(scene, rim) && isApart(fill.hue, rim)));
  return {
    fill: fill.colors,
    rim: hslHex(hue, 82, 46),
    side: own ? stage.palette.deep : hslHex(hue, 80, 23),
  };
}

/** Height of capitals (of 426) from which outlines have their full width; lower letters would drown in them. */
const FULL_OUTLINE = 54;

/** Width of a title's outlines as a share of their full width, by its largest line. */
const outlineScale = (lines: readonly Line[]) =>
  Math.min(1, Math.max(0.5, Math.max(...lines.map(({ height }) => height)) / FULL_OUTLINE));

/** A neon tube: light letters on a dark ground, with a coloured outline and its glow. */
function neon(stage: Stage, paths: string, scale: number): string {
  const { accent, deep } = stage.palette;
  const { fill, rim } = paintOf(stage);
  const isRead = hueDistance(hexHue(accent), hexHue(fill[2])) >= APART;
  const tube = isRead ? stage.pick([accent, rim]) : rim;
  const halo = [15, 10].map(
    (width) => svg`<g stroke="${tube}" stroke-width="${width * scale}" stroke-opacity=".3">${paths}</g>`,
  );
  return svg`<g fill="none" stroke-linejoin="round">${halo}<g stroke="${tube}" stroke-width="${6.5 * scale}">${paths}</g><g stroke="${deep}" stroke-width="${3.5 * scale}" fill="${fill[1]}">${paths}</g><g fill="${fill[1]}">${paths}</g></g>`;
}

const SHADOW = 'fill="#000" stroke="#000" opacity=".35"';

const INK: Record<Ink, (stage: Stage, paths: string, scale: number) => string> = {
  /** A gradient with a hard edge, a dark coloured outline and side. */
  metal: (stage, paths, scale) => {
    const { fill, side } = paintOf(stage);
    const [a, b, c, d] = fill;
    const gradient = stage.linear([
      [0, a],
      [0.46, b],
      [0.54, c],
      [1, d],
    ]);
    return svg`<g ${SHADOW} stroke-width="12" transform="translate(0 6)">${paths}</g><g fill="${side}" stroke="${side}"><g transform="translate(0 4)" stroke-width="${8 * scale}">${paths}</g><g stroke-width="${7 * scale}">${paths}</g></g><g fill="${gradient}">${paths}</g>`;
  },
  /** Flat print with a rim in a contrasting colour. */
  comic: (stage, paths, scale) => {
    const { deep } = stage.palette;
    const { fill: colors, rim } = paintOf(stage);
    const fill = stage.linear([
      [0.05, colors[0]],
      [0.4, colors[1]],
      [0.9, colors[2]],
    ]);
    return svg`<g fill="${deep}" stroke="${deep}" stroke-width="${13 * scale}" transform="translate(0 ${3 * scale})">${paths}</g><g fill="${rim}" stroke="${rim}" stroke-width="${9 * scale}">${paths}</g><g fill="${deep}" stroke="${deep}" stroke-width="${3.5 * scale}" transform="translate(0 ${2 * scale})">${paths}</g><g fill="${fill}">${paths}</g>`;
  },
  /** Flat letters on a deep side. */
  block: (stage, paths, scale) => {
    const { deep } = stage.palette;
    const { fill: colors, rim, side: dark } = paintOf(stage);
    const fill = stage.linear([
      [0, colors[0]],
      [0.5, colors[1]],
    ]);
    const side = [8, 6, 4, 2].map((y) => svg`<g transform="translate(0 ${y * scale})">${paths}</g>`);
    return svg`<g ${SHADOW} stroke-width="10" transform="translate(0 11)">${paths}</g><g fill="${deep}" stroke="${deep}" stroke-width="${6 * scale}"><g transform="translate(0 ${8 * scale})">${paths}</g>${paths}</g><g fill="${stage.pick([rim, dark])}">${side}</g><g fill="${fill}">${paths}</g>`;
  },
  /** A quiet fill on a soft dark ground. */
  plain: (stage, paths, scale) => {
    const [, b, , d] = paintOf(stage).fill;
    const fill = stage.linear([
      [0, b],
      [1, d],
    ]);
    return svg`<g ${SHADOW} stroke-width="14" transform="translate(0 4)">${paths}</g><g fill="${stage.palette.deep}" stroke="${stage.palette.deep}" stroke-width="${5 * scale}">${paths}</g><g fill="${fill}">${paths}</g>`;
  },
};

/** How far a line's outlines and side reach below it and above it together, pixels at their full width. */
const REACH: Record<Ink | "neon", number> = { metal: 11, comic: 14, block: 14, plain: 7, neon: 9 };
/** Free space between two lines' outlines, as a share of the largest line's size. */
const FREE_SHARE = 0.05;

/** The gap between a title's lines: the side of one ends above the next. */
export function lineGap({ style }: Stage, lines: readonly Line[]): number {
  const largest = Math.max(0, ...lines.map(({ height }) => height));
  const reach = REACH[style.finish === "neon" ? "neon" : style.ink];
  return reach * outlineScale(lines) + largest * FREE_SHARE;
}

/** The title's lettering on its baseline, in the studio's ink. */
export function titleBlock(stage: Stage, lines: readonly Line[], block: Block): string {
  if (lines.length === 0) return "";
  const paths = stackLines(lines, block);
  const scale = outlineScale(lines);
  if (stage.style.finish === "neon") return neon(stage, paths, scale);
  return svg`<g stroke-linejoin="round">${INK[stage.style.ink](stage, paths, scale)}</g>`;
}
