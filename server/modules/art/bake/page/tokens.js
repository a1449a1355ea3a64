// Presents, feasts and keepsakes.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { mapShape, points, polygon, starPoints, svg } from "./outlines.js";
import {
  around,
  at,
  ball,
  box,
  cone,
  deform,
  group,
  lathe,
  mesh,
  PI,
  randomOf,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { ease, egg, join, sculpt } from "./sculpt.js";

const glossy = (color) => M.enamel(color, { roughness: 0.2, clearcoatRoughness: 0.03 });

function gift() {
  const [paper, ribbon] = [M.enamel(0x8a1af0), M.gold];
  const loop = (side) =>
    at(
      stretch(
        tube(points("0 0 0, 0.5 0.34 0.1, 0.86 0.16 0.1, 0.6 -0.1 0.05, 0 0 0"), 0.13, ribbon),
        side,
        1,
        1,
      ),
      0,
      1.02,
      0,
      0,
      0,
      side * 0.2,
    );
  return turn(
    group(
      at(box(1.7, 1.35, 1.7, 0.08, paper), 0, -0.35, 0),
      at(box(1.9, 0.5, 1.9, 0.1, M.enamel(0xa83aff)), 0, 0.58, 0),
      at(box(0.36, 1.38, 1.74, 0.04, ribbon), 0, -0.35, 0),
      at(box(1.74, 1.38, 0.36, 0.04, ribbon), 0, -0.35, 0),
      at(box(0.38, 0.54, 1.94, 0.05, ribbon), 0, 0.58, 0),
      at(box(1.94, 0.54, 0.38, 0.05, ribbon), 0, 0.58, 0),
      loop(1),
      loop(-1),
      at(turn(group(loop(1), loop(-1)), 0, PI / 2), 0, 0, 0, 0, 0, 0, 0.9),
      at(ball(0.2, ribbon), 0, 1.04, 0),
      [1, -1].map((side) =>
        tube(points(`0 1 0.1, ${side * 0.4} 0.86 0.7, ${side * 0.66} 0.6 1.02`), 0.09, ribbon),
      ),
    ),
    0.36,
    0.62,
    0.06,
  );
}

function palm() {
  const blade = (angle, long, drop) =>
    turn(
      deform(
        mesh(new T.PlaneGeometry(1, 1, 48, 12), M.enamel(angle % 1 > 0.5 ? 0x1fae4a : 0x149a3c)),
        (p) => {
          const t = p.x + 0.5;
          const jag = 0.7 + 0.3 * Math.abs(Math.cos(t * 34));
          const half = Math.sin(PI * Math.min(1, t * 0.88 + 0.12)) ** 0.7 * 0.34 * jag;
          const out = p.y * 2 * half;
          p.set(t * long, 0.34 * Math.sin(t * 2.2) - t * t * drop, out);
          p.y -= Math.abs(out) * 0.9;
        },
      ),
      0,
      angle,
      0,
    );
  const line = points("-0.34 -1.7 0, -0.3 -0.9 0, -0.1 -0.1 0, 0.18 0.6 0");
  return turn(
    group(
      tube(line, 0.2, M.wood(0xb87838), { taper: (t) => 1.3 - t * 0.6 }),
      repeat(12, (i) => {
        const t = i / 12;
        return at(
          ring(0.235 - t * 0.1, 0.035, M.wood(0x8a5220)),
          -0.35 + t * t * 0.5 + t * 0.02,
          -1.6 + t * 2.15,
          0,
          PI / 2,
          -t * 0.2,
        );
      }),
      at(
        repeat(11, (i) => blade((i / 11) * PI * 2, 1.45 + (i % 3) * 0.14, 0.75 + (i % 2) * 0.25)),
        0.18,
        0.6,
        0,
      ),
      repeat(4, (i) =>
        at(ball(0.17, M.wood(0x6a3a14)), 0.18 + Math.cos(i * 1.57) * 0.2, 0.42, Math.sin(i * 1.57) * 0.2),
      ),
    ),
    0.16,
    0.2,
    0,
  );
}

function cocktail() {
  const layers = [
    [0xff2a5a, -0.9, -0.3],
    [0xff7a1c, -0.3, 0.2],
    [0xffc21c, 0.2, 0.74],
  ];
  const radius = (y) => 0.34 + ease(-1, 0.6, y) * 0.5;
  return turn(
    group(
      layers.map(([color, low, high]) =>
        lathe(
          [
            [0.001, low],
            ...Array.from({ length: 6 }, (_, i) => [
              radius(low + ((high - low) * i) / 5),
              low + ((high - low) * i) / 5,
            ]),
            [0.001, high],
          ],
          M.enamel(color, { emissive: color, emissiveIntensity: 0.22, roughness: 0.15 }),
        ),
      ),
      lathe(
        Array.from({ length: 12 }, (_, i) => [radius(-0.95 + i * 0.18) + 0.05, -0.95 + i * 0.18]),
        M.glass(0xffffff, 0.08),
      ),
      at(ring(radius(1.03) + 0.05, 0.045, M.gold), 0, 1.03, 0, PI / 2),
      at(
        lathe(points("0.001 0, 0.3 -0.02, 0.12 -0.2, 0.1 -0.5, 0.56 -0.62, 0.6 -0.7, 0.001 -0.7"), M.gold),
        0,
        -0.94,
        0,
      ),
      at(cone(0.05, 0.05, 1.9, M.enamel(0xff4ad0)), -0.3, 0.85, 0, 0, 0, 0.24),
      at(
        group(
          cone(0.02, 0.02, 1.3, M.wood(0xd8a45a)),
          at(
            mesh(new T.ConeGeometry(0.62, 0.34, 12, 1, true), M.enamel(0x1ac8e8, { flatShading: true })),
            0,
            0.56,
            0,
          ),
        ),
        0.42,
        1.15,
        0.1,
        0,
        0,
        -0.4,
      ),
      at(
        group(
          turn(cone(0.4, 0.4, 0.1, glossy(0xff9a14), 48), PI / 2),
          at(ring(0.4, 0.06, M.enamel(0xff7a08)), 0, 0, 0),
          repeat(8, (i) => turn(at(box(0.03, 0.3, 0.12, 0.01, M.cream), 0, 0.2, 0), 0, 0, (i * PI) / 4)),
        ),
        0.78,
        0.9,
        0.24,
        0,
        -0.3,
      ),
      repeat(5, (i) => at(ball(0.06, M.enamel(0xffe0a0)), -0.36 + i * 0.17, -0.5 + (i % 3) * 0.4, 0.55)),
    ),
    0.2,
    -0.1,
    0.06,
  );
}

function champagne() {
  const glass = (lean, x) =>
    at(
      group(
        lathe(points("0.07 -0.3, 0.28 -0.05, 0.36 0.5, 0.34 1.15"), M.glass(0xffffff, 0.06), {
          smooth: true,
        }),
        lathe(
          points("0.001 -0.2, 0.22 -0.02, 0.31 0.45, 0.31 0.82, 0.001 0.82"),
          M.enamel(0xffc23a, { emissive: 0xffa01c, emissiveIntensity: 0.3, roughness: 0.1 }),
        ),
        at(stretch(ball(0.31, M.satin(0xfff4d8)), 1, 0.2, 1), 0, 0.84, 0),
        at(ring(0.34, 0.025, M.gold), 0, 1.15, 0, PI / 2),
        at(
          lathe(
            points("0.07 0, 0.05 -0.2, 0.05 -0.85, 0.12 -0.98, 0.46 -1.06, 0.46 -1.12, 0.001 -1.12"),
            M.gold,
          ),
          0,
          -0.3,
          0,
        ),
        at(ring(0.09, 0.04, M.gold), 0, -0.42, 0, PI / 2),
        repeat(6, (i) => at(ball(0.035, M.enamel(0xfff6dc)), Math.sin(i * 2.4) * 0.18, i * 0.13, 0.27)),
      ),
      x,
      0,
      0,
      0,
      0,
      lean,
    );
  return group(
    glass(-0.32, -0.55),
    glass(0.32, 0.55),
    points("-0.2 1.5 0.1, 0.3 1.62 0.08, 0 1.84 0.12, -0.5 1.75 0.07, 0.56 1.86 0.07").map(([x, y, r]) =>
      at(
        slab(polygon(starPoints(4, r * 2, r * 0.6)), M.glow(0xffd83a, 1.1), { depth: 0.02, bevel: 0.02 }),
        x,
        y,
        0.2,
      ),
    ),
  );
}

function padlock() {
  return turn(
    group(
      at(stretch(ring(0.62, 0.17, M.silver, PI), 1, 1.25, 1), 0, 0.35, 0),
      [1, -1].map((side) => at(cone(0.17, 0.17, 0.5, M.silver), side * 0.62, 0.2, 0)),
      at(box(2.0, 1.6, 0.8, 0.3, M.gold), 0, -0.6, 0),
      at(box(1.7, 1.3, 0.84, 0.22, M.goldDeep), 0, -0.6, 0.03),
      at(ring(0.32, 0.07, M.gold), 0, -0.5, 0.46),
      at(stretch(ball(0.17, M.dark), 1, 1, 0.4), 0, -0.48, 0.46),
      at(box(0.12, 0.36, 0.06, 0.03, M.dark), 0, -0.7, 0.46),
      [
        [-0.72, -0.05],
        [0.72, -0.05],
        [-0.72, -1.15],
        [0.72, -1.15],
      ].map(([x, y]) => at(stretch(ball(0.09, M.gold), 1, 1, 0.5), x, y, 0.46)),
    ),
    0.1,
    -0.4,
    -0.06,
  );
}

function apple() {
  const red = new T.Color(0xd80a1c);
  const blush = new T.Color(0xff8a2c);
  return turn(
    group(
      deform(ball(1.05, glossy(0xd80a1c)), (p) => {
        const r = Math.hypot(p.x, p.z) / 1.05;
        const dip = Math.exp(-r * r * 12);
        const low = ease(0.2, -1, p.y);
        const lobes = 1 + low * 0.05 * Math.cos(Math.atan2(p.z, p.x) * 5) - low * 0.22;
        p.set(p.x * lobes, p.y * (p.y > 0 ? 0.94 - dip * 0.42 : 0.98 - dip * 0.2), p.z * lobes);
      }),
      tube(points("0 0.5 0, 0.04 0.95 0, 0.18 1.3 0"), 0.07, M.wood(0x5a3414)),
      at(
        deform(mesh(new T.SphereGeometry(1, 32, 24), M.enamel(0x1fae36)), (p) =>
          p.set((p.x + 1) * 0.5, p.y * 0.26, p.z * 0.07 - p.x * p.x * 0.14),
        ),
        0.08,
        1.0,
        0,
        0.3,
        -0.2,
        0.3,
      ),
      at(
        stretch(ball(0.24, M.enamel(blush.lerp(red, 0.2))), 0.7, 1.2, 0.2),
        -0.5,
        0.25,
        0.78,
        -0.2,
        -0.5,
        0.3,
      ),
    ),
    0.2,
    0,
    0.06,
  );
}

/** A dragon's egg in a nest of gold. */
function dragonEgg() {
  const shell = (color) => M.enamel(color, { metalness: 0.3 });
  const scales = [0x0a9a6a, 0x14c88a, 0x0a7a7a];
  return turn(
    group(
      sculpt(
        egg([0, 0, 0], [0.92, 1.2, 0.92]),
        [
          [-1.1, -1.4, -1.1],
          [1.1, 1.4, 1.1],
        ],
        0.06,
        shell(0x0a6a5a),
      ),
      repeat(9, (row) => {
        const y = -0.95 + row * 0.25;
        const r = 0.92 * Math.sqrt(Math.max(0.02, 1 - (y / 1.2) ** 2));
        const count = Math.max(5, Math.round(r * 15));
        return repeat(count, (i) => {
          const a = ((i + (row % 2) / 2) / count) * PI * 2;
          return at(
            stretch(ball(0.2, shell(scales[(i + row) % 3])), 0.92, 1.05, 0.34),
            Math.sin(a) * r,
            y,
            Math.cos(a) * r,
            0.25,
            a,
            0,
          );
        });
      }),
      at(stretch(ball(0.22, M.gold), 1, 0.7, 1), 0, 1.14, 0),
      repeat(16, (i) => {
        const a = (i / 16) * PI * 2;
        return at(
          group(cone(0.3, 0.3, 0.09, M.gold, 48), at(ring(0.25, 0.03, M.goldDeep), 0, 0.05, 0, PI / 2)),
          Math.cos(a) * (0.8 + (i % 3) * 0.12),
          -1.05 + (i % 2) * 0.1,
          Math.sin(a) * (0.8 + (i % 3) * 0.12),
          Math.sin(i) * 0.4,
          0,
          Math.cos(i * 2) * 0.4,
        );
      }),
    ),
    0.16,
    0.2,
    -0.08,
  );
}

function heart() {
  const outline = svg(
    "M0 78 C-34 48 -92 10 -92 -34 C-92 -66 -66 -82 -44 -82 C-22 -82 -6 -68 0 -52 C6 -68 22 -82 44 -82 C66 -82 92 -66 92 -34 C92 10 34 48 0 78Z",
  );
  return turn(
    group(
      at(slab(outline, M.gold, { depth: 16, bevel: 8, grow: 7 }), 0, 0, 0, 0, 0, 0, 0.012),
      at(
        slab(outline, glossy(0xf00a3a), { depth: 20, bevel: 22, size: 26, grow: -4, steps: 14 }),
        0,
        0,
        0.1,
        0,
        0,
        0,
        0.012,
      ),
      at(
        tube(points("-0.78 0.28 0, -0.72 0.6 0, -0.46 0.72 0"), 0.06, M.white, {
          taper: (t) => Math.sin(t * PI) + 0.2,
        }),
        0,
        0,
        0.5,
      ),
    ),
    -0.06,
    0.34,
    -0.1,
  );
}

function burger() {
  const bun = M.satin(0xe08a30);
  const random = randomOf(8);
  const wavy = (r, h, y, material, waves, depth) =>
    at(
      deform(mesh(new T.CylinderGeometry(r, r, h, 120, 2), material), (p) => {
        const a = Math.atan2(p.z, p.x);
        const far = Math.hypot(p.x, p.z) / r;
        p.y += Math.sin(a * waves) * depth * far;
      }),
      0,
      y,
      0,
    );
  return turn(
    group(
      at(
        lathe(points("0.001 -0.3, 1.05 -0.26, 1.2 0, 1.14 0.1, 0.001 0.1"), bun, { smooth: true }),
        0,
        -0.86,
        0,
      ),
      wavy(1.28, 0.1, -0.62, M.enamel(0x3ac83a), 11, 0.08),
      at(
        lathe(points("0.001 -0.2, 1.1 -0.2, 1.22 0, 1.1 0.2, 0.001 0.2"), M.satin(0x6a2c10), {
          smooth: true,
        }),
        0,
        -0.36,
        0,
      ),
      at(turn(box(1.95, 0.08, 1.95, 0.03, glossy(0xffb81c)), 0, 0.78), 0, -0.13, 0),
      [0.5, 2.1, 3.6, 5.2].map((a) =>
        at(
          stretch(ball(0.2, glossy(0xffb81c)), 0.9, 1.1, 0.4),
          Math.sin(a) * 1.16,
          -0.3,
          Math.cos(a) * 1.16,
          0,
          a,
        ),
      ),
      at(
        lathe(points("0.001 -0.1, 1.1 -0.1, 1.16 0, 1.1 0.1, 0.001 0.1"), glossy(0xe0281c), { smooth: true }),
        0,
        0.02,
        0,
      ),
      wavy(1.3, 0.08, 0.15, M.enamel(0x5ae04a), 13, 0.09),
      at(
        lathe(points("1.2 0, 1.26 0.18, 1.1 0.66, 0.6 0.98, 0.001 1.06"), bun, { smooth: true }),
        0,
        0.22,
        0,
      ),
      repeat(42, (i) => {
        const r = 1.0 * Math.sqrt((i + 0.5) / 42);
        const a = i * 2.4;
        const y = 0.3 + Math.sqrt(Math.max(0, 1 - (r / 1.27) ** 2)) * 1.0;
        return at(
          stretch(ball(0.06, M.cream), 0.7, 0.5, 1.2),
          Math.cos(a) * r,
          y,
          Math.sin(a) * r,
          0,
          random() * 3,
        );
      }),
    ),
    0.28,
    0,
    -0.04,
  );
}

function donut() {
  const sprinkles = [0xffe04a, 0x4ad8ff, 0xffffff, 0x7aff8a, 0xff8a1c];
  const around3 = (i) => {
    const a = i * 2.399;
    const b = 0.3 + (((i * 7) % 10) / 10) * 2.2;
    const r = 0.78 + Math.cos(b) * 0.48;
    return [Math.cos(a) * r, Math.sin(a) * r, Math.sin(b) * 0.46 + 0.05];
  };
  return turn(
    group(
      ring(0.78, 0.46, M.satin(0xd88a3a)),
      at(
        deform(ring(0.78, 0.49, glossy(0xff5ab0)), (p) => {
          const a = Math.atan2(p.y, p.x);
          const edge = -0.02 + 0.1 * Math.sin(a * 7) + 0.05 * Math.sin(a * 11 + 1);
          if (p.z < edge) {
            const r = Math.hypot(p.x, p.y);
            const k = 0.78 + (r - 0.78) * 0.9;
            p.set((p.x / r) * k, (p.y / r) * k, p.z * 0.9);
          }
        }),
        0,
        0,
        0.02,
      ),
      repeat(60, (i) => {
        const [x, y, z] = around3(i);
        return at(turn(cone(0.034, 0.034, 0.17, M.enamel(sprinkles[i % 5]), 10), i, 0, i * 2), x, y, z);
      }),
    ),
    -0.3,
    0.36,
    0.2,
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

function amphora() {
  const clay = M.enamel(0xd8682a, { roughness: 0.4 });
  const ink = M.enamel(0x1a1020);
  const profile = points(
    "0.001 -1.5, 0.4 -1.5, 0.44 -1.42, 0.26 -1.26, 0.5 -0.8, 0.86 -0.1, 0.82 0.4, 0.5 0.76, 0.3 0.92, 0.28 1.2, 0.46 1.36, 0.46 1.44, 0.34 1.44",
  );
  const band = (y, r, h, material) =>
    at(mesh(new T.CylinderGeometry(r, r, h, 96, 1, true), material), 0, y, 0);
  const radius = (y) => 0.865 * Math.sqrt(Math.max(0.05, 1 - ((y - 0.05) / 1.35) ** 2));
  const key = repeat(18, (i) => {
    const a = (i / 18) * PI * 2;
    const r = radius(0.42) + 0.01;
    return turn(
      at(
        group(
          at(box(0.2, 0.03, 0.03, 0.01, ink), 0, 0.07, 0),
          at(box(0.03, 0.15, 0.03, 0.01, ink), -0.09, 0, 0),
          at(box(0.12, 0.03, 0.03, 0.01, ink), 0.02, -0.02, 0),
          at(box(0.03, 0.07, 0.03, 0.01, ink), 0.06, 0.01, 0),
        ),
        0,
        0.4,
        r,
      ),
      0,
      a,
    );
  });
  return turn(
    group(
      lathe(profile, clay, { smooth: true }),
      band(0.55, radius(0.55) + 0.02, 0.04, ink),
      band(0.24, radius(0.24) + 0.02, 0.04, ink),
      band(-0.5, radius(-0.5) + 0.0, 0.05, ink),
      band(-0.68, radius(-0.68) - 0.02, 0.1, ink),
      band(1.05, 0.3, 0.06, M.gold),
      at(ring(0.44, 0.05, M.gold), 0, 1.42, 0, PI / 2),
      key,
      [1, -1].map((side) =>
        tube(
          points(`${side * 0.34} 1.2 0, ${side * 0.9} 1.3 0, ${side * 1.05} 0.9 0, ${side * 0.78} 0.48 0`),
          0.085,
          ink,
        ),
      ),
      at(
        slab(svg("M0 -26 L8 -8 28 -8 12 4 18 24 0 12 -18 24 -12 4 -28 -8 -8 -8Z"), ink, {
          depth: 3,
          bevel: 1,
        }),
        0,
        -0.14,
        0.84,
        0,
        0,
        0,
        0.011,
      ),
      at(ring(0.36, 0.03, ink), 0, -0.14, 0.82),
    ),
    0.16,
    0.3,
    0.1,
  );
}

/** A striped tent with pennants. */
function tent() {
  const stripe = (i) => M.enamel(i % 2 ? 0xfff4e6 : 0xe0142c);
  const sides = 16;
  const piece = (i, r1, r2, h) =>
    mesh(new T.CylinderGeometry(r1, r2, h, 3, 6, true, (i / sides) * PI * 2, (PI * 2) / sides), stripe(i));
  return turn(
    group(
      at(
        repeat(sides, (i) =>
          deform(piece(i, 0.1, 1.45, 1.1), (p) => p.setY(p.y - 0.28 * Math.sin(((p.y + 0.55) / 1.1) * PI))),
        ),
        0,
        0.75,
        0,
      ),
      at(
        repeat(sides, (i) => piece(i, 1.28, 1.36, 1.3)),
        0,
        -0.45,
        0,
      ),
      repeat(sides, (i) => {
        const a = ((i + 0.5) / sides) * PI * 2;
        return at(
          stretch(ball(0.28, i % 2 ? M.gold : M.enamel(0x1a6af0)), 1, 0.9, 0.3),
          Math.sin(a) * 1.42,
          0.12,
          Math.cos(a) * 1.42,
          0,
          a,
        );
      }),
      at(ring(1.44, 0.06, M.gold), 0, 0.24, 0, PI / 2),
      at(
        slab(
          svg("M-34 60 L-22 -10 C-16 -34 16 -34 22 -10 L34 60Z"),
          M.enamel(0x2a0a3a, { emissive: 0xff8a1c, emissiveIntensity: 0.16 }),
          { depth: 2, bevel: 2 },
        ),
        0,
        -0.5,
        1.32,
        0,
        0,
        0,
        0.0105,
      ),
      [1, -1].map((side) =>
        at(
          deform(mesh(new T.PlaneGeometry(0.3, 0.9, 8, 12), M.gold), (p) =>
            p.setZ(Math.sin(p.x * 20) * 0.04),
          ),
          side * 0.36,
          -0.62,
          1.4,
          0,
          0,
          side * 0.16,
        ),
      ),
      at(cone(0.035, 0.035, 0.8, M.gold), 0, 1.6, 0),
      at(
        slab(polygon(points("0 0.2, 0.6 0, 0 -0.2")), M.enamel(0xffc21c), { depth: 0.03, bevel: 0.02 }),
        0.02,
        1.84,
        0,
      ),
      at(stretch(ball(1.5, M.satin(0x2a8a3a)), 1.05, 0.12, 1), 0, -1.12, 0),
    ),
    0.24,
    0,
    0,
  );
}

/** The two masks of the theatre. */
function masks() {
  const mask = (color, smile) => {
    const shape = join(0.2, egg([0, 0.2, 0], [0.82, 0.8, 0.42]), egg([0, -0.5, 0], [0.55, 0.6, 0.36]));
    const dark = M.dark;
    return group(
      sculpt(
        shape,
        [
          [-1, -1.3, -0.5],
          [1, 1.2, 0.6],
        ],
        0.05,
        M.enamel(color, { metalness: 0.35 }),
      ),
      [1, -1].map((side) => [
        at(
          stretch(ball(0.2, dark), 1.1, 0.62, 0.5),
          side * 0.33,
          0.26,
          0.32,
          0,
          side * 0.4,
          side * (smile ? 0.2 : -0.24),
        ),
        tube(
          points(
            `${side * 0.12} ${smile ? 0.48 : 0.62} 0.4, ${side * 0.36} ${smile ? 0.62 : 0.56} 0.34, ${side * 0.6} ${smile ? 0.48 : 0.36} 0.2`,
          ),
          0.05,
          M.gold,
        ),
        at(stretch(ball(0.12, M.enamel(smile ? 0xff5a7a : 0x5a8af0)), 1, 0.7, 0.4), side * 0.46, -0.1, 0.34),
      ]),
      at(limbNose(color)),
      tube(
        points(
          smile
            ? "-0.34 -0.42 0.34, -0.18 -0.66 0.36, 0 -0.72 0.36, 0.18 -0.66 0.36, 0.34 -0.42 0.34"
            : "-0.3 -0.76 0.3, -0.16 -0.56 0.36, 0 -0.52 0.38, 0.16 -0.56 0.36, 0.3 -0.76 0.3",
        ),
        0.1,
        dark,
      ),
      at(jewel(smile ? "ruby" : "sapphire"), 0, 0.74, 0.32, PI / 2 - 0.5, 0, 0, 0.18),
    );
  };
  return group(
    at(turn(mask(0x8ab8ff, false), 0.06, 0.4, -0.24), 0.62, -0.34, -0.4),
    at(turn(mask(0xffd04a, true), 0, -0.3, 0.2), -0.5, 0.3, 0.3),
    tube(points("-1.2 0.7 0.2, -1.5 0.1 0, -1.3 -0.6 0, -1.5 -1.2 0"), 0.07, M.enamel(0xe0143a)),
    tube(points("1.35 -0.1 -0.4, 1.6 -0.6 -0.4, 1.4 -1.1 -0.4, 1.55 -1.5 -0.4"), 0.07, M.enamel(0x8a3af0)),
  );
}
const limbNose = (color) =>
  at(stretch(ball(0.14, M.enamel(color, { metalness: 0.35 })), 0.7, 1.5, 1), 0, -0.02, 0.44);

function coral() {
  const random = randomOf(3);
  const branch = (material, x, y, z, angle, long, r, depth) => {
    const [ex, ey] = [x + Math.sin(angle) * long, y + Math.cos(angle) * long];
    return group(
      tube(
        [
          [x, y, z],
          [(x + ex) / 2 + (random() - 0.5) * 0.1, (y + ey) / 2, z + 0.04],
          [ex, ey, z + 0.06],
        ],
        r,
        material,
        { taper: (t) => 1 - t * 0.25, segments: 24 },
      ),
      at(ball(r * 0.86, material), ex, ey, z + 0.06),
      depth > 0
        ? [-1, 1].map((side) =>
            branch(
              material,
              ex,
              ey,
              z + 0.06 + (random() - 0.5) * 0.2,
              angle + side * (0.42 + random() * 0.2),
              long * 0.72,
              r * 0.74,
              depth - 1,
            ),
          )
        : [],
    );
  };
  const rose = M.enamel(0xff3a6a);
  const amber = M.enamel(0xff9a1c);
  const violet = M.enamel(0xa84af0);
  return turn(
    group(
      branch(rose, 0, -1.2, 0, 0, 0.8, 0.17, 3),
      branch(amber, -0.62, -1.2, 0.34, -0.5, 0.5, 0.13, 2),
      branch(violet, 0.66, -1.2, 0.34, 0.45, 0.52, 0.13, 2),
      at(stretch(ball(1.1, M.stone(0x8a7a9a)), 1, 0.3, 0.7), 0, -1.32, 0.1),
      around(5, 0.16, () => at(stretch(ball(0.16, M.enamel(0xffd83a)), 1.4, 0.7, 0.5), 0.1, 0, 0))
        .translateX(0.1)
        .translateY(-1.1)
        .translateZ(0.9),
    ),
    0.06,
    0,
    0,
  );
}

function banknotes() {
  const note = (y, turned, hue) =>
    at(
      group(
        box(2.3, 0.14, 1.15, 0.03, M.satin(hue)),
        at(box(2.0, 0.02, 0.9, 0.01, M.satin(0xd8f4c8)), 0, 0.075, 0),
        at(box(1.84, 0.02, 0.76, 0.01, M.satin(hue)), 0, 0.085, 0),
        at(stretch(cone(0.3, 0.3, 0.03, M.satin(0xe8ffd8), 48), 1, 1, 1), 0, 0.1, 0),
        at(
          turn(
            slab(
              svg(
                "M-4 -24 L4 -24 4 -18 C12 -16 15 -11 15 -7 L7 -6 C6 -10 3 -12 -1 -12 C-6 -12 -8 -10 -8 -7 C-8 -4 -5 -3 2 -1 C12 2 16 6 16 12 C16 18 11 21 4 22 L4 27 -4 27 -4 22 C-13 20 -16 15 -17 9 L-9 8 C-8 13 -5 15 0 15 C6 15 8 13 8 11 C8 8 5 7 -2 5 C-12 2 -16 -1 -16 -8 C-16 -14 -11 -17 -4 -18Z",
              ),
              M.satin(0x0e6a3a),
              { depth: 1, bevel: 0.5 },
            ),
            -PI / 2,
          ),
          0,
          0.125,
          0,
          0,
          0,
          0,
          0.0095,
        ),
      ),
      0,
      y,
      0,
      0,
      turned,
      0,
    );
  return turn(
    group(
      repeat(6, (i) => note(-0.5 + i * 0.16, Math.sin(i * 2.7) * 0.1, i % 2 ? 0x2aa85a : 0x1f9a4c)),
      at(box(0.34, 1.08, 1.2, 0.03, M.gold), 0, -0.1, 0),
      at(
        turn(
          group(cone(0.4, 0.4, 0.12, M.gold, 64), at(ring(0.34, 0.04, M.goldDeep), 0, 0.06, 0, PI / 2)),
          0,
        ),
        0.95,
        -0.5,
        0.85,
        0.2,
        0,
        0.1,
      ),
      at(
        turn(
          group(cone(0.4, 0.4, 0.12, M.gold, 64), at(ring(0.34, 0.04, M.goldDeep), 0, 0.06, 0, PI / 2)),
          0,
        ),
        0.6,
        -0.52,
        1.1,
        0.1,
        0,
        -0.1,
      ),
    ),
    0.6,
    0.5,
    0.04,
  );
}

export const TOKENS = {
  gift,
  palm,
  cocktail,
  champagne,
  padlock,
  apple,
  "dragon-egg": dragonEgg,
  heart,
  burger,
  donut,
  butterfly,
  amphora,
  tent,
  masks,
  coral,
  banknotes,
};
