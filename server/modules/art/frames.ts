import type { Stage } from "./stage.ts";
import { repeat, spark, svg } from "./svg.ts";

const GOLD = [
  [0, "#fff6c2"],
  [0.35, "#ffd34d"],
  [0.7, "#c97a14"],
] as const;

function rim(stage: Stage, inset: number, width: number, paint: string, extra = ""): string {
  const { width: w, height: h } = stage;
  return svg`<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${Math.max(6, 24 - inset)}" fill="none" stroke="${paint}" stroke-width="${width}" ${extra}/>`;
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

function studs(stage: Stage): string {
  return repeat(
    2,
    (i) => `<path d="${spark(stage.width / 2, i ? stage.height - 7 : 7, 9)}" fill="#fff3c0"/>`,
  ).join("");
}

/** The studio's rim around a poster; most have none. */
export function frame(stage: Stage): string {
  const { palette: p } = stage;
  switch (stage.style.frame) {
    case undefined:
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
    case "corners":
      return corners(stage);
  }
}
