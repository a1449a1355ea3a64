// Things of feasts and fairs.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, polygon, starPoints, svg } from "./outlines.js";
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
import { ease, egg, join, sculpt } from "./sculpt.js";

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

const nose = (color) =>
  at(stretch(ball(0.14, M.enamel(color, { metalness: 0.35 })), 0.7, 1.5, 1), 0, -0.02, 0.44);

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
      at(nose(color)),
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

export const PARTY = {
  "disco-ball": discoBall,
  "top-hat": topHat,
  balloon,
  pumpkin,
  tree,
  gift,
  tent,
  masks,
};
