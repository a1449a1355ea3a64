// Stars: cut in a golden frame, round like a balloon, of light tubes, and with eight points.
import * as M from "./materials.js";
import { polygon, starPoints } from "./outlines.js";
import { at, facets, group, PI, slab, tube, turn } from "./parts.js";
import { join, limb, sculpt } from "./sculpt.js";

const GLASS = { metalness: 0.35, roughness: 0.16, clearcoatRoughness: 0.02, flatShading: true };
const CUTS = {
  gold: M.goldFacet,
  sapphire: M.enamel(0x0a4cf0, GLASS),
  ruby: M.enamel(0xd8062c, GLASS),
  amethyst: M.enamel(0x7a1ce0, GLASS),
};

/** A cut star in a golden frame. */
function starOf(cut) {
  const points = starPoints(5, 1, 0.46);
  return group(
    slab(polygon(points), M.gold, { depth: 0.3, bevel: 0.1, grow: 0.12 }),
    at(slab(polygon(points), M.goldDeep, { depth: 0.1, bevel: 0.03, grow: 0.02 }), 0, 0, 0.2),
    at(facets(starPoints(5, 0.94, 0.42), 0.34, CUTS[cut]), 0, 0, 0.26),
  );
}

const star =
  (cut, tilt = -0.06) =>
  () =>
    turn(starOf(cut), 0.1, 0.28, tilt);

const trio = () =>
  group(
    at(turn(starOf("gold"), 0.06, 0.26, -0.12), -0.1, 0.42, 0, 0, 0, 0, 1.12),
    at(turn(starOf("sapphire"), 0.1, 0.34, 0.3), -0.82, -0.92, 0.5, 0, 0, 0, 0.62),
    at(turn(starOf("ruby"), 0.1, -0.24, -0.3), 0.86, -0.8, 0.6, 0, 0, 0, 0.7),
  );

/** A balloon in the form of a star: five arms that melt into a thick middle. */
function balloon() {
  const arms = starPoints(5, 1, 0.5)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => limb([0, 0, 0], 0.5, [x * 0.92, y * 0.92, 0], 0.17));
  const skin = M.glossy(0xff2f7a, { metalness: 0.35, roughness: 0.16 });
  const body = sculpt(
    join(0.2, ...arms),
    [
      [-1.3, -1.3, -0.7],
      [1.3, 1.3, 0.7],
    ],
    0.03,
    skin,
  );
  return turn(group(body), 0.12, 0.42, 0.12);
}

/** Two outlines of light before a dark plate. */
function neon() {
  const line = (outer, inner, z, radius, color) =>
    tube(
      starPoints(5, outer, inner).flatMap(([x, y], i, all) => {
        const [nx, ny] = all[(i + 1) % all.length];
        return [0.12, 0.5, 0.88].map((t) => [x + (nx - x) * t, y + (ny - y) * t, z]);
      }),
      radius,
      M.glow(color, 2.2),
      { closed: true, segments: 300 },
    );
  const outline = (outer, inner, color) => [
    line(outer, inner, 0.2, 0.05, color),
    line(outer, inner, 0.24, 0.018, 0xffffff),
  ];
  return turn(
    group(
      slab(polygon(starPoints(5, 1.02, 0.5)), M.lacquer(0x1a1038), { depth: 0.16, bevel: 0.06, grow: 0.06 }),
      outline(0.98, 0.47, 0xff3fa8),
      outline(0.62, 0.3, 0x3fd8ff),
    ),
    0.06,
    0.3,
    -0.1,
  );
}

/** A compass star: eight points of two lengths, cut from ice in gold. */
function compass() {
  const ice = M.enamel(0x9adcff, { ...GLASS, metalness: 0.5 });
  const long = starPoints(4, 1.1, 0.2);
  const short = starPoints(4, 0.72, 0.22, PI / 4);
  return turn(
    group(
      slab(polygon(short), M.gold, { depth: 0.14, bevel: 0.06, grow: 0.08 }),
      at(facets(short, 0.22, M.goldFacet), 0, 0, 0.12),
      at(slab(polygon(long), M.gold, { depth: 0.14, bevel: 0.06, grow: 0.09 }), 0, 0, 0.14),
      at(facets(long, 0.34, ice), 0, 0, 0.24),
    ),
    0.1,
    0.3,
    0.08,
  );
}

export const STARS = {
  star: star("gold"),
  "star-sapphire": star("sapphire", 0.16),
  "star-ruby": star("ruby", -0.2),
  "star-amethyst": star("amethyst", 0.1),
  "star-trio": trio,
  "star-balloon": balloon,
  "star-neon": neon,
  "star-compass": compass,
};
