import { far, hero, near, nth, type PlacedObject, props, shadow } from "./actors.ts";
import type { Composition } from "./compositions.ts";
import { bokeh, halo, keyLight, rays, spotlights } from "./lights.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";
import { DEALERS } from "./theme-art.ts";

const X = 160;
const SUITS = ["draw:card/diamond", "draw:card/club", "draw:card/heart", "draw:card/spade"];
const CHIPS = ["draw:chip/350", "draw:chip/215", "draw:chip/150", "draw:chip/45"];

/** Chips seen from the side of the table, `count` high. */
function chipStack(stage: Stage, x: number, foot: number, size: number, name: string, count: number): string {
  return repeat(count, (i) => stage.object(name, { x, y: foot - i * size * 0.12, size, squash: 0.5 })).join(
    "",
  );
}

function stacks(stage: Stage, list: readonly (readonly [number, number, number, number])[]): string {
  return list
    .map(
      ([x, foot, size, count]) =>
        shadow(stage, { x, y: foot - size * 0.1, size: size * 1.2 }) +
        chipStack(stage, x, foot, size, stage.pick(CHIPS), count),
    )
    .join("");
}

function tableTop(stage: Stage, y: number): string {
  const { palette: p } = stage;
  const cloth = stage.radial(
    [
      [0, p.light],
      [0.4, p.vivid],
      [0.8, p.mid],
      [1, p.dark],
    ],
    'cx=".5" cy=".1" r=".8"',
  );
  return svg`<ellipse cx="${X}" cy="${y + 104}" rx="290" ry="160" fill="${stage.radial([
    [0.7, p.accentLight, 0.9],
    [1, p.accent, 0],
  ])}"/><ellipse cx="${X}" cy="${y + 118}" rx="232" ry="132" fill="#4a1a08"/><ellipse cx="${X}" cy="${y + 116}" rx="228" ry="126" fill="${stage.linear(
    [
      [0, "#ffe29a"],
      [0.4, "#c9741f"],
      [1, "#4a1a08"],
    ],
  )}"/><ellipse cx="${X}" cy="${y + 120}" rx="214" ry="118" fill="${cloth}"/><ellipse cx="${X}" cy="${y + 134}" rx="164" ry="92" fill="none" stroke="${p.glow}" stroke-width="3" opacity=".65"/>`;
}

/** Draws a TV studio: a wall of light panels under a lighting rig. */
function studio(stage: Stage): string {
  const { palette: p } = stage;
  const panel = stage.linear([
    [0, p.accentLight],
    [0.5, p.accent],
    [1, p.vivid, 0.2],
  ]);
  const panels = [14, 62, 226, 274].map(
    (x, i) =>
      svg`<rect x="${x}" y="${i === 0 || i === 3 ? 66 : 44}" width="32" height="190" rx="10" fill="${panel}"/>`,
  );
  const lamps = [40, 100, 160, 220, 280].map((x) => halo(stage, x, 20, 24, p.glow));
  return svg`<g opacity=".85">${panels}</g>${bokeh(stage, 30, 220, 10)}<rect y="8" width="320" height="8" fill="${p.deep}"/>${spotlights(stage, [0.1, 0.5, 0.9], 0.8)}${lamps}`;
}

const cardFan: Composition["draw"] = (stage, cast) => {
  const fan = repeat(4, (i) => {
    const turn = -36 + i * 24;
    return svg`<g transform="rotate(${turn} 160 330)">${shadow(stage, { x: X - 6, y: 168, size: 150 }, 0.4)}${stage.object(SUITS[i]!, { x: X, y: 168, size: 178 })}</g>`;
  });
  return svg`${keyLight(stage, X, 180)}${halo(stage, X, 180, 160)}${fan}${stacks(stage, [
    [58, 352, 92, 6],
    [262, 352, 92, 4],
  ])}${hero(
    stage,
    nth(
      cast.heroes.filter((name) => !name.includes("card")),
      0,
    ) ?? CHIPS[0]!,
    { x: X, y: 300, size: 120 },
  )}`;
};

const tableSpot: Composition["draw"] = (stage, cast) =>
  svg`${spotlights(stage, [0.3, 0.7], 0.8)}${tableTop(stage, 160)}${halo(stage, X, 190, 130)}${far(stage, [
    [nth(cast.props, 0), { x: 56, y: 84, size: 66, turn: -20 }],
    [nth(cast.props, 1), { x: 268, y: 92, size: 70, turn: 18 }],
  ])}${hero(stage, cast.heroes[0]!, { x: X, y: 178, size: 222 })}${stacks(stage, [
    [62, 318, 84, 5],
    [258, 326, 88, 6],
    [128, 346, 76, 3],
  ])}`;

const flying: Composition["draw"] = (stage, cast) => {
  const foreground: PlacedObject[] = [
    [nth(cast.props, 2), { x: 26, y: 344, size: 110, turn: -30 }],
    [nth(cast.props, 3), { x: 300, y: 54, size: 90, turn: 30 }],
  ];
  return (
    rays(stage, X, 180, 0.7) +
    far(
      stage,
      repeat(
        5,
        (i): PlacedObject => [
          nth(cast.props, i),
          { x: stage.between(20, 300), y: 40 + i * 60, size: 56, turn: stage.between(-60, 60) },
        ],
      ),
      2,
    ) +
    props(stage, [
      [nth(cast.heroes, 1), { x: 92, y: 112, size: 132, turn: -20 }],
      [nth(cast.heroes, 2), { x: 242, y: 286, size: 136, turn: 16 }],
    ]) +
    hero(stage, cast.heroes[0]!, { x: 176, y: 192, size: 186, turn: 8 }) +
    near(stage, foreground)
  );
};

const liveTable: Composition["draw"] = (stage, cast) =>
  svg`${studio(stage)}${halo(stage, X, 160, 140)}${tableTop(stage, 214)}${hero(stage, cast.heroes[0]!, { x: X, y: 172, size: 200 })}${props(
    stage,
    [
      [SUITS[3]!, { x: 96, y: 302, size: 84, turn: -18, squash: 0.8 }],
      [SUITS[2]!, { x: 142, y: 308, size: 84, turn: 6, squash: 0.8 }],
    ],
  )}${stacks(stage, [
    [232, 322, 72, 6],
    [276, 300, 62, 4],
    [38, 292, 62, 5],
  ])}`;

const liveWheel: Composition["draw"] = (stage, cast) => {
  const wheel = cast.heroes.includes("draw:wheel") ? "draw:wheel" : "draw:roulette";
  const turned = stage.object(wheel, { x: X, y: 300, size: 330, squash: 0.46 });
  return svg`${studio(stage)}${halo(stage, X, 200, 170)}${
    wheel === "draw:wheel"
      ? hero(stage, wheel, { x: X, y: 190, size: 270 })
      : `<g>${turned}</g>${hero(
          stage,
          nth(
            cast.heroes.filter((name) => name !== wheel),
            0,
          ) ?? "crown",
          { x: X, y: 154, size: 150 },
        )}`
  }${stacks(stage, [
    [48, 344, 78, 5],
    [274, 350, 82, 6],
  ])}${props(stage, [
    [nth(cast.props, 1), { x: 84, y: 96, size: 62, turn: -14 }],
    [nth(cast.props, 2), { x: 244, y: 88, size: 60, turn: 14 }],
  ])}`;
};

const liveDealer: Composition["draw"] = (stage, cast) =>
  svg`${studio(stage)}${halo(stage, X, 150, 130)}${hero(stage, stage.pick(DEALERS), { x: X, y: 150, size: 226 })}${tableTop(stage, 262)}${props(
    stage,
    [
      [cast.heroes[0]!, { x: X, y: 316, size: 100, squash: 0.86 }],
      [nth(cast.props, 0), { x: 84, y: 322, size: 58 }],
    ],
  )}${stacks(stage, [
    [242, 340, 70, 6],
    [286, 322, 60, 4],
    [34, 318, 60, 5],
  ])}`;

export const TABLE: Record<string, Composition> = {
  cardFan: { x: X, y: 180, draw: cardFan },
  tableSpot: { x: X, y: 178, draw: tableSpot },
  flying: { x: 176, y: 192, draw: flying },
};
export const LIVE: Record<string, Composition> = {
  liveTable: { x: X, y: 172, draw: liveTable },
  liveWheel: { x: X, y: 170, draw: liveWheel },
  liveDealer: { x: X, y: 154, draw: liveDealer },
};
