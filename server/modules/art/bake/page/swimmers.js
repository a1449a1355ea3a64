// Animals that swim, shown whole.
import * as T from "three";
import { bigEye } from "./eyes.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, cone, deform, group, mesh, PI, repeat, ring, stretch, tube, turn } from "./parts.js";
import { chain, ease, egg, join, orb, sculpt } from "./sculpt.js";

const colorOf = (hex) => new T.Color(hex);

/** A fin: rays from the origin along `x`, spread and wavy. */
function fin(long, wide, colors, { lobes = 7, sweep = 0.5 } = {}) {
  const [root, tip] = colors.map((color) => new T.Color(color));
  const color = [];
  const painted = new T.Color();
  const blade = deform(
    mesh(
      new T.PlaneGeometry(1, 1, 40, 40),
      M.material({ vertexColors: true, roughness: 0.3, clearcoat: 0.6 }),
    ),
    (p) => {
      const t = p.x + 0.5;
      const s = p.y * 2;
      const edge = 1 - 0.13 * Math.abs(Math.sin(s * lobes * 1.57)) - sweep * (1 - Math.abs(s)) * 0.5;
      painted
        .copy(root)
        .lerp(tip, t)
        .multiplyScalar(0.8 + 0.25 * Math.abs(Math.cos(s * lobes * 1.57)));
      color.push(painted.r, painted.g, painted.b);
      p.set(
        t * long * edge,
        s * wide * (0.2 + t * 0.8),
        Math.sin(s * lobes * 1.57) * 0.03 * t + Math.sin(t * 3) * 0.06,
      );
    },
  );
  blade.geometry.setAttribute("color", new T.Float32BufferAttribute(color, 3));
  return blade;
}

/** @param {number[]} colors of the back, the side, the belly, and the fins' roots and tips */
const fish =
  (colors, { bands = 0, mouth = 0.16 } = {}) =>
  () => {
    const [back, side, belly] = colors.slice(0, 3).map((color) => new T.Color(color));
    const fins = colors.slice(3);
    const shape = join(0.2, egg([0.1, 0, 0], [1.0, 0.74, 0.42]), egg([-0.7, 0, 0], [0.5, 0.3, 0.2]));
    const lips = M.glossy(colors[2]);
    return turn(
      group(
        sculpt(
          shape,
          [
            [-1.4, -1, -0.6],
            [1.3, 1, 0.6],
          ],
          0.045,
          M.glossy(0xffffff),
          (x, y, _z, color) => {
            color
              .copy(side)
              .lerp(back, ease(0.1, 0.6, y))
              .lerp(belly, ease(-0.1, -0.5, y));
            if (bands)
              color.lerp(
                belly.clone().offsetHSL(0, 0, 0.1),
                ease(0.3, 0.7, Math.sin(x * bands + 1.2)) * ease(0.75, 0.5, x),
              );
            else
              color.multiplyScalar(0.84 + 0.2 * Math.abs(Math.sin(x * 9 + y * 3) * Math.sin(y * 10 - x * 3)));
          },
        ),
        at(fin(0.95, 0.72, fins, { sweep: 0.7 }), -1.0, 0, 0, 0, 0, PI),
        at(turn(fin(0.62, 0.6, fins), 0, 0, PI / 2 + 0.3), 0.1, 0.58, 0),
        at(turn(fin(0.46, 0.34, fins), 0, 0, -PI / 2 - 0.4), -0.16, -0.56, 0),
        [1, -1].map((z) => at(turn(fin(0.5, 0.28, fins), 0, z * 0.7, PI + 0.5), 0.16, -0.2, z * 0.4)),
        [1, -1].map((z) => (z > 0 ? bigEye(0.66, 0.2, 0.33, 0.22, 0xffb81c) : [])),
        at(ring(mouth, 0.07, lips), 1.08, -0.06, 0, 0, PI / 2),
        at(stretch(ball(mouth, M.dark), 0.4, 1, 1), 1.06, -0.06, 0),
        tube(points("0.4 0.4 0.32, 0.31 0.1 0.41, 0.4 -0.28 0.35"), 0.02, M.matte(colors[1])),
        points("1.3 0.5 0.1, 1.5 0.8 0.07, 1.36 1.04 0.12").map(([x, y, r]) =>
          at(ball(r, M.glass(0xbfe8ff, 0.35)), x, y, 0.2),
        ),
      ),
      0.06,
      -0.42,
      0.12,
    );
  };

function octopus() {
  const skin = new T.Color(0xf03a7a);
  const pale = new T.Color(0xff9ac0);
  const arms = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * PI * 2 + 0.2;
    const [x, z] = [Math.sin(a), Math.cos(a)];
    const curl = i % 2 ? 0.3 : -0.24;
    return chain(0.12, [
      [x * 0.3, -0.4, z * 0.3, 0.26],
      [x * 0.72, -0.78, z * 0.6, 0.21],
      [x * 1.12, -0.86 + curl * 0.3, z * 0.9, 0.16],
      [x * 1.36, -0.56 + curl, z * 1.0, 0.11],
      [x * 1.22, -0.3 + curl, z * 1.0, 0.05],
    ]);
  });
  const shape = join(0.16, egg([0, 0.42, 0], [0.82, 0.92, 0.76]), ...arms);
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.7, -1.3, -1.4],
          [1.7, 1.5, 1.4],
        ],
        0.055,
        M.glossy(0xffffff),
        (x, y, _z, color) =>
          color
            .copy(skin)
            .lerp(pale, ease(0.2, 1.4, y) * 0.4 + ease(-0.7, -1, y) * 0.7 + 0.06 * Math.sin(x * 9)),
      ),
      [1, -1].map((side) => bigEye(side * 0.3, 0.36, 0.68, 0.25, 0xffc21c)),
      tube(points("-0.2 0.02 0.74, 0 -0.06 0.78, 0.2 0.02 0.74"), 0.04, M.dark),
      points("-0.4 1.1 0.42 0.11, 0.16 1.24 0.4 0.08, 0.46 0.98 0.44 0.1, -0.1 0.98 0.62 0.06").map(
        ([x, y, z, r]) => at(stretch(ball(r, M.glossy(0xffb8d4)), 1, 1, 0.4), x, y, z, -0.5),
      ),
    ),
    0.12,
    -0.2,
    0,
  );
}

function shark() {
  const [back, belly] = [new T.Color(0x3a6ac8), new T.Color(0xf0f6ff)];
  const shape = join(
    0.2,
    egg([0, 0, 0], [1.35, 0.56, 0.5]),
    chain(0.2, [
      [-0.9, 0, 0, 0.34],
      [-1.6, 0.14, 0, 0.14],
    ]),
    chain(0.1, [
      [-0.1, 0.36, 0, 0.24],
      [-0.36, 1.0, 0, 0.05],
    ]),
    chain(0.08, [
      [-1.56, 0.14, 0, 0.13],
      [-2.0, 0.84, 0, 0.04],
    ]),
    chain(0.08, [
      [-1.56, 0.1, 0, 0.12],
      [-1.86, -0.4, 0, 0.04],
    ]),
    ...[1, -1].map((z) =>
      chain(0.1, [
        [0.26, -0.26, z * 0.36, 0.2],
        [-0.2, -0.66, z * 1.0, 0.05],
      ]),
    ),
  );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-2.3, -1, -1.2],
          [1.6, 1.3, 1.2],
        ],
        0.055,
        M.glossy(0xffffff),
        (x, y, _z, color) =>
          color
            .copy(back)
            .lerp(belly, ease(0.02, -0.16, y + (x > 0.4 ? 0.04 : 0)))
            .multiplyScalar(0.94 + 0.06 * Math.sin(x * 8)),
      ),
      at(stretch(ball(0.42, M.enamel(0x8a1026)), 1.0, 0.56, 0.84), 0.98, -0.2, 0, 0, 0, 0.24),
      repeat(9, (i) => {
        const a = -1.2 + (i / 8) * 2.4;
        return [
          at(
            cone(0.005, 0.07, 0.2, M.enamel(0xfffaf0), 12),
            0.96 + Math.cos(a) * 0.38,
            -0.12 + Math.cos(a) * 0.1,
            Math.sin(a) * 0.36,
            PI,
          ),
          at(
            cone(0.005, 0.06, 0.17, M.enamel(0xfffaf0), 12),
            0.92 + Math.cos(a) * 0.36,
            -0.36 + Math.cos(a) * 0.1,
            Math.sin(a) * 0.34,
          ),
        ];
      }),
      [1, -1].map((z) => [
        at(ball(0.1, M.black), 0.84, 0.16, z * 0.38),
        at(ball(0.034, M.glow(0xffffff, 1.3)), 0.9, 0.2, z * 0.45),
      ]),
      repeat(3, (i) =>
        tube(
          points(`${0.4 - i * 0.13} 0.16 0.47, ${0.36 - i * 0.13} -0.06 0.5, ${0.4 - i * 0.13} -0.24 0.46`),
          0.018,
          M.glossy(0x1c3a80),
        ),
      ),
    ),
    0.06,
    -0.66,
    0.16,
  );
}

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

export const SWIMMERS = {
  octopus,
  shark,
  "fish-gold": fish([0xe86a0a, 0xffa81c, 0xffe08a, 0xff7a0a, 0xffd04a]),
  "fish-tropic": fish([0x0a4ad8, 0x1a9af0, 0xffd83a, 0xffb81c, 0xff7a1c], { bands: 6, mouth: 0.12 }),
  bass: fish([0x1c5a3a, 0x4aa85a, 0xf0f4c8, 0x2a7a4a, 0x8ac86a], { mouth: 0.24 }),
  crocodile,
  dolphin,
  whale,
  penguin,
  frog,
};
