// What grows and crawls in gardens, and a turtle and a jelly.
import * as T from "three";
import { bigEye } from "./eyes.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, deform, group, lathe, PI, repeat, stretch, tube, turn } from "./parts.js";
import { chain, ease, egg, join, sculpt } from "./sculpt.js";

const colors = (...hexes) => hexes.map((hex) => new T.Color(hex));
const around = (r) => [
  [-r, -r, -r],
  [r, r, r],
];

/** A leaf that grows from the origin to the right. */
const leaf = (color) =>
  deform(ball(1, M.enamel(color)), (p) => p.set((p.x + 1) * 0.55, p.y * 0.27, p.z * 0.06 - p.x * p.x * 0.16));

function peach() {
  const [gold, blush, deep] = colors(0xffb45c, 0xff4a4a, 0xc81040);
  const shape = (x, y, z) => {
    const seam = Math.exp(-((Math.atan2(x, z) - 0.35) ** 2) * 30) * 0.1;
    const tip = 1 + ease(-0.5, -1.15, y) * 0.18;
    const dip = 0.2 * Math.exp(-(x * x + z * z) * 10) * ease(0.4, 1, y);
    return egg([0, 0, 0], [1.08, 1.04, 1.08])(x * tip, y, z * tip) + seam * 0.6 + dip;
  };
  return turn(
    group(
      sculpt(
        shape,
        around(1.35),
        0.045,
        M.material({ color: 0xffffff, roughness: 0.5, sheen: 1, sheenColor: new T.Color(0xffd0b0) }),
        (x, y, z, color) => {
          color
            .copy(gold)
            .lerp(blush, ease(-0.7, 0.8, x * 0.9 + y * 0.7) * 0.92)
            .lerp(deep, ease(0.5, 1.3, x + y * 0.6) * 0.5);
          color.lerp(deep, Math.exp(-((Math.atan2(x, z) - 0.35) ** 2) * 160) * 0.5 * (z > 0 ? 1 : 0));
        },
      ),
      tube(points("0 0.72 0, 0.02 1.04 0, 0.12 1.24 0"), 0.08, M.wood(0x6a4420)),
      at(leaf(0x1fae36), 0.06, 1.06, 0.06, 0.4, -0.1, 0.3),
      at(leaf(0x149a2c), 0.02, 1.04, 0.02, 0.4, 0.3, 2.75),
    ),
    0.2,
    -0.16,
    0.04,
  );
}

function garlic() {
  const [white, pink, root] = colors(0xfdf6ee, 0xb878b0, 0xcdb08a);
  const clove = (i) => {
    const a = (i * PI * 2) / 7;
    return egg([Math.sin(a) * 0.46, -0.26, Math.cos(a) * 0.46], [0.5, 0.74, 0.5]);
  };
  const shape = join(
    0.1,
    ...Array.from({ length: 7 }, (_, i) => clove(i)),
    chain(0.24, [
      [0, 0.1, 0, 0.4],
      [0.02, 0.62, 0, 0.2],
      [0.1, 1.14, 0.02, 0.12],
      [0.22, 1.46, 0.04, 0.1],
    ]),
  );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.2, -1.2, -1.2],
          [1.2, 1.7, 1.2],
        ],
        0.04,
        M.satin(0xffffff, { roughness: 0.4 }),
        (x, y, z, color) => {
          const stripe = Math.sin(Math.atan2(x, z) * 28) * 0.5 + 0.5;
          color
            .copy(white)
            .lerp(pink, stripe ** 3 * ease(-0.9, 0.5, y) * 0.7)
            .lerp(root, ease(1.2, 1.5, y) * 0.8 + ease(-0.86, -1, y) * 0.5);
        },
      ),
      repeat(9, (i) =>
        tube(
          points(
            `${Math.sin(i * 0.7) * 0.16} -0.92 ${Math.cos(i * 0.7) * 0.16}, ${Math.sin(i * 0.7) * 0.34} -1.12 ${Math.cos(i * 0.7) * 0.3}`,
          ),
          0.022,
          M.satin(0xc8b090),
          { segments: 12 },
        ),
      ),
    ),
    0.16,
    0.2,
    -0.1,
  );
}

function ladybird() {
  const [red, dark] = colors(0xe80c1c, 0x1c1218);
  const spots = [
    [0.34, 0.62, 0.5],
    [0.62, 0.5, -0.1],
    [0.3, 0.84, -0.12],
    [0.4, 0.58, -0.66],
  ];
  return turn(
    group(
      sculpt(
        egg([0, 0, 0], [1, 0.86, 1.08]),
        [
          [-1.1, -0.3, -1.2],
          [1.1, 1, 1.2],
        ],
        0.035,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          const near = Math.min(...spots.map(([sx, sy, sz]) => Math.hypot(Math.abs(x) - sx, y - sy, z - sz)));
          color.copy(red).lerp(dark, Math.max(ease(0.24, 0.21, near), ease(0.05, 0.03, Math.abs(x))));
        },
      ),
      at(stretch(ball(0.6, M.glossy(0x1c1218)), 1.05, 0.86, 0.8), 0, 0.16, 1.0),
      [1, -1].map((side) => [
        bigEye(side * 0.26, 0.38, 1.38, 0.22, 0x3a1c0a),
        at(stretch(ball(0.14, M.white), 1, 1, 0.4), side * 0.5, 0.5, 1.12, -0.4, side * 0.7),
        tube(
          points(`${side * 0.18} 0.62 1.14, ${side * 0.3} 0.98 1.3, ${side * 0.48} 1.1 1.42`),
          0.04,
          M.black,
        ),
        at(ball(0.09, M.black), side * 0.48, 1.1, 1.42),
        repeat(3, (i) =>
          tube(
            points(
              `${side * 0.7} -0.1 ${0.6 - i * 0.56}, ${side * 1.14} 0 ${0.74 - i * 0.62}, ${side * 1.3} -0.36 ${0.8 - i * 0.66}`,
            ),
            0.09,
            M.black,
            { segments: 40 },
          ),
        ),
      ]),
      tube(
        points("-0.2 0.06 1.46, -0.1 -0.02 1.5, 0 -0.05 1.5, 0.1 -0.02 1.5, 0.2 0.06 1.46"),
        0.03,
        M.white,
      ),
    ),
    0.42,
    0.5,
    0.04,
  );
}

function ant() {
  const brown = M.glossy(0x7a2410);
  return turn(
    group(
      at(stretch(ball(0.62, brown), 0.86, 0.8, 1.14), 0, 0.2, -1.06, -0.2),
      at(stretch(ball(0.36, brown), 1, 0.9, 1.1), 0, 0, 0),
      at(stretch(ball(0.56, brown), 1.06, 0.94, 0.92), 0, 0.34, 0.78),
      at(ball(0.2, brown), 0, 0.06, -0.46),
      [1, -1].map((side) => [
        bigEye(side * 0.26, 0.5, 1.16, 0.2, 0x1c3a0a),
        tube(
          points(`${side * 0.2} 0.8 0.92, ${side * 0.42} 1.2 1.0, ${side * 0.66} 1.24 1.36`),
          0.05,
          M.glossy(0x4a140a),
        ),
        at(ball(0.08, brown), side * 0.66, 1.24, 1.36),
        tube(
          points(`${side * 0.22} 0.08 1.2, ${side * 0.34} -0.02 1.42, ${side * 0.12} -0.02 1.52`),
          0.07,
          M.glossy(0x4a140a),
          { segments: 30 },
        ),
        repeat(3, (i) =>
          tube(
            points(
              `${side * 0.24} -0.06 ${0.26 - i * 0.26}, ${side * 0.8} 0.42 ${0.5 - i * 0.52}, ${side * 1.12} -0.3 ${0.66 - i * 0.66}, ${side * 1.26} -0.62 ${0.72 - i * 0.72}`,
            ),
            0.07,
            M.glossy(0x4a140a),
            { segments: 60 },
          ),
        ),
      ]),
    ),
    0.3,
    0.62,
    0.04,
  );
}

function worm() {
  const [pink, deep, band] = colors(0xff9a8a, 0xd8584a, 0xffc0a8);
  const line = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    return [
      -1.3 + t * 2.2,
      -0.5 + Math.sin(t * 9) * 0.42 + t * t * 1.1,
      Math.cos(t * 9) * 0.2,
      0.24 + t * 0.12,
    ];
  });
  const [hx, hy, hz] = line.at(-1);
  return turn(
    group(
      sculpt(
        chain(0.06, line),
        [
          [-1.8, -1.4, -0.8],
          [1.5, 1.4, 0.9],
        ],
        0.04,
        M.glossy(0xffffff),
        (x, _y, _z, color) => {
          color.copy(pink).lerp(deep, ease(0.5, 0.9, Math.sin(x * 24)) * 0.5);
          color.lerp(band, ease(0.26, 0.16, Math.abs(x + 0.1)) * 0.9);
        },
      ),
      [1, -1].map((side) => bigEye(hx + side * 0.16 + 0.06, hy + 0.16, hz + 0.3, 0.15, 0x2a3a5a)),
      tube(
        points(
          `${hx - 0.1} ${hy - 0.1} ${hz + 0.34}, ${hx + 0.06} ${hy - 0.17} ${hz + 0.38}, ${hx + 0.22} ${hy - 0.1} ${hz + 0.32}`,
        ),
        0.028,
        M.satin(0x8a1c24),
      ),
    ),
    0.1,
    0.2,
    0,
  );
}

function turtle() {
  const [green, dark, light, belly] = colors(0x1f9a4a, 0x0c5a34, 0x6fd06a, 0xf0d890);
  const skin = colors(0x8fd86a, 0x3fa04a);
  const flipper = (side, z, long) =>
    chain(0.1, [
      [side * 0.6, -0.2, z, 0.24],
      [side * (0.9 + long * 0.3), -0.3, z + long * 0.3, 0.2],
      [side * (1.0 + long * 0.6), -0.36, z + long * 0.34, 0.1],
    ]);
  const body = join(
    0.12,
    flipper(1, 0.6, 1),
    flipper(-1, 0.6, 1),
    flipper(1, -0.7, 0.4),
    flipper(-1, -0.7, 0.4),
    chain(0.12, [
      [0, -0.1, 0.8, 0.3],
      [0, 0.14, 1.2, 0.3],
    ]),
    egg([0, 0.3, 1.46], [0.42, 0.38, 0.46]),
    egg([0, -0.24, 0], [0.84, 0.24, 1.0]),
  );
  /** Distance from the seams between the shell's plates. */
  const seam = (x, z) => {
    const cells = [
      [0, 0],
      [0, 0.62],
      [0, -0.62],
      [0.56, 0.32],
      [-0.56, 0.32],
      [0.56, -0.34],
      [-0.56, -0.34],
      [0, 1.2],
      [0, -1.2],
      [1.1, 0],
      [-1.1, 0],
    ].map(([cx, cz]) => Math.hypot(x - cx, z - cz));
    const [first, second] = cells.sort((a, b) => a - b);
    return second - first;
  };
  return turn(
    group(
      sculpt(
        (x, y, z) =>
          egg([0, 0, 0], [1, 0.74, 1.14])(x, y, z) - ease(0, 0.16, seam(x, z)) * 0.05 * ease(-0.1, 0.2, y),
        [
          [-1.2, -0.2, -1.3],
          [1.2, 1, 1.3],
        ],
        0.032,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          const edge = seam(x, z);
          color
            .copy(green)
            .lerp(light, ease(0.16, 0.5, edge) * 0.8)
            .lerp(dark, ease(0.08, 0.03, edge) * 0.9)
            .lerp(belly, ease(0.06, 0, y));
        },
      ),
      sculpt(
        body,
        [
          [-2, -0.9, -1.5],
          [2, 0.9, 2.1],
        ],
        0.04,
        M.glossy(0xffffff),
        (x, y, z, color) => {
          const spot = Math.sin(x * 9 + z * 5) * Math.sin(z * 11 - x * 3);
          color.copy(skin[0]).lerp(skin[1], ease(0.2, 0.6, spot) * 0.7);
          if (z < 1.1 && y < -0.3 && Math.abs(x) < 0.7) color.copy(belly);
        },
      ),
      [1, -1].map((side) => bigEye(side * 0.24, 0.44, 1.76, 0.16, 0x3a1c0a)),
      tube(
        points("-0.2 0.2 1.84, -0.1 0.13 1.9, 0 0.11 1.92, 0.1 0.13 1.9, 0.2 0.2 1.84"),
        0.026,
        M.satin(0x1c5a2a),
      ),
    ),
    0.36,
    0.62,
    0.06,
  );
}

function jelly() {
  const red = M.enamel(0xf0143c, { roughness: 0.08, clearcoatRoughness: 0.02, transmission: 0 });
  const fluted = (profile, material) =>
    deform(lathe(points(profile), material, { smooth: true }), (p) => {
      const wave = 1 + 0.07 * Math.cos(Math.atan2(p.z, p.x) * 12) * ease(0.9, 0.5, p.y);
      p.set(p.x * wave, p.y, p.z * wave);
    });
  return turn(
    group(
      fluted(
        "0.001 0.86, 0.36 0.84, 0.56 0.74, 0.64 0.5, 0.76 0.1, 0.96 -0.4, 1.12 -0.72, 1.1 -0.86, 0.001 -0.88",
        red,
      ),
      lathe(
        points("0.001 -0.86, 1.3 -0.86, 1.6 -0.74, 1.62 -0.8, 1.3 -0.98, 0.001 -1.0"),
        M.enamel(0xf6f3ff),
        { smooth: true },
      ),
      at(stretch(ball(0.4, M.cream), 1.15, 0.6, 1.15), 0, 0.92, 0),
      at(stretch(ball(0.28, M.cream), 1.1, 0.7, 1.1), 0, 1.12, 0),
      at(ball(0.25, M.glossy(0xc4001e)), 0, 1.38, 0),
      tube(points("0 1.54 0, 0.06 1.76 0, 0.2 1.9 0"), 0.03, M.satin(0x5c8a1e)),
      repeat(5, (i) =>
        at(
          stretch(ball(0.1, M.glow(0xffc0d0, 0.9)), 0.5, 1.6, 0.3),
          -0.42 + i * 0.06,
          0.44 - i * 0.26,
          0.52 + i * 0.1,
        ),
      ),
    ),
    0.22,
    0.1,
    0.02,
  );
}

export const GARDEN = { peach, garlic, ladybird, ant, worm, turtle, jelly };
