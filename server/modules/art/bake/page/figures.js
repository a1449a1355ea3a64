// Busts of people of trades and legends whom titles name.

import { bust, fur, gloss, HAT, jewelled, skin, velvet } from "./bust.js";
import {
  band,
  body,
  dome,
  feathers,
  fedora,
  head,
  highCollar,
  horns,
  onHead,
  pendant,
  robe,
  suit,
  worn,
  yoke,
} from "./figure-parts.js";
import * as M from "./materials.js";
import { circle, points, polygon, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, PI, ring, slab, stretch, tube, turn } from "./parts.js";

const detective = bust(
  () => [
    body(M.satin(0xa8793f)),
    suit({ lapel: M.satin(0x8a5e2c), shirt: M.white, trim: M.dark }),
    worn(polygon(points("-0.06 0.1, 0.06 0.1, 0.085 -0.5, 0 -0.6, -0.085 -0.5")), gloss(0x8a0a1e), 0.05),
  ],
  () => [
    head({
      gaze: [-0.1, 0.06],
      skin: 0xe2a078,
      brow: 0x2a1408,
      smile: 0.02,
      iris: 0x4a3018,
      nose: 1.12,
      face: { long: 1.14, wide: 0.9, cheekbones: 0.8, hollow: 0.8, bridge: 1.2, hump: 0.7, age: 0.5 },
      eyes: { size: 0.88, upper: 14, lower: -28, iris: 0.95 },
      brows: { thick: 0.9, cock: 0.045 },
      mouth: { smirk: 0.04 },
      hair: 0x2a1408,
      style: "swept",
      hat: HAT,
      moustache: { thick: 0.6, wide: 0.2 },
      beardColor: 0x2a1408,
    }),
    fedora(M.satin(0x8a5a2a), gloss(0x2a140a)),
  ],
  0.3,
  { nod: 0.12, turn: 0.1, tilt: 0.05 },
);
const lady = bust(
  () => [
    body(M.satin(0x7a0e2a), true),
    suit({ lapel: M.satin(0x54081c), shirt: gloss(0xfff0e0) }),
    yoke(M.matte(0xf4f0f6), 0.1, 0.3, { thick: 0.035, isSoft: true }),
  ],
  () => [
    head({
      gaze: [0.3, -0.02],
      isSoft: true,
      skin: 0xecb088,
      brow: 0x3a1408,
      iris: 0x5a3a1a,
      lips: 0xc0142c,
      smile: 0.02,
      face: { long: 1.08, wide: 0.92, point: 0.5, cheekbones: 0.8, bridge: 0.8 },
      eyes: { size: 0.82, upper: 12, lower: -30, tilt: 0.07, iris: 0.95, shadow: 0x7a4a4a },
      brows: { arch: 0.02, cock: 0.05 },
      mouth: { paint: 0.55, smirk: 0.035, wide: 0.95, full: 1.1 },
      hair: 0x4a1c0a,
      style: "waved",
      hat: HAT,
    }),
    fedora(M.satin(0x7a0e2a), gloss(0x14101f)),
  ],
  -0.3,
  { turn: -0.18, tilt: 0.06 },
);
const thief = bust(
  () => [
    body(gloss(0x1a1626), true),
    yoke(M.gold, 0.3, 0.36, { isSoft: true }),
    pendant(jewelled("diamond", 0.26), -0.4),
  ],
  () => [
    head({
      gaze: [-0.3, -0.02],
      isSoft: true,
      skin: 0xc88858,
      brow: 0x14081c,
      iris: 0x4ab06a,
      lips: 0xb0142c,
      smile: 0.04,
      mask: 0x17131f,
      face: { long: 1.02, wide: 0.95, point: 0.6, tip: 0.3 },
      eyes: { size: 0.86, upper: 20, lower: -26, tilt: 0.1 },
      brows: { lift: 0.1, thick: 0.9 },
      mouth: { smirk: 0.05 },
      hair: 0x1c0c2a,
      style: "tail",
    }),
    onHead(
      tube(
        points("-0.5 0.04 0.1, -0.3 0.08 0.46, 0 0.03 0.56, 0.3 0.08 0.46, 0.5 0.04 0.1"),
        0.05,
        gloss(0x14101f),
      ),
      0.12,
      0,
      0,
    ),
  ],
  0.3,
  { turn: 0.12, tilt: -0.08, nod: 0.06 },
);

const vampire = bust(
  () => [
    highCollar(gloss(0x14101c), gloss(0xa80820)),
    body(gloss(0x14101c)),
    suit({ lapel: gloss(0x6a0618), vest: M.lacquer(0x8a0a24) }),
    pendant(group(ring(0.12, 0.035, M.gold), jewelled("ruby", 0.18)), 0.02),
  ],
  () => [
    head({
      gaze: [0, 0.1],
      skin: 0xd8c8d4,
      brow: 0x0c0810,
      iris: 0xd00a14,
      lips: 0x8a1428,
      smile: 0.05,
      ears: 1.3,
      nose: 0.95,
      face: { long: 1.14, wide: 0.86, point: 1, cheekbones: 1.1, hollow: 1.2, bridge: 1.3, hump: 0.8 },
      eyes: { size: 0.92, upper: 20, lower: -34, tilt: 0.12, iris: 0.8, shadow: 0x7a5a80 },
      brows: { arch: 0.06, thick: 0.8 },
      mouth: { paint: 0.4 },
      hair: 0x120c16,
      style: "peaked",
    }),
    [1, -1].map((side) => at(cone(0.022, 0.002, 0.1, M.white), side * 0.06, 0.485, 0.475, PI)),
  ],
  0.3,
  { nod: 0.1, turn: -0.12, tilt: -0.05 },
);
const countess = bust(
  () => [
    highCollar(gloss(0x2a0412), gloss(0xc01030)),
    body(velvet(0x6a0620), true),
    yoke(skin(0xe0ccd6), 0.1, 0.6, { thick: 0.02, isSoft: true }),
    yoke(M.black, 0.6, 0.66, { isSoft: true }),
    pendant(jewelled("ruby", 0.18), -0.16),
  ],
  () => [
    head({
      gaze: [0.1, 0.16],
      isSoft: true,
      skin: 0xe0ccd6,
      brow: 0x100810,
      iris: 0xd00a14,
      lips: 0x9a0018,
      smile: 0.05,
      face: { long: 1.1, wide: 0.88, point: 0.8, cheekbones: 1, hollow: 1 },
      eyes: { size: 0.86, upper: 20, lower: -34, tilt: 0.16, iris: 0.8, slant: 0.06, shadow: 0x6a2a4a },
      brows: { arch: 0.05, thick: 0.9 },
      mouth: { paint: 0.9, wide: 0.9, full: 1.1 },
      hair: 0x140a14,
      style: "sleek",
    }),
  ],
  -0.3,
  { nod: 0.04, turn: 0.05, tilt: -0.06 },
);

const viking = bust(
  () => [
    body(M.leather(0x4a2a16)),
    fur(0x8a6a4a),
    pendant(
      group(slab(circle(0.17), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("sapphire", 0.12)),
      -0.62,
    ),
  ],
  () => [
    head({
      gaze: [-0.1, -0.02],
      skin: 0xe09a74,
      brow: 0x9a4a12,
      iris: 0x2a6aaa,
      open: 1.1,
      smile: 0.08,
      nose: 1.35,
      face: { wide: 1.14, cheekbones: 0.9, hump: 0.9, age: 0.6 },
      eyes: { size: 0.84, upper: 14, lower: -20, slant: 0.16 },
      brows: { thick: 1.6 },
      hair: 0xa85418,
      style: "plaits",
      hat: HAT,
      longBeard: { long: 0.55, wide: 0.46, laugh: 0.07 },
      moustache: { wide: 0.34, thick: 1.2, tip: 0.02 },
      beardColor: 0xb8601e,
    }),
    dome(M.steel, M.gold),
    horns(M.enamel(0xf0e2c0)),
  ],
  0.3,
  { turn: -0.15, tilt: -0.07, nod: -0.06 },
);
const valkyrie = bust(
  () => [
    body(M.steel, true),
    [1, -1].map((side) => at(stretch(ball(0.3, M.gold), 1.1, 0.8, 1.1), side * 0.78, -0.18, 0)),
    pendant(
      group(slab(circle(0.2), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("sapphire", 0.16)),
      -0.36,
    ),
  ],
  () => [
    head({
      gaze: [-0.3, 0],
      isSoft: true,
      skin: 0xe8ac84,
      brow: 0xb88430,
      iris: 0x2a7ac0,
      lips: 0xa85048,
      frown: 0.012,
      smile: 0.04,
      face: { long: 1.06, wide: 1.06, chin: 1.2, cheekbones: 1.1, bridge: 1.1 },
      eyes: { size: 0.84, upper: 20, lower: -28, iris: 0.92 },
      brows: { thick: 1.3 },
      mouth: { full: 0.9, wide: 1.02 },
      hair: 0xe0ae48,
      style: "plaits",
      hat: HAT,
    }),
    dome(M.silver, M.gold),
    feathers(M.satin(0xfbfaff)),
  ],
  0.3,
  { turn: 0.2, nod: -0.06 },
);

const ninja = bust(
  () => [
    at(
      group(cone(0.04, 0.05, 1.1, M.leather(0x7a0c1c)), at(box(0.26, 0.05, 0.26, 0.02, M.gold), 0, -0.5, 0)),
      0.75,
      0.5,
      -0.5,
      0,
      0,
      -0.6,
    ),
    body(M.satin(0x1c1a2c)),
    robe(M.satin(0x0e0c18), M.satin(0x2a2840)),
    at(ring(0.34, 0.12, M.satin(0xa80c1c)), 0, 0.14, 0, PI / 2 + 0.2),
  ],
  () => [
    head({
      gaze: [-0.4, 0],
      skin: 0xe8a27a,
      brow: 0x120c10,
      iris: 0x1c0c08,
      isStern: true,
      eyes: { size: 0.9, upper: 10, lower: -24, tilt: 0.1, slant: 0.08 },
      brows: { thick: 1.2 },
      hair: 0x1c1a2c,
      style: "hood",
    }),
    onHead(
      group(
        at(ring(0.57, 0.075, M.satin(0xa80c1c)), 0, 0, 0, PI / 2),
        at(box(0.34, 0.17, 0.06, 0.03, M.steel), 0, 0.02, 0.6),
      ),
      0.28,
    ),
  ],
  0.3,
  { turn: 0.2, nod: 0.1 },
);
const samurai = bust(
  () => [
    body(M.lacquer(0x8a0a1a)),
    [-0.18, -0.42, -0.66, -0.9].map((y) => band(M.gold, y, 0.06)),
    [-0.3, -0.54, -0.78, -1.02].map((y) => band(M.lacquer(0x8a0a1a), y, 0.14)),
    yoke(M.lacquer(0x2a1420), 0.2, 0.44),
    yoke(M.gold, 0.44, 0.5),
  ],
  () => [
    head({
      gaze: [-0.2, -0.04],
      skin: 0xe0a070,
      brow: 0x120c10,
      iris: 0x2a1408,
      isStern: true,
      nose: 1.05,
      smile: -0.03,
      face: { long: 1.02, wide: 1.12, chin: 1.2, cheekbones: 1.1, age: 0.6 },
      eyes: { size: 0.84, upper: 6, lower: -22, tilt: 0.12, slant: 0.06 },
      brows: { thick: 1.4, arch: 0.02 },
      mouth: { wide: 0.8 },
      hair: 0x120c10,
      style: "cropped",
      hat: HAT,
      moustache: { wide: 0.24, thick: 0.8, tip: -0.06 },
      beardColor: 0x120c10,
    }),
    dome(M.lacquer(0x1c1626), M.gold),
    onHead(
      group(
        [0, 1, 2].map((i) =>
          tube(
            points("-0.6 0 0.12, -0.52 0 -0.3, 0 0 -0.58, 0.52 0 -0.3, 0.6 0 0.12").map(([x, y, z]) => [
              x * (1 + i * 0.14),
              y - 0.04 - i * 0.17,
              z * (1 + i * 0.14),
            ]),
            0.12,
            i % 2 ? M.gold : M.lacquer(0x8a0a1a),
          ),
        ),
      ),
      0.12,
    ),
    onHead(
      at(
        slab(
          svg(
            "M0 0 C-40 -10 -70 -50 -64 -104 C-48 -60 -24 -40 0 -38 C24 -40 48 -60 64 -104 C70 -50 40 -10 0 0Z",
          ),
          M.gold,
          { depth: 4, bevel: 4 },
        ),
        0,
        0,
        0,
        0,
        0,
        0,
        0.0085,
      ),
      0.3,
      0.6,
    ),
  ],
  0.3,
  { turn: -0.5, nod: 0.04 },
);
const astronaut = bust(
  () => [
    body(M.enamel(0xf4f2fa)),
    at(ring(0.5, 0.12, M.gold), 0, 0.14, 0.02, PI / 2),
    at(box(0.62, 0.44, 0.16, 0.06, M.steel), 0, -0.62, 0.56, -0.1),
    [-0.16, 0, 0.16].map((x, i) =>
      at(ball(0.05, M.enamel([0xd2061e, 0xffc400, 0x0aa04a][i])), x, -0.54, 0.66),
    ),
    [1, -1].map((side) =>
      at(ring(0.25, 0.06, M.enamel(0xe04a1a)), side * 0.84, -0.44, 0, PI / 2, 0, side * 0.16),
    ),
  ],
  () => [
    head({ skin: 0xe8a27a, brow: 0x4a2410, hair: 0x5a2c10, style: "swept" }),
    at(ball(0.8, M.glass(0xbfe0ff, 0.14)), 0, 0.88, 0.02),
    at(ring(0.8, 0.05, M.white), 0, 0.88, 0, 0.25, 0, 0),
    [1, -1].map((side) =>
      at(turn(cone(0.2, 0.2, 0.14, M.enamel(0xe04a1a)), 0, 0, PI / 2), side * 0.8, 0.88, 0),
    ),
  ],
);
const chef = bust(
  () => [
    body(M.satin(0xfaf8ff)),
    [-0.16, 0.16].flatMap((x) =>
      [-0.3, -0.52, -0.74].map((y) => at(ball(0.045, M.gold), x, y, 0.58 + y * -0.02)),
    ),
    at(ring(0.3, 0.09, M.enamel(0xd2061e)), 0, 0.14, 0.03, PI / 2 + 0.2),
  ],
  () => [
    head({
      gaze: [0.1, 0],
      skin: 0xe8a27a,
      brow: 0x2a1408,
      smile: 0.12,
      nose: 1.45,
      cheeks: 1.35,
      face: { wide: 1.14, chin: 1.3, tip: 0.4 },
      eyes: { size: 0.84, upper: 32, lower: -18, slant: -0.04 },
      brows: { thick: 1.4, lift: 0.03 },
      hair: 0x2a1408,
      style: "swept",
      hat: HAT,
      moustache: { wide: 0.32, thick: 1.1, tip: 0.08 },
      beardColor: 0x2a1408,
    }),
    onHead(
      group(
        lathe(points("0.54 -0.06, 0.56 0.26, 0.54 0.28"), M.satin(0xffffff)),
        Array.from({ length: 9 }, (_, i) =>
          at(
            ball(0.27, M.satin(0xffffff)),
            Math.sin(i * 0.7) * 0.42,
            0.44 + (i % 2) * 0.05,
            Math.cos(i * 0.7) * 0.42,
          ),
        ),
        at(ball(0.44, M.satin(0xffffff)), 0, 0.5, 0),
      ),
      0.3,
    ),
  ],
  0.3,
  { tilt: -0.1, turn: -0.45 },
);
const zombie = bust(
  () => [body(M.matte(0x4a4034)), suit({ lapel: M.matte(0x342c24), shirt: M.matte(0xc8c0a0) })],
  () => [
    head({
      gaze: [0.15, 0.1],
      skin: 0x86b060,
      brow: 0x2a3a1a,
      iris: 0xd8c020,
      lips: 0x4a5a30,
      open: 0.7,
      smile: -0.02,
      nose: 0.9,
      face: { long: 1.14, wide: 0.92, cheekbones: 1.2, hollow: 1.3, chin: 1.2, age: 0.7 },
      eyes: { size: 1, upper: 24, lower: -40, slant: -0.12, iris: 0.6, shadow: 0x4a4a5a },
      brows: { thick: 1.2, cock: 0.05 },
      mouth: { smirk: 0.04, full: 0.5 },
      hair: 0x2a2c1c,
      style: "swept",
    }),
    at(tube(points("-0.32 1.22 0.4, -0.2 1.14 0.5, -0.12 1.06 0.53"), 0.022, M.matte(0x8a1420))),
  ],
  0.3,
  { tilt: 0.16, turn: -0.2, nod: 0.05 },
);
export const FIGURES = {
  detective,
  "lady-detective": lady,
  thief,
  vampire,
  countess,
  viking,
  valkyrie,
  ninja,
  samurai,
  astronaut,
  chef,
  zombie,
};
