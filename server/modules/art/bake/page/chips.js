import { SUITS } from "./cards.js";
import * as M from "./materials.js";
import { circle, sector, starPoints } from "./outlines.js";
import { around, at, ball, facets, group, PI, repeat, ring, slab, turn } from "./parts.js";

export const CHIPS = { red: 0xd40a22, green: 0x079a48, blue: 0x0a4fd8, purple: 0x6a12c8, black: 0x16131d };

/** A chip that faces +z, radius 1. */
export function chipOf(color, face) {
  const body = M.enamel(color);
  const wide = (a) => [a - 0.17, a + 0.17];
  return group(
    slab(circle(0.97), body, { depth: 0.2, bevel: 0.045, curves: 96, grow: 0.03 }),
    repeat(8, (i) =>
      slab(sector(0.74, 0.972, ...wide((i * PI) / 4)), M.white, { depth: 0.212, bevel: 0.045, grow: 0.032 }),
    ),
    repeat(8, (i) =>
      slab(sector(0.82, 0.975, ...((a) => [a - 0.045, a + 0.045])((i * PI) / 4 + PI / 8)), M.gold, {
        depth: 0.214,
        bevel: 0.045,
        grow: 0.032,
      }),
    ),
    at(ring(0.69, 0.045, M.gold), 0, 0, 0.14),
    at(slab(circle(0.65), M.white, { depth: 0.04, bevel: 0.01, curves: 96 }), 0, 0, 0.12),
    at(slab(circle(0.52), body, { depth: 0.05, bevel: 0.012, curves: 96 }), 0, 0, 0.13),
    at(
      around(24, 0.585, () => ball(0.022, M.gold)),
      0,
      0,
      0.145,
    ),
    at(face(), 0, 0, 0.18),
  );
}

export const spade = () =>
  at(slab(SUITS.spade, M.gold, { depth: 4, bevel: 6, grow: 2 }), 0, 0, 0.01, 0, 0, 0, 0.0035);
const starFace = () => facets(starPoints(5, 0.42, 0.19), 0.12, M.goldFacet);

const chip = (name) => () => turn(chipOf(CHIPS[name], name === "black" ? starFace : spade), -0.28, 0.5, 0.12);

/** Chips that lie on each other, from the lowest up. */
export const pile = (names, spin) =>
  repeat(names.length, (i) =>
    at(
      turn(chipOf(CHIPS[names[i]], spade), -PI / 2),
      ((i * 7) % 5) * 0.02 - 0.04,
      i * 0.3,
      ((i * 3) % 4) * 0.02,
      0,
      spin + i * 0.9,
    ),
  );

function chipStack() {
  return turn(
    group(
      at(pile(["blue", "blue", "purple", "blue", "purple", "red"], 0.2), -0.85, 0, -0.5),
      at(pile(["green", "black", "green", "black"], 0.5), 1.1, 0, -0.3),
      at(turn(chipOf(CHIPS.red, spade), -0.3, 0.25, 0.2), 0.15, 0.82, 1.35),
    ),
    0.4,
    0.1,
  );
}

export const CHIP_OBJECTS = {
  ...Object.fromEntries(Object.keys(CHIPS).map((name) => [`chip-${name}`, chip(name)])),
  "chip-stack": chipStack,
};
