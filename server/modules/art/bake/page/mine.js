import * as T from "three";
import { heap } from "./heaps.js";
import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
  deform,
  facets,
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

/** A burning end: a spiky glow. */
export const spark = (size) =>
  at(
    group(
      facets(starPoints(8, 1, 0.4), 0.3, M.glow(0xff7a10, 1.3)),
      at(facets(starPoints(8, 0.62, 0.28, 0.2), 0.3, M.glow(0xffe070, 1.4)), 0, 0, 0.12),
      at(ball(0.2, M.glow(0xffffff, 1.5)), 0, 0, 0.3),
    ),
    0,
    0,
    0,
    0,
    0,
    0,
    size,
  );

function dynamite() {
  const paper = M.enamel(0xd40c1c, { roughness: 0.5, clearcoat: 0.5 });
  const stick = (x, z) =>
    group(
      at(
        turn(lathe(points("0.001 1.3, 0.34 1.28, 0.4 1.2, 0.4 -1.2, 0.34 -1.28, 0.001 -1.3"), paper)),
        x,
        0,
        z,
      ),
      at(cone(0.3, 0.3, 0.05, M.matte(0xf0c890)), x, 1.29, z),
      at(ring(0.4, 0.03, M.matte(0x8c0a14)), x, 1.0, z, PI / 2),
      at(ring(0.4, 0.03, M.matte(0x8c0a14)), x, -1.0, z, PI / 2),
      tube(
        [
          [x, 1.28, z],
          [x * 0.8, 1.6, z],
          [x * 0.2, 1.76, 0.1],
        ],
        0.045,
        M.matte(0xe8d8b0),
      ),
    );
  const strap = (y) =>
    at(turn(slab([stripe(1.24, 0.84)], M.black, { depth: 0.16, bevel: 0.03 }), PI / 2), 0, y, 0);
  return turn(
    group(
      [-0.8, 0, 0.8].map((x) => stick(x, 0.24)),
      [-0.42, 0.42].map((x) => stick(x, -0.4)),
      strap(0.62),
      strap(-0.62),
      at(box(1.9, 0.84, 0.08, 0.05, M.gold), 0, 0, 0.68),
      at(box(1.78, 0.72, 0.08, 0.05, M.satin(0xffe2a0)), 0, 0, 0.7),
      at(relief("TNT", 0.5, M.black, { depth: 0.05, bevel: 0.02, font: FONTS.rye }), 0, 0, 0.77),
      tube(points("0.1 1.74 0.1, 0.2 2.0 0.1, 0.5 2.12 0.1, 0.7 2.0 0.1"), 0.055, M.matte(0xe8d8b0)),
      at(spark(0.5), 0.76, 2.0, 0.2),
    ),
    0.12,
    0.4,
    0.12,
  );
}

function stripe(w, d) {
  const outer = new T.Shape().absellipse(0, 0.08, w, d, 0, PI * 2, false);
  outer.holes.push(new T.Path().absellipse(0, 0.08, w - 0.06, d - 0.06, 0, PI * 2, true));
  return outer;
}

function bombSkull() {
  const head = svg(
    "M0 -40 C26 -40 42 -22 42 0 C42 14 34 22 28 26 L28 40 L-28 40 L-28 26 C-34 22 -42 14 -42 0 C-42 -22 -26 -40 0 -40Z",
  );
  const gap = (x, y, r) => at(stretch(ball(r, M.dark), 1, 1.1, 0.35), x, y, 5);
  const face = slab(head, M.gold, { depth: 5, bevel: 4, grow: 0 });
  const jaw = [-14, 0, 14].map((x) => at(box(3, 14, 6, 1, M.dark), x, -35, 1));
  return at(
    group(
      bend(face, 8, (p) => p.setZ(p.z - (p.x * p.x + p.y * p.y) / 190)),
      gap(-17, 0, 11),
      gap(17, 0, 11),
      at(slab(polygon(points("0 8, 5 -6, -5 -6")), M.dark, { depth: 4, bevel: 1 }), 0, -18, 5),
      jaw,
    ),
    0,
    0,
    0,
    0,
    0,
    0,
    0.0105,
  );
}

function bomb() {
  return turn(
    group(
      ball(1, M.lacquer(0x1d1b33, { metalness: 0.3 })),
      at(lathe(points("0.3 -0.05, 0.34 0, 0.34 0.22, 0.28 0.27, 0.001 0.27"), M.gold), 0, 0.95, 0),
      tube(points("0 1.2 0, 0.08 1.44 0, 0.36 1.62 0, 0.66 1.54 0, 0.82 1.66 0"), 0.07, M.matte(0xe8d0a0)),
      at(spark(0.46), 0.86, 1.72, 0.1, 0.2, -0.2, 0),
      turn(at(bombSkull(), 0, 0, 0.985), -0.1, 0.3, 0.2),
    ),
    0.18,
    -0.3,
    -0.24,
  );
}

function cart() {
  const iron = M.lacquer(0x6d7486, { roughness: 0.45 });
  const wheel = (x, z) =>
    at(
      group(
        slab(circle(0.36), M.iron, { depth: 0.1, bevel: 0.04 }),
        at(ring(0.36, 0.07, M.steel)),
        at(ball(0.12, M.gold), 0, 0, 0.1),
      ),
      x,
      -0.9,
      z,
    );
  const tub = deform(box(2.4, 1.2, 1.5, 0.1, M.wood(0x8c4a1c)), (p) =>
    p.set(p.x * (1 + p.y * 0.16), p.y, p.z * (1 + p.y * 0.16)),
  );
  const rim = (y, k) => at(box(2.44 * k, 0.16, 1.54 * k, 0.06, iron), 0, y, 0);
  return turn(
    group(
      tub,
      rim(0.58, 1.1),
      rim(-0.56, 0.93),
      [-1, 1].map((side) => at(box(0.18, 1.24, 0.1, 0.04, iron), side * 0.86, 0, 0.77, 0.12, 0, side * -0.1)),
      repeat(2, (i) =>
        at(box(2.3, 0.03, 0.05, 0.01, M.matte(0x2c1408)), 0, -0.2 + i * 0.38, 0.74 + i * 0.06),
      ),
      [-0.86, 0.86].flatMap((x) =>
        [-0.4, 0.4].map((y) => at(ball(0.07, M.gold), x + y * 0.1 * Math.sign(x), y, 0.83 + y * 0.12)),
      ),
      at(
        heap(1.24, 0.72, 0.74, {
          count: 110,
          size: 0.21,
          seed: 12,
          gems: ["ruby", "emerald", "sapphire", "amethyst"],
        }),
        0,
        0.6,
        0,
      ),
      wheel(-0.72, 0.66),
      wheel(0.72, 0.66),
      wheel(-0.72, -0.66),
      wheel(0.72, -0.66),
      at(box(2.1, 0.16, 1.1, 0.05, iron), 0, -0.72, 0),
    ),
    0.3,
    0.48,
    0,
  );
}

export const MINE = { dynamite, bomb, "mine-cart": cart };
