import { GOLD } from "./drawn-symbols.ts";
import type { Stage } from "./stage.ts";
import { repeat, spark, svg } from "./svg.ts";

function rim(stage: Stage, inset: number, width: number, paint: string, extra = ""): string {
  const { width: w, height: h } = stage;
  return svg`<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${Math.max(6, 24 - inset)}" fill="none" stroke="${paint}" stroke-width="${width}" ${extra}/>`;
}

/** A glow along the rim, made of overlapping strokes. */
function glowRim(stage: Stage, inset: number, color: string, widths: readonly number[]): string {
  return widths.map((width) => rim(stage, inset, width, color, 'stroke-opacity=".17"')).join("");
}

function gold(stage: Stage): string {
  return stage.linear([...GOLD, [1, "#ffe9a0"]], 'x1="0" y1="0" x2="1" y2="1"');
}

function corners(stage: Stage): string {
  const { width: w, height: h } = stage;
  const flips = [
    "",
    svg`translate(${w} 0) scale(-1 1)`,
    svg`translate(0 ${h}) scale(1 -1)`,
    svg`translate(${w} ${h}) scale(-1 -1)`,
  ];
  return flips
    .map(
      (t) =>
        `<path transform="${t}" d="M10 62V26Q10 10 26 10H62L54 15H28Q15 15 15 28V54Z" fill="${gold(stage)}"/><path transform="${t}" d="${spark(24, 24, 7)}" fill="#fff1b8"/>`,
    )
    .join("");
}

function arch(stage: Stage): string {
  const { width: w, height: h, palette: p } = stage;
  const inner = svg`M12 ${h}V128C12 52 82 12 ${w / 2} 12S${w - 12} 52 ${w - 12} 128V${h}`;
  const wall = stage.linear([
    [0, p.accentDark],
    [1, p.deep],
  ]);
  return `<path fill-rule="evenodd" d="M0 0H${w}V${h}H0ZM${inner.slice(1)}Z" fill="${wall}"/><path d="${inner}" fill="none" stroke="${gold(stage)}" stroke-width="5"/>`;
}

function bevel(stage: Stage): string {
  const light = stage.linear([
    [0, "#fff", 0.85],
    [0.4, stage.palette.light, 0.5],
    [1, stage.palette.accent, 0.8],
  ]);
  return (
    rim(stage, 4, 8, stage.palette.accentDark) +
    rim(stage, 4, 5, light) +
    rim(stage, 9, 1.5, stage.palette.deep)
  );
}

function studs(stage: Stage): string {
  return repeat(
    2,
    (i) => `<path d="${spark(stage.width / 2, i ? stage.height - 7 : 7, 9)}" fill="#fff3c0"/>`,
  ).join("");
}

/** The provider's rim around a tile. */
export function frame(stage: Stage): string {
  const { palette: p } = stage;
  switch (stage.style.frame) {
    case "none":
      return "";
    case "hairline":
      return rim(
        stage,
        7,
        2,
        stage.linear([
          [0, p.glow, 0.95],
          [0.6, p.light, 0.25],
          [1, p.accentLight, 0.7],
        ]),
      );
    case "gold":
      return rim(stage, 3, 7, "#3b1405") + rim(stage, 4, 5, gold(stage)) + studs(stage);
    case "neon":
      return glowRim(stage, 6, p.accent, [26, 19, 13, 8]) + rim(stage, 6, 3, p.accentLight);
    case "corners":
      return corners(stage);
    case "bevel":
      return bevel(stage);
    case "arch":
      return arch(stage);
    case "edge":
      return glowRim(stage, 0, p.accent, [30, 24, 19, 14, 9, 5]);
  }
}
