import { halo } from "./lights.ts";
import { haze, layers, mist, ridge } from "./ridges.ts";
import { clouds, disc, stars } from "./sky-marks.ts";
import type { Scenery, Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

function pyramid(stage: Stage, x: number, foot: number, size: number): string {
  const { palette: p } = stage;
  const top = foot - size * 0.72;
  const light = haze(stage, p.glow, p.light);
  return svg`<path d="M${x} ${top}L${x - size * 0.6} ${foot}H${x + size * 0.14}Z" fill="${light}"/><path d="M${x} ${top}L${x + size * 0.14} ${foot}H${x + size * 0.62}Z" fill="${haze(stage, p.vivid, p.mid)}"/>`;
}

function pine(x: number, foot: number, size: number, paint: string): string {
  const tiers = repeat(
    3,
    (i) =>
      svg`M${x} ${foot - size + i * size * 0.24}l${size * (0.16 + i * 0.06)} ${size * 0.4}h${-size * (0.32 + i * 0.12)}z`,
  );
  return `<path d="${tiers.join("")}" fill="${paint}"/>`;
}

function pines(stage: Stage, foot: number, size: number, paint: string, count: number): string {
  return repeat(count, (i) =>
    pine(
      (stage.width * (i + stage.between(0, 0.7))) / (count - 0.5),
      foot + stage.between(-10, 10),
      size * stage.between(0.7, 1.2),
      paint,
    ),
  ).join("");
}

function butte(x: number, foot: number, size: number, paint: string): string {
  return svg`<path d="M${x - size * 0.6} ${foot}L${x - size * 0.4} ${foot - size * 0.4}L${x - size * 0.34} ${foot - size}H${x + size * 0.3}L${x + size * 0.38} ${foot - size * 0.45}L${x + size * 0.62} ${foot}Z" fill="${paint}"/>`;
}

function fronds(x: number, y: number, side: number, paint: string): string {
  const leaves = repeat(
    5,
    (i) =>
      svg`<path d="M0 0Q34 -26 92 -4Q40 6 0 0Z" transform="translate(${x} ${y}) scale(${side} 1) rotate(${-62 + i * 32})"/>`,
  );
  return `<g fill="${paint}">${leaves.join("")}</g>`;
}

const jungle: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const back = [0.08, 0.5, 0.9].map((x, i) => fronds(w * x, h * 0.34, i % 2 ? 1 : -1, p.vivid));
  const near = [
    fronds(-8, 60, 1, p.dark),
    fronds(w + 8, 40, -1, p.dark),
    fronds(-14, h * 0.62, 1, p.deep),
    fronds(w + 14, h * 0.6, -1, p.deep),
  ];
  return svg`<g opacity=".7">${back}</g>${layers(stage, h * 0.56, 14, true)}<g>${near}</g>`;
};

const volcano: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const x = w * stage.pick([0.24, 0.76]);
  const top = h * 0.3;
  const lava = stage.linear([
    [0, "#fff3a0"],
    [0.4, "#ff8a1f"],
    [1, "#d81b1b", 0.2],
  ]);
  const smoke = stage.radial([
    [0, "#ffb14a", 0.95],
    [0.4, "#ff4d1f", 0.5],
    [1, "#ff4d1f", 0],
  ]);
  return svg`<circle cx="${x}" cy="${top - 14}" r="96" fill="${smoke}"/><path d="M${x - 22} ${top}Q${x - 50} ${h * 0.5} ${x - 190} ${h * 0.86}H${x + 190}Q${x + 50} ${h * 0.5} ${x + 22} ${top}Z" fill="${haze(stage, p.mid, p.dark)}"/><path d="M${x - 20} ${top}H${x + 20}L${x + 10} ${top + 50}L${x + 26} ${top + 110}L${x} ${top + 76}L${x - 18} ${top + 130}L${x - 8} ${top + 54}Z" fill="${lava}"/>${layers(stage, h * 0.66, 20, false)}`;
};

const falls: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const x = w * stage.pick([0.2, 0.78]);
  const water = stage.linear([
    [0, "#e8fbff", 0.9],
    [0.5, "#9fe4ff", 0.7],
    [1, "#c8f4ff", 0.1],
  ]);
  const rock = haze(stage, p.mid, p.deep);
  const top = h * 0.2;
  const streams = [-25, -12, 2, 13, 24].map((at, i) => {
    const start = top + [14, 4, 0, 5, 16][i]!;
    return svg`M${x + at - 4} ${start}q6 -12 12 0L${x + at * 1.5 + 10} ${h * 0.82}h-20Z`;
  });
  return svg`${layers(stage, h * 0.42, 26, false)}<path d="M${x - 104} ${h}L${x - 70} ${top + 34}L${x - 34} ${top - 6}L${x} ${top + 8}L${x + 38} ${top - 10}L${x + 76} ${top + 40}L${x + 112} ${h}Z" fill="${rock}"/><path d="${streams}" fill="${water}"/>${halo(stage, x, h * 0.78, 70, "#c8f4ff")}${ridge(stage, h * 0.78, 10, p.dark, true)}`;
};

const winter: Scenery = (stage) => {
  const { palette: p, height: h } = stage;
  const snow = stage.linear([
    [0, "#fff"],
    [0.4, p.glow],
    [1, p.mid],
  ]);
  return svg`${stars(stage, 14)}${ridge(stage, h * 0.46, 40, haze(stage, p.glow, p.vivid))}${pines(stage, h * 0.66, 90, p.mid, 7)}${pines(stage, h * 0.72, 110, p.dark, 5)}${ridge(stage, h * 0.72, 12, snow, true, 3)}`;
};

export const LAND = {
  pyramids: (stage) =>
    disc(stage, 0.76, 0.16, 34) +
    pyramid(stage, stage.width * 0.24, stage.height * 0.72, 200) +
    pyramid(stage, stage.width * 0.86, stage.height * 0.72, 160) +
    layers(stage, stage.height * 0.64, 10, true),
  dunes: (stage) => disc(stage, 0.3, 0.18, 40) + layers(stage, stage.height * 0.54, 24, true),
  mountains: (stage) => layers(stage, stage.height * 0.44, 46, false),
  fjord: (stage) =>
    stars(stage, 12) +
    layers(stage, stage.height * 0.42, 54, false) +
    clouds(stage, stage.height * 0.7, 4, 0.4),
  forest: (stage, x, y) =>
    disc(stage, x / stage.width, (y / stage.height) * 0.7, 60) +
    pines(stage, stage.height * 0.6, 130, stage.palette.vivid, 7) +
    pines(stage, stage.height * 0.7, 150, stage.palette.mid, 6) +
    pines(stage, stage.height * 0.86, 190, stage.palette.dark, 4) +
    ridge(stage, stage.height * 0.8, 8, stage.palette.deep, true),
  meadow: (stage) =>
    clouds(stage, stage.height * 0.22, 3, 0.6) + layers(stage, stage.height * 0.54, 18, true),
  savanna: (stage, x, y) =>
    disc(stage, x / stage.width, y / stage.height, 120) + layers(stage, stage.height * 0.62, 12, true),
  mesa: (stage) =>
    disc(stage, 0.5, 0.36, 96) +
    butte(stage.width * 0.1, stage.height * 0.78, 220, haze(stage, stage.palette.vivid, stage.palette.mid)) +
    butte(stage.width * 0.92, stage.height * 0.78, 180, haze(stage, stage.palette.light, stage.palette.mid)) +
    mist(stage, stage.height * 0.66) +
    layers(stage, stage.height * 0.68, 14, true),
  fuji: (stage) => {
    const { palette: p, width: w, height: h } = stage;
    return svg`${disc(stage, 0.72, 0.2, 52, "#ff3b4f")}<path d="M-20 ${h * 0.64}Q${w * 0.3} ${h * 0.5} ${w * 0.42} ${h * 0.24}H${w * 0.58}Q${w * 0.7} ${h * 0.5} ${w + 20} ${h * 0.64}V${h}H-20Z" fill="${haze(stage, p.vivid, p.mid)}"/><path d="M${w * 0.42} ${h * 0.24}H${w * 0.58}L${w * 0.66} ${h * 0.38}L${w * 0.58} ${h * 0.35}L${w * 0.5} ${h * 0.41}L${w * 0.42} ${h * 0.35}L${w * 0.34} ${h * 0.38}Z" fill="#fff"/>${clouds(stage, h * 0.52, 4, 0.7)}${layers(stage, h * 0.66, 12, true)}`;
  },
  jungle,
  volcano,
  falls,
  winter,
} satisfies Record<string, Scenery>;
