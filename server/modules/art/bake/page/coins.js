import { relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints } from "./outlines.js";
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

const starFace = () =>
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

export const COINS = {
  coin: () => turn(coin(), 0.12, 0.5, 0.1),
  "coin-percent": percentCoin,
  "coin-stack": coinStack,
};
