import { relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, mapShape, points, polygon, starPoints, svg } from "./outlines.js";
import { around, at, ball, box, facets, group, PI, repeat, ring, slab, turn } from "./parts.js";
/** A coin that faces +z, radius 1. @param face builds what stands on its front */
export function coinOf(face, metal = M.gold, field = M.goldDeep) {
  return group(
    slab(circle(1), metal, { depth: 0.2, bevel: 0.035, curves: 96 }),
    around(72, 0.985, () => box(0.06, 0.05, 0.2, 0.02, metal)),
    at(slab(circle(0.83), field, { depth: 0.06, bevel: 0.01, curves: 96 }), 0, 0, 0.115),
    at(ring(0.9, 0.085, metal), 0, 0, 0.13),
    at(
      around(40, 0.755, () => ball(0.026, metal)),
      0,
      0,
      0.15,
    ),
    at(face(), 0, 0, 0.15),
  );
}

export const starFace = () =>
  group(
    slab(polygon(starPoints(5, 0.6, 0.27)), M.gold, { depth: 0.03, bevel: 0.03, grow: 0.04 }),
    at(facets(starPoints(5, 0.58, 0.25), 0.16, M.goldFacet), 0, 0, 0.04),
  );

export const coin = () => coinOf(starFace);

function coinStack() {
  const offsets = points("0 0, 0.06 0.03, -0.05 -0.02, 0.03 0.05, -0.03 0, 0.05 -0.04");
  const flat = (y, [x, z], spin) => at(turn(coin(), -PI / 2, 0, 0), x, y, z, 0, spin, 0);
  const pile = (count, shift) => repeat(count, (i) => flat(i * 0.29, offsets[(i + shift) % 6], i * 0.7));
  return turn(
    group(
      at(pile(8, 0), -0.62, -0.6, -0.5),
      at(pile(4, 2), 1.0, -0.6, -0.2),
      at(turn(coin(), -0.35, 0.5, 0.2), 0.3, 0.4, 1.25),
    ),
    0.42,
    0.1,
    0,
  );
}

const percentCoin = () =>
  turn(
    coinOf(() => at(relief("%", 0.82, M.goldFacet, { depth: 0.1, bevel: 0.04 }), 0, 0, 0.05)),
    0.08,
    0.3,
    0.06,
  );

const crownFace = () =>
  group(
    slab(
      polygon(points("-0.46 -0.34, -0.56 0.26, -0.27 0.02, 0 0.44, 0.27 0.02, 0.56 0.26, 0.46 -0.34")),
      M.gold,
      {
        depth: 0.06,
        bevel: 0.04,
      },
    ),
    [
      [-0.56, 0.31],
      [0, 0.5],
      [0.56, 0.31],
    ].map(([x, y]) => at(ball(0.085, M.gold), x, y, 0.07)),
    at(box(0.86, 0.1, 0.06, 0.03, M.goldFacet), 0, -0.26, 0.1),
  );

const cloverFace = () =>
  group(
    around(4, 0.27, () => slab(circle(0.24), M.gold, { depth: 0.06, bevel: 0.06 }), PI / 4),
    at(ball(0.12, M.goldFacet), 0, 0, 0.1),
    at(box(0.09, 0.36, 0.06, 0.03, M.gold), 0.08, -0.46, 0.04, 0, 0, 0.3),
  );

/** A moon with a small star in its bow. */
const moonFace = () =>
  group(
    slab(
      mapShape(svg("M18 -56A58 58 0 1 0 56 24A47 47 0 0 1 18 -56Z")[0], (x, y) => [x / 100, y / 100]),
      M.gold,
      {
        depth: 0.08,
        bevel: 0.05,
      },
    ),
    at(facets(starPoints(5, 0.2, 0.09), 0.08, M.goldFacet), 0.26, 0.2, 0.06),
  );

export const COINS = {
  coin: () => turn(coin(), 0.12, 0.5, 0.1),
  "coin-crown": () => turn(coinOf(crownFace), 0.12, 0.5, 0.1),
  "coin-clover": () => turn(coinOf(cloverFace), 0.12, 0.5, 0.1),
  "coin-moon": () => turn(coinOf(moonFace), 0.12, 0.5, 0.1),
  "coin-percent": percentCoin,
  "coin-stack": coinStack,
};
