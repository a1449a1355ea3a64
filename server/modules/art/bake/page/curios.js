// Single precious or curious things.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
import {
  around,
  at,
  ball,
  box,
  cone,
  deform,
  facets,
  group,
  lathe,
  mesh,
  PI,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { chain, ease, egg, join, sculpt } from "./sculpt.js";

function key() {
  return turn(
    group(
      at(
        group(
          around(3, 0.42, () => ring(0.34, 0.11, M.gold), PI / 2),
          ring(0.2, 0.08, M.goldDeep),
          at(jewel("ruby"), 0, 0, 0.08, PI / 2, 0, 0, 0.24),
        ),
        0,
        1.15,
        0,
      ),
      at(
        lathe(
          points(
            "0.14 0.35, 0.24 0.28, 0.14 0.2, 0.2 0.1, 0.12 0, 0.12 -1.9, 0.2 -1.96, 0.16 -2.1, 0.001 -2.14",
          ),
          M.gold,
        ),
        0,
        0.3,
        0,
      ),
      [
        [-1.1, 0.62],
        [-1.34, 0.42],
        [-1.62, 0.7],
      ].map(([y, w]) => at(box(w, 0.18, 0.16, 0.04, M.gold), 0.1 + w / 2, y, 0)),
      at(box(0.16, 0.7, 0.15, 0.04, M.goldDeep), 0.6, -1.36, 0),
      at(ring(0.17, 0.05, M.goldDeep), 0, -0.2, 0, PI / 2),
      at(ring(0.17, 0.05, M.goldDeep), 0, -0.95, 0, PI / 2),
    ),
    0.1,
    -0.5,
    0.6,
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

/** A shell of ribs that opens upwards. */
const valve = (outer, inner) =>
  [
    [1, outer],
    [0.95, inner],
  ].map(([scale, material]) =>
    deform(mesh(new T.SphereGeometry(1.3 * scale, 96, 32, 0, PI * 2, 0, PI / 2), material), (p) => {
      const a = Math.atan2(p.z, p.x);
      const r = Math.hypot(p.x, p.z);
      const rib = 1 + (r / 1.3) ** 2 * 0.06 * Math.cos(a * 15);
      p.set(p.x * rib, p.y * 0.42 * rib, p.z * rib * 0.9);
    }),
  );

function pearl() {
  const outer = M.enamel(0xb05ad8);
  const inner = M.material({
    color: 0xffd8f0,
    roughness: 0.2,
    iridescence: 1,
    iridescenceIOR: 1.6,
    clearcoat: 1,
    emissive: 0xff9ad8,
    emissiveIntensity: 0.12,
  });
  const lustre = M.material({
    color: 0xfff6f0,
    roughness: 0.08,
    metalness: 0.15,
    iridescence: 0.7,
    iridescenceIOR: 1.5,
    clearcoat: 1,
    emissive: 0xffe0f0,
    emissiveIntensity: 0.16,
  });
  return turn(
    group(
      at(turn(group(valve(outer, inner)), PI), 0, -0.3, 0.1),
      at(group(at(group(valve(outer, inner)), 0, 0, 1.1)), 0, -0.2, -1.0, -1.05),
      at(stretch(ring(1.22, 0.07, M.enamel(0xe8a0ff)), 1, 0.9, 1), 0, -0.3, 0.1, PI / 2),
      at(stretch(ball(0.8, M.satin(0xff9ac8)), 1.1, 0.3, 0.9), 0, -0.36, 0.14),
      at(ball(0.56, lustre), 0, 0.14, 0.24),
      at(ball(0.17, lustre), -0.78, -0.1, 0.5),
      at(ball(0.14, lustre), 0.76, -0.12, 0.56),
    ),
    0.4,
    -0.3,
    0,
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

function diamondRing() {
  return turn(
    group(
      stretch(ring(0.95, 0.15, M.gold), 1, 1, 1.2),
      around(9, 1.08, () => at(jewel("ruby"), 0, 0, 0.12, PI / 2, 0, 0, 0.1), PI * 0.62),
      at(lathe(points("0.14 -0.1, 0.3 0.1, 0.46 0.3, 0.4 0.3, 0.2 0.06"), M.gold), 0, 1.04, 0),
      repeat(6, (i) =>
        at(ball(0.085, M.gold), Math.cos((i / 6) * 2 * PI) * 0.5, 1.36, Math.sin((i / 6) * 2 * PI) * 0.5),
      ),
      at(jewel("diamond"), 0, 1.4, 0, 0, 0, 0, 0.68),
    ),
    0.42,
    0.5,
    0.16,
  );
}

function saucer() {
  const hull = M.lacquer(0x8a7af0);
  return turn(
    group(
      lathe(
        points("0.001 -0.42, 0.5 -0.4, 1.1 -0.2, 1.62 0.02, 1.66 0.1, 1.2 0.26, 0.7 0.36, 0.001 0.38"),
        hull,
      ),
      at(ring(1.63, 0.075, M.gold), 0, 0.06, 0, PI / 2),
      at(ring(0.74, 0.075, M.gold), 0, 0.36, 0, PI / 2),
      at(mesh(new T.SphereGeometry(0.72, 64, 32, 0, PI * 2, 0, PI / 2), M.glass(0x7affd8, 0.4)), 0, 0.36, 0),
      at(stretch(ball(0.4, M.enamel(0x3ad84a)), 0.8, 1, 0.8), 0, 0.66, 0),
      [1, -1].map((side) =>
        at(stretch(ball(0.13, M.black), 0.8, 1.3, 0.6), side * 0.14, 0.72, 0.28, 0, 0, side * -0.3),
      ),
      repeat(12, (i) =>
        at(
          ball(0.12, M.glow(i % 2 ? 0xffd83a : 0xff4ad0, 1.3)),
          Math.cos((i / 12) * 2 * PI) * 1.24,
          0.26,
          Math.sin((i / 12) * 2 * PI) * 1.24,
        ),
      ),
      at(lathe(points("0.4 0, 0.55 -0.16, 0.3 -0.24"), M.gold), 0, -0.38, 0),
      at(mesh(new T.CylinderGeometry(0.34, 1.05, 1.25, 64, 1, true), M.glass(0x7affe0, 0.3)), 0, -1.1, 0),
      repeat(3, (i) => at(ball(0.1, M.glow(0x9affe8, 1)), (i - 1) * 0.3, -0.9 - i * 0.24, 0.2)),
    ),
    0.3,
    0,
    -0.12,
  );
}

function cactus() {
  const green = M.satin(0xffffff);
  const shape = join(
    0.12,
    chain(0.1, [
      [0, -1.3, 0, 0.5],
      [0, 0.2, 0, 0.54],
      [0, 1.0, 0, 0.46],
    ]),
    chain(0.1, [
      [0.3, -0.3, 0, 0.28],
      [0.95, -0.2, 0, 0.3],
      [1.0, 0.55, 0, 0.28],
    ]),
    chain(0.1, [
      [-0.3, -0.6, 0, 0.26],
      [-0.9, -0.5, 0, 0.28],
      [-0.96, 0.2, 0, 0.25],
    ]),
  );
  const light = new T.Color(0x5ae04a);
  const deep = new T.Color(0x0a6a2c);
  const ribs = (x, y, z, color) => {
    const centre = x > 0.62 ? 0.97 : x < -0.58 ? -0.93 : 0;
    const a = Math.atan2(z, x - centre);
    color
      .copy(deep)
      .lerp(light, 0.5 + 0.5 * Math.cos(a * 10))
      .multiplyScalar(0.8 + 0.2 * ease(-1.4, 1.2, y));
  };
  const petals = (colors, size) =>
    group(
      repeat(9, (i) =>
        at(
          stretch(ball(0.2, M.enamel(colors[i % 2])), 0.55, 1.3, 0.3),
          Math.cos(i * 0.7) * 0.2,
          0.08,
          Math.sin(i * 0.7) * 0.2,
          Math.sin(i * 0.7) * 0.8,
          0,
          -Math.cos(i * 0.7) * 0.8,
          size,
        ),
      ),
      at(ball(0.11 * size, M.enamel(0xffd028)), 0, 0.1, 0),
    );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.4, -1.9, -0.7],
          [1.5, 1.6, 0.7],
        ],
        0.05,
        green,
        ribs,
      ),
      at(petals([0xff2a8a, 0xff7ac0], 1.3), 0, 1.46, 0),
      at(petals([0xff2a8a, 0xff7ac0], 0.8), 1.0, 0.82, 0.1),
      repeat(46, (i) => {
        const y = -1.2 + (i / 46) * 2.4;
        const a = (i % 5) * 0.62 + 0.33;
        return at(
          cone(0.004, 0.022, 0.16, M.cream, 6),
          Math.cos(a) * 0.52,
          y,
          Math.sin(a) * 0.52,
          PI / 2,
          0,
          a - PI / 2,
        );
      }),
      at(stretch(ball(1.2, M.stone(0xd89a4a)), 1.2, 0.3, 0.8), 0, -1.7, 0),
    ),
    0.14,
    0.1,
    0,
  );
}

function strawberry() {
  const shape = (x, y, z) =>
    egg([0, 0, 0], [1, 1.2, 1])(x * (1 + ease(0.3, -1.2, y) * 0.42), y, z * (1 + ease(0.3, -1.2, y) * 0.42)) *
    0.8;
  const red = new T.Color(0xe00a20);
  const pale = new T.Color(0xff4a3a);
  const seeds = Array.from({ length: 90 }, (_, i) => {
    const y = 0.86 - (i / 90) * 1.95;
    const r = Math.sqrt(Math.max(0.02, 1 - (y / 1.2) ** 2)) / (1 + ease(0.3, -1.2, y) * 0.42);
    const a = i * 2.4;
    return at(
      stretch(ball(0.05, M.enamel(0xffd84a)), 0.75, 1.2, 0.5),
      Math.cos(a) * r,
      y,
      Math.sin(a) * r,
      0,
      PI / 2 - a,
      0,
    );
  });
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.2, -1.4, -1.2],
          [1.2, 1.4, 1.2],
        ],
        0.05,
        M.enamel(0xffffff, { roughness: 0.22 }),
        (_x, y, _z, color) => color.copy(red).lerp(pale, ease(0.2, 1.1, y)),
      ),
      seeds,
      repeat(8, (i) => {
        const a = (i / 8) * PI * 2;
        return turn(at(stretch(ball(0.36, M.enamel(0x1fae3c)), 0.5, 0.16, 1.25), 0, 1.06, 0.4, 0.36), 0, a);
      }),
      tube(points("0 1.05 0, 0.06 1.35 0, 0.24 1.6 0"), 0.08, M.satin(0x5c9a2e)),
    ),
    0.26,
    0.3,
    -0.2,
  );
}

function barrel() {
  const wood = M.wood(0xb0662a);
  return turn(
    group(
      deform(
        lathe(points("0.82 -1.2, 0.98 -0.7, 1.06 0, 0.98 0.7, 0.82 1.2"), wood, {
          smooth: true,
          segments: 160,
        }),
        (p) => {
          const groove = Math.abs(Math.sin(Math.atan2(p.z, p.x) * 9)) < 0.12 ? 0.965 : 1;
          p.set(p.x * groove, p.y, p.z * groove);
        },
      ),
      at(slab(circle(0.78), wood, { depth: 0.1, bevel: 0.02 }), 0, 1.14, 0, PI / 2),
      [
        [-1.12, 0.87],
        [-0.55, 1.02],
        [0.55, 1.02],
        [1.12, 0.87],
      ].map(([y, r]) =>
        at(mesh(new T.CylinderGeometry(r + 0.02, r + 0.02, 0.17, 96, 1, true), M.gold), 0, y, 0),
      ),
      at(group(cone(0.1, 0.12, 0.3, M.gold), at(ring(0.12, 0.04, M.gold), 0, 0.2, 0)), 0, -0.3, 1.16, PI / 2),
      at(
        slab(svg("M0 -50 L14 -16 50 -16 22 6 32 42 0 20 -32 42 -22 6 -50 -16 -14 -16Z"), M.enamel(0x5a1408), {
          depth: 4,
          bevel: 2,
        }),
        0,
        0.15,
        1.04,
        0,
        0,
        0,
        0.008,
      ),
    ),
    0.3,
    0.2,
    0.14,
  );
}

/** @param {number[]} colors shell, joints and eyes */
const robot =
  ([shellColor, jointColor, eyeColor]) =>
  () => {
    const shell = M.enamel(shellColor, { metalness: 0.25 });
    const steel = M.lacquer(jointColor);
    const visor = M.enamel(0x0a1030, { roughness: 0.1 });
    const eye = M.glow(eyeColor, 1.6);
    return turn(
      group(
        at(box(1.9, 1.5, 1.4, 0.5, shell), 0, 0.3, 0),
        at(box(1.56, 0.86, 0.3, 0.36, steel), 0, 0.3, 0.62),
        at(box(1.42, 0.72, 0.3, 0.32, visor), 0, 0.3, 0.7),
        [1, -1].map((side) => [
          at(stretch(ball(0.18, eye), 1, 1.25, 0.4), side * 0.36, 0.34, 0.85),
          at(
            group(
              turn(cone(0.34, 0.4, 0.26, steel, 48), 0, 0, PI / 2),
              at(turn(cone(0.2, 0.24, 0.16, M.gold, 48), 0, 0, PI / 2), side * 0.18, 0, 0),
            ),
            side * 1.04,
            0.3,
            0,
          ),
          at(
            group(stretch(ball(0.56, steel), 1, 0.9, 0.9), at(ring(0.4, 0.07, M.gold), 0, -0.3, 0, PI / 2)),
            side * 1.0,
            -1.1,
            -0.05,
          ),
          at(cone(0.035, 0.045, 0.5, M.steel), side * 1.14, 0.82, 0, 0, 0, side * -0.2),
          at(ball(0.1, M.glow(0xff4a9a, 1.3)), side * 1.2, 1.08, 0),
        ]),
        tube(points("-0.2 0.08 0.87, 0 0.02 0.88, 0.2 0.08 0.87"), 0.035, eye),
        at(box(0.5, 0.3, 0.7, 0.12, M.gold), 0, 1.08, 0),
        at(ball(0.17, M.glow(0xffc83a, 1.2)), 0, 1.3, 0),
        at(cone(0.36, 0.4, 0.3, M.steel), 0, -0.54, 0),
        [0, 1].map((i) => at(ring(0.4, 0.06, M.gold), 0, -0.46 - i * 0.14, 0, PI / 2)),
        at(box(1.6, 1.0, 1.1, 0.36, shell), 0, -1.16, 0),
        at(
          group(ring(0.26, 0.08, M.gold), stretch(ball(0.24, M.glow(eyeColor, 1.3)), 1, 1, 0.5)),
          0,
          -1.04,
          0.58,
        ),
        [1, -1].map((side) => at(box(0.36, 0.08, 0.1, 0.03, steel), side * 0.54, -1.1, 0.56)),
      ),
      0.06,
      -0.36,
      0,
    );
  };

export const CURIOS = {
  key,
  wand,
  pearl,
  candle,
  "diamond-ring": diamondRing,
  saucer,
  cactus,
  strawberry,
  barrel,
  robot: robot([0xe8ecff, 0x4a5ae0, 0x30f0ff]),
  "robot-crimson": robot([0xf0343a, 0x3a3450, 0xffd83a]),
  "robot-night": robot([0x3a3a5c, 0x8a3af0, 0xff4ad0]),
};
