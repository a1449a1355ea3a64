// Animals of the land and the air, shown whole.
import * as T from "three";
import { bigEye } from "./eyes.js";
import * as M from "./materials.js";
import { mapShape, points, svg } from "./outlines.js";
import { at, ball, cone, group, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";
import { chain, ease, egg, join, sculpt } from "./sculpt.js";

function cobra() {
  const [green, dark, pale] = [0x2aa84a, 0x0c4a2c, 0xf4e89a].map((color) => new T.Color(color));
  const coil = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39;
    const a = t * PI * 3.6 + 0.6;
    const r = 1.05 - t * 0.5;
    return [
      Math.cos(a) * r,
      -1.25 + t * 0.62,
      Math.sin(a) * r * 0.8,
      0.1 + t * 0.16 - ease(0.9, 1, t) * 0.02,
    ];
  });
  const neck = [
    [...coil.at(-1).slice(0, 3), 0.24],
    [0.1, -0.5, 0.3, 0.25],
    [0, 0.0, 0.1, 0.24],
    [0, 0.5, 0, 0.24],
    [0, 1.0, 0.14, 0.24],
  ];
  const shape = join(
    0.1,
    chain(0.06, coil),
    chain(0.1, neck),
    egg([0, 0.56, -0.02], [0.86, 0.62, 0.15]),
    egg([0, 1.14, 0.34], [0.33, 0.24, 0.46]),
  );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.5, -1.7, -1.3],
          [1.5, 1.6, 1.2],
        ],
        0.05,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          color.copy(green).lerp(dark, ease(0.2, 0.7, Math.sin(y * 13 + Math.atan2(z, x) * 4)) * 0.55);
          if (y > -0.55 && Math.abs(x) < 0.26 && z > 0.05)
            color.copy(pale).multiplyScalar(0.86 + 0.14 * Math.sign(Math.sin(y * 26)));
          const spot = Math.hypot(Math.abs(x) - 0.52, (y - 0.6) * 1.2);
          if (z > -0.1 && y > 0.2) color.lerp(pale, ease(0.2, 0.15, spot)).lerp(dark, ease(0.12, 0.08, spot));
        },
      ),
      [1, -1].map((side) => [
        at(stretch(ball(0.1, M.glow(0xffc81c, 1.3)), 0.7, 0.8, 1), side * 0.25, 1.22, 0.56, 0, side * 0.5),
        at(stretch(ball(0.045, M.black), 0.6, 1.7, 1), side * 0.29, 1.22, 0.63),
        at(cone(0.045, 0.004, 0.24, M.enamel(0xfff6e0)), side * 0.14, 0.92, 0.66),
        tube(points(`0 1.02 0.76, 0 0.94 1.0, ${side * 0.1} 0.84 1.16`), 0.026, M.glossy(0xf0143a)),
      ]),
    ),
    0.1,
    -0.22,
    0,
  );
}

function bee() {
  const [gold, black] = [0xffc21c, 0x241810].map((color) => new T.Color(color));
  const wing = (side) =>
    at(
      stretch(ball(0.5, M.glass(0xd8f0ff, 0.4)), 0.9, 1.5, 0.14),
      side * 0.46,
      0.86,
      -0.3,
      -0.2,
      side * 0.5,
      side * -0.7,
    );
  return turn(
    group(
      sculpt(
        egg([0, 0, 0], [0.78, 0.74, 1.0]),
        [
          [-1, -1, -1.2],
          [1, 1, 1.2],
        ],
        0.045,
        M.glossy(0xffffff),
        (_x, _y, z, color) => color.copy(gold).lerp(black, ease(-0.1, 0.2, Math.sin(z * 7.4 - 1.4))),
      ),
      at(ball(0.52, M.glossy(0xffc21c)), 0, 0.22, 0.94),
      [1, -1].map((side) => [
        bigEye(side * 0.22, 0.32, 1.36, 0.19, 0x3a1c0a),
        tube(
          points(`${side * 0.14} 0.66 1.1, ${side * 0.26} 1.0 1.24, ${side * 0.44} 1.12 1.36`),
          0.04,
          M.black,
        ),
        at(ball(0.09, M.black), side * 0.44, 1.12, 1.36),
        at(stretch(ball(0.09, M.glossy(0xff7a5a)), 1.2, 0.8, 0.4), side * 0.34, 0.1, 1.34, 0, side * 0.5),
        wing(side),
        at(
          stretch(ball(0.36, M.glass(0xd8f0ff, 0.4)), 0.8, 1.3, 0.14),
          side * 0.6,
          0.5,
          -0.6,
          -0.4,
          side * 0.6,
          side * -1.2,
        ),
      ]),
      tube(points("-0.2 0.12 1.4, -0.1 0.03 1.44, 0 0 1.45, 0.1 0.03 1.44, 0.2 0.12 1.4"), 0.035, M.black),
      at(cone(0.005, 0.14, 0.4, M.black), 0, 0, -1.1, -PI / 2),
      repeat(3, (i) =>
        [1, -1].map((side) => [
          tube(
            points(
              `${side * 0.34} -0.5 ${0.5 - i * 0.42}, ${side * 0.52} -0.76 ${0.56 - i * 0.44}, ${side * 0.46} -0.94 ${0.64 - i * 0.44}`,
            ),
            0.075,
            M.black,
            { segments: 40 },
          ),
          at(stretch(ball(0.11, M.black), 1, 0.8, 1.3), side * 0.46, -0.96, 0.68 - i * 0.44),
        ]),
      ),
    ),
    0.2,
    0.62,
    0.06,
  );
}

function butterfly() {
  const wing = (side, path, color, dots) => {
    const shapes = svg(path).map((shape) => mapShape(shape, (x, y) => [x * side, y]));
    return group(
      slab(shapes, M.satin(0x1a1030, { clearcoat: 0 }), { depth: 3, bevel: 2, grow: 5 }),
      at(
        slab(shapes, M.satin(color, { clearcoat: 0, emissive: color, emissiveIntensity: 0.16 }), {
          depth: 4,
          bevel: 3,
          grow: -2,
        }),
        0,
        0,
        2,
      ),
      dots.map(([x, y, r, hue]) => at(stretch(ball(r, M.enamel(hue)), 1, 1, 0.4), x * side, y, 6)),
    );
  };
  const upper = (side) =>
    wing(side, "M0 0 C20 -60 70 -96 104 -84 C120 -60 96 -14 60 4 C36 14 12 10 0 0Z", 0xff8a14, [
      [74, 56, 13, 0xffe04a],
      [92, 70, 7, 0xffffff],
      [48, 30, 10, 0xffc21c],
    ]);
  const lower = (side) =>
    wing(side, "M0 0 C24 4 62 10 76 36 C84 62 58 86 36 76 C16 64 4 30 0 0Z", 0xf03a6a, [
      [48, -44, 13, 0xffb0d0],
      [30, -24, 7, 0xffe0ea],
    ]);
  return turn(
    group(
      [1, -1].map((side) => [
        at(turn(stretch(upper(side), 0.0135, 0.0135, 0.0135), 0, side * 0.42), side * 0.08, 0.1, 0),
        at(turn(stretch(lower(side), 0.0135, 0.0135, 0.0135), 0, side * 0.3), side * 0.08, -0.06, -0.02),
        tube(
          points(`${side * 0.04} 0.66 0.1, ${side * 0.2} 1.0 0.16, ${side * 0.42} 1.24 0.1`),
          0.03,
          M.black,
        ),
        at(ball(0.06, M.gold), side * 0.42, 1.24, 0.1),
      ]),
      at(stretch(ball(0.16, M.enamel(0x3a1a5a)), 0.8, 3.4, 0.9), 0, -0.16, 0.06),
      at(ball(0.17, M.enamel(0x3a1a5a)), 0, 0.56, 0.08),
      [0, 1, 2].map((i) => at(ring(0.13 - i * 0.015, 0.025, M.gold), 0, -0.06 - i * 0.18, 0.06, PI / 2)),
    ),
    -0.16,
    0.24,
    -0.3,
  );
}

function flamingo() {
  const [pink, deep] = [new T.Color(0xff7ab0), new T.Color(0xe8246a)];
  const shape = join(
    0.18,
    egg([0, 0, 0], [0.82, 0.5, 0.46]),
    egg([-0.66, 0.04, 0], [0.5, 0.22, 0.22]),
    chain(0.1, [
      [0.56, 0.14, 0, 0.22],
      [0.98, 0.5, 0, 0.17],
      [0.86, 0.98, 0, 0.14],
      [0.52, 1.3, 0, 0.13],
      [0.62, 1.7, 0, 0.14],
      [0.92, 1.8, 0, 0.19],
    ]),
  );
  const leg = (x, bend) =>
    group(
      tube(
        [
          [x, -0.3, bend],
          [x + 0.05, -1.0, bend],
          [x - 0.04, -1.7, bend],
        ],
        0.05,
        M.glossy(0xff5a8a),
      ),
      at(ball(0.085, M.glossy(0xe8246a)), x + 0.05, -1.0, bend),
      at(stretch(ball(0.14, M.glossy(0xe8246a)), 1.7, 0.4, 1), x + 0.06, -1.72, bend),
    );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.4, -0.7, -0.7],
          [1.4, 2.2, 0.7],
        ],
        0.045,
        M.satin(0xffffff),
        (x, y, _z, color) => color.copy(pink).lerp(deep, ease(0.1, -0.9, x) * 0.7 + ease(0.1, -0.4, y) * 0.4),
      ),
      [0, 1, 2, 3].map((i) =>
        [1, -1].map((z) =>
          at(
            stretch(ball(0.4, M.satin(i % 2 ? 0xff5a9a : 0xff8ab8)), 1.3, 0.42, 0.24),
            -0.2 - i * 0.22,
            0.1 - i * 0.05,
            z * 0.44,
            0,
            0,
            0.2 + i * 0.08,
          ),
        ),
      ),
      at(turn(cone(0.1, 0.17, 0.4, M.glossy(0xfff0e0)), 0, 0, -PI / 2 - 0.5), 1.14, 1.68, 0),
      tube(points("1.2 1.66 0, 1.4 1.5 0, 1.42 1.3 0"), 0.11, M.black, { taper: (t) => 1.1 - t * 0.7 }),
      bigEye(0.98, 1.9, 0.13, 0.085, 0xffb81c),
      leg(0.1, 0.12),
      leg(-0.16, -0.12),
    ),
    0.06,
    -0.3,
    0,
  );
}

/** A bat with its wings spread. */
function bat() {
  const fur = M.satin(0x4a2a78);
  const skin = M.satin(0x8a4ac0);
  const outline = svg(
    "M0 -8 C22 -50 64 -62 108 -44 C96 -28 94 -10 99 8 C84 -2 72 2 66 17 C55 5 43 7 37 21 C28 11 12 12 0 18Z",
  );
  const wing = () =>
    group(
      at(slab(outline, skin, { depth: 3, bevel: 3 }), 0, 0, 0, 0, 0, 0, 0.0158),
      [
        "0 0.1 0.06, 0.7 0.82 0.1, 1.66 0.7 0.06",
        "0.7 0.82 0.1, 1.0 0.4 0.1, 1.04 -0.22 0.06",
        "0.7 0.82 0.1, 0.62 0.3 0.1, 0.58 -0.28 0.06",
      ].map((line) => tube(points(line), 0.055, fur, { taper: (t) => 1.2 - t * 0.7 })),
    );
  const body = join(0.16, egg([0, -0.34, 0], [0.44, 0.56, 0.4]), egg([0, 0.34, 0.08], [0.5, 0.44, 0.44]));
  const ear = (side) => [
    at(stretch(cone(0.001, 0.24, 0.66, fur, 32), 1, 1, 0.6), side * 0.34, 0.86, 0, 0, 0, side * -0.28),
    at(
      stretch(cone(0.001, 0.14, 0.46, M.satin(0xff8ac0), 32), 1, 1, 0.5),
      side * 0.34,
      0.82,
      0.09,
      0,
      0,
      side * -0.28,
    ),
  ];
  return turn(
    group(
      sculpt(
        body,
        [
          [-0.8, -1.1, -0.7],
          [0.8, 1, 0.7],
        ],
        0.035,
        fur,
      ),
      [1, -1].map((side) => [
        at(stretch(group(wing()), side, 1, 1), side * 0.24, 0.0, -0.16, 0, side * -0.24, 0),
        ear(side),
        bigEye(side * 0.2, 0.42, 0.46, 0.2, 0xffc02a),
        at(cone(0.06, 0.001, 0.18, M.white, 16), side * 0.12, 0.06, 0.5),
        at(stretch(ball(0.12, skin), 1, 1.2, 0.8), side * 0.18, -0.9, 0.14),
      ]),
      at(stretch(ball(0.09, M.black), 1.2, 0.8, 0.7), 0, 0.24, 0.54),
    ),
    0.06,
    0.16,
    0.04,
  );
}

/** A long-necked dinosaur. */
function sauropod() {
  const [skin, belly] = [0x2aa0b8, 0xd8f4c8].map((color) => new T.Color(color));
  const shape = join(
    0.16,
    egg([-0.2, -0.3, 0], [0.9, 0.62, 0.6]),
    chain(0.24, [
      [0.4, -0.1, 0, 0.42],
      [0.86, 0.6, 0, 0.26],
      [0.9, 1.16, 0, 0.22],
    ]),
    egg([1.1, 1.36, 0], [0.42, 0.28, 0.28]),
    chain(0.2, [
      [-0.9, -0.3, 0, 0.34],
      [-1.5, -0.2, 0, 0.18],
      [-2.0, 0.3, 0, 0.06],
    ]),
    ...[1, -1].flatMap((side) => [
      chain(0.1, [
        [0.3, -0.5, side * 0.34, 0.27],
        [0.34, -1.2, side * 0.36, 0.25],
      ]),
      chain(0.1, [
        [-0.7, -0.5, side * 0.34, 0.28],
        [-0.72, -1.2, side * 0.36, 0.25],
      ]),
    ]),
  );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-2.3, -1.6, -1],
          [1.7, 1.8, 1],
        ],
        0.05,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          color
            .copy(skin)
            .lerp(
              belly,
              ease(-0.5, -0.8, y) * ease(-1.2, -0.9, y) * 0.9 + ease(0.25, 0.5, x - y * 0.35 - 0.5) * 0.5,
            );
          const spot = Math.sin(x * 5 + 1) * Math.sin(y * 5) * Math.sin(z * 5 + 1);
          if (y > -0.5) color.multiplyScalar(spot > 0.35 ? 0.7 : 1);
        },
      ),
      bigEye(1.12, 1.46, 0.24, 0.12, 0x2a1a0a),
      tube(points("1.0 1.24 0.26, 1.24 1.2 0.22, 1.44 1.28 0.12"), 0.022, M.glossy(0x0e4a5a)),
      [0.4, 0.0, -0.4, -0.8].map((x, i) =>
        at(cone(0.001, 0.12, 0.28, M.glossy(0xff9a4a), 4), x, [0.36, 0.36, 0.32, 0.1][i], 0),
      ),
    ),
    0.1,
    -0.5,
    0.02,
  );
}

export const ANIMALS = {
  sauropod,
  bat,
  cobra,
  bee,
  butterfly,
  flamingo,
};
