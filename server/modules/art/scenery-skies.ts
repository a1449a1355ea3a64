import { halo, rays } from "./lights.ts";
import { layers, ridge } from "./ridges.ts";
import { clouds, disc, stars } from "./sky-marks.ts";
import type { Scenery, Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

function planet(stage: Stage, x: number, y: number, r: number, ringed: boolean): string {
  const { palette: p } = stage;
  const body = stage.radial(
    [
      [0, p.accentLight],
      [0.5, p.accent],
      [1, p.accentDark],
    ],
    'cx=".32" cy=".3" r=".75"',
  );
  const band = svg`<ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.42}" transform="rotate(-18 ${x} ${y})" fill="none" stroke="${p.glow}" stroke-width="${r * 0.13}" opacity=".75"/>`;
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${body}"/>${ringed ? band : ""}`;
}

function nebulaClouds(stage: Stage): string {
  const { palette: p, width: w, height: h } = stage;
  const puffs = [p.accent, p.light, p.vivid, p.accentLight].map(
    (color) =>
      svg`<ellipse cx="${stage.between(0, w)}" cy="${stage.between(0, h * 0.7)}" rx="${stage.between(60, 140)}" ry="${stage.between(24, 60)}" transform="rotate(${stage.between(-40, 10)} ${w / 2} ${h / 2})" fill="${stage.radial(
        [
          [0, color, 0.75],
          [1, color, 0],
        ],
      )}"/>`,
  );
  return `<g>${puffs.join("")}</g>`;
}

const waves: Scenery = (stage) => {
  const { palette: p, height: h } = stage;
  const crest = (y: number, top: string, low: string): string =>
    ridge(
      stage,
      y,
      14,
      stage.linear([
        [0, "#fff"],
        [0.06, top],
        [0.5, low],
        [1, low],
      ]),
      true,
      5,
    );
  return (
    disc(stage, 0.5, 0.3, 70) +
    clouds(stage, h * 0.26, 3, 0.6) +
    crest(h * 0.5, p.light, p.vivid) +
    crest(h * 0.62, p.vivid, p.mid) +
    crest(h * 0.76, p.mid, p.dark)
  );
};

const seabed: Scenery = (stage, x) => {
  const { palette: p, width: w, height: h } = stage;
  const weed = repeat(
    7,
    (i) =>
      svg`M${w * (i / 6)} ${h}q${stage.between(-30, 30)} ${-h * 0.12} 0 ${-h * 0.2}t0 ${-h * stage.between(0.04, 0.16)}`,
  );
  return svg`${rays(stage, x, -40, 0.75)}${ridge(stage, h * 0.68, 22, p.mid, true)}<path d="${weed}" fill="none" stroke="${p.dark}" stroke-width="13" stroke-linecap="round"/>${ridge(stage, h * 0.82, 16, p.dark, true)}`;
};

const storm: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const bolt = (x: number, s: number): string =>
    svg`<path transform="translate(${x} 0) scale(${s})" d="M0 0L-26 110H0L-34 240 34 84H6L40 0Z"/>`;
  const bolts = bolt(w * 0.18, 0.9) + bolt(w * 0.86, 0.7);
  return svg`<g fill="${p.accentLight}" opacity=".4" stroke="${p.accentLight}" stroke-width="10">${bolts}</g><g fill="#fff">${bolts}</g>${clouds(stage, 36, 5, 0.65)}${layers(stage, h * 0.62, 24, false)}`;
};

const rainbow: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const bands = ["#ff3d5a", "#ff9f2e", "#ffe34d", "#4de06e", "#3db5ff", "#9a5cff"].map(
    (color, i) => svg`<circle cx="${w / 2}" cy="${h * 0.66}" r="${w * 0.62 - i * 13}" stroke="${color}"/>`,
  );
  return svg`<g fill="none" stroke-width="13.5" opacity=".75">${bands}</g>${clouds(stage, h * 0.6, 4, 0.85)}${layers(stage, h * 0.68, 14, true)}`;
};

const moonlit: Scenery = (stage, x, y) => {
  const { palette: p, height: h } = stage;
  return (
    stars(stage, 16) +
    disc(stage, x / stage.width, (y * 0.86) / h, 118) +
    ridge(stage, h * 0.6, 22, p.mid, true) +
    ridge(stage, h * 0.72, 20, p.dark, false, 9)
  );
};

const fireworks: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const burst = (x: number, y: number, r: number, color: string): string =>
    svg`<path d="${repeat(14, (i) => svg`M${x + r * 0.25 * Math.cos(i * 0.449)} ${y + r * 0.25 * Math.sin(i * 0.449)}L${x + r * Math.cos(i * 0.449)} ${y + r * Math.sin(i * 0.449)}`)}" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-dasharray="14 5"/>${halo(stage, x, y, r * 0.8, color)}`;
  return (
    burst(w * 0.2, h * 0.16, 62, p.accentLight) +
    burst(w * 0.84, h * 0.24, 52, "#ffd34d") +
    burst(w * 0.58, h * 0.08, 40, p.glow) +
    layers(stage, h * 0.64, 18, false)
  );
};

export const SKIES = {
  planets: (stage) =>
    nebulaClouds(stage) +
    stars(stage, 20) +
    planet(stage, stage.width * 0.84, stage.height * 0.16, 34, true) +
    planet(stage, stage.width * 0.02, stage.height * 0.64, 74, false),
  nebula: (stage) => nebulaClouds(stage) + nebulaClouds(stage) + stars(stage, 22),
  clouds: (stage) =>
    rays(stage, stage.width / 2, stage.height * 0.2, 0.5) +
    clouds(stage, stage.height * 0.2, 3, 0.5) +
    clouds(stage, stage.height * 0.56, 4, 0.75) +
    clouds(stage, stage.height * 0.74, 4, 0.9),
  burst: (stage, x, y) => rays(stage, x, y, 0.95) + rays(stage, x, y, 0.5),
  waves,
  seabed,
  storm,
  rainbow,
  moonlit,
  fireworks,
} satisfies Record<string, Scenery>;
