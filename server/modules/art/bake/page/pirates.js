import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
import {
  around,
  at,
  ball,
  box,
  cone,
  deform,
  group,
  lathe,
  PI,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { bend } from "./surfaces.js";

function pirateSkull() {
  const bone = M.enamel(0xf3e6c8, { roughness: 0.5, clearcoat: 0.5, clearcoatRoughness: 0.3 });
  const cranium = deform(ball(0.92, bone), (p) => {
    const jaw = Math.max(0, -p.y - 0.1);
    const socket = (side) =>
      Math.exp(-(((p.x - side * 0.36) / 0.22) ** 2 + ((p.y + 0.12) / 0.24) ** 2) * 1.4) *
      (p.z > 0 ? 0.42 : 0);
    const nose = Math.exp(-((p.x / 0.11) ** 2 + ((p.y + 0.5) / 0.16) ** 2)) * (p.z > 0 ? 0.2 : 0);
    p.set(p.x * (1.04 - jaw * 0.36), p.y * 0.98, p.z * 0.95 - socket(1) - socket(-1) - nose);
  });
  const long = (angle) =>
    turn(
      group(
        at(cone(0.15, 0.15, 3.1, bone)),
        [1, -1].flatMap((end) => [1, -1].map((side) => at(ball(0.24, bone), side * 0.16, end * 1.6, 0))),
      ),
      0,
      0,
      angle,
    );
  const eye = (side) => at(stretch(ball(0.25, M.dark), 1, 1.08, 0.34), side * 0.36, -0.12, 0.56);
  return turn(
    group(
      at(group(long(1.0), at(long(-1.0), 0, 0, -0.12)), 0, -0.35, -0.42),
      cranium,
      eye(1),
      eye(-1),
      at(
        slab(svg("M0 -14 L11 12 L3 8 L0 12 L-3 8 L-11 12 Z"), M.dark, { depth: 4, bevel: 2 }),
        0,
        -0.48,
        0.68,
        0,
        0,
        0,
        0.0125,
      ),
      at(box(0.9, 0.4, 0.66, 0.16, bone), 0, -0.86, 0.3),
      repeat(6, (i) => at(box(0.125, 0.3, 0.12, 0.045, M.white), (i - 2.5) * 0.138, -0.9, 0.63)),
      at(box(0.84, 0.035, 0.1, 0.01, M.dark), 0, -0.9, 0.65),
      at(captainsHat(), 0, 0.42, 0.02, -0.16),
    ),
    0.06,
    0.26,
    0,
  );
}

/** A captain's hat for a head of radius 0.92. */
export function captainsHat() {
  const felt = M.enamel(0x1c1830, { roughness: 0.5, clearcoat: 0.5 });
  const front = svg(
    "M-112 30 C-92 -10 -60 -20 -40 -52 C-26 -72 26 -72 40 -52 C60 -20 92 -10 112 30 C60 12 -60 12 -112 30Z",
  );
  const curl = (object) => bend(object, 12, (p) => p.setZ(p.z - (p.x / 110) ** 2 * 60));
  return at(
    group(
      curl(slab(front, M.gold, { depth: 6, bevel: 5, grow: 6 })),
      at(curl(slab(front, felt, { depth: 6, bevel: 5, grow: 0 })), 0, 0, 6),
      at(stretch(ball(62, felt), 1, 0.8, 1), 0, 6, -50),
      at(ring(15, 4, M.gold), 0, 18, 15),
      at(ball(11, M.red), 0, 18, 15),
    ),
    0,
    0.16,
    0.78,
    0,
    0,
    0,
    0.0112,
  );
}

function anchor() {
  const arms = svg(
    "M-10 -60 L10 -60 L12 66 C40 60 58 44 64 22 L48 28 L70 -14 L92 30 L78 26 C70 66 36 92 0 100 C-36 92 -70 66 -78 26 L-92 30 L-70 -14 L-48 28 L-64 22 C-58 44 -40 60 -12 66 Z",
  );
  const rope = tube(
    Array.from({ length: 40 }, (_, i) => {
      const k = i / 39;
      return [Math.sin(k * 22) * 23, 66 - k * 125, Math.cos(k * 22) * 23];
    }),
    6.5,
    M.leather(0xe8b868),
    { segments: 300 },
  );
  return turn(
    group(
      slab(arms, M.lacquer(0x1c5cae, { roughness: 0.26 }), { depth: 14, bevel: 8, grow: 3 }),
      at(box(92, 17, 22, 7, M.gold), 0, 40, 0),
      at(ball(12, M.gold), -48, 40, 0),
      at(ball(12, M.gold), 48, 40, 0),
      at(ring(20, 7, M.gold), 0, 86, 0),
      at(ball(14, M.gold), 0, 62, 0),
      rope,
      at(slab(circle(13), M.gold, { depth: 26, bevel: 4 }), 0, -78, 0),
    ),
    -0.04,
    0.4,
    -0.18,
  );
}

function shipWheel() {
  const wood = M.wood(0xa3541c);
  const spoke = () =>
    group(
      at(
        turn(
          lathe(points("0.05 0.2, 0.07 0.4, 0.1 0.55, 0.06 0.7, 0.09 0.95"), wood, { smooth: true }),
          0,
          0,
          -PI / 2,
        ),
      ),
      at(
        turn(
          lathe(points("0.08 1.1, 0.075 1.2, 0.12 1.36, 0.12 1.5, 0.001 1.62"), wood, { smooth: true }),
          0,
          0,
          -PI / 2,
        ),
      ),
      at(ring(0.1, 0.035, M.gold), 1.24, 0, 0, 0, PI / 2, 0),
    );
  return turn(
    group(
      around(8, 0, spoke, PI / 8),
      slab(circle(1.16, 0.86), wood, { depth: 0.16, bevel: 0.06, curves: 96 }),
      [0.9, 1.12].map((r) => at(ring(r, 0.045, M.gold), 0, 0, 0.14)),
      at(
        around(16, 1.01, () => ball(0.05, M.gold)),
        0,
        0,
        0.14,
      ),
      slab(circle(0.34), wood, { depth: 0.24, bevel: 0.06, curves: 64 }),
      at(ring(0.33, 0.06, M.gold), 0, 0, 0.18),
      at(stretch(ball(0.2, M.gold), 1, 1, 0.6), 0, 0, 0.18),
    ),
    -0.1,
    0.42,
    0.1,
  );
}

export const PIRATES = {
  "pirate-skull": pirateSkull,
  anchor,
  "ship-wheel": shipWheel,
};
