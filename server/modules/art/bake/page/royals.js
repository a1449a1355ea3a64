// Busts of queens, goddesses and emperors.

import { bust, ermine, gloss, HAT, jewelled, skin, velvet } from "./bust.js";
import { clothOf } from "./cloth.js";
import { body, diadem, head, highCollar, onHead, pendant, robe, yoke } from "./figure-parts.js";
import * as M from "./materials.js";
import { circle, points, polygon, svg } from "./outlines.js";
import { at, ball, box, group, lathe, PI, ring, slab, tube } from "./parts.js";

const queen = bust(
  () => [
    body(velvet(0x9a0a28), true),
    robe(gloss(0xf2e6ff), M.gold),
    ermine(),
    pendant(group(ring(0.1, 0.03, M.gold), jewelled("sapphire")), -0.46),
  ],
  () => [
    head({
      gaze: [-0.1, -0.02],
      isSoft: true,
      skin: 0xf0b892,
      brow: 0x5a2408,
      iris: 0x2a6a3a,
      lips: 0xb01c34,
      smile: 0.05,
      face: { long: 1.1, wide: 0.95, cheekbones: 1, bridge: 1, mole: [0.17, -0.25] },
      eyes: { size: 0.84, upper: 24, slant: 0.03, lower: -34, tilt: 0.05, iris: 0.95, shadow: 0x8a4a5a },
      brows: { arch: 0.03, lift: 0.015, thick: 0.9 },
      mouth: { paint: 0.7, wide: 0.92 },
      hair: 0x7a3410,
      style: "rolled",
    }),
    diadem(M.gold, { front: jewelled("ruby", 0.12) }),
  ],
  0.3,
  { nod: -0.06, turn: 0.1, tilt: -0.04 },
);

const cleopatra = bust(
  () => [
    body(skin(0xb06a3c), true),
    yoke(clothOf(0xf6efe0), 0.78, 1.9, { thick: 0.03, isSoft: true }),
    yoke(M.gold, 0.26, 0.4, { isSoft: true }),
    yoke(M.enamel(0x0a7ea0), 0.4, 0.52, { isSoft: true }),
    yoke(M.gold, 0.52, 0.58, { isSoft: true }),
    yoke(M.enamel(0xa01c2c), 0.58, 0.68, { isSoft: true }),
    yoke(M.gold, 0.68, 0.74, { isSoft: true }),
    pendant(group(ring(0.12, 0.04, M.gold), jewelled("emerald", 0.15)), -0.34),
  ],
  () => [
    head({
      gaze: [-0.24, -0.04],
      isSoft: true,
      skin: 0xb8784a,
      brow: 0x0c0814,
      iris: 0x4a2a0c,
      lips: 0x9a1c2c,
      smile: 0.03,
      face: { long: 1.06, wide: 0.92, cheekbones: 1, hump: 1, bridge: 1.2, point: 0.4 },
      eyes: {
        size: 1,
        upper: 19,
        slant: 0.04,
        lower: -36,
        tilt: 0.1,
        iris: 0.95,
        kohl: true,
        shadow: 0x1aa0b8,
      },
      brows: { thick: 1.1, lift: 0.02 },
      mouth: { paint: 0.5, full: 1.2, wide: 0.95 },
      hair: 0x120c18,
      style: "bob",
    }),
    onHead(
      group(
        at(ring(0.6, 0.05, M.gold), 0, 0, 0, PI / 2),
        at(tube(points("0 0 0.6, 0 0.16 0.72, 0 0.28 0.62, 0 0.4 0.72"), 0.06, M.gold)),
        at(ball(0.085, M.gold), 0, 0.42, 0.73),
        at(jewelled("ruby", 0.1), 0, 0.02, 0.66),
      ),
      0.32,
    ),
  ],
  0.3,
  { nod: -0.08, turn: 0.02 },
);

const princess = bust(
  () => [
    body(skin(0xf2bc98), true),
    yoke(velvet(0xe0559a), 0.6, 1.9, { thick: 0.04, isSoft: true }),
    yoke(M.gold, 0.58, 0.65, { isSoft: true }),
    yoke(M.white, 0.3, 0.36, { isSoft: true }),
    pendant(jewelled("amethyst", 0.13), -0.62),
  ],
  () => [
    head({
      frown: -0.014,
      gaze: [0.18, 0.02],
      isSoft: true,
      skin: 0xf2bc98,
      brow: 0xa8742e,
      iris: 0x2a8a4a,
      lips: 0xd8666c,
      smile: 0.1,
      nose: 0.9,
      face: { long: 1, wide: 0.94, tip: 0.8, point: 0.7, cheekbones: 0.5, freckles: 10 },
      eyes: { size: 0.9, upper: 44, slant: -0.09, tilt: -0.02, lower: -32, iris: 0.98 },
      brows: { lift: 0.035, thick: 0.9 },
      mouth: { wide: 0.92, dimples: 0.7 },
      hair: 0xe8b44a,
      style: "sidePlait",
    }),
    onHead(
      group(
        at(ring(0.56, 0.04, M.gold), 0, 0, 0, PI / 2),
        [-0.7, -0.35, 0, 0.35, 0.7].map((a, i) =>
          at(
            ball(0.075, M.enamel([0xff8ab8, 0xffffff, 0xff5a9a, 0xffffff, 0xff8ab8][i])),
            Math.sin(a) * 0.58,
            0.03,
            Math.cos(a) * 0.58,
          ),
        ),
      ),
      0.36,
    ),
  ],
  -0.3,
  { turn: -0.02, tilt: 0.12, nod: -0.03 },
);

const sunGoddess = bust(
  () => [
    body(clothOf(0xf6f0ea), true),
    robe(clothOf(0xf6f0ea), clothOf(0xc01424)),
    yoke(clothOf(0xc01424), 0.12, 0.3, { thick: 0.05, isSoft: true }),
    pendant(group(slab(circle(0.13), M.gold, { depth: 0.04, bevel: 0.02 }), jewelled("ruby", 0.1)), -0.5),
  ],
  () => [
    head({
      gaze: [-0.06, -0.12],
      isSoft: true,
      skin: 0xf3c8a4,
      iris: 0x6a3a18,
      brow: 0x140c10,
      lips: 0xc01c30,
      smile: 0.06,
      nose: 0.9,
      face: { long: 1.05, wide: 0.98, point: 0.5, cheekbones: 0.4 },
      eyes: { size: 0.88, upper: 24, lower: -30, slant: 0.02, tilt: 0.09, shadow: 0xd86a5a },
      brows: { thick: 0.8, lift: 0.03 },
      mouth: { paint: 0.6, wide: 0.9, full: 1.05, dimples: 0.5 },
      hair: 0x120c12,
      style: "straight",
    }),
    onHead(
      group(
        at(ring(0.57, 0.04, M.gold), 0, 0.06, 0, PI / 2),
        // The sun behind her head.
        at(
          group(
            slab(circle(0.62), M.gold, { depth: 0.04, bevel: 0.03 }),
            Array.from({ length: 16 }, (_, i) => {
              const a = (i / 16) * PI * 2;
              const long = i % 2 ? 0.34 : 0.5;
              return at(
                slab(polygon(points(`-0.09 0, 0.09 0, 0 ${long}`)), M.goldFacet, {
                  depth: 0.03,
                  bevel: 0.02,
                }),
                Math.sin(a) * 0.66,
                Math.cos(a) * 0.66,
                0,
                0,
                0,
                -a,
              );
            }),
          ),
          0,
          0.0,
          -0.72,
        ),
        at(jewelled("ruby", 0.11), 0, 0.06, 0.6),
      ),
      0.3,
    ),
  ],
  0.2,
  { nod: 0.1, turn: -0.12, tilt: -0.05 },
);

const iceQueen = bust(
  () => [
    body(M.lacquer(0x4a9ae8), true),
    robe(gloss(0xeaf6ff), M.silver),
    pendant(group(ring(0.1, 0.03, M.silver), jewelled("diamond", 0.16)), -0.42),
    highCollar(M.lacquer(0x2a6ad0), gloss(0xd8f0ff)),
  ],
  () => [
    head({
      gaze: [0.2, -0.12],
      isSoft: true,
      skin: 0xe6dcec,
      brow: 0x5a78b0,
      iris: 0x2a8af0,
      lips: 0x8a4a98,
      smile: 0.015,
      nose: 0.9,
      face: { long: 1.1, wide: 0.86, point: 1, cheekbones: 1.1, hollow: 0.7, bridge: 1 },
      eyes: { size: 0.86, upper: 12, slant: 0.06, lower: -34, tilt: 0.12, iris: 0.9, shadow: 0x5a8ad8 },
      brows: { arch: 0.05, lift: 0.02, thick: 0.8 },
      mouth: { paint: 0.6, wide: 0.98, full: 0.9 },
      hair: 0xdfefff,
      style: "tower",
    }),
    diadem(M.silver, { tips: 11, high: 0.42, front: jewelled("sapphire", 0.12) }),
  ],
  -0.34,
  { nod: -0.1, turn: -0.12 },
);

const moonGoddess = bust(
  () => [
    body(velvet(0x3a1c8a), true),
    robe(gloss(0xcfc0ff), M.silver),
    pendant(group(slab(circle(0.14), M.silver, { depth: 0.04, bevel: 0.02 })), -0.42),
  ],
  () => [
    head({
      gaze: [-0.05, 0.12],
      isSoft: true,
      skin: 0x7a4a34,
      brow: 0xb8b0d8,
      iris: 0x8a5af0,
      lips: 0x8a3058,
      smile: 0.05,
      nose: 1.12,
      face: { long: 1.02, wide: 1.02, cheekbones: 0.9 },
      eyes: { size: 0.86, upper: 26, lower: -32, iris: 0.98, shadow: 0x9a8ae0 },
      brows: { lift: 0.015 },
      mouth: { paint: 0.45, full: 1.4 },
      hair: 0xc4bcec,
      style: "sleek",
    }),
    onHead(
      group(
        at(ring(0.58, 0.035, M.silver), 0, 0, 0, PI / 2),
        at(
          slab(svg("M0 -40 A40 40 0 1 0 38 12 A32 32 0 1 1 0 -40Z"), M.silver, { depth: 6, bevel: 4 }),
          0,
          0.15,
          0.58,
          0,
          0,
          2.3,
          0.006,
        ),
        at(jewelled("amethyst", 0.09), 0, 0.0, 0.62),
      ),
      0.34,
    ),
  ],
  0.3,
  { nod: -0.04, turn: -0.5, tilt: -0.08 },
);

const emperor = bust(
  () => [
    body(velvet(0xc08a10)),
    robe(gloss(0xb00a1c), M.gold),
    yoke(M.gold, 0.26, 0.36),
    pendant(jewelled("emerald", 0.2), -0.44),
  ],
  () => [
    head({
      gaze: [-0.1, -0.08],
      skin: 0xeeb48a,
      brow: 0x120c10,
      smile: 0.02,
      nose: 0.98,
      face: { long: 1.08, wide: 0.96, cheekbones: 1, age: 0.6 },
      eyes: { size: 0.84, upper: 8, lower: -24, tilt: 0.14, slant: 0.05 },
      brows: { thick: 0.8, arch: 0.03 },
      hair: 0x140e12,
      style: "back",
      hat: HAT,
      longBeard: { long: 0.6, wide: 0.16, reach: 0.2 },
      moustache: { tip: -0.1, wide: 0.3, thick: 0.7 },
      beardColor: 0x140e12,
    }),
    onHead(
      group(
        lathe(points("0.56 -0.04, 0.57 0.3, 0.5 0.42, 0.001 0.46"), velvet(0x14101f)),
        at(ring(0.57, 0.05, M.gold), 0, 0, 0, PI / 2),
        at(box(1.0, 0.07, 1.5, 0.03, M.gold), 0, 0.5, 0),
        [-0.3, -0.1, 0.1, 0.3].flatMap((x) =>
          [0, 1, 2].map((i) => at(ball(0.042, i % 2 ? M.red : M.gold), x, 0.4 - i * 0.1, 0.74)),
        ),
        at(jewelled("ruby", 0.12), 0, 0.2, 0.6),
      ),
      0.3,
    ),
  ],
  0.3,
  { nod: -0.06, turn: -0.3 },
);

export const ROYALS = {
  queen,
  cleopatra,
  princess,
  "sun-goddess": sunGoddess,
  "ice-queen": iceQueen,
  "moon-goddess": moonGoddess,
  emperor,
};
