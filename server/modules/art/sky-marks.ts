import { halo } from "./lights.ts";
import type { Stage } from "./stage.ts";
import { repeat, spark, svg } from "./svg.ts";

/** Stars in the upper part of the picture, each in a column of its own. */
export function stars(stage: Stage, count: number): string {
  const marks = repeat(count, (i) => {
    const x = (stage.width * (i + stage.between(0.1, 0.9))) / count;
    const y = stage.between(0, stage.height * 0.62);
    return i % 4 === 0
      ? `<path d="${spark(x, y, stage.between(4, 8))}"/>`
      : svg`<circle cx="${x}" cy="${y}" r="${stage.between(0.7, 1.7)}"/>`;
  });
  return `<g fill="#fff" opacity=".9">${marks.join("")}</g>`;
}

/** Sun or moon, at fractions of the picture. */
export function disc(stage: Stage, x: number, y: number, r: number, color = stage.palette.glow): string {
  const [cx, cy] = [stage.width * x, stage.height * y];
  const fill = stage.radial([
    [0, "#fff"],
    [0.6, color],
    [1, color],
  ]);
  return svg`${halo(stage, cx, cy, r * 2.3, color)}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

export function clouds(stage: Stage, y: number, count: number, opacity: number): string {
  const fill = stage.linear([
    [0, "#fff"],
    [0.55, stage.palette.light, 0.6],
    [0.94, stage.palette.light, 0],
  ]);
  const cloud = (x: number, cy: number, s: number): string =>
    svg`<path transform="translate(${x} ${cy}) scale(${s})" d="M-60 14a17 17 0 0 1 14-28A26 26 0 0 1 2-26 22 22 0 0 1 38-14a15 15 0 0 1 20 28z"/>`;
  const marks = repeat(count, (i) =>
    cloud(
      (stage.width * (i + stage.between(0, 0.8))) / Math.max(1, count - 0.6),
      y + stage.between(-26, 26),
      stage.between(0.6, 1.3),
    ),
  );
  return svg`<g fill="${fill}" opacity="${opacity}">${marks}</g>`;
}
