import { halo, rays, spotlights } from "./lights.ts";
import { haze, layers, mist, ridge } from "./ridges.ts";
import { clouds, disc, stars } from "./sky-marks.ts";
import type { Scenery, Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

function column(stage: Stage, x: number, width: number): string {
  const { palette: p, height: h } = stage;
  const shaft = stage.linear(
    [
      [0, p.mid],
      [0.25, p.glow],
      [0.5, p.light],
      [1, p.dark],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const flutes = [0.3, 0.5, 0.7].map(
    (at) => svg`<path d="M${x + width * at} 44V${h}" stroke="${p.mid}" stroke-width="2.5" opacity=".5"/>`,
  );
  return svg`<rect x="${x}" y="40" width="${width}" height="${h}" fill="${shaft}"/>${flutes}<path d="M${x - 10} 14H${x + width + 10}L${x + width + 2} 42H${x - 2}Z" fill="${shaft}"/>`;
}

const temple: Scenery = (stage, x) => {
  const { palette: p, width: w, height: h } = stage;
  const far = [0.22, 0.36, 0.6, 0.74].map(
    (at) => svg`<rect x="${w * at}" y="50" width="16" height="${h * 0.5}" fill="${p.light}" opacity=".55"/>`,
  );
  const steps = repeat(
    4,
    (i) =>
      svg`<rect x="${-10 - i * 8}" y="${h * 0.66 + i * 26}" width="${w + 90}" height="40" fill="${stage.linear(
        [
          [0, p.light],
          [0.12, p.mid],
          [1, p.deep],
        ],
      )}"/>`,
  );
  return svg`${rays(stage, x, 20, 0.5)}<g>${far}</g>${steps}${column(stage, -8, 46)}${column(stage, w - 38, 46)}<rect y="-4" width="${w}" height="20" fill="${p.mid}"/>`;
};

/** A round tower with a pointed roof, down to the picture's foot. */
function tower(x: number, y: number, width: number, foot: number): string {
  return svg`M${x} ${foot}V${y}H${x - 5}L${x + width / 2} ${y - width * 1.4}L${x + width + 5} ${y}H${x + width}V${foot}Z`;
}

/** A wall with battlements from one x to another, down to the picture's foot. */
function battlements(from: number, to: number, y: number, foot: number): string {
  const count = Math.max(2, Math.round((to - from) / 26));
  const step = (to - from) / count;
  const teeth = repeat(count, (i) => svg`V${y - 9}h${step * 0.55}V${y}H${from + (i + 1) * step}`);
  return svg`M${from} ${foot}V${y}${teeth}V${foot}Z`;
}

/** Castle walls to both sides, which sink into haze and hills. */
const castle: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const lean = stage.style.light;
  const fromSide = (at: number, width: number) => (lean === 1 ? w * at : w * (1 - at) - width);
  const towers = [
    [-0.04, 0.3, 44],
    [0.16, 0.42, 32],
    [0.3, 0.52, 24],
    [0.72, 0.49, 28],
    [0.86, 0.36, 40],
  ].map(([at = 0, top = 0, width = 0]) => [fromSide(at, width), h * top, width] as const);
  const lit = towers.flatMap(([x, top, width], i) => [
    svg`<rect x="${x + width / 2 - 3}" y="${top + 18}" width="6" height="11" rx="3"/>`,
    i % 2 ? "" : svg`<rect x="${x + width / 2 - 3}" y="${top + 54}" width="6" height="11" rx="3"/>`,
  ]);
  const walls = stage.linear([
    [0, p.light],
    [0.3, p.vivid],
    [0.62, p.mid],
    [1, p.dark],
  ]);
  const drawn = [
    ...towers.map(([x, top, width]) => tower(x, top, width, h)),
    battlements(-12, w * 0.42, h * 0.56, h),
    battlements(w * 0.62, w + 12, h * 0.53, h),
  ];
  return svg`${stars(stage, 12)}${disc(stage, 0.5, 0.24, 56)}<path d="${drawn}" fill="${walls}"/><g fill="#ffe58a">${lit}</g>${mist(stage, h * 0.62)}${ridge(stage, h * 0.66, 16, haze(stage, p.vivid, p.mid), true, 3)}${ridge(stage, h * 0.74, 14, p.dark, true)}`;
};

const gothic: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const window = (x: number): string =>
    svg`M${x} ${h}V150Q${x} 104 ${x + 28} 80Q${x + 56} 104 ${x + 56} 150V${h}Z`;
  const glass = stage.linear([
    [0, p.accentLight],
    [0.6, p.accent],
    [1, p.vivid],
  ]);
  const panes = [10, w - 66].map(
    (x) =>
      svg`<path d="${window(x)}" fill="${glass}"/><path d="M${x + 28} 80V${h}M${x} 150H${x + 56}M${x} 200H${x + 56}" stroke="${p.dark}" stroke-width="5"/>`,
  );
  return svg`${disc(stage, 0.5, 0.3, 92)}${panes}${ridge(stage, h * 0.64, 12, p.dark, false, 10)}${ridge(stage, h * 0.78, 10, p.deep, true)}`;
};

const city: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const block = (count: number, top: number, paint: string): string => {
    const step = w / count;
    const d = repeat(
      count,
      (i) => svg`M${i * step} ${h}V${top + stage.between(-60, 50)}h${step * stage.between(0.7, 0.98)}V${h}Z`,
    );
    return `<path d="${d.join("")}" fill="${paint}"/>`;
  };
  const lit = repeat(
    16,
    () =>
      svg`<rect x="${Math.floor(stage.between(0, 26)) * 12.4}" y="${h * 0.5 + Math.floor(stage.between(0, 9)) * 13}" width="5" height="7" fill="${stage.pick(["#ffe58a", p.accentLight])}"/>`,
  );
  return (
    block(
      6,
      h * 0.34,
      stage.linear([
        [0, p.light],
        [1, p.vivid],
      ]),
    ) +
    block(
      7,
      h * 0.46,
      stage.linear([
        [0, p.vivid],
        [1, p.mid],
      ]),
    ) +
    block(
      8,
      h * 0.58,
      stage.linear([
        [0, p.mid],
        [1, p.dark],
      ]),
    ) +
    lit.join("")
  );
};

const pagoda: Scenery = (stage, x, y) => {
  const { palette: p, width: w, height: h } = stage;
  const roof = (cx: number, top: number, s: number): string =>
    svg`<path transform="translate(${cx} ${top}) scale(${s})" d="M-70 26Q-30 20-22-8H22Q30 20 70 26Q64 36 48 34H-48Q-64 36-70 26ZM-34 34H34V${h}H-34Z"/>`;
  const stack = (cx: number, top: number, s: number): string =>
    repeat(4, (i) => roof(cx, top + i * 58 * s, s * (0.7 + i * 0.18))).join("");
  return svg`${disc(stage, x / w, y / h, 116)}<g fill="${stage.linear([
    [0, p.accent],
    [1, p.accentDark],
  ])}">${stack(34, 150, 0.8)}${stack(w - 18, 110, 1)}</g>${clouds(stage, h * 0.62, 4, 0.6)}${ridge(stage, h * 0.74, 16, p.dark, true)}`;
};

const ziggurat: Scenery = (stage, x) => {
  const { palette: p, width: w, height: h } = stage;
  const tiers = repeat(
    5,
    (i) =>
      svg`<rect x="${w / 2 - 52 - i * 34}" y="${h * 0.26 + i * 40}" width="${104 + i * 68}" height="${i === 4 ? h : 42}" fill="${stage.linear(
        [
          [0, p.glow],
          [0.16, p.light],
          [1, p.mid],
        ],
      )}"/>`,
  );
  return svg`${rays(stage, x, h * 0.24, 0.7)}${tiers}<path d="M${w / 2 - 26} ${h * 0.26}H${w / 2 + 26}L${w / 2 + 84} ${h}H${w / 2 - 84}Z" fill="${p.vivid}" opacity=".8"/>${ridge(stage, h * 0.72, 16, p.dark, true)}`;
};

const stadium: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const lamps = [0.12, 0.88].map((at) =>
    repeat(6, (i) => halo(stage, w * at + ((i % 3) - 1) * 20, 34 + Math.floor(i / 3) * 20, 17, p.glow)).join(
      "",
    ),
  );
  const crowd = repeat(
    34,
    () =>
      svg`<circle cx="${stage.between(0, w)}" cy="${stage.between(h * 0.38, h * 0.52)}" r="${stage.between(2, 4)}" fill="${stage.pick([p.light, p.accentLight, p.glow, p.mid])}"/>`,
  );
  // The lawn's far edge is a wide curve, as the stand's is.
  const edge = svg`M-20 ${h * 0.6}Q${w * 0.26} ${h * 0.53} ${w / 2} ${h * 0.55}T${w + 20} ${h * 0.58}V${h}H-20Z`;
  const lawn = repeat(
    6,
    (i) =>
      svg`<path d="M${w * (i / 6)} ${h * 0.62}h${w / 12}L${w * (i / 6) * 1.6 - w * 0.3 + w / 7} ${h}h${-w / 7}Z" fill="#fff" opacity=".08"/>`,
  );
  return svg`${spotlights(stage, [0.1, 0.9], 0.7)}<path d="M0 ${h * 0.3}Q${w / 2} ${h * 0.4} ${w} ${h * 0.3}V${h}H0Z" fill="${haze(stage, p.dark, p.mid)}"/><g>${crowd}</g>${lamps}<path d="${edge}" fill="${stage.linear(
    [
      [0, p.vivid],
      [0.25, p.mid],
      [1, p.dark],
    ],
  )}"/>${lawn}${mist(stage, h * 0.56, 0.5)}`;
};

const stagePlace: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const folds = stage.linear(
    [
      [0, p.accentDark],
      [0.3, p.accent],
      [0.5, p.accentDark],
      [0.75, p.accent],
      [1, p.accentDark],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const curtain = svg`M0 0H${w * 0.3}Q${w * 0.24} ${h * 0.34} ${w * 0.06} ${h * 0.46}Q${w * 0.13} ${h * 0.6} ${w * 0.1} ${h * 0.8}H0Z`;
  const boards = stage.linear([
    [0, p.light],
    [0.3, p.mid],
    [1, p.deep],
  ]);
  return svg`${spotlights(stage, [0.2, 0.5, 0.8], 0.9)}<ellipse cx="${w / 2}" cy="${h * 0.86}" rx="${w * 0.72}" ry="${h * 0.2}" fill="${boards}"/><path d="${curtain}" fill="${folds}"/><path d="${curtain}" fill="${folds}" transform="translate(${w} 0) scale(-1 1)"/>`;
};

const bigtop: Scenery = (stage, x) => {
  const { palette: p, width: w, height: h } = stage;
  const stripes = repeat(
    10,
    (i) =>
      svg`<path d="M${x} -30L${(w * 1.4 * i) / 10 - w * 0.2} ${h * 0.5}H${(w * 1.4 * (i + 1)) / 10 - w * 0.2}Z" fill="${i % 2 ? p.glow : p.accent}"/>`,
  );
  const scallops = repeat(
    8,
    (i) =>
      svg`<circle cx="${(w * (i + 0.5)) / 8}" cy="${h * 0.48}" r="${w / 15}" fill="${i % 2 ? p.glow : p.accent}"/>`,
  );
  return svg`<g opacity=".85">${stripes}${scallops}</g>${spotlights(stage, [0.1, 0.9], 0.6)}<ellipse cx="${w / 2}" cy="${h * 0.9}" rx="${w * 0.7}" ry="${h * 0.22}" fill="${stage.linear(
    [
      [0, p.light],
      [1, p.dark],
    ],
  )}"/>`;
};

export const PLACES = {
  temple,
  castle,
  gothic,
  city,
  pagoda,
  ziggurat,
  stadium,
  stage: stagePlace,
  bigtop,
  island: (stage) =>
    disc(stage, 0.7, 0.24, 60) +
    clouds(stage, stage.height * 0.3, 3, 0.6) +
    stage.sprite("palm", { x: 52, y: stage.height * 0.42, size: 170, turn: 8 }, "far") +
    layers(stage, stage.height * 0.62, 12, true),
  arena: (stage, x) => {
    const { palette: p, width: w, height: h } = stage;
    const arches = [0, 1].flatMap((row) =>
      repeat(6, (i) => svg`M${i * 58 - 8} ${h * 0.34 + row * 76}v-22a19 19 0 0 1 38 0v22z`),
    );
    return svg`${rays(stage, x, 30, 0.5)}<path d="M0 ${h * 0.2}Q${w / 2} ${h * 0.3} ${w} ${h * 0.2}V${h * 0.7}H0Z" fill="${stage.linear(
      [
        [0, p.light],
        [1, p.mid],
      ],
    )}"/><path d="${arches}" fill="${p.dark}" opacity=".75"/>${ridge(
      stage,
      h * 0.66,
      8,
      stage.linear([
        [0, p.glow],
        [0.4, p.vivid],
        [1, p.dark],
      ]),
      true,
    )}`;
  },
} satisfies Record<string, Scenery>;
