// Music, play and feasts.
import * as T from "three";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import {
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
import { ease } from "./sculpt.js";

function discoBall() {
  const hues = [0xff4ad0, 0x4ad0ff, 0xffe04a, 0x9a6aff, 0xffffff, 0xffffff, 0xd0d8ff];
  const tiles = hues.map((color) => M.material({ color, metalness: 1, roughness: 0.1 }));
  const rows = 15;
  return group(
    ball(0.97, M.iron),
    repeat(rows, (row) => {
      const b = ((row + 0.5) / rows) * PI;
      const count = Math.max(4, Math.round(Math.sin(b) * 30));
      return repeat(count, (i) => {
        const a = (i / count) * PI * 2 + row;
        const tile = box(0.185, 0.185, 0.05, 0.015, tiles[(i * 5 + row * 3) % tiles.length]);
        const place = new T.Vector3().setFromSphericalCoords(1, b, a);
        tile.position.copy(place);
        tile.lookAt(place.multiplyScalar(2));
        return group(tile);
      });
    }),
    at(cone(0.16, 0.22, 0.2, M.gold), 0, 1.06, 0),
    at(ring(0.1, 0.035, M.gold), 0, 1.24, 0),
    [
      [-0.5, 0.5, 0.36],
      [0.62, -0.2, 0.24],
    ].map(([x, y, r]) =>
      at(
        slab(polygon(starPoints(4, r, r * 0.16)), M.glow(0xffffff, 1.4), { depth: 0.01, bevel: 0.01 }),
        x,
        y,
        1.1,
      ),
    ),
  );
}

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
      at(turn(ring(0.52, 0.06, brass), PI / 2, 0, -0.24), 1.32, 0.14, 0),
      at(turn(cone(0.5, 0.3, 0.06, M.matte(0x4a2408)), 0, 0, -0.24), 1.31, 0.08, 0),
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

function topHat() {
  const felt = M.satin(0x2a1a4a);
  return turn(
    group(
      lathe(points("0.001 1.2, 0.7 1.2, 0.82 1.14, 0.74 0.6, 0.68 -0.5, 0.001 -0.5"), felt),
      at(
        stretch(
          lathe(points("0.6 0, 1.24 -0.02, 1.34 0.1, 1.3 0.16, 1.2 0.06, 0.66 0.08"), felt),
          1,
          1,
          0.86,
        ),
        0,
        -0.56,
        0,
      ),
      at(mesh(new T.CylinderGeometry(0.72, 0.71, 0.36, 96, 1, true), M.enamel(0xe0144a)), 0, -0.28, 0),
      [-0.09, -0.47].map((y) => at(ring(0.715, 0.03, M.gold), 0, y, 0, PI / 2)),
      at(
        slab(
          svg("M-34 0 C-34 -18 -20 -18 0 -4 C20 -18 34 -18 34 0 C34 18 20 18 0 4 C-20 18 -34 18 -34 0Z"),
          M.enamel(0xff2a5a),
          { depth: 6, bevel: 4 },
        ),
        0.1,
        -0.28,
        0.74,
        0,
        0.14,
        0,
        0.011,
      ),
      at(ball(0.1, M.gold), 0.1, -0.28, 0.82),
    ),
    0.3,
    0.2,
    -0.22,
  );
}

function balloon() {
  const stripes = [0xe0142a, 0xffc21c, 0x1a8af0, 0xff7a14];
  const gore = (i) =>
    mesh(
      new T.SphereGeometry(1.15, 12, 48, (i / 16) * PI * 2, PI / 8 + 0.005, 0, PI * 0.86),
      M.enamel(stripes[i % 4]),
    );
  return turn(
    group(
      at(
        repeat(16, (i) =>
          deform(gore(i), (p) => {
            const low = ease(0.1, -1.1, p.y);
            const k = 1 - low * 0.22;
            p.set(p.x * k, p.y * 1.04 - low * 0.24, p.z * k);
          }),
        ),
        0,
        0.6,
        0,
      ),
      at(ring(0.44, 0.06, M.gold), 0, -0.72, 0, PI / 2),
      repeat(8, (i) => {
        const a = (i / 8) * PI * 2;
        return tube(
          [
            [Math.cos(a) * 0.42, -0.74, Math.sin(a) * 0.42],
            [Math.cos(a) * 0.34, -1.2, Math.sin(a) * 0.34],
          ],
          0.018,
          M.gold,
          { segments: 4 },
        );
      }),
      at(
        lathe(points("0.001 -0.26, 0.28 -0.26, 0.36 0.2, 0.3 0.2, 0.24 -0.2"), M.wood(0xa8662c)),
        0,
        -1.4,
        0,
      ),
      at(ring(0.35, 0.05, M.gold), 0, -1.2, 0, PI / 2),
      repeat(3, (i) => at(ring(0.29 + i * 0.025, 0.025, M.wood(0x7a4418)), 0, -1.6 + i * 0.14, 0, PI / 2)),
      at(
        lathe(
          [
            [0.001, 0],
            [0.12, 0.08],
            [0.08, 0.24],
            [0.001, 0.4],
          ],
          M.glow(0xffb020, 1.4),
          { smooth: true },
        ),
        0,
        -1.0,
        0,
      ),
    ),
    0.12,
    0.3,
    0.06,
  );
}

function pumpkin() {
  const skin = M.enamel(0xff7a08, { roughness: 0.36 });
  const eye = (side) =>
    at(
      slab(polygon(points("-0.24 -0.16, 0.24 -0.16, 0 0.26")), M.glow(0xffe04a, 1.5), {
        depth: 0.1,
        bevel: 0.03,
      }),
      side * 0.4,
      0.24,
      0.98,
      -0.16,
      side * 0.34,
      side * -0.14,
    );
  return turn(
    group(
      deform(ball(1.1, skin), (p) => {
        const rib = 1 - 0.12 * Math.abs(Math.cos(Math.atan2(p.z, p.x) * 5)) ** 5;
        const dip = 1 - 0.2 * Math.exp(-(p.x * p.x + p.z * p.z) * 5);
        p.set(p.x * rib * 1.14, p.y * 0.86 * rib * dip, p.z * rib);
      }),
      eye(1),
      eye(-1),
      at(
        slab(polygon(points("-0.08 -0.1, 0.08 -0.1, 0 0.1")), M.glow(0xffe04a, 1.5), {
          depth: 0.1,
          bevel: 0.03,
        }),
        0,
        0.02,
        1.1,
      ),
      at(
        deform(
          slab(
            polygon(
              points(
                "-0.75 0.12, -0.5 -0.06, -0.36 0.04, -0.22 -0.12, 0 -0.02, 0.22 -0.12, 0.36 0.04, 0.5 -0.06, 0.75 0.12, 0.5 -0.32, 0.3 -0.28, 0.2 -0.42, -0.2 -0.42, -0.3 -0.28, -0.5 -0.32",
              ),
            ),
            M.glow(0xffd83a, 1.5),
            { depth: 0.12, bevel: 0.03 },
          ),
          (p) => {
            p.z -= p.x * p.x * 0.42;
          },
        ),
        0,
        -0.3,
        1.06,
        0.16,
      ),
      tube(points("0 0.7 0, 0.02 1.1 0, 0.2 1.4 0.06"), 0.17, M.satin(0x4a8a2c), {
        taper: (t) => 1.3 - t * 0.6,
      }),
      tube(points("0.1 0.9 0, 0.5 1.1 0.2, 0.7 0.86 0.4, 0.9 1.0 0.4"), 0.035, M.satin(0x4a8a2c)),
    ),
    0.14,
    -0.1,
    0.06,
  );
}

function tree() {
  const needles = [0x0a6a3a, 0x0e8a48, 0x18a858];
  const bulbs = [0xff2a4a, 0xffc21c, 0x3ab0ff, 0xff6ad0];
  return turn(
    group(
      repeat(5, (i) =>
        at(
          deform(mesh(new T.ConeGeometry(1.15 - i * 0.19, 0.95, 96, 8), M.satin(needles[i % 3])), (p) => {
            const a = Math.atan2(p.z, p.x);
            const k = 1 + 0.1 * Math.cos(a * 12 + i);
            p.set(p.x * k, p.y - Math.hypot(p.x, p.z) * 0.1, p.z * k);
          }),
          0,
          -0.75 + i * 0.5,
          0,
        ),
      ),
      repeat(22, (i) => {
        const t = i / 22;
        const a = i * 1.9;
        const r = 1.12 * (1 - t) + 0.12;
        return at(
          ball(0.12, M.enamel(bulbs[i % 4], { roughness: 0.15 })),
          Math.cos(a) * r,
          -1.1 + t * 2.4,
          Math.sin(a) * r,
        );
      }),
      tube(
        Array.from({ length: 90 }, (_, i) => {
          const t = i / 89;
          return [
            Math.cos(t * 26) * (1.2 * (1 - t) + 0.08),
            -1.0 + t * 2.5,
            Math.sin(t * 26) * (1.2 * (1 - t) + 0.08),
          ];
        }),
        0.035,
        M.gold,
        { segments: 300 },
      ),
      at(
        slab(polygon(starPoints(5, 0.4, 0.18)), M.glow(0xffd83a, 1.1), { depth: 0.1, bevel: 0.06 }),
        0,
        1.86,
        0,
      ),
      at(cone(0.2, 0.24, 0.5, M.wood(0x6a3a1c)), 0, -1.4, 0),
      [
        [-0.8, 0.5, 0xe0143a],
        [0.7, 0.44, 0x1a7af0],
        [0.1, 0.36, 0xffb81c],
      ].map(([x, size, color], i) =>
        at(
          group(
            box(size, size, size, 0.05, M.enamel(color)),
            at(box(size * 1.03, size * 0.2, size * 1.03, 0.03, M.gold)),
            at(box(size * 0.2, size * 1.03, size * 1.03, 0.03, M.gold)),
          ),
          x,
          -1.46 + size / 2 - 0.1,
          0.8 + i * 0.14,
          0,
          x,
        ),
      ),
    ),
    0.14,
    0,
    0,
  );
}

export const PARTY = {
  "disco-ball": discoBall,
  saxophone,
  violin,
  vinyl,
  "top-hat": topHat,
  balloon,
  pumpkin,
  tree,
};
