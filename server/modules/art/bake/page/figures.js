// Busts of the people whom titles name.
import {
  band,
  body,
  bowTie,
  diadem,
  dome,
  feathers,
  fedora,
  head,
  highCollar,
  horns,
  onHead,
  pendant,
  pointedHat,
  robe,
  suit,
  topHat,
  worn,
  yoke,
} from "./figure-parts.js";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import { at, ball, box, cone, facets, group, lathe, PI, ring, slab, stretch, tube, turn } from "./parts.js";
import { clothOf, satinOf, skinOf, toneOf } from "./people.js";

/** Clothes and a head that is a little larger than life. */
const bust =
  (clothes, above, yaw = 0.3) =>
  () =>
    turn(group(clothes(), at(group(above()), 0, -0.24, 0.02, 0, 0, 0, 1.42)), 0.04, yaw, 0);

const gloss = satinOf;
const velvet = clothOf;
/** Height above a head's middle from which a hat hides its hair. */
const HAT = 0.3;
const skin = (color) => {
  const material = skinOf();
  material.color.copy(toneOf(color));
  return material;
};
const bun = (color, y, z, r) => at(ball(r, M.satin(color)), 0, y, z);
const jewelled = (kind, scale = 0.14) => at(jewel(kind), 0, 0, 0, PI / 2, 0, 0, scale);
const fur = (color = 0xfbf6ea, isSoft = false) => yoke(M.matte(color), 0.16, 0.52, { thick: 0.11, isSoft });
const ermine = () =>
  group(
    fur(0xfbf6ea, true),
    [-1, -0.5, 0, 0.5, 1].map((i) =>
      at(stretch(ball(0.035, M.black), 0.7, 1.5, 0.7), i * 0.36, -0.16 + i * i * 0.16, 0.52 - i * i * 0.2),
    ),
  );

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

const detective = bust(
  () => [
    body(M.satin(0xa8793f)),
    suit({ lapel: M.satin(0x8a5e2c), shirt: M.white, trim: M.dark }),
    worn(polygon(points("-0.06 0.1, 0.06 0.1, 0.085 -0.5, 0 -0.6, -0.085 -0.5")), gloss(0x8a0a1e), 0.05),
  ],
  () => [
    head({
      skin: 0xe2a078,
      brow: 0x2a1408,
      isStern: true,
      hair: 0x2a1408,
      style: "swept",
      hat: HAT,
      moustache: {},
      beardColor: 0x2a1408,
    }),
    fedora(M.satin(0x8a5a2a), gloss(0x2a140a)),
  ],
);
const lady = bust(
  () => [
    body(M.satin(0x7a0e2a), true),
    suit({ lapel: M.satin(0x54081c), shirt: gloss(0xfff0e0) }),
    yoke(M.matte(0xf4f0f6), 0.1, 0.3, { thick: 0.035, isSoft: true }),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xf0b892,
      brow: 0x3a1408,
      iris: 0x1a5a3a,
      lips: 0xc0142c,
      hair: 0x4a1c0a,
      style: "waves",
      hat: HAT,
    }),
    fedora(M.satin(0x7a0e2a), gloss(0x14101f)),
  ],
  -0.3,
);
const thief = bust(
  () => [
    body(gloss(0x1a1626), true),
    yoke(M.gold, 0.3, 0.36, { isSoft: true }),
    pendant(jewelled("diamond", 0.26), -0.4),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xe8a27a,
      brow: 0x14081c,
      iris: 0x1a8a5a,
      lips: 0xb0142c,
      hair: 0x1c0c2a,
      style: "waves",
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
      skin: 0xd8c8d4,
      brow: 0x0c0810,
      iris: 0xc00a14,
      lips: 0x8a1428,
      isStern: true,
      ears: 1.3,
      hair: 0x120c16,
      style: "peaked",
    }),
    [1, -1].map((side) => at(cone(0.022, 0.002, 0.1, M.white), side * 0.075, 0.525, 0.47, PI)),
  ],
);
const countess = bust(
  () => [
    highCollar(gloss(0x2a0412), gloss(0xc01030)),
    body(velvet(0x6a0620), true),
    yoke(skin(0xe0ccd6), 0.1, 0.6, { thick: 0.02, isSoft: true }),
    yoke(M.black, 0.6, 0.66, { isSoft: true }),
    pendant(jewelled("ruby", 0.2), 0.0),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xe0ccd6,
      brow: 0x100810,
      iris: 0xb00a14,
      lips: 0xb00018,
      isStern: true,
      hair: 0x140a14,
      style: "waves",
    }),
  ],
  -0.3,
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
      skin: 0xe09a74,
      brow: 0x9a4a12,
      iris: 0x1a5a9a,
      isStern: true,
      hair: 0xa85418,
      style: "waves",
      hat: HAT,
      longBeard: { long: 0.55, wide: 0.42 },
      moustache: { wide: 0.3, thick: 1.2 },
      beardColor: 0xb8601e,
    }),
    dome(M.steel, M.gold),
    horns(M.enamel(0xf0e2c0)),
  ],
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
      isSoft: true,
      skin: 0xf0b892,
      brow: 0x9a6a1a,
      iris: 0x1a6ac0,
      lips: 0xb0303c,
      isStern: true,
      hair: 0xe0ae48,
      style: "waves",
      hat: HAT,
    }),
    dome(M.silver, M.gold),
    feathers(M.satin(0xfbfaff)),
  ],
);

const wizard = bust(
  () => [body(velvet(0x2a1c9a)), robe(velvet(0x14104a), M.gold)],
  () => [
    head({
      skin: 0xe8a88a,
      brow: 0xf0eef8,
      iris: 0x1a4ac0,
      hair: 0xdedcea,
      style: "waves",
      hat: HAT,
      longBeard: { long: 0.95 },
      moustache: { wide: 0.3, thick: 1.2 },
      beardColor: 0xe6e4f0,
    }),
    pointedHat(velvet(0x2a1c9a), M.gold),
    onHead(facets(starPoints(5, 0.17, 0.07), 0.06, M.goldFacet), 0.72, 0.44),
  ],
);
const witch = bust(
  () => [
    body(velvet(0x3a0a5a), true),
    robe(gloss(0x14101f), M.lacquer(0x2aa84a)),
    pendant(jewelled("emerald", 0.2), -0.42),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xe8a888,
      brow: 0x7a2a0c,
      iris: 0x2a9a3a,
      lips: 0x8a1450,
      hair: 0xb8421a,
      style: "waves",
      hat: HAT,
    }),
    pointedHat(velvet(0x1c1030), M.lacquer(0x7a1ac0), { brim: 1.12, bend: -0.34 }),
  ],
  -0.3,
);

const mermaid = bust(
  () => [
    body(skin(0xe8a880), true),
    yoke(M.lacquer(0x0a9a9a), 0.74, 1.9, { thick: 0.035, isSoft: true }),
    yoke(M.white, 0.34, 0.41, { isSoft: true }),
    yoke(M.gold, 0.68, 0.76, { isSoft: true }),
    pendant(group(ball(0.13, M.white), at(ring(0.15, 0.03, M.gold))), -0.42),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xe8a880,
      brow: 0x0a6a6a,
      iris: 0x0a8ac0,
      lips: 0xd04a5a,
      hair: 0x0ab0a0,
      style: "waves",
    }),
    onHead(
      group(
        [-0.7, -0.35, 0, 0.35, 0.7].map((a) =>
          at(
            stretch(
              ball(0.12, a === 0 ? M.enamel(0xff7a9a) : M.enamel(0xffd0b0)),
              1,
              1.5 - Math.abs(a) * 0.5,
              0.5,
            ),
            Math.sin(a) * 0.55,
            0.06,
            Math.cos(a) * 0.55,
            -0.2,
            a,
            0,
          ),
        ),
      ),
      0.36,
    ),
  ],
);
const wing = (side) =>
  at(
    group(
      slab(
        svg(
          "M0 0 C30 -70 90 -110 120 -80 C140 -50 100 0 0 6Z M0 6 C60 10 100 40 84 70 C60 90 20 60 0 14Z",
        ).flat(),
        M.material({
          color: 0xbfeaff,
          metalness: 0.3,
          roughness: 0.1,
          clearcoat: 1,
          emissive: 0x3a7ac0,
          emissiveIntensity: 0.25,
        }),
        { depth: 2, bevel: 2 },
      ),
    ),
    side * 0.3,
    -0.1,
    -0.55,
    0,
    side < 0 ? PI - 0.1 : 0.1,
    0.1 * side,
    0.0125,
  );
const fairy = bust(
  () => [
    wing(1),
    wing(-1),
    body(velvet(0x2a9a4a), true),
    yoke(velvet(0x7ad04a), 0.2, 0.56, { thick: 0.05, isSoft: true }),
    pendant(facets(starPoints(5, 0.18, 0.08), 0.06, M.goldFacet), -0.44),
  ],
  () => [
    head({
      isSoft: true,
      skin: 0xf2bc98,
      brow: 0xb05a1a,
      iris: 0x2a8a3a,
      lips: 0xd04a6a,
      ears: 1.4,
      hair: 0xe8a23a,
      style: "drawnBack",
    }),
    bun(0xf0a83a, 1.5, -0.1, 0.22),
    onHead(
      group(
        [-0.8, -0.4, 0, 0.4, 0.8].map((a, i) =>
          at(
            ball(0.1, M.enamel([0xff6a9a, 0xffd24a, 0xff6a9a, 0xffffff, 0xff6a9a][i])),
            Math.sin(a) * 0.56,
            0,
            Math.cos(a) * 0.56,
          ),
        ),
      ),
      0.34,
    ),
  ],
  0.2,
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
      skin: 0xe8a27a,
      brow: 0x120c10,
      iris: 0x1c0c08,
      isStern: true,
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
      skin: 0xe8a27a,
      brow: 0x0c080a,
      isStern: true,
      hair: 0x120c10,
      style: "cropped",
      hat: HAT,
      moustache: { tip: -0.05 },
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
);
const santa = bust(
  () => [
    body(velvet(0xb8081c)),
    fur(0xfdfaf2),
    at(box(1.7, 0.2, 1.1, 0.08, M.leather(0x1c140e)), 0, -0.98, 0),
    at(box(0.34, 0.28, 0.1, 0.04, M.gold), 0, -0.98, 0.58),
  ],
  () => [
    head({
      skin: 0xf0a890,
      brow: 0xfdfaf2,
      iris: 0x1a4a8a,
      lips: 0xb03a3a,
      hair: 0xf4f1ea,
      style: "cropped",
      hat: HAT,
      longBeard: { long: 0.5, wide: 0.46 },
      moustache: { wide: 0.3, thick: 1.25 },
      beardColor: 0xf4f1ea,
    }),
    pointedHat(velvet(0xb8081c), M.matte(0xfdfaf2), { brim: 0.56, bend: 0.95 }),
    onHead(at(ring(0.55, 0.13, M.matte(0xfdfaf2)), 0, 0, 0, PI / 2), 0.32),
    onHead(ball(0.16, M.matte(0xfdfaf2)), 1.42, -0.1, 0).translateX(0.95),
  ],
);
const elf = bust(
  () => [
    body(velvet(0x0a7a34)),
    robe(gloss(0xfff0d0), M.lacquer(0xb8081c)),
    yoke(clothOf(0xb8081c), 0.16, 0.42, { thick: 0.05 }),
    at(ball(0.1, M.gold), 0, -0.1, 0.5),
  ],
  () => [
    head({
      skin: 0xf2b892,
      brow: 0x7a3a10,
      iris: 0x1a7a3a,
      ears: 1.7,
      hair: 0x9a4a14,
      style: "swept",
      hat: HAT,
    }),
    pointedHat(velvet(0x0a7a34), M.lacquer(0xb8081c), { brim: 0.6, bend: 0.6 }),
  ],
);
const leprechaun = bust(
  () => [
    body(velvet(0x0c7a30)),
    suit({ lapel: gloss(0x075a22), vest: M.lacquer(0xc89a1c) }),
    bowTie(M.enamel(0xd08a10)),
  ],
  () => [
    head({
      skin: 0xf2b08a,
      brow: 0xb04a0c,
      iris: 0x1a7a3a,
      hair: 0xc8540f,
      style: "swept",
      hat: HAT,
      longBeard: { long: 0.3, wide: 0.42 },
      beardColor: 0xc8540f,
    }),
    topHat(velvet(0x0c7a30), M.leather(0x1c140e), { buckle: M.gold }),
  ],
);
const genie = bust(
  () => [
    body(skin(0x2a9af0)),
    yoke(M.lacquer(0x7a1aa0), 0.5, 1.9, { thick: 0.03 }),
    robe(skin(0x2a9af0), M.gold),
    pendant(jewelled("ruby", 0.2), -0.62),
  ],
  () => [
    head({
      skin: 0x2a9af0,
      brow: 0x0c1a3a,
      iris: 0x14101f,
      lips: 0x1a4a9a,
      longBeard: { long: 0.5, wide: 0.2 },
      moustache: {},
      beardColor: 0x0c1430,
    }),
    onHead(
      group(
        lathe(points("0.5 -0.06, 0.6 0.02, 0.62 0.2, 0.5 0.4, 0.26 0.5, 0.001 0.52"), gloss(0xf2ecff), {
          smooth: true,
        }),
        at(jewelled("ruby", 0.16), 0, 0.16, 0.64),
        at(stretch(ball(0.12, M.gold), 0.7, 1.8, 0.5), 0, 0.48, 0.5),
      ),
      0.28,
    ),
    [1, -1].map((side) => at(ring(0.1, 0.025, M.gold), side * 0.56, 0.66, 0)),
  ],
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
const dwarf = bust(
  () => [
    body(M.leather(0x5a3418)),
    [1, -1].map((side) =>
      worn(
        polygon(points("0.3 0.1, 0.46 0.08, 0.44 -1.1, 0.28 -1.1").map(([x, y]) => [x * side, y])),
        M.leather(0x2a160a),
        0.03,
      ),
    ),
  ],
  () => [
    head({
      skin: 0xe09a74,
      brow: 0x7a4a1a,
      iris: 0x2a5a3a,
      isStern: true,
      hair: 0x8a4a1c,
      style: "back",
      hat: HAT,
      longBeard: { long: 0.8, wide: 0.46 },
      moustache: { wide: 0.32, thick: 1.3 },
      beardColor: 0x8a4a1c,
    }),
    dome(M.enamel(0xe8a010), M.iron),
    onHead(
      group(
        turn(cone(0.17, 0.14, 0.16, M.steel), PI / 2),
        at(stretch(ball(0.14, M.glow(0xfff3b0, 2.4)), 1, 1, 0.5), 0, 0, 0.08),
      ),
      0.46,
      0.62,
      -0.1,
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
      skin: 0xe8a27a,
      brow: 0x2a1408,
      hair: 0x2a1408,
      style: "swept",
      hat: HAT,
      moustache: { wide: 0.28 },
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
);
const zombie = bust(
  () => [body(M.matte(0x4a4034)), suit({ lapel: M.matte(0x342c24), shirt: M.matte(0xc8c0a0) })],
  () => [
    head({
      skin: 0x86b060,
      brow: 0x2a3a1a,
      iris: 0xd8c020,
      lips: 0x4a5a30,
      isStern: true,
      hair: 0x2a2c1c,
      style: "swept",
    }),
    at(tube(points("-0.32 1.22 0.4, -0.2 1.14 0.5, -0.12 1.06 0.53"), 0.022, M.matte(0x8a1420))),
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

export const FIGURES = {
  queen,
  cleopatra,
  princess,
  "sun-goddess": sunGoddess,
  "ice-queen": iceQueen,
  "moon-goddess": moonGoddess,
  detective,
  "lady-detective": lady,
  thief,
  vampire,
  countess,
  viking,
  valkyrie,
  wizard,
  witch,
  mermaid,
  fairy,
  ninja,
  samurai,
  santa,
  elf,
  leprechaun,
  genie,
  astronaut,
  dwarf,
  chef,
  zombie,
  emperor,
};
