import type { Line } from "./lettering.ts";
import { stackLines } from "./lettering.ts";
import type { Finish } from "./poster-style.ts";
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

/** A neon tube: white letters with a coloured outline. */
function neon(stage: Stage, paths: string): string {
  const { accent, accentLight } = stage.palette;
  const halo = [15, 10, 6].map(
    (width) => svg`<g stroke="${accent}" stroke-width="${width}" stroke-opacity=".28">${paths}</g>`,
  );
  return svg`<g fill="none" stroke-linejoin="round">${halo}<g stroke="${accentLight}" stroke-width="2.5" fill="#fff">${paths}</g></g>`;
}

/** The title's lettering on its baseline, with its shadow, side, outline and fill. */
export function titleBlock(
  stage: Stage,
  lines: readonly Line[],
  x: number,
  baseline: number,
  gap: number,
): string {
  if (lines.length === 0) return "";
  const paths = stackLines(lines, x, baseline, gap);
  if (stage.style.finish === "neon") return neon(stage, paths);
  const { fill, edge } = paintOf(stage);
  const [a, b, c, d] = fill;
  const gradient = stage.linear([
    [0, a],
    [0.46, b],
    [0.54, c],
    [1, d],
  ]);
  const isFlat = stage.style.finish === "retro" || stage.style.finish === "watercolour";
  const side = isFlat ? "" : svg`<g transform="translate(0 4)" stroke-width="8">${paths}</g>`;
  return svg`<g stroke-linejoin="round"><g fill="#000" stroke="#000" stroke-width="12" opacity=".35" transform="translate(0 6)">${paths}</g><g fill="${edge}" stroke="${edge}">${side}<g stroke-width="7">${paths}</g></g><g fill="${gradient}">${paths}</g></g>`;
}
