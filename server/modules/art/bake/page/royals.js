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
      isSoft: true,
      skin: 0xf0b892,
      brow: 0x5a2408,
      iris: 0x2a6a3a,
      lips: 0xc02038,
      hair: 0x7a3410,
      style: "waves",
    }),
    diadem(M.gold, { front: jewelled("ruby", 0.12) }),
  ],
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
      isSoft: true,
      skin: 0xb06a3c,
      brow: 0x0c0814,
      iris: 0x2a1408,
      lips: 0x9a1c2c,
      isStern: true,
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
      gaze: [0.2, -0.02],
      isSoft: true,
      skin: 0xf2bc98,
      brow: 0x9a6a2a,
      iris: 0x2a7ab0,
      lips: 0xc8405a,
      cheeks: 1.1,
      nose: 0.86,
      hair: 0xe8b44a,
      style: "waves",
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
      isSoft: true,
      skin: 0xf0c09c,
      brow: 0x140c10,
      iris: 0x2a1408,
      lips: 0xc01c30,
      nose: 0.9,
      cheeks: 1.06,
      hair: 0x120c12,
      style: "waves",
    }),
    onHead(
      group(
        at(ring(0.57, 0.04, M.gold), 0, -0.1, 0, PI / 2),
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
        at(jewelled("ruby", 0.11), 0, -0.1, 0.6),
      ),
      0.3,
    ),
  ],
  0.2,
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
      isSoft: true,
      skin: 0xf2d0c4,
      brow: 0x9ab0d0,
      iris: 0x1a6ae0,
      lips: 0xb05a90,
      isStern: true,
      hair: 0xdfefff,
      style: "waves",
    }),
    diadem(M.silver, { tips: 11, high: 0.42, front: jewelled("sapphire", 0.12) }),
  ],
);

const moonGoddess = bust(
  () => [
    body(velvet(0x3a1c8a), true),
    robe(gloss(0xcfc0ff), M.silver),
    pendant(group(slab(circle(0.14), M.silver, { depth: 0.04, bevel: 0.02 })), -0.42),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xe8b898,
      brow: 0x5a4a9a,
      iris: 0x5a2ab0,
      lips: 0xa03a6a,
      hair: 0xb0a8e0,
      style: "waves",
    }),
    onHead(
      group(
        at(ring(0.58, 0.035, M.silver), 0, 0, 0, PI / 2),
        at(
          slab(svg("M0 -40 A40 40 0 1 0 38 12 A32 32 0 1 1 0 -40Z"), M.silver, { depth: 6, bevel: 4 }),
          0,
          0.24,
          0.56,
          0,
          0,
          2.3,
          0.0075,
        ),
        at(jewelled("amethyst", 0.09), 0, 0.0, 0.62),
      ),
      0.34,
    ),
  ],
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
      skin: 0xeeb48a,
      brow: 0x120c10,
      isStern: true,
      hair: 0x140e12,
      style: "back",
      hat: HAT,
      longBeard: { long: 0.6, wide: 0.16 },
      moustache: { tip: -0.06 },
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
