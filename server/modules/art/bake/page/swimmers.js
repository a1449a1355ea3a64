// Animals that swim, shown whole.
import * as T from "three";
import { bigEye } from "./animals.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, cone, group, stretch, tube, turn } from "./parts.js";
import { chain, ease, egg, join, orb, sculpt } from "./sculpt.js";

const colorOf = (hex) => new T.Color(hex);

/** A dolphin in a leap. */
function dolphin() {
  const [back, belly] = [0x1a7ae0, 0xf0f8ff].map(colorOf);
  const body = chain(0.3, [
    [-1.3, -0.9, 0, 0.1],
    [-0.9, -0.35, 0, 0.3],
    [-0.3, 0.3, 0, 0.52],
    [0.4, 0.5, 0, 0.54],
    [0.95, 0.3, 0, 0.36],
    [1.42, -0.06, 0, 0.1],
  ]);
  const fin = chain(0.1, [
    [-0.06, 0.8, 0, 0.2],
    [-0.5, 1.36, 0, 0.05],
  ]);
  const flukes = [1, -1].map((z) =>
    chain(0.08, [
      [-1.28, -0.88, 0, 0.12],
      [-1.62, -1.2, z * 0.56, 0.07],
      [-1.92, -1.2, z * 0.7, 0.03],
    ]),
  );
  const flippers = [1, -1].map((z) =>
    chain(0.08, [
      [0.4, 0.1, z * 0.36, 0.16],
      [0.1, -0.5, z * 0.86, 0.05],
    ]),
  );
  return turn(
    group(
      sculpt(
        join(0.14, body, fin, ...flukes, ...flippers),
        [
          [-2.1, -1.5, -1.1],
          [1.7, 1.6, 1.1],
        ],
        0.05,
        M.glossy(0xffffff),
        (x, y, _z, color) => color.copy(back).lerp(belly, ease(0.06, -0.14, y - 0.22 + x * x * 0.3)),
      ),
      bigEye(0.86, 0.34, 0.42, 0.13, 0x0a2a5a),
      tube(points("0.84 0.12 0.36, 1.04 0.1 0.28, 1.3 0.0 0.12"), 0.025, M.glossy(0x0a3a7a)),
      points("-1.7 0.2 0.12, 1.5 -0.8 0.1, -0.6 -1.1 0.15, 1.2 -1.2 0.16").map(([x, y, r]) =>
        at(ball(r, M.glass(0x8ad8ff, 0.4)), x, y, 0.2),
      ),
    ),
    0.05,
    -0.3,
    0.06,
  );
}

/** A whale that blows. */
function whale() {
  const [back, belly] = [0x2a5ad0, 0xe8f2ff].map(colorOf);
  const shape = join(
    0.18,
    egg([0.3, -0.2, 0], [1.15, 0.86, 0.86]),
    chain(0.25, [
      [-0.5, -0.2, 0, 0.5],
      [-1.2, 0.16, 0, 0.24],
      [-1.56, 0.6, 0, 0.13],
    ]),
    ...[1, -1].map((z) =>
      chain(0.1, [
        [-1.54, 0.6, 0, 0.14],
        [-1.9, 0.94, z * 0.5, 0.09],
        [-2.0, 0.98, z * 0.8, 0.04],
      ]),
    ),
    ...[1, -1].map((z) =>
      chain(0.1, [
        [0.3, -0.5, z * 0.7, 0.2],
        [-0.1, -0.86, z * 1.16, 0.07],
      ]),
    ),
  );
  const drop = (x, y, r) => at(ball(r, M.glass(0x7ad8ff, 0.5)), x, y, 0);
  const water = M.material({
    color: 0x7adcff,
    roughness: 0.1,
    clearcoat: 1,
    emissive: 0x1a7ad0,
    emissiveIntensity: 0.5,
  });
  return turn(
    group(
      sculpt(
        shape,
        [
          [-2.2, -1.3, -1.4],
          [1.6, 1.2, 1.4],
        ],
        0.055,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          color.copy(back).lerp(belly, ease(-0.24, -0.36, y + x * 0.04));
          if (y < -0.34) color.multiplyScalar(0.88 + 0.12 * Math.abs(Math.cos(z * 14)));
        },
      ),
      bigEye(0.92, 0.0, 0.66, 0.17, 0x0a1a4a),
      tube(points("0.7 -0.36 0.84, 1.06 -0.38 0.64, 1.36 -0.28 0.3"), 0.03, M.glossy(0x14307a)),
      [1, -1].map((side) =>
        tube(
          points(
            `0.3 0.6 0, ${0.3 + side * 0.1} 1.0 0, ${0.3 + side * 0.36} 1.2 0, ${0.3 + side * 0.56} 1.0 0`,
          ),
          0.09,
          water,
          {
            taper: (t) => 1.1 - t * 0.6,
          },
        ),
      ),
      drop(-0.4, 1.3, 0.1),
      drop(1.0, 1.3, 0.1),
      drop(0.3, 1.5, 0.12),
    ),
    0.12,
    -0.5,
    0.04,
  );
}

function penguin() {
  const [coat, front] = [0x1a2040, 0xffffff].map(colorOf);
  const shape = join(0.2, egg([0, -0.36, 0], [0.8, 0.94, 0.7]), orb([0, 0.72, 0.06], 0.56));
  const beak = M.glossy(0xffa01c);
  const wing = (side) =>
    at(stretch(ball(0.5, M.glossy(0x1a2040)), 0.34, 1.2, 0.6), side * 0.84, -0.24, 0.02, 0, 0, side * 0.42);
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1, -1.5, -1],
          [1, 1.5, 1],
        ],
        0.045,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          const isFace = y > 0.3;
          const width = isFace ? 0.2 + 0.2 * ease(0.9, 0.5, y) : 0.56;
          const white = isFace
            ? Math.max(
                ease(0.3, 0.24, Math.hypot(x - 0.2, y - 0.74)),
                ease(0.3, 0.24, Math.hypot(x + 0.2, y - 0.74)),
              )
            : ease(width, width - 0.06, Math.hypot(x, (y + 0.42) * 0.72));
          color.copy(coat).lerp(front, z > 0 ? white : 0);
        },
      ),
      wing(1),
      wing(-1),
      [1, -1].map((side) => [
        bigEye(side * 0.2, 0.78, 0.52, 0.13, 0x3a1a0a),
        at(stretch(ball(0.3, beak), 1, 0.42, 1.3), side * 0.36, -1.28, 0.34),
      ]),
      at(stretch(cone(0.001, 0.17, 0.42, beak, 32), 1, 1, 0.7), 0, 0.58, 0.7, Math.PI / 2),
      at(stretch(ball(0.46, M.enamel(0xe0142c)), 1.3, 0.3, 1.28), 0, 0.32, 0.04),
      at(box(0.22, 0.66, 0.12, 0.05, M.enamel(0xe0142c)), 0.36, 0.04, 0.62, 0.1, 0.3, 0.16),
    ),
    0.1,
    -0.32,
    0.06,
  );
}

function frog() {
  const [skin, belly] = [0x3ac02a, 0xe8f8a0].map(colorOf);
  const shape = join(
    0.16,
    egg([0, -0.36, 0], [0.94, 0.76, 0.8]),
    egg([0, 0.3, 0.2], [0.96, 0.54, 0.66]),
    orb([0.5, 0.74, 0.3], 0.34),
    orb([-0.5, 0.74, 0.3], 0.34),
    ...[1, -1].flatMap((side) => [
      egg([side * 0.96, -0.6, -0.05], [0.4, 0.54, 0.5]),
      chain(0.1, [
        [side * 0.5, -0.3, 0.6, 0.2],
        [side * 0.56, -0.86, 0.74, 0.16],
        [side * 0.62, -1.06, 0.9, 0.19],
      ]),
      egg([side * 1.02, -1.04, 0.3], [0.4, 0.14, 0.42]),
    ]),
  );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.5, -1.3, -1],
          [1.5, 1.2, 1.3],
        ],
        0.05,
        M.glossy(0xffffff),
        (x, y, z, color) =>
          color
            .copy(skin)
            .lerp(belly, z > 0.3 ? ease(0.66, 0.5, Math.hypot(x, (y + 0.4) * 0.9)) * ease(0.12, 0.0, y) : 0),
      ),
      [1, -1].map((side) => [
        bigEye(side * 0.5, 0.82, 0.52, 0.25, 0xffc81c),
        at(stretch(ball(0.12, M.glossy(0xff9a8a)), 1, 0.7, 0.4), side * 0.68, 0.22, 0.72),
      ]),
      tube(
        points("-0.64 0.24 0.74, -0.3 0.04 0.86, 0 -0.02 0.9, 0.3 0.04 0.86, 0.64 0.24 0.74"),
        0.035,
        M.glossy(0x0e4a0e),
      ),
    ),
    0.14,
    -0.3,
    0,
  );
}

/** A crocodile that grins. */
function crocodile() {
  const [skin, belly] = [0x2a9a3a, 0xe8f0a0].map(colorOf);
  const shape = join(
    0.14,
    egg([-0.5, -0.3, 0], [0.95, 0.5, 0.56]),
    chain(0.2, [
      [-1.1, -0.3, 0, 0.36],
      [-1.8, -0.2, 0.1, 0.2],
      [-2.2, 0.2, 0.1, 0.07],
    ]),
    egg([0.42, 0.1, 0], [0.52, 0.42, 0.5]),
    chain(0.1, [
      [0.6, 0.06, 0, 0.34],
      [1.5, 0.0, 0, 0.24],
    ]),
    ...[1, -1].flatMap((side) => [
      orb([0.4, 0.5, side * 0.26], 0.2),
      orb([1.62, 0.14, side * 0.12], 0.12),
      chain(0.08, [
        [0.1, -0.4, side * 0.5, 0.2],
        [0.3, -0.8, side * 0.62, 0.17],
      ]),
      chain(0.08, [
        [-1.0, -0.4, side * 0.5, 0.2],
        [-0.9, -0.8, side * 0.62, 0.17],
      ]),
    ]),
  );
  const jaw = chain(0.1, [
    [0.5, -0.34, 0, 0.2],
    [1.5, -0.42, 0, 0.16],
  ]);
  const bounds = [
    [-2.5, -1.2, -1.1],
    [2, 1, 1.1],
  ];
  const tooth = (x, y, z, up) => at(cone(up ? 0.001 : 0.07, up ? 0.07 : 0.001, 0.2, M.white, 12), x, y, z);
  return turn(
    group(
      sculpt(shape, bounds, 0.05, M.glossy(0xffffff), (x, y, z, color) => {
        color.copy(skin).lerp(belly, ease(-0.42, -0.58, y));
        if (y > -0.3) color.multiplyScalar(0.86 + 0.14 * Math.abs(Math.cos(x * 9) * Math.cos(z * 9)));
      }),
      sculpt(jaw, bounds, 0.05, M.glossy(0xffffff), (_x, y, _z, color) =>
        color.copy(belly).lerp(skin, ease(-0.3, -0.36, y) * 0.3),
      ),
      at(stretch(ball(0.4, M.enamel(0xb01a3a)), 1.5, 0.36, 0.5), 1.0, -0.26, 0),
      [0.8, 1.05, 1.3, 1.52].map((x) => [
        tooth(x, -0.2, 0.24 - (x - 0.8) * 0.1, false),
        tooth(x + 0.1, -0.28, 0.2 - (x - 0.8) * 0.1, true),
      ]),
      [0.2, -0.2, -0.6, -1.0, -1.4].map((x, i) =>
        at(cone(0.001, 0.13, 0.26, M.glossy(0x1a6a2a), 4), x, 0.3 - i * 0.08, 0),
      ),
      bigEye(0.44, 0.56, 0.4, 0.17, 0xffc81c),
      bigEye(0.44, 0.56, -0.18, 0.15, 0xffc81c),
    ),
    0.12,
    -0.55,
    0.04,
  );
}

export const SWIMMERS = { crocodile, dolphin, whale, penguin, frog };
