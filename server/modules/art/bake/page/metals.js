import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { points, svg } from "./outlines.js";
import { around, at, ball, box, cone, group, lathe, PI, ring, slab, stretch, turn } from "./parts.js";

function seven() {
  const shape = svg(
    "M-70 -95 L76 -95 L76 -62 Q20 8 12 95 L-44 95 Q-34 12 14 -46 L-34 -46 Q-46 -46 -48 -26 L-72 -26 Z",
  );
  const options = { curves: 24, steps: 8 };
  return turn(
    group(
      slab(shape, M.gold, { depth: 44, bevel: 12, grow: 17, ...options }),
      at(slab(shape, M.gold, { depth: 20, bevel: 9, grow: 6, ...options }), 0, 0, 26),
      at(
        slab(shape, M.enamel(0xd4001c, { clearcoatRoughness: 0.03 }), {
          depth: 26,
          bevel: 15,
          size: 13,
          grow: -1,
          ...options,
        }),
        0,
        0,
        30,
      ),
    ),
    0.05,
    0.32,
    -0.05,
  );
}

const CRIMSON = M.enamel(0xc9001f);
const VIOLET = M.enamel(0x3a0ca8);
const BLUE = M.enamel(0x0759c4);

/** A plate that says BAR, 2.7 wide. */
const barPlate = (color) =>
  group(
    box(2.7, 0.86, 0.5, 0.16, M.gold),
    at(box(2.46, 0.66, 0.4, 0.1, color), 0, 0, 0.09),
    at(relief("BAR", 0.42, M.gold, { depth: 0.1, bevel: 0.035, font: FONTS.bungee, grow: 0.03 }), 0, 0, 0.33),
  );

function bar() {
  const plate = (color, y, z) => at(barPlate(color), 0, y, z, -0.12);
  return turn(
    group(plate(CRIMSON, 0.96, -0.08), plate(VIOLET, 0, 0.06), plate(BLUE, -0.96, 0.2)),
    0.08,
    0.34,
    0.05,
  );
}

/** One plate across a round shield with studs. */
function barSingle() {
  const disc = (r, depth, material, z) => at(cone(r, r, depth, material, 96), 0, 0, z, PI / 2);
  const shield = group(
    disc(1.3, 0.24, M.gold, -0.1),
    disc(1.14, 0.26, CRIMSON, -0.04),
    at(ring(1.3, 0.12, M.gold), 0, 0, 0),
    around(16, 1.3, () => ball(0.08, M.glossy(0xfff2d0)), 0.2),
    at(ring(0.92, 0.05, M.gold), 0, 0, 0.1),
  );
  return turn(group(shield, at(barPlate(BLUE), 0, -0.04, 0.46, 0, 0, 0.1, 1.08)), -0.06, -0.34, 0);
}

/** Three plates, each crossing the next. */
function barCascade() {
  const colors = [VIOLET, BLUE, CRIMSON];
  return turn(
    group(
      colors.map((color, i) =>
        at(barPlate(color), (i - 1) * 0.28, (1 - i) * 0.82, i * 0.5 - 0.5, 0, 0, (1 - i) * 0.26),
      ),
    ),
    -0.12,
    -0.5,
    0.04,
  );
}

/** A seven behind a plate. */
function barSeven() {
  return turn(
    group(at(seven(), 0, 0.3, -0.3, 0, 0, 0, 0.0125), at(barPlate(VIOLET), 0, -0.78, 0.75, -0.06, 0, -0.08)),
    0.02,
    -0.16,
    0.02,
  );
}

/** Three sevens in a row, the middle one in front. */
function sevenTrio() {
  const one = (x, y, z, lean, scale) => at(seven(), x, y, z, 0, 0, lean, scale);
  return turn(
    group(
      one(-1.15, 0.1, -0.5, 0.16, 0.0092),
      one(1.15, 0.1, -0.5, -0.16, 0.0092),
      one(0, -0.12, 0.3, 0, 0.0115),
    ),
    0.05,
    -0.3,
    0,
  );
}

function bell() {
  const body = lathe(
    points(
      "0.001 1.02, 0.22 1, 0.42 0.86, 0.54 0.55, 0.6 0.1, 0.72 -0.32, 0.98 -0.62, 1.08 -0.72, 1.06 -0.84, 0.9 -0.84, 0.6 -0.6",
    ),
    M.gold,
    { smooth: true },
  );
  const bow = (side) =>
    at(
      slab(svg("M0 0 C20 -46 78 -50 84 -14 C88 18 40 26 0 0Z"), M.enamel(0xd4001c), {
        depth: 14,
        bevel: 9,
        grow: 0,
      }),
      0,
      1.08,
      0.16,
      0,
      side < 0 ? PI : 0,
      0.1 * side,
      0.0095,
    );
  return turn(
    group(
      body,
      at(ring(0.63, 0.05, M.gold), 0, -0.06, 0, PI / 2),
      at(ring(0.83, 0.045, M.gold), 0, -0.46, 0, PI / 2),
      at(ball(0.25, M.goldDeep), 0, -0.98, 0),
      at(ring(0.17, 0.07, M.gold), 0, 1.14, 0),
      bow(1),
      bow(-1),
      at(stretch(ball(0.17, M.enamel(0xe0102c)), 1, 1, 0.8), 0, 1.08, 0.22),
    ),
    0.16,
    -0.25,
    0.16,
  );
}

export const METALS = {
  seven,
  "seven-trio": sevenTrio,
  bar,
  "bar-single": barSingle,
  "bar-cascade": barCascade,
  "bar-seven": barSeven,
  bell,
};
