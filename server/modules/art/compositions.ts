import { far, hero, near, nth, type PlacedObject, props, type SceneObjects } from "./actors.ts";
import { goldFill } from "./drawn-symbols.ts";
import { halo, keyLight, rays, ring } from "./lights.ts";
import type { Stage } from "./stage.ts";
import { polar, repeat, svg } from "./svg.ts";

/** An arrangement of a picture's objects. */
export interface Composition {
  /** Focal point of light and scenery. */
  x: number;
  y: number;
  draw: (stage: Stage, cast: SceneObjects) => string;
}

const X = 160;
const Y = 182;

function scatter(
  stage: Stage,
  cast: SceneObjects,
  placements: readonly (readonly [number, number, number])[],
  from = 0,
): PlacedObject[] {
  return placements.map(([x, y, size], i) => [
    nth(cast.props, i + from),
    { x, y, size: size * stage.between(0.9, 1.1), turn: stage.between(-28, 28) },
  ]);
}

const centred: Composition["draw"] = (stage, cast) =>
  rays(stage, X, Y, 0.75) +
  halo(stage, X, Y, 150) +
  far(
    stage,
    scatter(stage, cast, [
      [48, 72, 64],
      [276, 96, 58],
      [34, 232, 54],
      [290, 226, 62],
    ]),
  ) +
  hero(stage, cast.heroes[0]!, { x: X, y: Y, size: 234 }) +
  props(
    stage,
    scatter(
      stage,
      cast,
      [
        [64, 318, 88],
        [262, 322, 94],
      ],
      1,
    ),
  );

const trio: Composition["draw"] = (stage, cast) =>
  keyLight(stage, X, Y) +
  halo(stage, 184, 210, 150) +
  far(stage, [[nth(cast.heroes, 2), { x: 70, y: 84, size: 104, turn: -14 }]], 1.4) +
  props(stage, [
    [nth(cast.heroes, 1), { x: 248, y: 112, size: 118, turn: 12 }],
    [nth(cast.props, 0), { x: 52, y: 216, size: 74, turn: -20 }],
  ]) +
  hero(stage, cast.heroes[0]!, { x: 168, y: 232, size: 206, turn: -4 }) +
  near(
    stage,
    scatter(
      stage,
      cast,
      [
        [20, 350, 92],
        [306, 356, 84],
      ],
      1,
    ),
  );

const symbolRing: Composition["draw"] = (stage, cast) => {
  const turn = stage.between(0, 45);
  const around = repeat(8, (i): PlacedObject => {
    const [x, y] = polar(X, Y, 122, turn + i * 45);
    return [nth(cast.props, i), { x, y: y + (y - Y) * 0.14, size: 62, turn: stage.between(-16, 16) }];
  });
  return (
    ring(stage, X, Y, 122, 1.14) +
    halo(stage, X, Y, 140) +
    props(stage, around) +
    hero(stage, cast.heroes[0]!, { x: X, y: Y, size: 176 })
  );
};

const mirrorFloor: Composition["draw"] = (stage, cast) => {
  const floor = 292;
  const { palette: p } = stage;
  const reflected = stage.object(cast.heroes[0]!, { x: X, y: floor * 2 - 178, size: 232, squash: -1 });
  const gloss = stage.linear([
    [0, p.light, 0.75],
    [0.35, p.mid, 0.9],
    [1, p.deep],
  ]);
  return svg`${keyLight(stage, X, Y)}${halo(stage, X, Y, 150)}${far(
    stage,
    scatter(stage, cast, [
      [44, 150, 66],
      [280, 138, 72],
      [90, 62, 48],
      [238, 54, 44],
    ]),
  )}<rect y="${floor - 4}" width="320" height="140" fill="${gloss}"/><g opacity=".35">${reflected}</g>${ring(stage, X, floor, 118, 0.17)}${hero(stage, cast.heroes[0]!, { x: X, y: 178, size: 232 })}${props(
    stage,
    scatter(
      stage,
      cast,
      [
        [52, 304, 66],
        [272, 310, 72],
      ],
      2,
    ),
  )}`;
};

const portal: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const inside = stage.radial([
    [0, "#fff"],
    [0.3, p.accentLight],
    [0.75, p.accent],
    [1, p.accentDark],
  ]);
  return svg`<circle cx="${X}" cy="${Y}" r="128" fill="${inside}"/>${rays(stage, X, Y, 0.7)}${ring(stage, X, Y, 130, 1, p.glow)}${far(
    stage,
    scatter(stage, cast, [
      [40, 60, 58],
      [284, 70, 62],
      [30, 290, 56],
    ]),
  )}${hero(stage, cast.heroes[0]!, { x: X, y: Y + 6, size: 232, turn: stage.between(-6, 6) })}${props(
    stage,
    scatter(
      stage,
      cast,
      [
        [60, 300, 84],
        [266, 290, 80],
        [164, 334, 74],
      ],
      3,
    ),
  )}`;
};

const pyramidStack: Composition["draw"] = (stage, cast) => {
  const row = (y: number, xs: readonly number[], size: number, from: number): PlacedObject[] =>
    xs.map((x, i) => [nth(cast.props, i + from), { x, y, size, turn: stage.between(-8, 8) }]);
  return (
    keyLight(stage, X, 130) +
    halo(stage, X, 140, 150) +
    far(
      stage,
      scatter(
        stage,
        cast,
        [
          [40, 90, 56],
          [284, 84, 60],
        ],
        3,
      ),
    ) +
    props(stage, row(318, [44, 122, 200, 278], 86, 0)) +
    props(stage, row(250, [84, 238], 98, 4)) +
    hero(stage, cast.heroes[0]!, { x: X, y: 150, size: 196 })
  );
};

const split: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const other = stage.linear([
    [0, p.accentLight],
    [0.5, p.accent],
    [1, p.accentDark],
  ]);
  const line = "M214 -10L122 440";
  return svg`<path d="M214 -10H330V440H122Z" fill="${other}" opacity=".86"/>${rays(stage, 170, 200, 0.6)}<path d="${line}" stroke="#fff" stroke-width="26" opacity=".14"/><path d="${line}" stroke="#fff" stroke-width="16" opacity=".2"/><path d="${line}" stroke="#fff" stroke-width="9" opacity=".35"/><path d="${line}" stroke="#fff" stroke-width="4"/>${far(
    stage,
    scatter(stage, cast, [
      [54, 52, 56],
      [290, 300, 70],
    ]),
  )}${hero(stage, cast.heroes[0]!, { x: 104, y: 150, size: 178, turn: -6 })}${hero(stage, nth([...cast.heroes.slice(1), ...cast.props], 0), { x: 222, y: 250, size: 168, turn: 6 })}${props(
    stage,
    scatter(
      stage,
      cast,
      [
        [48, 318, 76],
        [280, 92, 66],
      ],
      2,
    ),
  )}`;
};

const medallion: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const studs = repeat(
    12,
    (i) =>
      svg`<circle cx="${polar(X, Y, 119, i * 30)[0]}" cy="${polar(X, Y, 119, i * 30)[1]}" r="6" fill="${i % 2 ? p.accentLight : "#fff6c2"}"/>`,
  );
  const bowl = stage.radial([
    [0, p.light],
    [0.5, p.vivid],
    [1, p.dark],
  ]);
  return svg`${rays(stage, X, Y, 0.6)}${halo(stage, X, Y, 190, p.glow)}<circle cx="${X}" cy="${Y}" r="130" fill="${goldFill(stage)}"/><circle cx="${X}" cy="${Y}" r="109" fill="#5b1d07"/><circle cx="${X}" cy="${Y}" r="105" fill="${bowl}"/>${studs}${hero(stage, cast.heroes[0]!, { x: X, y: Y - 4, size: 222 })}${props(
    stage,
    scatter(stage, cast, [
      [54, 304, 90],
      [266, 304, 90],
      [160, 330, 80],
    ]),
  )}`;
};

const closeUp: Composition["draw"] = (stage, cast) =>
  keyLight(stage, 190, 150) +
  far(
    stage,
    scatter(stage, cast, [
      [52, 66, 76],
      [118, 34, 46],
      [30, 168, 56],
    ]),
    2.4,
  ) +
  hero(stage, cast.heroes[0]!, { x: 190, y: 206, size: 312, turn: -5 }) +
  props(stage, scatter(stage, cast, [[56, 304, 104]], 3));

const burstOut: Composition["draw"] = (stage, cast) => {
  const turn = stage.between(0, 60);
  const fly = (count: number, radius: number, size: number, from: number): PlacedObject[] =>
    repeat(count, (i) => {
      const [x, y] = polar(X, Y, radius, turn + from * 30 + (i * 360) / count);
      return [nth(cast.props, i + from), { x, y: y * 1.04, size, turn: stage.between(-50, 50) }];
    });
  return (
    rays(stage, X, Y, 0.9) +
    halo(stage, X, Y, 170) +
    far(stage, fly(7, 150, 50, 1), 1.6) +
    props(stage, fly(6, 112, 70, 0)) +
    hero(stage, cast.heroes[0]!, { x: X, y: Y, size: 208, turn: stage.between(-8, 8) })
  );
};

const pedestal: Composition["draw"] = (stage, cast) => {
  const { palette: p } = stage;
  const side = stage.linear(
    [
      [0, p.accentDark],
      [0.3, p.accentLight],
      [0.6, p.accent],
      [1, p.accentDark],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const drum = (y: number, r: number, height: number): string =>
    svg`<path d="M${X - r} ${y}V${y + height}A${r} ${r * 0.2} 0 0 0 ${X + r} ${y + height}V${y}Z" fill="${side}"/><ellipse cx="${X}" cy="${y}" rx="${r}" ry="${r * 0.2}" fill="${stage.linear(
      [
        [0, p.glow],
        [1, p.accent],
      ],
    )}"/>`;
  return svg`${keyLight(stage, X, Y)}${halo(stage, X, 160, 160)}${far(
    stage,
    scatter(stage, cast, [
      [46, 120, 64],
      [278, 130, 68],
      [84, 48, 44],
    ]),
  )}${drum(322, 140, 40)}${drum(286, 96, 34)}${ring(stage, X, 284, 82, 0.2, p.glow)}${hero(stage, cast.heroes[0]!, { x: X, y: 176, size: 210 })}${props(
    stage,
    scatter(
      stage,
      cast,
      [
        [46, 318, 76],
        [276, 322, 80],
      ],
      2,
    ),
  )}`;
};

const duoLow: Composition["draw"] = (stage, cast) =>
  keyLight(stage, 130, 150) +
  halo(stage, 130, 160, 150) +
  far(
    stage,
    scatter(stage, cast, [
      [268, 66, 70],
      [40, 54, 48],
    ]),
  ) +
  props(stage, [[nth(cast.heroes, 1), { x: 240, y: 232, size: 142, turn: 10 }]]) +
  hero(stage, cast.heroes[0]!, { x: 130, y: 182, size: 228, turn: -6 }) +
  props(
    stage,
    scatter(
      stage,
      cast,
      [
        [78, 326, 76],
        [166, 334, 68],
        [262, 334, 72],
      ],
      2,
    ),
  );

export const CLASSIC: Record<string, Composition> = {
  centred: { x: X, y: Y, draw: centred },
  trio: { x: 168, y: 210, draw: trio },
  symbolRing: { x: X, y: Y, draw: symbolRing },
  mirrorFloor: { x: X, y: Y, draw: mirrorFloor },
  portal: { x: X, y: Y, draw: portal },
  pyramidStack: { x: X, y: 150, draw: pyramidStack },
  split: { x: 150, y: 190, draw: split },
  medallion: { x: X, y: Y, draw: medallion },
  closeUp: { x: 190, y: 190, draw: closeUp },
  burstOut: { x: X, y: Y, draw: burstOut },
  pedestal: { x: X, y: Y, draw: pedestal },
  duoLow: { x: 130, y: 180, draw: duoLow },
};
