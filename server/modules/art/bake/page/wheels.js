import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, points, polygon, sector, starPoints } from "./outlines.js";
import { around, at, ball, box, cone, facets, group, lathe, PI, repeat, ring, slab, turn } from "./parts.js";

const NUMBERS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const facing = (object) => turn(object, PI / 2);

function pocket(index) {
  const step = (PI * 2) / NUMBERS.length;
  const color = index === 0 ? M.enamel(0x0a9a3c) : index % 2 ? M.enamel(0xc8061c) : M.black;
  const angle = PI / 2 - index * step;
  const middle = [Math.cos(angle), Math.sin(angle)];
  return group(
    slab(sector(0.66, 1.1, angle - step / 2, angle + step / 2), color, { depth: 0.1, bevel: 0 }),
    at(
      relief(String(NUMBERS[index]), 0.1, M.white, {
        depth: 0.01,
        bevel: 0.004,
        font: FONTS.lilita,
        grow: 0.008,
      }),
      middle[0] * 1.0,
      middle[1] * 1.0,
      0.06,
      0,
      0,
      angle - PI / 2,
    ),
    at(
      box(0.26, 0.014, 0.05, 0.006, M.gold),
      Math.cos(angle + step / 2) * 0.78,
      Math.sin(angle + step / 2) * 0.78,
      0.06,
      0,
      0,
      angle + step / 2,
    ),
  );
}

/** A roulette wheel of a colour, turned by `pose`. */
export const rouletteOf = (color, pose) => () => {
  const wood = M.lacquer(color, { metalness: 0.15 });
  const handle = () =>
    group(
      at(turn(cone(0.03, 0.045, 0.34, M.gold), 0, 0, PI / 2), 0, 0, 0),
      at(ball(0.075, M.gold), 0.18, 0, 0),
    );
  return turn(
    group(
      facing(
        lathe(
          points("0.6 -0.28, 1.3 -0.28, 1.48 -0.1, 1.5 0.12, 1.42 0.22, 1.3 0.2, 1.16 0.02, 1.1 -0.04"),
          wood,
        ),
      ),
      at(ring(1.46, 0.045, M.gold), 0, 0, 0.17),
      at(ring(1.12, 0.03, M.gold), 0, 0, 0.06),
      around(8, 1.29, () =>
        at(facets(points("0.1 0, 0 0.04, -0.1 0, 0 -0.04"), 0.05, M.goldFacet), 0, 0, 0.19),
      ),
      repeat(NUMBERS.length, pocket),
      at(ring(0.89, 0.014, M.gold), 0, 0, 0.06),
      at(ring(0.66, 0.03, M.gold), 0, 0, 0.06),
      facing(lathe(points("0.66 0.04, 0.5 0.1, 0.22 0.2, 0.001 0.22"), wood)),
      at(around(4, 0.22, handle, 0.4), 0, 0, 0.34),
      facing(
        lathe(points("0.2 0.18, 0.13 0.24, 0.1 0.4, 0.16 0.46, 0.12 0.54, 0.05 0.62, 0.001 0.64"), M.gold, {
          smooth: true,
        }),
      ),
      at(ball(0.085, M.white), -0.48, -0.6, 0.14),
    ),
    ...pose,
  );
};

const WEDGES = [0xd2061e, 0xff9a00, 0x7a16d2, 0x0a9a48, 0x0b55de, 0xe0147a];

const texts = ["x2", "50", "x5", "10", "x9", "25"];

const step = PI / 6;

/** A wheel's segment around an angle, with its value in relief at a radius. */
export const segment = (angle, width, { from, to, color, form, text, size, radius, height, letters }) =>
  group(
    slab(sector(from, to, angle - width / 2, angle + width / 2), M.enamel(color), form),
    at(
      relief(text, size, M.white, letters),
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      height,
      0,
      0,
      angle - PI / 2,
    ),
  );

const wedge = (i) =>
  segment(i * step, step, {
    from: 0.2,
    to: 1.16,
    color: WEDGES[i % 6],
    form: { depth: 0.16, bevel: 0.012 },
    text: texts[i % 6],
    size: 0.24,
    radius: 0.86,
    height: 0.1,
    letters: { depth: 0.03, bevel: 0.008, grow: 0.004 },
  });

function fortuneWheel() {
  return turn(
    group(
      at(
        slab(polygon(points("-0.7 -1.52, 0.7 -1.52, 0.5 -1.1, -0.5 -1.1")), M.gold, {
          depth: 0.3,
          bevel: 0.06,
        }),
        0,
        0,
        -0.25,
      ),
      at(box(1.7, 0.2, 0.8, 0.08, M.lacquer(0x5a0aa0)), 0, -1.56, -0.1),
      slab(circle(1.38, 1.12), M.lacquer(0x8c0a2c, { metalness: 0.3 }), {
        depth: 0.2,
        bevel: 0.05,
        curves: 96,
      }),
      at(ring(1.4, 0.05, M.gold), 0, 0, 0.12),
      at(ring(1.14, 0.04, M.gold), 0, 0, 0.14),
      at(
        around(24, 1.27, (i) => ball(0.058, M.glow(i % 2 ? 0xffd24a : 0xfff3c8, 1.3))),
        0,
        0,
        0.16,
      ),
      repeat(12, wedge),
      at(
        around(12, 1.1, () => ball(0.05, M.gold), step / 2),
        0,
        0,
        0.16,
      ),
      facing(lathe(points("0.32 0.06, 0.32 0.16, 0.24 0.24, 0.001 0.26"), M.gold)),
      at(facets(starPoints(5, 0.22, 0.1), 0.1, M.goldFacet), 0, 0, 0.28),
      at(
        slab(polygon(points("-0.2 0.3, 0.2 0.3, 0.03 -0.26, -0.03 -0.26")), M.red, {
          depth: 0.08,
          bevel: 0.05,
        }),
        0,
        1.36,
        0.3,
      ),
      at(ball(0.11, M.gold), 0, 1.52, 0.4),
    ),
    -0.06,
    0.34,
    0,
  );
}

export const WHEELS = {
  roulette: rouletteOf(0x6a1f0a, [-0.66, 0.16, 0.1]),
  "roulette-blue": rouletteOf(0x0c1a6a, [-0.24, -0.34, -0.5]),
  "roulette-green": rouletteOf(0x06442c, [-0.95, -0.2, -0.12]),
  "roulette-ivory": rouletteOf(0xe8d8b8, [-0.4, 0.5, 0.8]),
  "fortune-wheel": fortuneWheel,
};
