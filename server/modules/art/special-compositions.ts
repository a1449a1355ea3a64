import { far, hero, near, nth, type PlacedObject, props } from "./actors.ts";
import type { Composition } from "./compositions.ts";
import { blur } from "./filters.ts";
import { halo, keyLight, rays, ring } from "./lights.ts";
import { repeat, svg } from "./svg.ts";

const X = 160;
const BALLS = [340, 45, 200, 280, 150, 25, 0, 265].map((hue) => `draw:ball/${hue}`);

const curve: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const line = "M-10 356C110 350 190 290 236 130";
  const area = stage.linear([
    [0, p.accentLight, 0.85],
    [1, p.accent, 0],
  ]);
  const grid = svg`${repeat(5, (i) => svg`M0 ${96 + i * 64}H320`)}${repeat(5, (i) => svg`M${32 + i * 64} 0V380`)}`;
  return svg`<path d="${grid}" stroke="${p.glow}" stroke-width="1.5" opacity=".25"/>${halo(stage, 232, 132, 140)}<path d="${line}V380H-10Z" fill="${area}"/><path d="${line}" fill="none" stroke="${p.accent}" stroke-width="34" opacity=".2"/><path d="${line}" fill="none" stroke="${p.accent}" stroke-width="22" opacity=".4"/><path d="${line}" fill="none" stroke="${p.accentLight}" stroke-width="9"/><path d="${line}" fill="none" stroke="#fff" stroke-width="3.5"/>${far(
    stage,
    [
      [nth(cast.props, 0), { x: 62, y: 84, size: 62, turn: -18 }],
      [nth(cast.props, 2), { x: 282, y: 268, size: 58, turn: 20 }],
    ],
  )}${hero(stage, cast.heroes[0]!, { x: 222, y: 122, size: 176, turn: cast.heroes[0] === "rocket" ? -8 : -18 })}${props(stage, [[nth(cast.props, 1), { x: 74, y: 250, size: 76, turn: -12 }]])}`;
};

const launch: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const trail = stage.linear([
    [0, "#fff"],
    [0.25, "#ffe27a"],
    [0.6, "#ff7a2f", 0.85],
    [1, p.accent, 0],
  ]);
  return svg`${rays(stage, X, 150, 0.7)}${ring(stage, X, 150, 118)}${far(stage, [
    [nth(cast.props, 0), { x: 50, y: 92, size: 66, turn: -18 }],
    [nth(cast.props, 2), { x: 278, y: 196, size: 66, turn: 20 }],
  ])}<path d="M132 190Q106 330 60 420H260Q214 330 188 190Z" fill="${trail}" filter="${blur(stage, 7)}"/>${hero(stage, cast.heroes[0]!, { x: X, y: 150, size: 214, turn: cast.heroes[0] === "rocket" ? -45 : -12 })}${near(
    stage,
    [
      [nth(cast.props, 1), { x: 40, y: 330, size: 96, turn: -20 }],
      [nth(cast.props, 3), { x: 290, y: 340, size: 84, turn: 24 }],
    ],
    2,
  )}`;
};

const ballPile: Composition["draw"] = (stage, cast) => {
  const rows: readonly (readonly [number, number, number])[] = [
    [40, 330, 104],
    [132, 346, 112],
    [232, 344, 108],
    [306, 320, 96],
    [80, 258, 104],
    [254, 254, 106],
  ];
  const pile = rows.map(
    ([x, y, size], i): PlacedObject => [
      nth(BALLS, i + Math.floor(stage.palette.hue / 45)),
      { x, y, size, turn: stage.between(-30, 30) },
    ],
  );
  return (
    rays(stage, X, 170, 0.8) +
    far(
      stage,
      repeat(
        5,
        (i): PlacedObject => [
          nth(BALLS, i * 3),
          { x: 30 + i * 66, y: stage.between(40, 120), size: stage.between(34, 60), turn: 20 },
        ],
      ),
      2.2,
    ) +
    halo(stage, X, 180, 150) +
    props(stage, pile) +
    hero(stage, cast.heroes[0]!, { x: X, y: 178, size: 184 })
  );
};

const ballGlobe: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const glass = stage.radial([
    [0, "#fff", 0.06],
    [0.7, p.light, 0.2],
    [0.94, "#fff", 0.65],
    [1, p.glow, 0.9],
  ]);
  const inside = repeat(
    9,
    (i): PlacedObject => [
      nth(BALLS, i),
      {
        x: 84 + (i % 4) * 50 + stage.between(-8, 8),
        y: 258 - Math.floor(i / 4) * 58 + stage.between(-8, 8),
        size: 66,
        turn: stage.between(-40, 40),
      },
    ],
  );
  return svg`${keyLight(stage, X, 180)}${halo(stage, X, 180, 170)}<path d="M92 280H228L256 372H64Z" fill="${stage.linear(
    [
      [0, "#ffe29a"],
      [0.5, "#d98a2b"],
      [1, "#5b1d07"],
    ],
  )}"/><circle cx="${X}" cy="180" r="132" fill="${p.dark}" opacity=".45"/>${props(stage, inside)}<circle cx="${X}" cy="180" r="132" fill="${glass}"/><path d="M70 120Q92 72 142 62" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/>${hero(stage, cast.heroes[0]!, { x: 236, y: 316, size: 112 })}`;
};

const coinRain: Composition["draw"] = (stage, cast) => {
  const placeCoins = (count: number, size: number, low: number, high: number): PlacedObject[] =>
    repeat(count, (i) => [
      "draw:coin",
      {
        x: (320 * (i + stage.between(0.1, 0.9))) / count,
        y: stage.between(low, high),
        size: size * stage.between(0.8, 1.2),
        turn: stage.between(-60, 60),
        squash: stage.between(0.45, 1),
      },
    ]);
  return (
    rays(stage, X, 176, 1) +
    far(stage, placeCoins(8, 44, 10, 250), 1.6) +
    halo(stage, X, 176, 170) +
    hero(stage, cast.heroes[0]!, { x: X, y: 176, size: 216 }) +
    props(stage, placeCoins(6, 84, 306, 340)) +
    near(
      stage,
      [
        ["draw:coin", { x: 14, y: 60, size: 96, turn: -20, squash: 0.8 }],
        ["draw:coin", { x: 306, y: 120, size: 84, turn: 30 }],
      ],
      3,
    )
  );
};

const crowned: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const gold = stage.linear([
    [0, "#fff6c2"],
    [0.4, "#ffd34d"],
    [0.75, "#f08a1b"],
    [1, "#8a3d05"],
  ]);
  const shield = "M40 66Q100 74 160 42Q220 74 280 66V196Q280 286 160 340Q40 286 40 196Z";
  return svg`${rays(stage, X, 180, 0.9)}${halo(stage, X, 190, 200)}<path d="${shield}" fill="none" stroke="${p.glow}" stroke-width="18" opacity=".35"/><path d="${shield}" fill="${gold}"/><path d="${shield}" transform="translate(19 22) scale(.88)" fill="${stage.radial(
    [
      [0, p.light],
      [0.6, p.vivid],
      [1, p.dark],
    ],
  )}"/>${hero(stage, cast.heroes[0]!, { x: X, y: 196, size: 192 })}${props(stage, [
    ["crown", { x: X, y: 58, size: 96 }],
    ["draw:coin", { x: 58, y: 314, size: 80, turn: -14 }],
    ["draw:coin", { x: 262, y: 314, size: 80, turn: 12 }],
    [nth(cast.props, 0), { x: X, y: 334, size: 74 }],
  ])}`;
};

export const CRASH: Record<string, Composition> = {
  curve: { x: 220, y: 130, draw: curve },
  launch: { x: X, y: 150, draw: launch },
};
export const BINGO: Record<string, Composition> = {
  ballPile: { x: X, y: 178, draw: ballPile },
  ballGlobe: { x: X, y: 180, draw: ballGlobe },
};
export const JACKPOT: Record<string, Composition> = {
  coinRain: { x: X, y: 176, draw: coinRain },
  crowned: { x: X, y: 190, draw: crowned },
};
