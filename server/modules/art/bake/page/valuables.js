// Things of value, and what keeps them.
import * as T from "three";
import { coin } from "./coins.js";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, svg } from "./outlines.js";
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
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { carve, ease, egg, join, sculpt } from "./sculpt.js";

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

function heart() {
  const outline = svg(
    "M0 78 C-34 48 -92 10 -92 -34 C-92 -66 -66 -82 -44 -82 C-22 -82 -6 -68 0 -52 C6 -68 22 -82 44 -82 C66 -82 92 -66 92 -34 C92 10 34 48 0 78Z",
  );
  return turn(
    group(
      at(slab(outline, M.gold, { depth: 16, bevel: 8, grow: 7 }), 0, 0, 0, 0, 0, 0, 0.012),
      at(
        slab(outline, M.glossy(0xf00a3a), { depth: 20, bevel: 22, size: 26, grow: -4, steps: 14 }),
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

function moneyBag() {
  const shape = join(
    0.2,
    egg([0, -0.35, 0], [1.08, 0.95, 0.95]),
    egg([0, 0.5, 0], [0.42, 0.5, 0.42]),
    egg([0, 1.0, 0], [0.62, 0.22, 0.5]),
  );
  const folds = (x, y, z) => shape(x, y, z) + 0.035 * Math.sin(Math.atan2(z, x) * 9) * ease(-0.2, 0.7, y);
  const open = carve(0.06, folds, egg([0, 1.16, 0], [0.46, 0.2, 0.36]));
  const cloth = M.satin(0x8a4a1c);
  const rope = M.gold;
  const lying = (x, y, z, rx, rz) => at(turn(coin(), rx - PI / 2, 0, rz), x, y, z, 0, 0, 0, 0.34);
  return turn(
    group(
      sculpt(
        open,
        [
          [-1.4, -1.5, -1.3],
          [1.4, 1.5, 1.3],
        ],
        0.05,
        cloth,
      ),
      at(ring(0.46, 0.09, rope), 0, 0.6, 0, PI / 2),
      tube(points("0.1 0.58 0.46, 0.3 0.4 0.6, 0.2 0.1 0.75"), 0.06, rope),
      tube(points("-0.05 0.58 0.46, -0.2 0.36 0.62, -0.32 0.16 0.72"), 0.06, rope),
      at(coin(), 0, -0.4, 1.0, -0.1, 0, 0, 0.46),
      lying(-0.16, 1.16, 0, 0.6, 0.3),
      lying(0.2, 1.2, 0.1, 0.9, -0.4),
      lying(0.02, 1.3, -0.1, 1.2, 0.1),
      lying(1.02, -1.22, 0.1, 0.06, 0.1),
      lying(0.94, -1.12, 0.24, 0.12, -0.1),
      lying(-1.06, -1.22, 0.1, 0.06, -0.06),
      at(turn(coin(), -0.2, 0.3, 0.3), -1.0, -0.96, 0.42, 0, 0, 0, 0.34),
    ),
    0.14,
    -0.2,
    0.06,
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

export const VALUABLES = {
  key,
  padlock,
  "diamond-ring": diamondRing,
  pearl,
  heart,
  "money-bag": moneyBag,
  banknotes,
  amphora,
  "dragon-egg": dragonEgg,
};
