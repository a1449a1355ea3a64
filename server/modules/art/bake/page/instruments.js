// Instruments and a record.

import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import { at, ball, box, cone, group, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";
import { ease } from "./sculpt.js";

function saxophone() {
  const brass = M.gold;
  const body = points(
    "-0.62 1.62 0, -0.42 1.72 0, -0.1 1.5 0, 0 1.1 0, 0.02 0.2 0, 0.06 -0.8 0, 0.3 -1.3 0, 0.78 -1.36 0, 1.08 -0.96 0, 1.16 -0.4 0, 1.3 0.1 0",
  );
  return turn(
    group(
      tube(body, 0.42, brass, {
        segments: 200,
        taper: (t) => 0.2 + 0.5 * t ** 1.2 + ease(0.86, 1, t) * 0.62,
      }),
      at(turn(ring(0.54, 0.06, brass), PI / 2, 0, -0.27), 1.3, 0.1, 0),
      at(turn(cone(0.5, 0.3, 0.06, M.matte(0x4a2408)), 0, 0, -0.27), 1.29, 0.05, 0),
      tube(points("-1.0 1.44 0, -0.78 1.56 0, -0.6 1.63 0"), 0.09, M.black),
      repeat(6, (i) =>
        at(
          group(
            turn(cone(0.15, 0.15, 0.08, M.silver, 32), PI / 2),
            at(turn(cone(0.1, 0.1, 0.06, M.white, 32), PI / 2), 0, 0, 0.06),
          ),
          0.04,
          0.95 - i * 0.32,
          0.26 + i * 0.025,
        ),
      ),
      tube(points("-0.24 1.0 0.1, -0.26 0 0.16, -0.24 -0.8 0.2"), 0.04, M.goldDeep),
      repeat(4, (i) => at(stretch(ball(0.11, M.silver), 1, 0.6, 0.6), -0.28, 0.6 - i * 0.36, 0.22)),
      repeat(2, (i) =>
        at(group(turn(cone(0.19, 0.19, 0.08, M.silver, 32), PI / 2)), 0.62 + i * 0.36, -1.1 + i * 0.36, 0.36),
      ),
      at(ring(0.25, 0.06, M.goldDeep), 0.03, 0.1, 0, PI / 2),
      at(ring(0.34, 0.06, M.goldDeep), 0.07, -0.82, 0, PI / 2),
    ),
    0.05,
    0.34,
    -0.16,
  );
}

function violin() {
  const body = svg(
    "M0 -60 C22 -60 34 -50 32 -34 C30 -22 22 -18 22 -8 C22 4 38 8 40 34 C42 60 24 72 0 72 C-24 72 -42 60 -40 34 C-38 8 -22 4 -22 -8 C-22 -18 -30 -22 -32 -34 C-34 -50 -22 -60 0 -60Z",
  );
  const varnish = M.enamel(0xb4480c);
  const hole = (side) =>
    at(
      tube(
        points(`${side * 0.1} 0.26 0, ${side * 0.02} 0.16 0, ${side * 0.06} -0.1 0, ${side * -0.04} -0.24 0`),
        0.035,
        M.dark,
      ),
      side * 0.36,
      -0.32,
      0.3,
    );
  return turn(
    group(
      at(slab(body, M.enamel(0x5a1e06), { depth: 12, bevel: 4, grow: 2 }), 0, 0, 0, 0, 0, 0, 0.017),
      at(
        slab(body, varnish, { depth: 6, bevel: 10, size: 8, grow: -1, steps: 10 }),
        0,
        0,
        0.16,
        0,
        0,
        0,
        0.017,
      ),
      hole(1),
      hole(-1),
      at(box(0.22, 1.5, 0.12, 0.05, M.black), 0, 0.82, 0.36),
      at(box(0.17, 1.15, 0.2, 0.06, M.wood(0x8a3a10)), 0, 1.5, 0.2),
      at(ring(0.13, 0.07, M.wood(0x8a3a10)), 0, 2.2, 0.2, 0, PI / 2),
      [1, -1].map((side) =>
        [1.82, 2.02].map((y) => at(turn(stretch(ball(0.09, M.black), 1.7, 0.8, 0.8)), side * 0.2, y, 0.22)),
      ),
      at(box(0.46, 0.14, 0.08, 0.03, M.cream), 0, -0.32, 0.42),
      at(
        slab(polygon(points("-0.1 0, 0.1 0, 0.16 -0.5, -0.16 -0.5")), M.black, { depth: 0.06, bevel: 0.03 }),
        0,
        -0.56,
        0.38,
      ),
      [-0.07, -0.024, 0.024, 0.07].map((x) =>
        tube(
          [
            [x, -0.6, 0.46],
            [x * 1.3, -0.3, 0.5],
            [x * 0.8, 1.6, 0.44],
          ],
          0.012,
          M.silver,
        ),
      ),
      at(
        group(
          cone(0.035, 0.05, 3.5, M.wood(0x5a2408), 12),
          at(cone(0.02, 0.02, 3.2, M.cream, 8), 0.13, 0, 0),
          at(box(0.2, 0.22, 0.1, 0.04, M.black), 0.06, -1.6, 0),
        ),
        0.8,
        0.2,
        0.1,
        0,
        0,
        0.42,
      ),
    ),
    0,
    -0.3,
    0.3,
  );
}

function vinyl() {
  const black = M.material({
    color: 0x16121f,
    roughness: 0.24,
    clearcoat: 1,
    clearcoatRoughness: 0.1,
    metalness: 0.3,
  });
  return turn(
    group(
      at(
        slab(svg("M-80 -80 H80 V80 H-80Z"), M.enamel(0x6a1ae0), { depth: 6, bevel: 3 }),
        -0.42,
        0.05,
        -0.16,
        0,
        0,
        0.06,
        0.0145,
      ),
      at(
        slab(polygon(starPoints(16, 0.9, 0.55)), M.enamel(0xff8a1c), { depth: 0.02, bevel: 0.02 }),
        -0.42,
        0.05,
        -0.04,
      ),
      at(slab(circle(1.14), black, { depth: 0.06, bevel: 0.03, curves: 128 }), 0.3, 0, 0.1),
      repeat(11, (i) =>
        at(ring(0.52 + i * 0.054, 0.011, M.enamel(i % 3 ? 0x2c2440 : 0x4a3c6a)), 0.3, 0, 0.16),
      ),
      at(slab(circle(0.42), M.enamel(0xff3a7a), { depth: 0.04, bevel: 0.02, curves: 64 }), 0.3, 0, 0.16),
      at(ring(0.3, 0.03, M.gold), 0.3, 0, 0.2),
      at(ball(0.07, M.dark), 0.3, 0, 0.2),
      [0.6, 2.5].map((a) =>
        at(
          slab(svg("M0 0 L60 -12 L60 12Z"), M.glow(0xb8a0ff, 0.6), { depth: 0.2, bevel: 0 }),
          0.3 + Math.cos(a) * 0.5,
          Math.sin(a) * 0.5,
          0.165,
          0,
          0,
          a,
          0.0098,
        ),
      ),
    ),
    -0.1,
    -0.42,
    -0.08,
  );
}

function drum() {
  return turn(
    group(
      cone(1, 1, 0.95, M.enamel(0xd0102c), 96),
      [0.5, -0.5].map((y) => at(ring(1.02, 0.1, M.gold), 0, y, 0, PI / 2)),
      at(stretch(ball(0.98, M.satin(0xfff6e4)), 1, 0.06, 1), 0, 0.52, 0),
      repeat(10, (i) => {
        const [a, b] = [(i / 10) * PI * 2, ((i + 0.5) / 10) * PI * 2];
        const [c] = [((i + 1) / 10) * PI * 2];
        return tube(
          [
            [Math.cos(a) * 1.03, 0.45, Math.sin(a) * 1.03],
            [Math.cos(b) * 1.03, -0.45, Math.sin(b) * 1.03],
            [Math.cos(c) * 1.03, 0.45, Math.sin(c) * 1.03],
          ],
          0.035,
          M.cream,
          { segments: 16 },
        );
      }),
      [1, -1].map((side) =>
        at(
          group(
            cone(0.06, 0.085, 2.1, M.wood(0xc87a34)),
            at(stretch(ball(0.15, M.wood(0xd88a44)), 1, 1.4, 1), 0, 1.1, 0),
          ),
          side * 0.34,
          0.95,
          0.3,
          0.5,
          0,
          side * 1.0,
        ),
      ),
    ),
    0.34,
    0.2,
    0.06,
  );
}

function lyre() {
  const arms = [1, -1].map((side) => [
    tube(
      points("0.12 -1.1 0, 0.66 -0.9 0, 0.94 -0.3 0, 0.78 0.4 0, 0.6 0.86 0, 0.78 1.36 0").map(
        ([x, y, z]) => [x * side, y, z],
      ),
      0.16,
      M.gold,
      { taper: (t) => 1.1 - t * 0.45 },
    ),
    at(ball(0.16, M.goldDeep), side * 0.8, 1.42, 0),
  ]);
  return turn(
    group(
      arms,
      at(turn(cone(0.08, 0.08, 1.5, M.goldDeep), 0, 0, PI / 2), 0, 0.94, 0.02),
      at(stretch(ball(0.62, M.wood(0x8a3a14)), 1, 0.62, 0.34), 0, -0.92, 0.02),
      at(ring(0.2, 0.05, M.gold), 0, -0.86, 0.22),
      repeat(6, (i) => at(cone(0.018, 0.018, 1.9, M.silver, 8), (i - 2.5) * 0.13, 0.0, 0.12)),
      at(group(ring(0.13, 0.05, M.gold), at(ball(0.1, M.red), 0, 0, 0)), 0, -1.12, 0.24),
    ),
    0.08,
    0.3,
    -0.14,
  );
}

export const INSTRUMENTS = {
  lyre,
  saxophone,
  violin,
  vinyl,
  drum,
};
