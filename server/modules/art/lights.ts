import type { Stage } from "./stage.ts";
import { repeat, svg, wedge } from "./svg.ts";

/** Beams from a point. */
export function rays(stage: Stage, x: number, y: number, opacity = 0.4): string {
  const count = Math.round(stage.between(9, 15));
  const turn = stage.between(0, 40);
  const half = 90 / count;
  const fill = stage.radial(
    [
      [0, stage.palette.glow, 0.9],
      [0.5, stage.palette.light, 0.42],
      [1, stage.palette.light, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${stage.height * 0.62}"`,
  );
  const d = repeat(count, (i) =>
    wedge(
      x,
      y,
      stage.height * 0.8,
      turn + (i * 360) / count,
      turn + (i * 360) / count + half * stage.between(0.7, 1.2),
    ),
  );
  return svg`<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Soft cones of light from above. */
export function spotlights(stage: Stage, origins: readonly number[], opacity = 0.5): string {
  const { width: w, height: h, palette: p } = stage;
  const fill = stage.linear([
    [0, "#fff", 0.9],
    [0.3, p.light, 0.55],
    [1, p.light, 0],
  ]);
  const cones = origins.flatMap((at) => {
    const foot = w * (0.5 + (at - 0.5) * 0.2);
    return [0.12, 0.18, 0.24, 0.3].map(
      (spread) =>
        svg`<path d="M${w * (at - spread / 14)} -12H${w * (at + spread / 14)}L${foot + w * spread} ${h * 0.8}H${foot - w * spread}Z"/>`,
    );
  });
  return svg`<g fill="${fill}" fill-opacity="${opacity * 0.42}">${cones}</g>`;
}

export function halo(stage: Stage, x: number, y: number, r: number, color = stage.palette.glow): string {
  const fill = stage.radial([
    [0, "#fff", 0.55],
    [0.3, color, 0.42],
    [1, color, 0],
  ]);
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function bokeh(stage: Stage, top: number, bottom: number, count = 12): string {
  const { palette: p } = stage;
  const colors = [p.light, p.accent, p.accentLight, p.glow];
  const spots = repeat(
    count,
    () =>
      svg`<circle cx="${stage.between(0, stage.width)}" cy="${stage.between(top, bottom)}" r="${stage.between(6, 22)}" fill="${stage.pick(colors)}" opacity="${stage.between(0.12, 0.45)}"/>`,
  );
  return spots.join("");
}
