import * as T from "three";
import * as M from "./materials.js";
import { circle, points, roundedRectangle } from "./outlines.js";
import { at, ball, box, cone, deform, group, lathe, PI, repeat, ring, slab, tube, turn } from "./parts.js";

/** Strokes of the characters "great" and "luck", in a square of 2. */
const GREAT = [
  [0, 0.25, 1.6, 0.24, 0],
  [-0.08, 0.5, 0.24, 0.9, 0],
  [-0.42, -0.42, 0.24, 1.1, -0.62],
  [0.38, -0.42, 0.24, 1.1, 0.66],
];

const LUCK = [
  [0, 0.62, 1.6, 0.22, 0],
  [0, 0.58, 0.22, 0.9, 0],
  [0, 0.16, 1.2, 0.22, 0],
  [0, -0.24, 1.1, 0.2, 0],
  [0, -0.86, 1.1, 0.2, 0],
  [-0.48, -0.55, 0.2, 0.7, 0],
  [0.48, -0.55, 0.2, 0.7, 0],
];

const sign = (strokes, material, scale) =>
  group(
    strokes.map(([x, y, w, h, a]) =>
      at(box(w * scale, h * scale, 0.09, 0.03, material), x * scale, y * scale, 0, 0, 0, a),
    ),
  );

const tassel = (material) =>
  group(
    at(ball(0.12, M.gold), 0, 0.05, 0),
    at(lathe(points("0.1 0, 0.13 -0.1, 0.13 -0.16"), material)),
    repeat(26, (i) =>
      at(
        cone(0.026, 0.02, 0.62, material, 8),
        Math.cos(i * 2.4) * 0.1 * Math.sqrt(i / 26),
        -0.44,
        Math.sin(i * 2.4) * 0.1 * Math.sqrt(i / 26),
        Math.sin(i * 2.4) * -0.1,
        0,
        Math.cos(i * 2.4) * 0.12,
      ),
    ),
  );

function squareCoin() {
  const disc = circle(1);
  disc.holes.push(
    new T.Path(points("-0.27 -0.27, -0.27 0.27, 0.27 0.27, 0.27 -0.27").map(([x, y]) => new T.Vector2(x, y))),
  );
  const edge = roundedRectangle(0.74, 0.74, 0.05);
  edge.holes.push(
    new T.Path(points("-0.28 -0.28, -0.28 0.28, 0.28 0.28, 0.28 -0.28").map(([x, y]) => new T.Vector2(x, y))),
  );
  return turn(
    group(
      slab(disc, M.goldDeep, { depth: 0.16, bevel: 0.03, curves: 96 }),
      at(ring(0.96, 0.1, M.gold), 0, 0, 0.04),
      at(slab(edge, M.gold, { depth: 0.1, bevel: 0.03 }), 0, 0, 0.1),
      at(sign(GREAT, M.gold, 0.25), 0, 0.62, 0.14),
      at(sign(GREAT, M.gold, 0.25), 0, -0.6, 0.14),
      at(sign(LUCK, M.gold, 0.24), 0.62, 0, 0.14),
      at(sign(LUCK, M.gold, 0.24), -0.62, 0, 0.14),
      tube(points("0 0.98 0.14, -0.12 1.12 0.05, 0 1.24 0, 0.12 1.12 0.05, 0 0.98 0.14"), 0.05, M.red),
      at(tassel(M.enamel(0xc80a1e)), 0, -1.12, 0, 0, 0, 0.1, 0.8),
    ),
    0.06,
    0.42,
    -0.08,
  );
}

function lantern() {
  const paper = M.enamel(0xd0081c, { emissive: 0xff2a08, emissiveIntensity: 0.28 });
  const body = deform(ball(1, paper), (p) => {
    const a = Math.atan2(p.z, p.x);
    const k = 1 - 0.055 * Math.abs(Math.cos(a * 8)) ** 6;
    p.set(p.x * k * 1.14, p.y * 0.86, p.z * k * 1.14);
  });
  const cap = (y, side) =>
    at(
      turn(lathe(points("0.001 0.16, 0.3 0.14, 0.44 0.04, 0.5 -0.06, 0.42 -0.1"), M.gold), side < 0 ? PI : 0),
      0,
      y,
      0,
    );
  const ribs = repeat(16, (i) =>
    turn(
      deform(ring(1, 0.018, M.gold, PI), (p) => p.set(p.x * 0.865, p.y * 1.135, p.z)),
      0,
      (i * PI) / 16 + PI / 16,
      PI / 2,
    ),
  );
  return turn(
    group(
      body,
      ribs,
      cap(0.82, 1),
      cap(-0.82, -1),
      at(ring(0.14, 0.04, M.gold), 0, 1.08, 0),
      at(slab(circle(0.46), M.gold, { depth: 0.05, bevel: 0.03 }), 0, 0, 1.14),
      at(slab(circle(0.39), M.red, { depth: 0.05, bevel: 0.02 }), 0, 0, 1.17),
      at(sign(LUCK, M.gold, 0.3), 0, 0.02, 1.24),
      at(tassel(M.enamel(0xd81a12)), 0, -1.0, 0, 0, 0, 0, 1),
    ),
    0.08,
    0.24,
    -0.06,
  );
}

export const LUCKY = { "square-coin": squareCoin, lantern };
