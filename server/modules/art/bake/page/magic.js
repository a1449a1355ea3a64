import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, starPoints } from "./outlines.js";
import {
  at,
  ball,
  cone,
  facets,
  group,
  lathe,
  PI,
  randomOf,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { chain, join, sculpt } from "./sculpt.js";

function potion() {
  const liquid = M.enamel(0x7a0ae0, { emissive: 0x5a00d0, emissiveIntensity: 0.22, roughness: 0.2 });
  const random = randomOf(6);
  return turn(
    group(
      lathe(
        points(
          "0.001 -1, 0.3 -0.98, 0.6 -0.87, 0.84 -0.66, 0.97 -0.36, 1 -0.05, 0.95 0.22, 0.86 0.4, 0.8 0.42, 0.001 0.42",
        ),
        liquid,
      ),
      at(
        lathe(
          points(
            "0.001 -1.05, 0.5 -1.0, 0.92 -0.66, 1.06 -0.08, 0.86 0.5, 0.4 0.86, 0.32 1.0, 0.32 1.36, 0.42 1.42",
          ),
          M.glass(0x1c1038, 0.12),
          { smooth: true },
        ),
      ),
      lathe(points("0.36 0.94, 0.33 1.0, 0.33 1.36"), M.glass(0xf0ecf4, 0.4), { smooth: true }),
      repeat(16, () => {
        const a = (random() - 0.5) * 2.4;
        const y = -0.7 + random() * 0.9;
        return at(
          ball(0.04 + random() * 0.07, M.glow(0xff8aff, 0.9)),
          Math.sin(a) * 0.84 * Math.sqrt(1 - (y / 1.1) ** 2),
          y,
          Math.cos(a) * 0.86 * Math.sqrt(1 - (y / 1.1) ** 2),
        );
      }),
      at(ring(0.37, 0.08, M.gold), 0, 1.38, 0, PI / 2),
      at(ring(0.36, 0.07, M.gold), 0, 0.96, 0, PI / 2),
      at(turn(lathe(points("0.3 0, 0.36 0.36, 0.3 0.42, 0.001 0.42"), M.wood(0xb07030))), 0, 1.38, 0),
      at(facets(starPoints(5, 0.4, 0.18), 0.12, M.goldFacet), 0, -0.1, 1.14),
      at(ring(0.5, 0.05, M.gold), 0, -0.1, 1.08),
      at(slab(circle(0.48), M.lacquer(0x2a0858), { depth: 0.1, bevel: 0.03 }), 0, -0.1, 1.04),
    ),
    0.14,
    -0.24,
    0.22,
  );
}

const swirl = (i) =>
  tube(
    Array.from({ length: 24 }, (_, k) => {
      const a = k * 0.3 + i * 1.3;
      const r = 0.2 + k * 0.026;
      return [Math.cos(a) * r, Math.sin(a) * r * 0.8 - 0.05, 0.5 - k * 0.02];
    }),
    0.05 + (i % 3) * 0.02,
    M.glow([0xff5ae0, 0x7a5aff, 0x3ad8ff][i % 3], 0.9),
  );

function crystalBall() {
  const random = randomOf(15);
  return turn(
    group(
      at(
        group(
          ball(0.86, M.enamel(0x3a0c9a, { emissive: 0x4a10d8, emissiveIntensity: 0.25 })),
          ball(0.97, M.glass(0x140c30, 0.02)),
        ),
        0,
        0.35,
        0,
      ),
      at(repeat(5, swirl), 0, 0.35, 0.36),
      repeat(14, () =>
        at(
          facets(starPoints(4, 0.11, 0.03), 0.03, M.glow(0xffffff, 1.3)),
          (random() - 0.5) * 1.2,
          0.3 + (random() - 0.5) * 1.2,
          0.86,
        ),
      ),
      lathe(
        points(
          "0.56 -0.5, 0.74 -0.46, 0.7 -0.6, 0.5 -0.76, 0.62 -0.92, 0.94 -1.04, 1.0 -1.16, 0.9 -1.22, 0.001 -1.22",
        ),
        M.gold,
        { smooth: true },
      ),
      at(ring(0.74, 0.08, M.gold), 0, -0.46, 0, PI / 2),
      repeat(9, (i) =>
        turn(
          at(jewel(["ruby", "amethyst", "sapphire"][i % 3]), 0, -1.06, 0.98, PI / 2 - 0.3, 0, 0, 0.13),
          0,
          (i * PI * 2) / 9,
          0,
        ),
      ),
      repeat(3, (i) =>
        turn(at(stretch(ball(0.2, M.gold), 1.2, 0.7, 1), 0, -1.26, 0.86), 0, (i * PI * 2) / 3 + 0.5, 0),
      ),
    ),
    0.12,
    0.1,
    0,
  );
}

function wand() {
  const star = Array.from({ length: 10 }, (_, i) => [
    Math.sin((i * PI) / 5) * (i % 2 ? 0.42 : 0.86),
    Math.cos((i * PI) / 5) * (i % 2 ? 0.42 : 0.86),
  ]);
  const glint = (x, y, r) =>
    at(
      group(
        facets(
          [
            [r, 0],
            [r * 0.18, r * 0.18],
            [0, r],
            [-r * 0.18, r * 0.18],
            [-r, 0],
            [-r * 0.18, -r * 0.18],
            [0, -r],
            [r * 0.18, -r * 0.18],
          ],
          r * 0.2,
          M.glow(0xfff0a0, 1.2),
        ),
      ),
      x,
      y,
      0.2,
    );
  return group(
    at(
      group(
        at(cone(0.1, 0.13, 2.3, M.enamel(0x5a1ab0)), 0, -1.2, 0),
        [-0.2, -0.45, -1.7, -2.2].map((y) => at(ring(0.13, 0.05, M.gold), 0, y, 0, PI / 2)),
        at(ball(0.2, M.gold), 0, -2.36, 0),
        at(
          turn(
            facets(
              star,
              0.3,
              M.enamel(0xffd028, {
                flatShading: true,
                metalness: 0.5,
                emissive: 0xff9a10,
                emissiveIntensity: 0.3,
              }),
            ),
            0.1,
            0.3,
            0.2,
          ),
          0,
          0.5,
          0,
        ),
        [1, -1].map((side) =>
          tube(
            points(`0 -0.1 0, ${side * 0.34} -0.3 0.1, ${side * 0.26} -0.7 0.16, ${side * 0.6} -1.1 0.1`),
            0.06,
            M.enamel(0xff4a9a),
            { taper: (t) => 1.1 - t * 0.8 },
          ),
        ),
      ),
      0,
      0,
      0,
      0,
      0,
      -0.6,
    ),
    glint(-0.6, 1.1, 0.3),
    glint(1.4, 0.9, 0.24),
    glint(1.2, -0.4, 0.18),
    glint(-0.8, 0.1, 0.2),
    points("-0.2 1.5 0.07, 1.7 0.3 0.06, 0.1 -0.1 0.05, -1.1 0.6 0.06").map(([x, y, r]) =>
      at(ball(r, M.glow(0xff8ae0, 1.3)), x, y, 0.2),
    ),
  );
}

function candle() {
  const wax = join(
    0.08,
    chain(0.1, [
      [0, -0.9, 0, 0.5],
      [0, 0.5, 0, 0.46],
    ]),
    ...[0.2, 1.1, 2.0, 2.9, 3.9, 5.0].map((a, i) => {
      const [x, z] = [Math.cos(a) * 0.47, Math.sin(a) * 0.47];
      return chain(0.05, [
        [x, 0.66, z, 0.1],
        [x, 0.3 - (i % 3) * 0.22, z, 0.09],
        [x * 1.02, 0.1 - (i % 3) * 0.28, z * 1.02, 0.12],
      ]);
    }),
  );
  const red = M.satin(0xfff0d8, { emissive: 0xff8a30, emissiveIntensity: 0.2 });
  const fire = (w, h, material) =>
    lathe(
      [
        [0.001, 0],
        [w * 0.8, h * 0.14],
        [w, h * 0.32],
        [w * 0.5, h * 0.66],
        [0.001, h],
      ],
      material,
      { smooth: true },
    );
  return turn(
    group(
      sculpt(
        wax,
        [
          [-0.8, -1.3, -0.8],
          [0.8, 1.1, 0.8],
        ],
        0.04,
        red,
      ),
      at(cone(0.025, 0.03, 0.26, M.dark), 0, 1.0, 0),
      at(fire(0.24, 0.95, M.glow(0xff7a10, 1.1)), 0, 0.98, 0),
      at(fire(0.16, 0.66, M.glow(0xffe080, 1.2)), 0, 1.0, 0.14),
      at(
        lathe(
          points(
            "0.001 -0.1, 0.95 -0.06, 1.12 0.08, 1.06 0.14, 0.7 0.04, 0.6 0.2, 0.52 0.24, 0.5 0.06, 0.001 0.06",
          ),
          M.gold,
        ),
        0,
        -1.28,
        0,
      ),
      at(ring(0.26, 0.075, M.gold), 1.25, -1.16, 0),
    ),
    0.26,
    0.2,
    0,
  );
}

export const MAGIC = {
  potion,
  "crystal-ball": crystalBall,
  wand,
  candle,
};
