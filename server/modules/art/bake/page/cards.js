import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { roundedRectangle, svg } from "./outlines.js";
import { at, group, PI, slab, turn } from "./parts.js";

export const SUITS = {
  spade: svg(
    "M0 -86 C26 -48 78 -22 78 22 C78 60 32 72 10 42 C12 66 22 80 36 88 L-36 88 C-22 80 -12 66 -10 42 C-32 72 -78 60 -78 22 C-78 -22 -26 -48 0 -86Z",
  ),
  heart: svg(
    "M0 84 C-30 50 -82 16 -82 -30 C-82 -62 -60 -80 -38 -80 C-18 -80 -6 -66 0 -52 C6 -66 18 -80 38 -80 C60 -80 82 -62 82 -30 C82 16 30 50 0 84Z",
  ),
  diamond: svg("M0 -92 Q26 -44 66 0 Q26 44 0 92 Q-26 44 -66 0 Q-26 -44 0 -92Z"),
  club: svg(
    "M-9 30 C-22 58 -84 50 -80 4 C-78 -28 -46 -34 -30 -24 C-50 -48 -34 -84 0 -84 C34 -84 50 -48 30 -24 C46 -34 78 -28 80 4 C84 50 22 58 9 30 C10 60 20 78 36 88 L-36 88 C-20 78 -10 60 -9 30Z",
  ),
};

const INK = {
  spade: M.enamel(0x1b1530),
  club: M.enamel(0x1b1530),
  heart: M.enamel(0xd2041e),
  diamond: M.enamel(0xd2041e),
};
const PAPER = M.satin(0xeef2ff);

const mark = (suit, scale, depth = 5, ink = INK[suit]) =>
  at(slab(SUITS[suit], ink, { depth, bevel: 5, grow: 1 }), 0, 0, 0, 0, 0, 0, scale);

/** A card that faces +z, 1.44 by 2. */
function card(suit, rank, big = 0.0056, { paper = PAPER, ink = INK[suit] } = {}) {
  const corner = () =>
    group(
      at(
        relief(rank, 0.26, ink, { depth: 0.02, bevel: 0.01, grow: 0.008, font: FONTS.lilita }),
        -0.5,
        0.75,
        0.06,
      ),
      at(mark(suit, 0.0014, 14, ink), -0.5, 0.46, 0.06),
    );
  return group(
    slab(roundedRectangle(1.4, 1.96, 0.16), M.gold, { depth: 0.05, bevel: 0.025 }),
    at(slab(roundedRectangle(1.35, 1.91, 0.14), paper, { depth: 0.05, bevel: 0.012 }), 0, 0, 0.022),
    corner(),
    at(corner(), 0, 0, 0, 0, 0, PI),
    at(mark(suit, big, 5, ink), 0, 0, 0.06),
  );
}

const ace = (suit) => () => turn(card(suit, "A"), -0.08, 0.42, -0.1);

const NIGHT = { paper: M.enamel(0x16121f), ink: M.gold };
const WINE = { paper: M.enamel(0x6a0a1e), ink: M.gold };

/** Two cards, one half before the other. */
const pairOf =
  ([suit, rank], [otherSuit, otherRank], look) =>
  () =>
    turn(
      group(
        at(card(otherSuit, otherRank, 0.005, look), 0.42, 0.1, -0.16, 0, 0, -0.22),
        at(card(suit, rank, 0.0056, look), -0.4, -0.06, 0.12, 0, 0, 0.16),
      ),
      -0.1,
      0.3,
    );

/** A deck fanned flat, seen from above, with one card upright. */
function spread() {
  return turn(
    group(
      Array.from({ length: 9 }, (_, i) =>
        at(
          card(
            ["club", "diamond", "spade", "heart"][i % 4],
            ["7", "9", "Q", "3", "J", "8", "K", "5", "2"][i],
            0.004,
          ),
          (i - 4) * 0.3,
          -0.5 - Math.abs(i - 4) * 0.06,
          i * 0.05 - 0.9,
          -0.5,
          0,
          (4 - i) * 0.13,
        ),
      ),
      at(card("spade", "A", 0.0056, NIGHT), 0, 0.5, 0.1, -0.06, 0, 0.06, 1.1),
    ),
    0.1,
    0.24,
  );
}

const fan = (suit, look) => () => {
  const ranks = ["10", "J", "Q", "K", "A"];
  return turn(
    group(
      ranks.map((rank, i) => {
        const angle = (2 - i) * 0.25;
        return at(
          card(suit, rank, 0.0042, look),
          -Math.sin(angle) * 1.6,
          Math.cos(angle) * 1.6,
          i * 0.11,
          0,
          0.06,
          angle,
        );
      }),
    ),
    -0.1,
    0.22,
  );
};

export const CARDS = {
  ...Object.fromEntries(Object.keys(SUITS).map((suit) => [`card-${suit}`, ace(suit)])),
  "card-fan": fan("heart"),
  "card-fan-spade": fan("spade", NIGHT),
  "card-fan-wine": fan("club", WINE),
  "card-night": () => turn(card("spade", "A", 0.0056, NIGHT), -0.08, -0.42, 0.1),
  "card-wine": () => turn(card("heart", "A", 0.0056, WINE), -0.08, -0.36, 0.14),
  "card-pair": pairOf(["heart", "A"], ["spade", "K"]),
  "card-pair-night": pairOf(["diamond", "A"], ["club", "J"], NIGHT),
  "card-spread": spread,
};
