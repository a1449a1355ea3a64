// What stands on live tables, as a player sees it who looks down on the felt.
import * as T from "three";
import { CATS } from "./cats.js";
import { CHIPS, pile } from "./chips.js";
import { die } from "./dice.js";
import { DRAGONS } from "./dragons.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints } from "./outlines.js";
import {
  around,
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
  turn,
} from "./parts.js";
import { rouletteOf, segment } from "./wheels.js";

/** How far the player's view is turned down, radians. */
const DOWN = 0.66;
const seen = (object, yaw = 0) => turn(object, DOWN, yaw);

/** A wheel that lies on the table; its bowl faces up. */
const wheel = (color, spin) => () =>
  turn(turn(rouletteOf(color, [0, 0, spin])(), -(PI / 2 - DOWN - 0.08)), 0, 0, 0);

const stack = (names, spin) => () => seen(pile(names, spin));

/** A bet's worth of chips: three stacks close together. */
const heap = () =>
  seen(
    group(
      at(pile(["red", "red", "red", "red"], 0.2), -1.1, 0, -0.3),
      at(pile(["blue", "blue", "blue", "blue", "blue", "blue"], 0.9), 0.2, 0, -1.3),
      at(pile(["black", "green", "green"], 0.5), 1.2, 0, 0.2),
      at(pile(["purple", "purple"], 1.4), 0, 0, 1),
    ),
  );

const TRAY_ROWS = ["black", "purple", "blue", "red", "red", "green", "blue", "black"];

/** The dealer's tray with rows of chips that stand on their edges. */
function tray() {
  const width = TRAY_ROWS.length * 0.5 + 0.2;
  const row = (name) =>
    repeat(11, (k) =>
      at(
        turn(cone(0.21, 0.21, 0.1, k % 4 === 3 ? M.white : M.enamel(CHIPS[name]), 40), PI / 2),
        0,
        0.06,
        k * 0.118 - 0.6,
      ),
    );
  return seen(
    group(
      box(width, 0.16, 1.6, 0.06, M.lacquer(0x1a1420)),
      at(box(width + 0.16, 0.05, 1.76, 0.02, M.gold), 0, -0.06, 0),
      repeat(TRAY_ROWS.length, (i) => at(row(TRAY_ROWS[i]), (i - (TRAY_ROWS.length - 1) / 2) * 0.5, 0, 0)),
    ),
  );
}

/** The box that cards are dealt from, a card half out of it. */
function shoe() {
  const side = polygon(points("-1.2 0, 1.1 0, 1.1 1, -0.2 1, -1.2 0.36"));
  const dealt = at(box(0.9, 0.03, 0.95, 0.012, M.white), -1.22, 0.2, 0, 0, 0, 0.08);
  return seen(
    group(
      slab(side, M.lacquer(0x5e1c10), { depth: 1.25, bevel: 0.06 }),
      at(
        slab(polygon(points("-0.1 0.1, 0.95 0.1, 0.95 0.86, -0.1 0.86")), M.gold, {
          depth: 1.32,
          bevel: 0.03,
        }),
        0,
        0,
        0,
      ),
      at(
        slab(polygon(points("-0.04 0.15, 0.9 0.15, 0.9 0.81, -0.04 0.81")), M.lacquer(0x2a0c08), {
          depth: 1.38,
          bevel: 0.02,
        }),
        0,
        0,
        0,
      ),
      dealt,
    ),
    0.5,
  );
}

/** Three dice under a glass dome on a lacquered foot. */
function dome() {
  const dice = [
    at(die(0xc80618), -0.36, 0.26, 0.22, 0, 0.5, 0, 0.42),
    at(turn(die(0xc80618), 0, PI / 2, PI / 2), 0.38, 0.26, 0.24, 0, -0.3, 0, 0.42),
    at(turn(die(0xc80618), PI / 2, 0, 0), 0.02, 0.26, -0.42, 0, 0.9, 0, 0.42),
  ];
  const glass = Array.from({ length: 13 }, (_, i) => [
    1.02 * Math.cos((i / 12) * (PI / 2)),
    0.25 + 1.25 * Math.sin((i / 12) * (PI / 2)),
  ]);
  return turn(
    group(
      lathe(points("0.001 0, 1.3 0, 1.3 -0.18, 1.2 -0.4, 0.001 -0.4"), M.lacquer(0x3a0a14)),
      at(turn(ring(1.27, 0.06, M.gold), PI / 2), 0, 0, 0),
      at(turn(ring(1.04, 0.05, M.gold), PI / 2), 0, 0.06, 0),
      lathe(points("0.001 0.02, 1.02 0.02"), M.matte(0x0c5a34)),
      dice,
      lathe(glass, M.glass(0xdfeaff, 0.05)),
      at(ball(0.11, M.gold), 0, 1.55, 0),
    ),
    0.42,
  );
}

/** Dice in a tray with a leather rim. */
const diceTray = (color, pip) => () =>
  seen(
    group(
      lathe(
        points("0.001 0, 1.5 0, 1.56 0.32, 1.72 0.34, 1.78 0, 1.7 -0.14, 0.001 -0.14"),
        M.leather(0x5a2412),
      ),
      lathe(points("0.001 0.02, 1.5 0.02"), M.matte(0x0a4a5a)),
      at(turn(ring(1.64, 0.035, M.gold), PI / 2), 0, 0.36, 0),
      at(die(color, pip), -0.5, 0.38, 0.3, 0, 0.5, 0, 0.6),
      at(turn(die(color, pip), 0, PI / 2, PI / 2), 0.56, 0.38, -0.2, 0, -0.35, 0, 0.6),
    ),
  );

/** Fan Tan: a metal bowl and beads that are counted in fours. */
function beads() {
  const bead = (x, z) => at(stretch(ball(0.15, M.cream), 1, 0.6, 1), x, 0.09, z);
  return seen(
    group(
      at(
        lathe(
          points("0.95 0, 0.93 0.25, 0.76 0.62, 0.4 0.86, 0.14 0.92, 0.12 1.02, 0.18 1.08, 0.001 1.14"),
          M.gold,
          {
            smooth: true,
          },
        ),
        -1.1,
        0,
        -0.2,
      ),
      repeat(4, (i) => repeat(i === 3 ? 3 : 4, (k) => bead(0.3 + i * 0.42, k * 0.42 - 0.7))),
    ),
  );
}

/** Scales an object into a circle of radius 1 and flattens it. */
function fitted(object) {
  const sphere = new T.Box3().setFromObject(object, true).getBoundingSphere(new T.Sphere());
  object.position.sub(sphere.center);
  const relieved = group(object);
  const scale = 1 / sphere.radius;
  relieved.scale.set(scale, scale, scale * 0.5);
  return group(relieved);
}

/** A medallion on a wall with a head in relief. */
const emblem = (head, color, scale) => () =>
  turn(
    group(
      slab(circle(1.42), M.goldDeep, { depth: 0.2, bevel: 0.06, curves: 96 }),
      at(slab(circle(1.24), M.lacquer(color), { depth: 0.1, bevel: 0.02, curves: 96 }), 0, 0, 0.1),
      at(ring(1.27, 0.06, M.gold), 0, 0, 0.18),
      at(
        around(24, 1.35, () => ball(0.045, M.gold)),
        0,
        0,
        0.17,
      ),
      at(fitted(head()), 0, 0, 0.5, 0, 0, 0, scale),
    ),
    -0.04,
  );

const SEGMENTS = [0xe8b41c, 0x1450c8, 0xe8b41c, 0x0c8a44, 0x1450c8, 0xe8b41c, 0x7a16c2, 0x1450c8, 0xc8102a];
const VALUES = ["1", "2", "1", "5", "2", "1", "10", "2", "20"];

/** A money wheel with many narrow segments, seen from the front. */
function moneyWheel(frame, hub) {
  const count = 27;
  const step = (PI * 2) / count;
  const wedge = (i) =>
    segment(i * step, step, {
      from: 0.5,
      to: 1.2,
      color: SEGMENTS[i % 9],
      form: { depth: 0.14, bevel: 0.008 },
      text: VALUES[i % 9],
      size: 0.15,
      radius: 1.03,
      height: 0.09,
      letters: { depth: 0.02, bevel: 0.006, grow: 0.006 },
    });
  return turn(
    group(
      slab(circle(1.46, 1.18), M.lacquer(frame, { metalness: 0.3 }), {
        depth: 0.22,
        bevel: 0.05,
        curves: 96,
      }),
      at(ring(1.48, 0.05, M.gold), 0, 0, 0.12),
      at(ring(1.2, 0.04, M.gold), 0, 0, 0.13),
      at(
        around(30, 1.34, (i) => ball(0.05, M.glow(i % 2 ? 0xffd24a : 0xfff3c8, 1.3))),
        0,
        0,
        0.16,
      ),
      repeat(count, wedge),
      at(ring(0.52, 0.05, M.gold), 0, 0, 0.1),
      at(slab(circle(0.5), M.lacquer(hub), { depth: 0.2, bevel: 0.06, curves: 96 }), 0, 0, 0.06),
      at(facets(starPoints(6, 0.36, 0.16), 0.12, M.goldFacet), 0, 0, 0.24),
      at(
        slab(polygon(points("-0.2 0.28, 0.2 0.28, 0.03 -0.26, -0.03 -0.26")), M.red, {
          depth: 0.1,
          bevel: 0.05,
        }),
        0,
        1.4,
        0.3,
      ),
    ),
    -0.02,
    0.2,
  );
}

export const LIVE_TABLE = {
  "wheel-mahogany": wheel(0x6a1f0a, 0.3),
  "wheel-midnight": wheel(0x0c1a6a, 1.4),
  "wheel-emerald": wheel(0x06442c, 2.6),
  "wheel-ivory": wheel(0xe8d8b8, 3.9),
  "stack-red": stack(["red", "red", "red", "red", "black"], 0.3),
  "stack-blue": stack(["blue", "blue", "blue", "blue", "blue", "purple", "blue"], 0.8),
  "stack-green": stack(["green", "green", "green"], 0.1),
  "stack-black": stack(["black", "black", "purple", "black"], 1.2),
  "stack-heap": heap,
  "chip-tray": tray,
  "card-shoe": shoe,
  "dice-dome": dome,
  "dice-tray": diceTray(0xc80618),
  "dice-tray-ivory": diceTray(0xf6efe0, 0x14101f),
  "fan-tan": beads,
  "emblem-dragon": emblem(DRAGONS.dragon, 0x0a2a6a, 1.78),
  "emblem-tiger": emblem(CATS.tiger, 0x8a0c18, 1.6),
  "money-wheel": () => moneyWheel(0x4a0a8a, 0x2a0a5a),
};
