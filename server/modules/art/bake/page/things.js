// Things of the workshop and the house.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
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
import { block, carve, chain, join, orb, sculpt } from "./sculpt.js";

function gear() {
  const wheel = (teeth, r, material, rim) => {
    const outline = polygon(
      Array.from({ length: teeth * 4 }, (_, i) => {
        const a = ((i + 0.5) / (teeth * 4)) * PI * 2;
        const out = i % 4 < 2 ? r : r * 0.78;
        return [Math.cos(a) * out, Math.sin(a) * out];
      }),
    );
    outline.holes.push(new T.Path().absarc(0, 0, r * 0.3, 0, PI * 2, true));
    return group(
      slab(outline, material, { depth: 0.24, bevel: 0.07 }),
      at(ring(r * 0.6, 0.06, rim), 0, 0, 0.2),
      at(ring(r * 0.32, 0.07, rim), 0, 0, 0.18),
      repeat(6, (i) =>
        at(
          ball(0.07, rim),
          Math.cos((i / 6) * 2 * PI) * r * 0.46,
          Math.sin((i / 6) * 2 * PI) * r * 0.46,
          0.18,
        ),
      ),
    );
  };
  return turn(
    group(
      at(wheel(10, 1.05, M.gold, M.copper), -0.25, -0.2, 0),
      at(wheel(8, 0.62, M.copper, M.gold), 0.95, 0.85, -0.12, 0, 0, 0.3),
      at(wheel(7, 0.4, M.steel, M.gold), 0.98, -0.62, 0.06, 0, 0, 0.1),
    ),
    -0.1,
    -0.4,
    0,
  );
}

function pickaxe() {
  const blade = svg(
    "M-92 26 C-60 -18 -24 -34 0 -34 C24 -34 60 -18 92 26 C58 -2 24 -10 0 -10 C-24 -10 -58 -2 -92 26Z",
  );
  return turn(
    group(
      at(cone(0.1, 0.13, 2.9, M.wood(0x9a5a24)), 0, -0.4, 0),
      [-1.2, -1.0, -1.4].map((y) => at(ring(0.125, 0.035, M.leather(0x5a2a10)), 0, y, 0, PI / 2)),
      at(slab(blade, M.steel, { depth: 10, bevel: 7, size: 6, grow: 1 }), 0, 0.62, 0, 0, 0, 0, 0.0145),
      at(box(0.4, 0.4, 0.42, 0.08, M.gold), 0, 0.92, 0),
      at(jewel("emerald"), 0, 0.92, 0.24, PI / 2, 0, 0, 0.13),
      at(ball(0.17, M.gold), 0, -1.86, 0),
    ),
    0.1,
    -0.4,
    -0.5,
  );
}

/** An oval mirror with a handle. */
function mirror() {
  const glass = M.material({
    color: 0xbfe4ff,
    metalness: 0.9,
    roughness: 0.06,
    emissive: 0x3a6aff,
    emissiveIntensity: 0.16,
  });
  return turn(
    group(
      at(
        group(
          stretch(ring(0.86, 0.15, M.gold), 0.86, 1.06, 1),
          stretch(ball(0.84, M.goldDeep), 0.86, 1.06, 0.1),
          at(stretch(ball(0.8, glass), 0.86, 1.06, 0.14), 0, 0, 0.06),
          repeat(18, (i) =>
            at(
              ball(0.085, i % 3 ? M.gold : M.enamel(0xe8147a)),
              Math.cos((i / 18) * 2 * PI) * 0.9,
              Math.sin((i / 18) * 2 * PI) * 1.1,
              0.05,
            ),
          ),
          [
            [-0.2, 0.9],
            [0.08, 0.6],
          ].map(([x, long]) =>
            at(box(0.1, long, 0.02, 0.02, M.glow(0xffffff, 0.7)), x, 0.1, 0.2, 0, 0, -0.6),
          ),
          at(jewel("sapphire"), 0, 1.02, 0.16, PI / 2, 0, 0, 0.18),
        ),
        0,
        0.55,
        0,
      ),
      at(
        lathe(points("0.12 0.3, 0.22 0.2, 0.12 0.05, 0.16 -0.5, 0.1 -0.95, 0.2 -1.05, 0.001 -1.24"), M.gold, {
          smooth: true,
        }),
        0,
        -0.62,
        0,
      ),
      [1, -1].map((side) => at(ring(0.18, 0.06, M.gold), side * 0.3, -0.36, 0)),
    ),
    0,
    -0.3,
    -0.3,
  );
}

function picture() {
  const frame = (w, h, r, material, z) =>
    at(
      group(
        [1, -1].map((side) => [
          at(box(2 * w, r, 0.24, 0.08, material), 0, side * (h - r / 2), 0),
          at(box(r, 2 * h, 0.24, 0.08, material), side * (w - r / 2), 0, 0),
        ]),
      ),
      0,
      0,
      z,
    );
  const scroll = (x, y) => at(group(ring(0.2, 0.08, M.gold), at(ball(0.13, M.goldDeep))), x, y, 0.2);
  return turn(
    group(
      frame(1.3, 1.1, 0.3, M.gold, 0),
      frame(1.06, 0.86, 0.1, M.goldDeep, 0.12),
      at(box(2.1, 1.7, 0.06, 0.02, M.satin(0x5ab0ff)), 0, 0, 0),
      at(
        stretch(ball(0.24, M.enamel(0xfff0a0, { emissive: 0xffd83a, emissiveIntensity: 0.4 })), 1, 1, 0.2),
        0.42,
        0.38,
        0.05,
      ),
      at(
        slab(svg("M-88 70 C-50 6 -20 -10 10 20 C30 40 60 0 88 18 L88 70Z"), M.satin(0x2a8a5a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.06,
        0,
        0,
        0,
        0.0108,
      ),
      at(
        slab(svg("M-88 70 C-40 40 0 30 40 44 C60 50 80 44 88 48 L88 70Z"), M.satin(0x6ac83a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.08,
        0,
        0,
        0,
        0.0108,
      ),
      [
        [-1.3, 1.1],
        [1.3, 1.1],
        [-1.3, -1.1],
        [1.3, -1.1],
      ].map(([x, y]) => scroll(x, y)),
      at(group(ring(0.16, 0.07, M.gold), at(jewel("ruby"), 0, 0, 0.1, PI / 2, 0, 0, 0.16)), 0, 1.14, 0.16),
    ),
    -0.06,
    -0.42,
    0.05,
  );
}

/** A magnifying glass. */
function magnifier() {
  return turn(
    group(
      ring(0.88, 0.16, M.gold),
      stretch(ball(0.82, M.glass(0x9adcff, 0.34)), 1, 1, 0.2),
      tube(points("-0.52 0.16 0.2, -0.38 0.42 0.2, -0.08 0.56 0.2"), 0.055, M.glow(0xffffff, 0.9)),
      at(cone(0.14, 0.16, 0.34, M.gold), 0, -1.14, 0),
      at(
        lathe(
          points("0.001 0, 0.17 0, 0.23 -0.3, 0.18 -0.75, 0.24 -1.15, 0.001 -1.22"),
          M.lacquer(0xb3202f),
          {
            smooth: true,
          },
        ),
        0,
        -1.28,
        0,
      ),
      at(ring(0.2, 0.06, M.gold), 0, -1.34, 0, PI / 2),
      at(ball(0.2, M.gold), 0, -2.5, 0),
    ),
    0.1,
    -0.35,
    0.75,
  );
}

/** A vampire's coffin with golden fittings. */
function coffin() {
  const outline = (k) =>
    polygon(
      points("-0.42 1.5, 0.42 1.5, 0.82 0.7, 0.46 -1.6, -0.46 -1.6, -0.82 0.7").map(([x, y]) => [
        x * k,
        y * k,
      ]),
    );
  const cross = polygon(
    points(
      "-0.09 0.62, 0.09 0.62, 0.09 0.24, 0.36 0.24, 0.36 0.06, 0.09 0.06, 0.09 -0.66, -0.09 -0.66, -0.09 0.06, -0.36 0.06, -0.36 0.24, -0.09 0.24",
    ),
  );
  return turn(
    group(
      slab(outline(1), M.wood(0x5a2a14), { depth: 0.5, bevel: 0.08 }),
      at(slab(outline(0.97), M.gold, { depth: 0.1, bevel: 0.05 }), 0, 0, 0.24),
      at(slab(outline(0.86), M.lacquer(0x6a1424), { depth: 0.12, bevel: 0.06 }), 0, 0, 0.3),
      at(slab(cross, M.gold, { depth: 0.08, bevel: 0.04 }), 0, 0.3, 0.44),
      points("0.52 0.7, 0.4 -0.9").flatMap(([x, y]) =>
        [1, -1].map((side) => at(ball(0.09, M.gold), side * x, y, 0.4)),
      ),
    ),
    -0.08,
    -0.5,
    -0.16,
  );
}

/** Two quavers under one beam. */
function note() {
  const body = M.lacquer(0x9a3cff, { metalness: 0.5 });
  const head = (x, y) => at(stretch(ball(0.48, body), 1.15, 0.84, 0.8), x, y, 0, 0, 0, 0.4);
  const beam = polygon(points("-0.62 0.98, 0.98 1.34, 0.98 0.94, -0.62 0.58"));
  return turn(
    group(
      head(-0.9, -0.96),
      head(0.7, -0.6),
      at(cone(0.1, 0.1, 1.9, body), -0.56, 0, 0),
      at(cone(0.1, 0.1, 1.9, body), 1.0, 0.36, 0),
      slab(beam, M.gold, { depth: 0.26, bevel: 0.08 }),
    ),
    -0.06,
    -0.35,
    -0.06,
  );
}

/** A light bulb that shines. */
function bulb() {
  return turn(
    group(
      lathe(
        points("0.001 -0.5, 0.36 -0.46, 0.46 -0.2, 0.86 0.4, 0.86 0.92, 0.5 1.34, 0.001 1.44"),
        M.glass(0xfff0a0, 0.5),
        {
          smooth: true,
        },
      ),
      at(ball(0.5, M.glow(0xffd84a, 1.2)), 0, 0.6, 0),
      tube(
        points("-0.2 -0.4 0, -0.24 0.3 0, -0.1 0.6 0, 0 0.4 0, 0.1 0.6 0, 0.24 0.3 0, 0.2 -0.4 0"),
        0.04,
        M.glow(0xff9a1c, 2),
      ),
      lathe(points("0.001 -1.3, 0.2 -1.28, 0.4 -1.1, 0.42 -0.42, 0.001 -0.42"), M.steel),
      [-0.56, -0.76, -0.96].map((y) => at(ring(0.43, 0.07, M.silver), 0, y, 0, PI / 2)),
    ),
    0.1,
    -0.2,
    -0.3,
  );
}

function headphones() {
  const cup = (side) =>
    at(
      group(
        turn(cone(0.5, 0.5, 0.3, M.lacquer(0xe0206a)), 0, 0, PI / 2),
        at(turn(cone(0.42, 0.5, 0.24, M.leather(0x1a1426)), 0, 0, side * (PI / 2)), -side * 0.24, 0, 0),
        at(ring(0.44, 0.05, M.gold), side * 0.16, 0, 0, 0, PI / 2),
        at(stretch(ball(0.3, M.gold), 0.3, 1, 1), side * 0.16, 0, 0),
      ),
      side * 0.98,
      -0.5,
      0,
    );
  return turn(
    group(
      at(stretch(ring(1.05, 0.13, M.lacquer(0x2a1a4a), PI), 1, 1.15, 1.3), 0, -0.3, 0),
      at(stretch(ring(0.94, 0.08, M.leather(0xe0206a), PI * 0.7), 1, 1.15, 2), 0, -0.3, 0, 0, 0, PI * 0.15),
      cup(1),
      cup(-1),
    ),
    0.1,
    -0.5,
    0.08,
  );
}

/** A fishing hook on its line. */
function hook() {
  return turn(
    group(
      tube(
        points("0.3 1.2 0, 0.3 0.2 0, 0.28 -0.7 0, -0.1 -1.22 0, -0.66 -1.06 0, -0.86 -0.5 0, -0.84 -0.16 0"),
        0.15,
        M.gold,
        { taper: (t) => 1 - Math.max(0, t - 0.8) * 3 },
      ),
      at(cone(0.001, 0.17, 0.5, M.gold, 32), -0.83, 0.02, 0),
      at(cone(0.001, 0.12, 0.4, M.gold, 32), -0.66, -0.2, 0, 0, 0, -2.4),
      at(ring(0.22, 0.09, M.gold), 0.3, 1.36, 0),
      tube(points("0.3 1.5 0, 0.4 1.8 0, 0.3 2.1 0"), 0.045, M.enamel(0xe8f2ff)),
      at(ball(0.1, M.enamel(0xe0142c)), 0.3, 1.16, 0.1),
    ),
    0.05,
    -0.3,
    0.12,
  );
}

function lifebuoy() {
  const [red, white] = [M.glossy(0xe8202c), M.glossy(0xffffff)];
  return turn(
    group(
      repeat(8, (i) => turn(ring(0.95, 0.36, i % 2 ? red : white, PI / 4), 0, 0, (i * PI) / 4)),
      repeat(4, (i) =>
        turn(at(box(0.16, 0.84, 0.84, 0.1, M.leather(0xd8a04a)), 0.95, 0, 0), 0, 0, i * (PI / 2) + PI / 8),
      ),
      repeat(4, (i) =>
        turn(
          tube(points("1.3 0.04 0, 1.4 0.5 0, 1.06 1.06 0, 0.5 1.4 0, 0.04 1.3 0"), 0.06, M.enamel(0xf0e0b0)),
          0,
          0,
          i * (PI / 2) + PI / 8,
        ),
      ),
    ),
    -0.2,
    -0.45,
    0.1,
  );
}

/** A ball of wool with needles in it. */
function yarn() {
  const wool = M.satin(0xf0468a);
  const strand = (rx, ry, rz, r) => at(ring(r, 0.09, wool), 0, 0, 0, rx, ry, rz);
  return turn(
    group(
      ball(0.98, M.satin(0xc82a6a)),
      repeat(9, (i) => strand(0.3 + i * 0.06, i * 0.34 - 1.2, 0, 0.99)),
      repeat(6, (i) => strand(1.3 + i * 0.1, i * 0.3 - 0.6, 0.5, 0.995)),
      tube(points("0.7 -0.7 0.5, 1.2 -1.1 0.5, 1.6 -0.9 0.3, 1.9 -1.15 0.2"), 0.085, wool),
      [0.5, 1.05].map((z) =>
        at(
          group(
            cone(0.05, 0.05, 3.2, M.gold, 24),
            at(ball(0.15, M.gold), 0, 1.6, 0),
            at(cone(0.05, 0.001, 0.3, M.gold, 24), 0, -1.74, 0),
          ),
          0,
          0,
          -0.5,
          0.1,
          0,
          z,
        ),
      ),
    ),
    0.1,
    -0.2,
    0,
  );
}

/** A folding fan with a blossom on it. */
function fan() {
  const blades = 13;
  return turn(
    group(
      repeat(blades, (i) => {
        const a = -1.15 + (i / (blades - 1)) * 2.3;
        const blade = polygon(points("-0.05 0, 0.05 0, 0.19 1.0, 0.24 1.9, -0.24 1.9, -0.19 1.0"));
        return at(
          group(
            slab(blade, M.enamel(i % 2 ? 0xd8143c : 0xb00a30), { depth: 0.02, bevel: 0.015 }),
            at(box(0.07, 0.9, 0.05, 0.02, M.gold), 0, 0.5, 0.03),
            at(box(0.42, 0.09, 0.05, 0.03, M.gold), 0, 1.86, 0.02),
          ),
          0,
          -0.9,
          i * 0.028,
          0,
          0.22,
          -a,
        );
      }),
      at(ball(0.14, M.gold), 0, -0.9, 0.3),
      repeat(5, (i) =>
        at(
          stretch(ball(0.24, M.enamel(0xffd0e0)), 1, 1, 0.3),
          Math.cos(i * 1.257) * 0.26 + 0.1,
          Math.sin(i * 1.257) * 0.26 + 0.36,
          0.36,
        ),
      ),
      at(ball(0.12, M.gold), 0.1, 0.36, 0.42),
      tube(points("0 -0.9 0.3, 0.1 -1.3 0.3, 0 -1.6 0.3"), 0.04, M.enamel(0xd8143c)),
      at(stretch(ball(0.16, M.enamel(0xd8143c)), 0.7, 1.6, 0.7), 0, -1.8, 0.3),
    ),
    -0.05,
    -0.2,
    0.06,
  );
}

/** A gravestone with moss at its foot. */
function gravestone() {
  const slabShape = svg("M-60 90 L-60 -20 C-60 -70 60 -70 60 -20 L60 90Z");
  const cross = svg(
    "M-7 -36 L7 -36 L7 -16 L26 -16 L26 -3 L7 -3 L7 40 L-7 40 L-7 -3 L-26 -3 L-26 -16 L-7 -16Z",
  );
  return turn(
    group(
      at(slab(slabShape, M.stone(0x8a90a8), { depth: 24, bevel: 7, size: 6 }), 0, 0.2, 0, 0, 0, 0, 0.0155),
      at(slab(cross, M.stone(0x565c74), { depth: 4, bevel: 2 }), 0, 0.46, 0.26, 0, 0, 0, 0.0165),
      at(box(2.4, 0.3, 1.0, 0.1, M.stone(0x767c94)), 0, -1.24, 0.05),
      points("-0.9 -1.06 0.26, -0.5 -1.1 0.2, 0.84 -1.04 0.28, 0.5 -1.1 0.18").map(([x, y, r]) =>
        at(stretch(ball(r, M.satin(0x3a8a3a)), 1.2, 0.7, 0.9), x, y, 0.44),
      ),
    ),
    0.06,
    -0.42,
    0.05,
  );
}

/** A stone head of an island. */
function moai() {
  const shape = join(
    0.14,
    block([0, -0.1, 0], [0.6, 1.25, 0.5], 0.34),
    block([0, 0.56, 0.42], [0.56, 0.14, 0.2], 0.1),
    chain(0.1, [
      [0, 0.5, 0.56, 0.14],
      [0, -0.24, 0.8, 0.23],
    ]),
    block([0, -0.66, 0.5], [0.36, 0.09, 0.12], 0.07),
    block([0, -0.9, 0.48], [0.32, 0.08, 0.12], 0.07),
    block([0, -1.2, 0.4], [0.4, 0.2, 0.2], 0.14),
    block([0.66, 0.0, -0.06], [0.12, 0.66, 0.18], 0.1),
    block([-0.66, 0.0, -0.06], [0.12, 0.66, 0.18], 0.1),
  );
  const eyes = join(0.05, orb([0.3, 0.26, 0.6], 0.2), orb([-0.3, 0.26, 0.6], 0.2));
  return turn(
    sculpt(
      carve(0.06, shape, eyes),
      [
        [-1, -1.7, -0.8],
        [1, 1.5, 1.3],
      ],
      0.04,
      M.stone(0x9a9488),
    ),
    0.06,
    -0.5,
    0,
  );
}

/** A rolled sheet with two wooden ends. */
function scroll() {
  const sheet = M.satin(0xf4e0b0);
  const roll = (y) =>
    at(
      group(
        turn(cone(0.24, 0.24, 2.2, sheet), 0, 0, PI / 2),
        [1, -1].map((side) => [
          at(ball(0.2, M.gold), side * 1.28, 0, 0),
          at(turn(cone(0.13, 0.13, 0.3, M.lacquer(0xb3202f)), 0, 0, PI / 2), side * 1.12, 0, 0),
        ]),
      ),
      0,
      y,
      0.12,
    );
  return turn(
    group(
      box(2.0, 2.3, 0.06, 0.02, sheet),
      roll(1.2),
      roll(-1.2),
      [0.62, 0.3, -0.02, -0.34].map((y, i) =>
        at(box(i === 3 ? 0.9 : 1.44, 0.08, 0.03, 0.02, M.matte(0x8a5a2c)), i === 3 ? -0.27 : 0, y, 0.05),
      ),
      at(stretch(ball(0.26, M.glossy(0xd0142c)), 1, 1, 0.35), 0.6, -0.62, 0.06),
    ),
    -0.05,
    -0.36,
    0.14,
  );
}

/** A bolt with its nut. */
function bolt() {
  const hex = (r) =>
    polygon(Array.from({ length: 6 }, (_, i) => [Math.cos((i * PI) / 3) * r, Math.sin((i * PI) / 3) * r]));
  return turn(
    group(
      at(slab(hex(0.74), M.steel, { depth: 0.4, bevel: 0.09 }), 0, 1.1, 0, PI / 2),
      cone(0.36, 0.36, 2.4, M.silver),
      repeat(9, (i) => at(ring(0.36, 0.06, M.steel), 0, 0.5 - i * 0.18, 0, PI / 2 + 0.1)),
      at(slab(hex(0.78), M.gold, { depth: 0.42, bevel: 0.09 }), 0, -0.5, 0, PI / 2),
      at(cone(0.3, 0.36, 0.16, M.steel), 0, -1.26, 0, PI),
    ),
    0.3,
    0.2,
    -0.6,
  );
}

/** A parachute over a crate. */
function parachute() {
  const panel = (i) =>
    mesh(
      new T.SphereGeometry(1.25, 12, 24, (i / 10) * 2 * PI, (2 * PI) / 10, 0, PI * 0.46),
      M.satin(i % 2 ? 0xffffff : 0xff4a5a),
    );
  return turn(
    group(
      at(group(repeat(10, (i) => stretch(panel(i), 1, 0.86, 1))), 0, 0.3, 0),
      repeat(6, (i) => {
        const a = (i / 6) * 2 * PI + 0.3;
        return tube(
          [
            [Math.cos(a) * 1.2, 0.44, Math.sin(a) * 1.2],
            [Math.cos(a) * 0.7, -0.5, Math.sin(a) * 0.7],
            [Math.cos(a) * 0.26, -1.1, Math.sin(a) * 0.26],
          ],
          0.025,
          M.enamel(0xf0e0b0),
        );
      }),
      at(box(0.86, 0.74, 0.86, 0.06, M.wood(0xb87838)), 0, -1.5, 0),
      [0.3, -0.3].map((y) => at(box(0.92, 0.1, 0.92, 0.03, M.gold), 0, -1.5 + y, 0)),
    ),
    0.12,
    0.35,
    -0.08,
  );
}

export const THINGS = {
  gravestone,
  moai,
  scroll,
  bolt,
  parachute,
  bulb,
  headphones,
  hook,
  lifebuoy,
  yarn,
  fan,
  magnifier,
  coffin,
  note,
  gear,
  pickaxe,
  mirror,
  picture,
};
