import { type Block, type Line, stackLines } from "./lettering.ts";
import type { Finish, Ink } from "./poster-style.ts";
import type { Stage } from "./stage.ts";
import { svg } from "./svg.ts";

interface Paint {
  /** Colours of a letter from top to bottom; the middle is a hard edge, like a reflection. */
  fill: readonly [string, string, string, string];
  /** Colour of the outline and of the side of the letters. */
  edge: string;
}

const GOLD: Paint["fill"] = ["#fffbe6", "#ffe28a", "#ff9a1f", "#ffd76a"];
const ICE: Paint["fill"] = ["#ffffff", "#cfe4ff", "#6a9cf0", "#d9eaff"];
const CANDY: Paint["fill"] = ["#ffffff", "#ffd1ea", "#ff5fb0", "#ffc2e2"];
const EMERALD: Paint["fill"] = ["#f6ffe8", "#c8f7a0", "#3fbf6b", "#b9f5b0"];
const SILVER: Paint["fill"] = ["#ffffff", "#e9ebf5", "#8f96ad", "#f2f3fa"];
const FIRE: Paint["fill"] = ["#fff6c9", "#ffc94a", "#f2421b", "#ff9b3d"];

/** A fill that stands out from the scene's hue. */
function sceneFill(stage: Stage): Paint["fill"] {
  const hue = stage.palette.hue % 360;
  if (hue < 20 || hue >= 345) return stage.pick([GOLD, SILVER]);
  if (hue < 70) return stage.pick([GOLD, FIRE]);
  if (hue < 165) return stage.pick([GOLD, EMERALD]);
  if (hue < 255) return stage.pick([ICE, GOLD]);
  return hue < 300 ? GOLD : stage.pick([CANDY, GOLD]);
}

const FIXED: Partial<Record<Finish, Paint["fill"]>> = {
  noir: SILVER,
  engraved: GOLD,
  foil: ["#ffffff", "#ffe9a8", "#e8b4ff", "#b8f0ff"],
  watercolour: ["#fffdf6", "#fff3dc", "#ffe7c2", "#fff6e6"],
};

function paintOf(stage: Stage): Paint {
  return { fill: FIXED[stage.style.finish] ?? sceneFill(stage), edge: stage.palette.deep };
}

/** Height of capitals (of 426) from which outlines have their full width; lower letters would drown in them. */
const FULL_OUTLINE = 54;

/** Width of a title's outlines as a share of their full width, by its largest line. */
const outlineScale = (lines: readonly Line[]) =>
  Math.min(1, Math.max(0.5, Math.max(...lines.map(({ height }) => height)) / FULL_OUTLINE));

/** A neon tube: white letters on a dark ground, with a coloured outline and its glow. */
function neon(stage: Stage, paths: string, scale: number): string {
  const { accent, accentLight, deep } = stage.palette;
  const halo = [15, 10].map(
    (width) => svg`<g stroke="${accent}" stroke-width="${width * scale}" stroke-opacity=".3">${paths}</g>`,
  );
  return svg`<g fill="none" stroke-linejoin="round">${halo}<g stroke="${accentLight}" stroke-width="${6.5 * scale}">${paths}</g><g stroke="${deep}" stroke-width="${3.5 * scale}" fill="#fff">${paths}</g><g fill="#fff">${paths}</g></g>`;
}

const SHADOW = 'fill="#000" stroke="#000" opacity=".35"';

const INK: Record<Ink, (stage: Stage, paths: string, scale: number) => string> = {
  /** A gradient with a hard edge, an outline and a side in the scene's darkest colour. */
  metal: (stage, paths, scale) => {
    const { fill, edge } = paintOf(stage);
    const [a, b, c, d] = fill;
    const gradient = stage.linear([
      [0, a],
      [0.46, b],
      [0.54, c],
      [1, d],
    ]);
    return svg`<g ${SHADOW} stroke-width="12" transform="translate(0 6)">${paths}</g><g fill="${edge}" stroke="${edge}"><g transform="translate(0 4)" stroke-width="${8 * scale}">${paths}</g><g stroke-width="${7 * scale}">${paths}</g></g><g fill="${gradient}">${paths}</g>`;
  },
  /** White print with a rim in the accent's colour. */
  comic: (stage, paths, scale) => {
    const { accent, accentLight, deep } = stage.palette;
    const fill = stage.linear([
      [0.35, "#fff"],
      [1, accentLight],
    ]);
    return svg`<g fill="${deep}" stroke="${deep}" stroke-width="${17 * scale}" transform="translate(0 3)">${paths}</g><g fill="${accent}" stroke="${accent}" stroke-width="${9 * scale}">${paths}</g><g fill="${deep}" stroke="${deep}" stroke-width="${3.5 * scale}" transform="translate(0 ${2 * scale})">${paths}</g><g fill="${fill}">${paths}</g>`;
  },
  /** Flat letters on a deep side. */
  block: (stage, paths) => {
    const { accent, dark, deep } = stage.palette;
    const [light, , , low] = sceneFill(stage);
    const fill = stage.linear([
      [0.4, light],
      [1, low],
    ]);
    const side = [8, 6, 4, 2].map((y) => svg`<g transform="translate(0 ${y})">${paths}</g>`);
    return svg`<g ${SHADOW} stroke-width="10" transform="translate(0 11)">${paths}</g><g fill="${deep}" stroke="${deep}" stroke-width="6"><g transform="translate(0 8)">${paths}</g>${paths}</g><g fill="${stage.pick([accent, dark])}">${side}</g><g fill="${fill}">${paths}</g>`;
  },
  /** A quiet fill on a soft dark ground. */
  plain: (stage, paths) => {
    const [light, b] = paintOf(stage).fill;
    const fill = stage.linear([
      [0, light],
      [1, b],
    ]);
    return svg`<g ${SHADOW} stroke-width="14" transform="translate(0 4)">${paths}</g><g fill="${stage.palette.deep}" stroke="${stage.palette.deep}" stroke-width="5">${paths}</g><g fill="${fill}">${paths}</g>`;
  },
};

/** The title's lettering on its baseline, in the studio's ink. */
export function titleBlock(stage: Stage, lines: readonly Line[], block: Block): string {
  if (lines.length === 0) return "";
  const paths = stackLines(lines, block);
  const scale = outlineScale(lines);
  if (stage.style.finish === "neon") return neon(stage, paths, scale);
  return svg`<g stroke-linejoin="round">${INK[stage.style.ink](stage, paths, scale)}</g>`;
}
