import { SUITS } from "./cards.js";
import { coin } from "./coins.js";
import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, roundedRectangle, starPoints } from "./outlines.js";
import { at, ball, box, deform, facets, group, repeat, ring, slab, turn } from "./parts.js";

const bingo = (color, number) => () => {
  const flat = 0.8;
  const edge = Math.sqrt(1 - flat * flat);
  return turn(
    group(
      deform(ball(1, M.enamel(color, { clearcoatRoughness: 0.02 })), (p) => p.setZ(Math.min(p.z, flat))),
      at(slab(circle(edge - 0.02), M.white, { depth: 0.02, bevel: 0.02, curves: 64 }), 0, 0, flat),
      at(ring(edge, 0.045, M.gold), 0, 0, flat),
      at(
        relief(number, 0.62, M.enamel(0x1a1230), { depth: 0.03, bevel: 0.02, font: FONTS.lilita }),
        0,
        0,
        flat + 0.04,
      ),
    ),
    -0.04,
    0.36,
    -0.12,
  );
};

function plinko() {
  const slots = [0xd2061e, 0xff8a00, 0xf2c000, 0x0aa04a, 0xf2c000, 0xff8a00, 0xd2061e];
  const rows = repeat(6, (row) =>
    repeat(row + 2, (i) =>
      at(
        group(
          at(ball(0.075, M.gold), 0, 0, 0.1),
          at(turn(slab(circle(0.05), M.gold, { depth: 0.1, bevel: 0.01 })), 0, 0, 0.04),
        ),
        (i - (row + 1) / 2) * 0.33,
        0.85 - row * 0.28,
        0.1,
      ),
    ),
  );
  return turn(
    group(
      slab(roundedRectangle(2.5, 2.5, 0.3), M.gold, { depth: 0.16, bevel: 0.08 }),
      at(slab(roundedRectangle(2.3, 2.3, 0.22), M.enamel(0x2a0c86), { depth: 0.14, bevel: 0.03 }), 0, 0, 0.1),
      at(rows, 0, 0, 0.12),
      repeat(7, (i) => at(box(0.29, 0.4, 0.22, 0.06, M.enamel(slots[i])), (i - 3) * 0.32, -0.93, 0.28)),
      repeat(8, (i) => at(box(0.045, 0.42, 0.3, 0.02, M.gold), (i - 3.5) * 0.32, -0.88, 0.28)),
      at(ball(0.2, M.enamel(0xff0a78, { emissive: 0xff0058, emissiveIntensity: 0.55 })), 0.17, 0.42, 0.34),
    ),
    -0.1,
    0.38,
    0.03,
  );
}

function scratchCard() {
  const window = (x, face, cover) =>
    at(
      group(
        slab(circle(0.4), M.white, { depth: 0.03, bevel: 0.01, curves: 64 }),
        at(ring(0.42, 0.05, M.gold), 0, 0, 0.02),
        at(face, 0, 0, 0.03),
        ...cover,
      ),
      x,
      -0.3,
      0.12,
    );
  const star = () => facets(starPoints(5, 0.32, 0.14), 0.1, M.goldFacet);
  const silverRest = at(
    slab(roundedRectangle(0.6, 0.3, 0.1), M.silver, { depth: 0.05, bevel: 0.02 }),
    0.02,
    0.16,
    0.06,
    0,
    0,
    -0.15,
  );
  return turn(
    group(
      slab(roundedRectangle(3.1, 2, 0.2), M.gold, { depth: 0.06, bevel: 0.05 }),
      at(
        slab(roundedRectangle(2.96, 1.86, 0.16), M.enamel(0x7410c8), { depth: 0.06, bevel: 0.02 }),
        0,
        0,
        0.04,
      ),
      at(relief("WIN", 0.5, M.gold, { depth: 0.08, bevel: 0.03, font: FONTS.bungee }), -0.1, 0.5, 0.16),
      window(-1, star(), []),
      window(0, star(), []),
      window(1, at(slab(SUITS.heart, M.red, { depth: 6, bevel: 5 }), 0, 0, 0, 0, 0, 0, 0.0032), [silverRest]),
      at(turn(coin(), -0.3, -0.4, 0.2), 1.2, 0.45, 0.55, 0, 0, 0, 0.55),
    ),
    -0.22,
    0.3,
    0.1,
  );
}

/** A heap of three balls. */
const heap =
  (...balls) =>
  () =>
    turn(
      group(
        at(bingo(...balls[0])(), -0.95, -0.62, 0.2),
        at(bingo(...balls[1])(), 1.0, -0.7, 0),
        at(bingo(...balls[2])(), 0.05, 0.95, -0.3),
      ),
      0.05,
      -0.1,
    );

/** Balls in a wire drum on its stand. */
function drum() {
  const colors = [0xd2061e, 0x0a4fe0, 0x0a9a44, 0xffcc00, 0x7414d0];
  return turn(
    group(
      repeat(16, (i) => {
        const a = i * 2.4;
        const r = 0.3 + (i % 3) * 0.22;
        return at(
          ball(0.3, M.enamel(colors[i % 5])),
          Math.cos(a) * r,
          -0.62 + (i % 4) * 0.26,
          Math.sin(a) * r,
        );
      }),
      repeat(6, (i) => turn(ring(1.25, 0.04, M.gold), 0, (i * Math.PI) / 6, 0)),
      [-0.8, 0, 0.8].map((y) => at(ring(Math.sqrt(1.25 ** 2 - y * y), 0.035, M.gold), 0, y, 0, Math.PI / 2)),
      [1, -1].map((side) =>
        at(box(0.16, 2, 0.24, 0.06, M.lacquer(0x7a0c24)), side * 1.42, -0.75, 0, 0, 0, side * 0.1),
      ),
      at(box(3.3, 0.24, 1.4, 0.1, M.lacquer(0x7a0c24)), 0, -1.72, 0),
      at(ball(0.18, M.gold), 1.62, 0.1, 0),
      at(ball(0.18, M.gold), -1.62, 0.1, 0),
    ),
    0.14,
    0.3,
  );
}

export const BALLS = {
  "ball-trio": heap([0x0a4fe0, "22"], [0xffcc00, "11"], [0xd2061e, "7"]),
  "ball-trio-night": heap([0x7414d0, "45"], [0x0a9a44, "36"], [0x16131f, "88"]),
  "ball-drum": drum,
  "ball-red": bingo(0xd2061e, "7"),
  "ball-blue": bingo(0x0a4fe0, "22"),
  "ball-green": bingo(0x0a9a44, "36"),
  "ball-yellow": bingo(0xffcc00, "11"),
  "ball-purple": bingo(0x7414d0, "45"),
  plinko,
  "scratch-card": scratchCard,
};
