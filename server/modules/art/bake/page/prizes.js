import { jewel } from "./gem-cuts.js";
import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, mapShape, points, polygon, roundedRectangle, starPoints, svg } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
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

const SEVEN = svg(
  "M-36 -48 L38 -48 L38 -31 Q10 4 6 48 L-22 48 Q-17 6 7 -23 L-17 -23 Q-23 -23 -24 -13 L-36 -13 Z",
);

const reel = (x) =>
  at(
    group(
      at(turn(cone(0.62, 0.62, 0.52, M.satin(0xfff6e4)), 0, 0, PI / 2)),
      at(slab(SEVEN, M.red, { depth: 6, bevel: 4, grow: 1 }), 0, 0.0, 0.61, 0, 0, 0, 0.0066),
      at(ball(0.14, M.enamel(0xc4001e)), 0, 0.46, 0.44),
      at(facets(starPoints(5, 0.17, 0.08), 0.05, M.goldFacet), 0, -0.44, 0.47, 0.7),
    ),
    x,
    0.28,
    0.18,
  );

function slotMachine() {
  const body = M.enamel(0xb8061e);
  const opening = roundedRectangle(2.1, 1.24, 0.14);
  const bezel = roundedRectangle(2.34, 1.48, 0.2);
  bezel.holes.push(mapShape(opening, (x, y) => [x, y]));
  return turn(
    group(
      at(box(2.7, 1.6, 0.5, 0.2, body), 0, 0.28, -0.35),
      at(box(2.7, 0.42, 1.5, 0.16, body), 0, -0.75, 0.15),
      [-1.2, 1.2].map((x) => at(box(0.34, 1.6, 1.4, 0.14, body), x, 0.28, 0.1)),
      at(box(2.7, 0.26, 1.4, 0.12, body), 0, 1.02, 0.1),
      at(box(2.2, 1.3, 0.1, 0.02, M.dark), 0, 0.28, 0),
      [-0.64, 0, 0.64].map(reel),
      at(slab(bezel, M.gold, { depth: 0.14, bevel: 0.05 }), 0, 0.28, 0.78),
      [-0.32, 0.32].map((x) => at(box(0.08, 1.24, 0.1, 0.03, M.gold), x, 0.28, 0.76)),
      at(slab(roundedRectangle(2.3, 0.66, 0.3), M.gold, { depth: 0.36, bevel: 0.08 }), 0, 1.48, 0.3),
      at(
        slab(roundedRectangle(2.12, 0.5, 0.22), M.enamel(0x5a0ab4), { depth: 0.36, bevel: 0.04 }),
        0,
        1.48,
        0.36,
      ),
      at(relief("JACKPOT", 0.27, M.gold, { depth: 0.06, bevel: 0.02, font: FONTS.bungee }), 0, 1.48, 0.62),
      at(box(2.9, 0.5, 1.7, 0.12, M.gold), 0, -1.12, 0.15),
      at(box(2.4, 0.3, 0.2, 0.1, M.dark), 0, -1.1, 0.96),
      repeat(5, (i) =>
        at(
          turn(slab(circle(0.17), M.gold, { depth: 0.05, bevel: 0.02 }), -0.6, (i - 2) * 0.2, 0),
          (i - 2) * 0.34,
          -1.06,
          1.08,
        ),
      ),
      repeat(4, (i) =>
        at(ball(0.11, M.enamel([0xffc400, 0x0aa04a, 0x0a5ae0, 0xffc400][i])), (i - 1.5) * 0.42, -0.64, 0.92),
      ),
      at(cone(0.16, 0.16, 0.2, M.gold), 1.5, 0.1, 0.1, 0, 0, PI / 2),
      tube(points("1.58 0.1 0.1, 1.74 0.3 0.14, 1.76 1.1 0.2"), 0.075, M.silver),
      at(ball(0.24, M.red), 1.76, 1.24, 0.21),
    ),
    0.16,
    -0.32,
    0,
  );
}

function trophy() {
  const handle = (side) =>
    tube(
      [
        [side * 0.66, 0.98, 0],
        [side * 1.14, 1.06, 0],
        [side * 1.3, 0.66, 0],
        [side * 1.0, 0.2, 0],
        [side * 0.5, -0.02, 0],
      ],
      0.085,
      M.gold,
    );
  return turn(
    group(
      lathe(
        points(
          "0.001 -0.28, 0.16 -0.26, 0.5 -0.05, 0.74 0.4, 0.82 0.9, 0.86 1.2, 0.9 1.28, 0.84 1.3, 0.76 0.9, 0.6 0.5",
        ),
        M.gold,
        { smooth: true },
      ),
      at(ring(0.87, 0.06, M.gold), 0, 1.27, 0, PI / 2),
      at(ring(0.77, 0.035, M.gold), 0, 0.5, 0, PI / 2),
      handle(1),
      handle(-1),
      lathe(points("0.16 -0.22, 0.24 -0.34, 0.12 -0.5, 0.16 -0.72, 0.5 -0.86"), M.gold, { smooth: true }),
      at(ball(0.17, M.gold), 0, -0.42, 0),
      lathe(points("0.56 -0.84, 0.56 -0.92, 0.72 -0.96, 0.78 -1.4, 0.7 -1.44"), M.lacquer(0x2a0c4a)),
      at(ring(0.72, 0.05, M.gold), 0, -0.95, 0, PI / 2),
      at(ring(0.78, 0.06, M.gold), 0, -1.4, 0, PI / 2),
      at(box(0.7, 0.26, 0.06, 0.04, M.gold), 0, -1.18, 0.76, 0.1),
      at(
        group(
          slab(circle(0.3), M.lacquer(0x7410c8), { depth: 0.06, bevel: 0.03 }),
          at(ring(0.31, 0.05, M.gold)),
          at(facets(starPoints(5, 0.27, 0.12), 0.12, M.goldFacet), 0, 0, 0.06),
        ),
        0,
        0.78,
        0.88,
        -0.12,
      ),
    ),
    0.14,
    0.3,
    0,
  );
}

/** A medal in a level's metal, on a ribbon, with a stone in its middle. */
const medalOf =
  ({ metal, edge = metal, cloth, stripe, disc = cloth, stone, laurels = true, rays = 0 }) =>
  () => {
    const tail = (side) =>
      at(
        group(
          slab(polygon(points("-0.34 1.5, 0.34 1.5, 0.34 -0.1, -0.34 -0.1")), M.satin(cloth), {
            depth: 0.05,
            bevel: 0.03,
          }),
          at(
            slab(polygon(points("-0.11 1.5, 0.11 1.5, 0.11 -0.1, -0.11 -0.1")), M.satin(stripe), {
              depth: 0.06,
              bevel: 0.02,
            }),
            0,
            0,
            0.02,
          ),
        ),
        side * 0.44,
        0.5,
        -0.12 - (side > 0 ? 0.08 : 0),
        0,
        0,
        side * -0.36,
      );
    const leaf = (side, i) => {
      const a = -1.2 + i * 0.42;
      return at(
        stretch(ball(0.17, edge), 0.5, 1.1, 0.4),
        side * Math.cos(a) * 0.72,
        Math.sin(a) * 0.72,
        0.16,
        0,
        0,
        side * (a + 0.5),
      );
    };
    return turn(
      group(
        tail(1),
        tail(-1),
        rays
          ? at(slab(polygon(starPoints(rays, 1.24, 0.96)), edge, { depth: 0.1, bevel: 0.06 }), 0, -0.3, -0.06)
          : [],
        at(
          group(
            slab(circle(1), metal, { depth: 0.2, bevel: 0.07, curves: 96 }),
            at(ring(0.95, 0.07, edge), 0, 0, 0.15),
            at(slab(circle(0.86), M.lacquer(disc), { depth: 0.1, bevel: 0.03, curves: 96 }), 0, 0, 0.1),
            laurels ? [1, -1].map((side) => repeat(6, (i) => leaf(side, i))) : [],
            at(
              facets(starPoints(5, 0.56, 0.26), 0.2, metal === M.gold ? M.goldFacet : faceted(metal)),
              0,
              0,
              0.2,
            ),
            stone
              ? at(group(ring(0.3, 0.05, edge), at(jewel(stone), 0, 0, 0, PI / 2, 0, 0, 0.32)), 0, 0, 0.36)
              : [],
          ),
          0,
          -0.3,
          0.06,
        ),
        at(ring(0.2, 0.06, edge), 0, 0.78, 0.06),
      ),
      -0.02,
      0.3,
      0.04,
    );
  };

function faceted(metal) {
  const copy = metal.clone();
  copy.flatShading = true;
  return copy;
}

const PLATINUM = M.material({ color: 0xbfd0e6, metalness: 1, roughness: 0.16, clearcoat: 0.5 });

const MEDALS = {
  "medal-regular": medalOf({
    metal: M.iron,
    edge: M.steel,
    cloth: 0x2a3a8a,
    stripe: 0x8ad4ff,
    laurels: false,
  }),
  "medal-bronze": medalOf({
    metal: M.bronze,
    edge: M.copper,
    cloth: 0x5a2f18,
    stripe: 0xd8925c,
    disc: 0x4a2412,
    laurels: false,
  }),
  "medal-silver": medalOf({ metal: M.silver, edge: M.silver, cloth: 0x1a3a6a, stripe: 0xe8f0ff }),
  "medal-gold": medalOf({
    metal: M.gold,
    edge: M.gold,
    cloth: 0xb87400,
    stripe: 0xfff0b0,
    disc: 0x8a4a00,
    stone: "ruby",
  }),
  "medal-platinum": medalOf({
    metal: PLATINUM,
    edge: PLATINUM,
    cloth: 0x3a1a7a,
    stripe: 0xc8b0ff,
    stone: "amethyst",
    rays: 16,
  }),
  "medal-diamond": medalOf({
    metal: PLATINUM,
    edge: M.gold,
    cloth: 0x0a5a8a,
    stripe: 0xbff0ff,
    stone: "diamond",
    rays: 12,
  }),
};

export const PRIZES = {
  ...MEDALS,
  "slot-machine": slotMachine,
  trophy,
};
