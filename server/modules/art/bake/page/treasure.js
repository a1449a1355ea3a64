import * as T from "three";
import { heap, ingotBar } from "./heaps.js";
import * as M from "./materials.js";
import { circle, points, roundedRectangle } from "./outlines.js";
import { around, at, ball, box, cone, group, lathe, mesh, PI, repeat, ring, slab, turn } from "./parts.js";

const WOOD = M.wood(0x9a4a18);

function chest() {
  const arch = (r, width, material) =>
    at(mesh(new T.CylinderGeometry(r, r, width, 48, 1, false, 0, PI).rotateZ(PI / 2), material), 0, 0, 0);
  const band = (x) => at(box(0.2, 0.86, 1.36, 0.04, M.gold), x, 0.4, 0);
  const lid = group(
    turn(arch(0.66, 2.3, WOOD), -PI / 2),
    [-1.0, 0, 1.0].map((x) => at(turn(arch(0.71, 0.2, M.gold), -PI / 2), x, 0, 0)),
    at(box(2.36, 0.12, 1.36, 0.04, M.gold), 0, 0.0, 0),
    at(box(2.1, 0.05, 1.14, 0.02, M.matte(0x3a0d0a)), 0, -0.06, 0),
  );
  return turn(
    group(
      at(box(2.3, 0.8, 1.3, 0.06, WOOD), 0, 0.4, 0),
      repeat(3, (i) => at(box(2.32, 0.03, 1.32, 0.01, M.matte(0x3c1a0a)), 0, 0.2 + i * 0.22, 0)),
      [-1.06, 0, 1.06].map(band),
      at(box(2.4, 0.13, 1.4, 0.05, M.gold), 0, 0.8, 0),
      at(box(2.4, 0.13, 1.4, 0.05, M.gold), 0, 0.03, 0),
      at(
        heap(1.05, 0.46, 0.58, {
          count: 110,
          size: 0.16,
          gems: ["ruby", "emerald", "sapphire", "ruby", "amethyst", "emerald"],
        }),
        0,
        0.84,
        0.02,
      ),
      at(group(at(lid, 0, 0, 0.66)), 0, 0.86, -0.66, -1.12),
      at(box(0.42, 0.5, 0.12, 0.06, M.gold), 0, 0.66, 0.68),
      at(box(0.1, 0.2, 0.1, 0.04, M.dark), 0, 0.64, 0.72),
      repeat(4, (i) =>
        at(
          heap(0.2, 0.05, 0.2, { count: 3, size: 0.17, seed: i + 2 }),
          [-1.1, 0.9, 1.3, 0.3][i],
          0.02,
          [0.9, 0.95, 0.7, 1.0][i],
        ),
      ),
    ),
    0.3,
    0.42,
    0,
  );
}

function safe() {
  const wall = M.lacquer(0x2b4c7a, { roughness: 0.36 });
  const dial = group(
    slab(circle(0.34), M.steel, { depth: 0.1, bevel: 0.04 }),
    at(
      around(24, 0.3, () => box(0.05, 0.015, 0.03, 0.005, M.dark)),
      0,
      0,
      0.1,
    ),
    at(slab(circle(0.16), M.gold, { depth: 0.14, bevel: 0.04 }), 0, 0, 0.1),
  );
  const wheel = at(
    group(
      ring(0.2, 0.035, M.gold),
      around(4, 0.12, () => turn(cone(0.025, 0.025, 0.22, M.gold), 0, 0, PI / 2)),
    ),
    0,
    -0.62,
    0.14,
  );
  const door = group(
    box(1.96, 1.96, 0.24, 0.08, wall),
    at(box(1.64, 1.64, 0.26, 0.05, M.lacquer(0x3a66a4, { roughness: 0.36 })), 0, 0, 0.02),
    at(dial, 0, 0.22, 0.2),
    at(wheel, 0, 0, 0.1),
    around(4, 1.12, () => ball(0.07, M.gold), PI / 4),
    at(box(0.1, 0.5, 0.12, 0.04, M.gold), 0.8, 0, 0.14),
  );
  const panels = [
    [0, 1.06, 0, 2.3, 0.18, 1.6],
    [0, -1.06, 0, 2.3, 0.18, 1.6],
    [-1.06, 0, 0, 0.18, 2.3, 1.6],
    [1.06, 0, 0, 0.18, 2.3, 1.6],
    [0, 0, -0.72, 2.2, 2.2, 0.12],
  ];
  const bars = (y, count) =>
    repeat(count, (i) => at(ingotBar(), (i - (count - 1) / 2) * 0.62, y, 0.1, 0, PI / 2, 0, 0.52));
  return turn(
    group(
      panels.map(([x, y, z, w, h, d]) => at(box(w, h, d, 0.07, wall), x, y, z)),
      at(slab([...frame()], M.gold, { depth: 0.06, bevel: 0.03 }), 0, 0, 0.8),
      at(box(1.9, 0.07, 1.3, 0.02, M.gold), 0, -0.02, 0),
      bars(-0.96, 3),
      at(bars(-0.66, 2)),
      at(heap(0.8, 0.46, 0.5, { count: 60, size: 0.17, seed: 4, gems: ["ruby", "emerald"] }), 0, 0.02, 0.1),
      at(group(at(door, 0.98, 0, 0)), 1.1, 0, 0.86, 0, -1.0, 0),
      [-0.8, 0.8].map((x) => at(cone(0.18, 0.14, 0.16, M.steel), x, -1.2, 0.4)),
    ),
    0.14,
    0.28,
    0,
  );
}

function frame() {
  const shape = roundedRectangle(2.2, 2.2, 0.12);
  shape.holes.push(new T.Path(roundedRectangle(1.94, 1.94, 0.06).getPoints(12).reverse()));
  return [shape];
}

function ingot() {
  const bar = (x, y, z, spin, isLettered) => at(ingotBar({ isLettered }), x, y, z, 0, spin, 0);
  return turn(
    group(bar(0, 0, -0.62, 0.02, false), bar(0.04, 0, 0.62, -0.03, false), bar(0.02, 0.6, 0, 0.06, true)),
    0.72,
    -0.52,
    0,
  );
}

function pot() {
  const iron = M.lacquer(0x2a2440, { metalness: 0.5 });
  return turn(
    group(
      lathe(
        points(
          "0.001 -0.95, 0.5 -0.92, 0.95 -0.6, 1.12 -0.1, 1.02 0.4, 0.84 0.62, 0.92 0.74, 1.02 0.8, 0.98 0.9, 0.8 0.86, 0.78 0.6",
        ),
        iron,
        { smooth: true },
      ),
      at(ring(0.98, 0.09, iron), 0, 0.8, 0, PI / 2),
      at(ring(1.1, 0.05, M.gold), 0, -0.02, 0, PI / 2),
      at(heap(0.9, 0.56, 0.9, { count: 120, size: 0.21, seed: 3 }), 0, 0.78, 0),
      [1, -1].map((side) => at(ring(0.2, 0.055, M.gold), side * 1.14, 0.3, 0, 0, 0.4 * side, 0)),
      [0.5, 2.6, 4.7].map((a) =>
        at(cone(0.14, 0.1, 0.3, iron), Math.cos(a) * 0.55, -0.95, Math.sin(a) * 0.55),
      ),
      repeat(3, (i) =>
        at(
          heap(0.16, 0.05, 0.16, { count: 2, size: 0.22, seed: i + 5 }),
          [-1.0, 0.9, 0.2][i],
          -0.98,
          [0.7, 0.8, 1.1][i],
        ),
      ),
    ),
    0.3,
    0.1,
    0,
  );
}

export const TREASURE = { chest, safe, ingot, "pot-of-gold": pot };
