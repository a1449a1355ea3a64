// Fire, water, ice and the bodies of the sky.
import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, cone, facets, group, lathe, PI, repeat, ring, stretch, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, orb, sculpt } from "./sculpt.js";

/** Paints from the foot to the tip. @param {[number, number][]} steps heights and colours */
const byHeight = (steps) => {
  const colors = steps.map(([y, color]) => [y, new T.Color(color)]);
  return (_x, y, _z, color) => {
    color.copy(colors[0][1]);
    for (let i = 1; i < colors.length; i++) color.lerp(colors[i][1], ease(colors[i - 1][0], colors[i][0], y));
  };
};

const fireSkin = M.material({ color: 0xffffff, roughness: 0.75, emissive: 0xff3a08, emissiveIntensity: 0.5 });
const tongues = (lines, bounds, step, paint, skin = fireSkin) =>
  sculpt(join(0.12, ...lines.map((line) => chain(0.2, line))), bounds, step, skin, paint);

/** A fire of three layers: red behind, orange, and a bright heart in front. */
function flame() {
  const outer = [
    [
      [0, -0.8, 0, 0.62],
      [0.02, -0.2, 0, 0.66],
      [0.22, 0.45, 0, 0.44],
      [0.06, 1.0, 0, 0.22],
      [0.26, 1.6, 0, 0.02],
    ],
    [
      [-0.45, -0.6, 0, 0.5],
      [-0.74, -0.05, 0, 0.34],
      [-0.6, 0.5, 0, 0.18],
      [-0.78, 0.98, 0, 0.02],
    ],
    [
      [0.5, -0.6, 0, 0.46],
      [0.82, -0.1, 0, 0.28],
      [0.76, 0.34, 0, 0.14],
      [0.92, 0.7, 0, 0.02],
    ],
    [
      [-0.2, 0.1, 0.1, 0.36],
      [-0.3, 0.7, 0.1, 0.18],
      [-0.14, 1.16, 0.1, 0.02],
    ],
  ];
  const inner = [
    [
      [0, -0.9, 0.36, 0.46],
      [0.06, -0.4, 0.42, 0.44],
      [0.16, 0.1, 0.4, 0.26],
      [0.04, 0.62, 0.36, 0.02],
    ],
    [
      [-0.34, -0.74, 0.36, 0.3],
      [-0.46, -0.3, 0.36, 0.18],
      [-0.38, 0.14, 0.34, 0.02],
    ],
    [
      [0.4, -0.72, 0.34, 0.26],
      [0.54, -0.36, 0.34, 0.14],
      [0.5, -0.02, 0.34, 0.02],
    ],
  ];
  const heart = [
    [
      [0, -0.94, 0.6, 0.34],
      [0, -0.66, 0.66, 0.33],
      [0.06, -0.3, 0.66, 0.17],
      [0.1, 0.12, 0.64, 0.02],
    ],
  ];
  const sparks = points("-1.1 0.5 0.07, 1.2 0.2 0.06, -0.5 1.5 0.06, 0.72 1.3 0.08, -0.95 1.25 0.05");
  return group(
    tongues(
      outer,
      [
        [-1.4, -1.6, -0.9],
        [1.4, 1.8, 0.9],
      ],
      0.05,
      byHeight([
        [-1.2, 0xff6a0a],
        [-0.2, 0xf0340a],
        [1.4, 0x9a0410],
      ]),
    ),
    tongues(
      inner,
      [
        [-1, -1.5, -0.3],
        [1, 0.9, 1.1],
      ],
      0.045,
      byHeight([
        [-1.2, 0xffc020],
        [0.6, 0xff6a0a],
      ]),
    ),
    tongues(
      heart,
      [
        [-0.6, -1.5, 0.1],
        [0.6, 0.2, 1.2],
      ],
      0.04,
      byHeight([
        [-1.2, 0xfffbe0],
        [0, 0xffd83a],
      ]),
      M.enamel(0xffffff, { emissive: 0xffc83a, emissiveIntensity: 0.7 }),
    ),
    sparks.map(([x, y, r]) => at(ball(r, M.glow(0xff9a20, 1.5)), x, y, 0.2)),
  );
}

const rock = (x, y, z) =>
  0.05 * Math.sin(x * 7 + z * 3) * Math.sin(y * 6 + 1) + 0.03 * Math.sin(z * 13 + y * 5);

function volcano() {
  const radius = (y) => 0.42 + Math.max(0, 0.98 - y) ** 1.25 * 0.52;
  const cone = (x, y, z) =>
    Math.max(
      (Math.hypot(x, z) - radius(y)) * 0.75 + rock(x, y, z) + Math.sin(Math.atan2(z, x) * 9) * 0.035,
      y - 0.98,
    );
  const shape = carve(0.1, cone, orb([0, 1.16, 0], 0.42));
  const clip = (x, y, z) => Math.max(shape(x, y, z), -1.25 - y);
  const lava = M.glow(0xff5208, 1.5);
  const hot = M.glow(0xffc23a, 1.6);
  const stream = (a, long, width) => {
    const line = Array.from({ length: 9 }, (_, i) => {
      const y = 0.98 - (i / 8) * long;
      const r = radius(y) + 0.02;
      const bend = a + Math.sin(i * 1.3 + a * 3) * 0.12;
      return [Math.sin(bend) * r, y, Math.cos(bend) * r];
    });
    return group(
      tube(line, width, lava, { taper: (t) => 0.7 + Math.sin(t * PI) * 0.5 - t * 0.3 }),
      at(tube(line, width * 0.45, hot, { taper: (t) => 1 - t * 0.8 }), 0, 0.02, 0.05),
    );
  };
  const smoke = points(
    "-0.5 1.6 -0.3 0.38, 0.05 1.85 -0.4 0.46, 0.6 1.65 -0.3 0.36, -0.95 1.8 -0.5 0.32, 0.98 1.9 -0.5 0.3",
  );
  const bombs = points(
    "-0.75 1.45 0.3 0.11, 0.8 1.4 0.3 0.13, -0.36 1.95 0.4 0.08, 0.42 2.0 0.3 0.09, 1.1 0.95 0.4 0.08, -1.05 0.9 0.4 0.07",
  );
  return turn(
    group(
      sculpt(
        clip,
        [
          [-2.2, -1.4, -2.2],
          [2.2, 1.3, 2.2],
        ],
        0.06,
        M.stone(0xffffff),
        byHeight([
          [-1.2, 0x3a2050],
          [0, 0x6a3458],
          [0.9, 0xb0503a],
        ]),
      ),
      stream(0, 2.1, 0.16),
      stream(-0.75, 1.7, 0.13),
      stream(0.7, 1.9, 0.13),
      stream(1.6, 1.0, 0.08),
      tongues(
        [
          [
            [0, 0.9, 0, 0.4],
            [0, 1.4, 0, 0.3],
            [0.1, 1.9, 0, 0.05],
          ],
          [
            [-0.1, 1, 0, 0.26],
            [-0.4, 1.5, 0, 0.14],
            [-0.62, 1.7, 0, 0.03],
          ],
          [
            [0.1, 1, 0, 0.26],
            [0.42, 1.45, 0, 0.14],
            [0.7, 1.6, 0, 0.03],
          ],
        ],
        [
          [-1, 0.4, -0.6],
          [1, 2.1, 0.6],
        ],
        0.05,
        byHeight([
          [0.8, 0xfff0a0],
          [1.3, 0xffa01c],
          [1.9, 0xf0340a],
        ]),
      ),
      smoke.map(([x, y, z, r]) => at(ball(r, M.satin(0x4a3a5c)), x, y, z)),
      bombs.map(([x, y, z, r]) => at(ball(r, lava), x, y, z)),
    ),
    0.16,
    0,
    0,
  );
}

const ice = (color, more) =>
  M.material({
    color,
    flatShading: true,
    roughness: 0.12,
    metalness: 0.25,
    clearcoat: 1,
    emissive: 0x1a7af0,
    emissiveIntensity: 0.24,
    ...more,
  });

function snowflake() {
  const [pale, blue, deep] = [ice(0xe6f8ff), ice(0x7ad0ff), ice(0x2a8af0)];
  const spar = (long, width, material, height = width * 0.9) =>
    facets(
      [
        [0, width],
        [long * 0.78, width * 0.8],
        [long, 0],
        [long * 0.78, -width * 0.8],
        [0, -width],
      ],
      height,
      material,
    );
  const branch = (x, long) => [1, -1].map((side) => at(spar(long, 0.15, blue), x, 0, 0, 0, 0, side * 1.0));
  return turn(
    group(
      repeat(6, (i) =>
        turn(
          group(
            at(spar(1.5, 0.19, pale)),
            branch(0.5, 0.5),
            branch(1.02, 0.46),
            at(
              facets(
                [
                  [0.17, 0],
                  [0, 0.12],
                  [-0.17, 0],
                  [0, -0.12],
                ],
                0.12,
                deep,
              ),
              1.5,
              0,
              0,
            ),
          ),
          0,
          0,
          (i * PI) / 3 + PI / 6,
        ),
      ),
      repeat(6, (i) => turn(at(spar(0.5, 0.2, deep, 0.24)), 0, 0, (i * PI) / 3)),
      at(
        facets(
          Array.from({ length: 6 }, (_, i) => [Math.cos((i * PI) / 3) * 0.34, Math.sin((i * PI) / 3) * 0.34]),
          0.32,
          pale,
        ),
      ),
    ),
    -0.1,
    0.3,
    0.06,
  );
}

function comet() {
  const stone = (x, y, z) => orb([0, 0, 0], 0.62)(x, y, z) + rock(x * 1.3, y * 1.3, z * 1.3) * 1.1;
  const pits = points(
    "0.2 0.24 0.56 0.2, -0.26 -0.1 0.6 0.16, 0.1 -0.36 0.52 0.14, -0.34 0.34 0.46 0.13, 0.46 -0.1 0.42 0.12",
  );
  const body = pits.reduce((shape, [x, y, z, r]) => carve(0.06, shape, orb([x, y, z], r)), stone);
  const tail = [
    [
      [0, 0, -0.1, 0.78],
      [0.7, 0.7, -0.3, 0.5],
      [1.5, 1.5, -0.4, 0.2],
      [2.3, 2.3, -0.5, 0.02],
    ],
    [
      [-0.3, 0.4, -0.1, 0.42],
      [0.3, 1.2, -0.3, 0.2],
      [0.9, 1.9, -0.4, 0.02],
    ],
    [
      [0.4, -0.3, -0.1, 0.42],
      [1.2, 0.3, -0.3, 0.2],
      [1.9, 0.9, -0.4, 0.02],
    ],
  ];
  const core = [
    [
      [0.1, 0.1, 0, 0.62],
      [0.6, 0.6, 0.1, 0.36],
      [1.3, 1.3, 0.1, 0.04],
    ],
  ];
  const along = (steps) => {
    const paint = byHeight(steps);
    return (x, y, z, color) => paint(0, (x + y) / 2, z, color);
  };
  return group(
    tongues(
      tail,
      [
        [-1, -1, -1.2],
        [2.5, 2.5, 0.9],
      ],
      0.06,
      along([
        [-0.4, 0xffa01c],
        [0.7, 0xff5208],
        [2, 0xb80a3a],
      ]),
    ),
    tongues(
      core,
      [
        [-0.7, -0.7, -0.8],
        [1.6, 1.6, 0.9],
      ],
      0.05,
      along([
        [-0.3, 0xfff4b0],
        [1.2, 0xffa01c],
      ]),
      M.enamel(0xffffff, { emissive: 0xffb020, emissiveIntensity: 0.6 }),
    ),
    at(
      sculpt(
        body,
        [
          [-0.9, -0.9, -0.9],
          [0.9, 0.9, 0.9],
        ],
        0.045,
        M.stone(0xffffff, { emissive: 0x5a1404, emissiveIntensity: 0.5 }),
        (_x, _y, z, color) => color.set(z < 0.48 ? 0x6a3a34 : 0x8a5448),
      ),
      -0.14,
      -0.14,
      0.34,
    ),
    points("0.2 2.1 0.07, 2.1 0.3 0.08, 1.5 2.3 0.05, 2.4 1.5 0.06").map(([x, y, r]) =>
      at(ball(r, M.glow(0xffa030, 1.5)), x, y, 0),
    ),
  );
}

function sun() {
  const core = M.enamel(0xffb40c, { emissive: 0xff8a08, emissiveIntensity: 0.35 });
  const ray = (long, wide, color) =>
    facets(
      [
        [long, 0],
        [0, wide],
        [-0.2, 0],
        [0, -wide],
      ],
      0.2,
      M.enamel(color, { flatShading: true, emissive: 0xff6a08, emissiveIntensity: 0.3 }),
    );
  const rays = (count, r, long, wide, color, start) =>
    repeat(count, (i) => {
      const a = start + (i / count) * PI * 2;
      return at(ray(long, wide, color), Math.cos(a) * r, Math.sin(a) * r, 0, 0, 0, a);
    });
  return turn(
    group(
      at(rays(12, 0.86, 0.76, 0.25, 0xffc21c, 0), 0, 0, 0.02),
      at(rays(12, 0.86, 0.5, 0.24, 0xff6a14, PI / 12), 0, 0, -0.06),
      at(ring(0.86, 0.09, M.gold), 0, 0, 0.1),
      stretch(ball(0.82, core), 1, 1, 0.62),
      at(stretch(ball(0.3, M.glow(0xfff0b0, 0.7)), 1.3, 0.7, 0.3), -0.24, 0.34, 0.42, -0.4, -0.3, 0.5),
    ),
    0.06,
    0.26,
    0,
  );
}

function moon() {
  const pits = Array.from({ length: 26 }, (_, i) => {
    const [a, b] = [i * 2.39996, Math.acos(1 - (2 * (i + 0.5)) / 26)];
    const r = 0.13 + ((i * 7) % 5) * 0.05;
    return [Math.sin(b) * Math.cos(a), Math.cos(b), Math.sin(b) * Math.sin(a), r];
  });
  const shape = pits.reduce(
    (whole, [x, y, z, r]) =>
      carve(0.05, whole, orb([x * (1 + r * 0.62), y * (1 + r * 0.62), z * (1 + r * 0.62)], r)),
    (x, y, z) => orb([0, 0, 0], 1)(x, y, z) + 0.008 * Math.sin(x * 19) * Math.sin(y * 23 + z * 17),
  );
  const color = (x, y, z, out) => {
    const deep = ease(0.985, 0.92, Math.hypot(x, y, z));
    out
      .set(0xf0dcb4)
      .lerp(new T.Color(0xa8886a), ease(-0.1, 0.5, Math.sin(x * 3.1 + 0.6) * Math.sin(y * 3.4 - 0.5)))
      .lerp(new T.Color(0x6a5460), deep * 0.85);
  };
  return sculpt(
    shape,
    [
      [-1.15, -1.15, -1.15],
      [1.15, 1.15, 1.15],
    ],
    0.04,
    M.satin(0xffffff, { emissive: 0xffd890, emissiveIntensity: 0.05 }),
    color,
  );
}

/** A golden crescent with a star in its arms. */
function crescent() {
  const star = (r, n = 5) =>
    Array.from({ length: n * 2 }, (_, i) => [
      Math.sin((i * PI) / n) * r * (i % 2 ? 0.48 : 1),
      Math.cos((i * PI) / n) * r * (i % 2 ? 0.48 : 1),
    ]);
  const gold = M.enamel(0xffc428, { metalness: 0.55, emissive: 0xff9a10, emissiveIntensity: 0.18 });
  return turn(
    group(
      sculpt(
        carve(0.05, egg([0, 0, 0], [1.2, 1.2, 0.42]), egg([0.66, 0, 0], [0.92, 0.92, 1.2])),
        [
          [-1.4, -1.4, -0.6],
          [1.4, 1.4, 0.6],
        ],
        0.035,
        gold,
      ),
      at(facets(star(0.4), 0.16, M.goldFacet), 0.66, 0.1, 0.06, 0, 0, 0.2),
      at(facets(star(0.18), 0.08, M.goldFacet), 0.98, 0.78, 0.1),
      at(facets(star(0.15), 0.07, M.goldFacet), 0.86, -0.62, 0.1, 0, 0, 0.5),
    ),
    0.04,
    -0.3,
    0.24,
  );
}

/** A twister over the ground with what it has torn off. */
function tornado() {
  const air = [0x8ab4e8, 0xb8d4f8, 0x6a8ad0].map((color) => M.enamel(color, { roughness: 0.4 }));
  return turn(
    group(
      repeat(13, (i) => {
        const t = i / 12;
        const r = 0.14 + t ** 1.4 * 1.15;
        return at(
          stretch(ring(r, 0.09 + t * 0.09, air[i % 3]), 1, 1, 0.9),
          Math.sin(i * 0.8) * 0.16 * (1 - t * 0.4),
          -1.4 + t * 2.6,
          0,
          PI / 2 + Math.sin(i) * 0.12,
          Math.cos(i * 1.7) * 0.14,
        );
      }),
      repeat(12, (i) =>
        at(
          ball(0.2 + (i % 3) * 0.08, M.satin(0xa8906a)),
          Math.cos(i * 0.52) * 0.62,
          -1.5 + (i % 2) * 0.06,
          Math.sin(i * 0.52) * 0.5,
        ),
      ),
      points("1.1 -0.4 0.1, -0.9 -0.7 0.08, 0.8 -1.0 0.07, -1.2 0.1 0.09").map(([x, y, r]) =>
        at(cone(r, r * 0.6, r * 2.4, M.wood(0x8a5a2c), 6), x, y, 0.4, 0.6, 0, y * 3),
      ),
    ),
    0.2,
    0,
    0.06,
  );
}

/** A torch: a flame in a golden cup on a handle. */
function torch() {
  return turn(
    group(
      at(flame(), 0, 1.34, 0, 0, 0, 0, 0.62),
      lathe(points("0.2 0, 0.46 0.3, 0.52 0.62, 0.46 0.62, 0.3 0.36, 0.001 0.3"), M.gold, { smooth: true }),
      at(ring(0.5, 0.06, M.goldDeep), 0, 0.6, 0, PI / 2),
      lathe(points("0.001 -1.7, 0.1 -1.66, 0.14 -1.5, 0.2 0.02, 0.001 0.04"), M.wood(0x8a4a1c)),
      [-1.5, -0.75, 0].map((y) => at(ring(0.17 + y * 0.02, 0.05, M.gold), 0, y, 0, PI / 2)),
    ),
    0.1,
    0.2,
    -0.24,
  );
}

export const ELEMENTS = { torch, flame, volcano, snowflake, comet, sun, moon, crescent, tornado };
