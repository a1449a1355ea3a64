import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A silhouette from edge to edge: `y` is its middle line, `rough` its height; sharp peaks or soft hills. */
export function ridge(
  stage: Stage,
  y: number,
  rough: number,
  paint: string,
  soft = false,
  count = 6,
): string {
  const { width: w, height: h } = stage;
  const points = repeat(count + 1, (i) => [(w * i) / count, y + stage.between(-rough, rough)] as const);
  const line = points.map(([x, py], i) => {
    if (i === 0) return svg`M${x} ${py}`;
    const [px, pyBefore] = points[i - 1]!;
    if (soft) return svg`C${(px + x) / 2} ${pyBefore} ${(px + x) / 2} ${py} ${x} ${py}`;
    return svg`L${(px + x) / 2} ${Math.min(py, pyBefore) - rough * stage.between(0.3, 1.5)}L${x} ${py}`;
  });
  return svg`<path d="${line}V${h}H0Z" fill="${paint}"/>`;
}

/** A vertical gradient that reaches its second colour half way down. */
export function haze(stage: Stage, from: string, to: string): string {
  return stage.linear([
    [0, from],
    [0.5, to],
    [1, to],
  ]);
}

/** Three silhouettes, from bright air to dark ground. */
export function layers(stage: Stage, y: number, rough: number, soft: boolean): string {
  const { palette: p } = stage;
  return (
    ridge(stage, y, rough, haze(stage, p.vivid, p.mid), soft) +
    ridge(stage, y + 45, rough * 0.8, haze(stage, p.mid, p.dark), soft) +
    ridge(stage, y + 95, rough * 0.6, haze(stage, p.dark, p.deep), soft, 8)
  );
}

/** Bright air over a horizon, which hides where the ground begins. */
export function mist(stage: Stage, y: number, opacity = 0.6): string {
  const { palette: p, width: w, height: h } = stage;
  const fill = stage.radial([
    [0, p.glow, opacity],
    [0.5, p.light, opacity * 0.5],
    [1, p.light, 0],
  ]);
  return svg`<ellipse cx="${w / 2}" cy="${y}" rx="${w * 0.72}" ry="${h * 0.11}" fill="${fill}"/>`;
}
