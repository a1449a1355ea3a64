// Busts of the people whom titles name.
import {
  beard,
  body,
  bowTie,
  collar,
  diadem,
  dome,
  feathers,
  fedora,
  hair,
  head,
  highCollar,
  horns,
  moustache,
  onHead,
  pendant,
  pointedHat,
  robe,
  suit,
  topHat,
  tresses,
} from "./figure-parts.js";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, starPoints, svg } from "./outlines.js";
import { at, ball, box, cone, facets, group, lathe, PI, ring, slab, stretch, tube, turn } from "./parts.js";

/** Clothes and a head that is a little larger than life. */
const bust =
  (clothes, above, yaw = 0.3) =>
  () =>
    turn(group(clothes(), at(group(above()), 0, -0.16, 0.02, 0, 0, 0, 1.28)), 0.04, yaw, 0);

const gloss = (color) => M.enamel(color, { roughness: 0.2 });
const velvet = (color) => M.satin(color, { sheen: 1, sheenColor: color, sheenRoughness: 0.4 });
const bun = (color, y = 1.32, z = -0.42, r = 0.25) =>
  at(ball(r, M.material({ color, roughness: 0.38, clearcoat: 0.5 })), 0, y, z);
const parted = (x, z) => (z > 0.05 ? 0.3 + x * 0.25 : z > -0.2 ? -0.02 : -0.4);
const framing = (x, z) => (z > 0.2 ? 0.34 - x * x * 2.2 : z > -0.1 ? -0.5 : -0.8);
const peak = (x, z) => (z > 0.1 ? 0.2 + Math.min(0.2, Math.abs(x) * 0.75) : z > -0.16 ? -0.05 : -0.42);
const jewelled = (kind, scale = 0.14) => at(jewel(kind), 0, 0, 0, PI / 2, 0, 0, scale);
const ermine = () =>
  group(
    at(stretch(ring(0.62, 0.17, M.matte(0xfbf6ea)), 1, 0.72, 1.1), 0, -0.02, 0.02, PI / 2 + 0.28),
    [-1, -0.5, 0, 0.5, 1].map((i) =>
      at(stretch(ball(0.045, M.black), 0.7, 1.4, 0.7), i * 0.42, -0.2 + i * i * 0.12, 0.62 - i * i * 0.2),
    ),
  );

const queen = bust(
  () => [
    body(velvet(0x9a0a28), 0xf0b892),
    robe(gloss(0xf2e6ff), M.gold),
    ermine(),
    pendant(group(ring(0.1, 0.03, M.gold), jewelled("sapphire")), -0.46),
  ],
  () => [
    tresses(0x7a3410, { down: 0.9, y: 0.5 }),
    head({ isSoft: true, skin: 0xf0b892, brow: 0x5a2408, iris: 0x2a6a3a, lips: 0xc02038 }),
    hair(0x7a3410, { line: framing, size: 1.14 }),
    diadem(M.gold, { front: jewelled("ruby", 0.12) }),
  ],
);

const cleopatra = bust(
  () => [
    body(M.enamel(0xf6efe0), 0xb06a3c),
    [0.42, 0.54, 0.66].map((radius, i) =>
      collar([M.gold, M.enamel(0x0a7ea0), M.gold][i], { radius, y: 0.04 - i * 0.07, tilt: 0.34, r: 0.075 }),
    ),
    pendant(group(ring(0.12, 0.04, M.gold), jewelled("emerald", 0.15)), -0.34),
  ],
  () => [
    tresses(0x120c18, { width: 0.68, down: 0.72, y: 0.66 }),
    head({ isSoft: true, skin: 0xb06a3c, brow: 0x0c0814, iris: 0x2a1408, lips: 0x9a1c2c, isStern: true }),
    hair(0x120c18, {
      line: (_x, z) => (z > 0.28 ? 0.25 : z > -0.1 ? -0.56 : -0.8),
      size: 1.18,
      strands: 0.035,
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

const iceQueen = bust(
  () => [
    body(M.lacquer(0x4a9ae8), 0xf2d0c4),
    robe(gloss(0xeaf6ff), M.silver),
    pendant(group(ring(0.1, 0.03, M.silver), jewelled("diamond", 0.16)), -0.42),
    highCollar(M.lacquer(0x2a6ad0), gloss(0xd8f0ff)),
  ],
  () => [
    tresses(0xdfefff, { down: 0.95, y: 0.45 }),
    head({ isSoft: true, skin: 0xf2d0c4, brow: 0x9ab0d0, iris: 0x1a6ae0, lips: 0xb05a90, isStern: true }),
    hair(0xdfefff, { line: framing, size: 1.14 }),
    diadem(M.silver, { tips: 11, high: 0.42, front: jewelled("sapphire", 0.12) }),
  ],
);

const moonGoddess = bust(
  () => [
    body(velvet(0x3a1c8a), 0xe8b898),
    robe(gloss(0xcfc0ff), M.silver),
    pendant(group(slab(circle(0.14), M.silver, { depth: 0.04, bevel: 0.02 })), -0.42),
  ],
  () => [
    tresses(0xb0a8e0, { down: 1, y: 0.42 }),
    head({ isSoft: true, skin: 0xe8b898, brow: 0x5a4a9a, iris: 0x5a2ab0, lips: 0xa03a6a }),
    hair(0xb0a8e0, { line: framing, size: 1.14 }),
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
    body(M.satin(0xa8793f), 0xe2a078),
    suit({ lapel: M.satin(0x8a5e2c), shirt: M.white, trim: M.dark }),
    at(box(0.12, 0.42, 0.06, 0.03, gloss(0x8a0a1e)), 0, -0.14, 0.4, -0.5),
  ],
  () => [
    head({ skin: 0xe2a078, brow: 0x2a1408, isStern: true }),
    hair(0x2a1408),
    moustache(0x2a1408),
    fedora(M.satin(0x8a5a2a), gloss(0x2a140a)),
  ],
);
const lady = bust(
  () => [
    body(M.satin(0x7a0e2a), 0xf0b892),
    suit({ lapel: M.satin(0x54081c), shirt: gloss(0xfff0e0) }),
    collar(M.white, { radius: 0.3, y: 0.14, tilt: 0.4, r: 0.04 }),
  ],
  () => [
    tresses(0x4a1c0a, { width: 0.6, down: 0.62, y: 0.62 }),
    head({ isSoft: true, skin: 0xf0b892, brow: 0x3a1408, iris: 0x1a5a3a, lips: 0xc0142c }),
    hair(0x4a1c0a, { line: framing, size: 1.14 }),
    fedora(M.satin(0x7a0e2a), gloss(0x14101f)),
  ],
  -0.3,
);
const thief = bust(
  () => [
    body(gloss(0x1a1626), 0xe8a27a),
    collar(M.gold, { radius: 0.32, y: 0.1 }),
    pendant(jewelled("diamond", 0.26), -0.4),
  ],
  () => [
    tresses(0x1c0c2a, { down: 0.8, y: 0.56 }),
    head({ isSoft: true, skin: 0xe8a27a, brow: 0x14081c, iris: 0x1a8a5a, lips: 0xb0142c }),
    hair(0x1c0c2a, { line: framing, size: 1.14 }),
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
    body(gloss(0x14101c), 0xd8c8d4),
    suit({ lapel: gloss(0x6a0618), vest: M.lacquer(0x8a0a24) }),
    pendant(group(ring(0.12, 0.035, M.gold), jewelled("ruby", 0.18)), 0.02),
  ],
  () => [
    head({ skin: 0xd8c8d4, brow: 0x0c0810, iris: 0xc00a14, lips: 0x8a1428, isStern: true, ears: 1.3 }),
    hair(0x120c16, { line: peak, high: 1.02 }),
    [1, -1].map((side) => at(cone(0.022, 0.002, 0.1, M.white), side * 0.075, 0.525, 0.47, PI)),
  ],
);
const countess = bust(
  () => [
    highCollar(gloss(0x2a0412), gloss(0xc01030)),
    body(velvet(0x6a0620), 0xe0ccd6),
    collar(M.black, { radius: 0.29, y: 0.16, tilt: 0.3, r: 0.06 }),
    pendant(jewelled("ruby", 0.2), 0.0),
  ],
  () => [
    tresses(0x140a14, { down: 1, y: 0.42 }),
    head({ isSoft: true, skin: 0xe0ccd6, brow: 0x100810, iris: 0xb00a14, lips: 0xb00018, isStern: true }),
    hair(0x140a14, { line: peak, size: 1.14 }),
  ],
  -0.3,
);

const viking = bust(
  () => [
    body(M.leather(0x4a2a16), 0xe09a74),
    at(stretch(ring(0.62, 0.2, M.matte(0x8a6a4a)), 1, 0.72, 1.05), 0, -0.02, 0.02, PI / 2 + 0.25),
    pendant(
      group(slab(circle(0.17), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("sapphire", 0.12)),
      -0.62,
    ),
  ],
  () => [
    head({ skin: 0xe09a74, brow: 0x9a4a12, iris: 0x1a5a9a, isStern: true }),
    beard(0xc0601a, { length: 1.7 }),
    moustache(0xd0701e, 0.28),
    dome(M.steel, M.gold),
    horns(M.enamel(0xf0e2c0)),
  ],
);
const valkyrie = bust(
  () => [
    tresses(0xe8b84a, { width: 0.66, down: 1, y: 0.3 }),
    body(M.steel, 0xf0b892),
    [1, -1].map((side) => at(stretch(ball(0.3, M.gold), 1.1, 0.8, 1.1), side * 0.78, -0.18, 0)),
    pendant(
      group(slab(circle(0.2), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("sapphire", 0.16)),
      -0.36,
    ),
  ],
  () => [
    head({ isSoft: true, skin: 0xf0b892, brow: 0x9a6a1a, iris: 0x1a6ac0, lips: 0xb0303c, isStern: true }),
    hair(0xe8b84a, { line: framing, size: 1.12 }),
    dome(M.silver, M.gold),
    feathers(M.satin(0xfbfaff)),
  ],
);

const wizard = bust(
  () => [body(velvet(0x2a1c9a), 0xe8a88a), robe(velvet(0x14104a), M.gold)],
  () => [
    tresses(0xe6e4f0, { down: 0.8, y: 0.56 }),
    head({ skin: 0xe8a88a, brow: 0xf0eef8, iris: 0x1a4ac0 }),
    beard(0xeceaf6, { length: 2.1 }),
    moustache(0xffffff, 0.28),
    pointedHat(velvet(0x2a1c9a), M.gold),
    onHead(facets(starPoints(5, 0.17, 0.07), 0.06, M.goldFacet), 0.72, 0.44),
  ],
);
const witch = bust(
  () => [
    body(velvet(0x3a0a5a), 0xe8a888),
    robe(gloss(0x14101f), M.lacquer(0x2aa84a)),
    pendant(jewelled("emerald", 0.2), -0.42),
  ],
  () => [
    tresses(0xc0441a, { down: 1, y: 0.42 }),
    head({ isSoft: true, skin: 0xe8a888, brow: 0x7a2a0c, iris: 0x2a9a3a, lips: 0x8a1450 }),
    hair(0xc0441a, { line: framing, size: 1.14 }),
    pointedHat(velvet(0x1c1030), M.lacquer(0x7a1ac0), { brim: 1.12, bend: -0.34 }),
  ],
  -0.3,
);

const mermaid = bust(
  () => [
    body(M.lacquer(0x0a9a9a), 0xe8a880),
    [0.36, 0.5].map((radius, i) =>
      collar(i ? M.gold : M.white, { radius, y: 0.06 - i * 0.1, tilt: 0.4, r: 0.05 }),
    ),
    pendant(group(ball(0.13, M.white), at(ring(0.15, 0.03, M.gold))), -0.42),
  ],
  () => [
    tresses(0x0ab0a0, { width: 0.74, down: 1.1, y: 0.36 }),
    head({ isSoft: true, skin: 0xe8a880, brow: 0x0a6a6a, iris: 0x0a8ac0, lips: 0xd04a5a }),
    hair(0x0ab0a0, { line: framing, size: 1.15, strands: 0.035 }),
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
    body(velvet(0x2a9a4a), 0xf2bc98),
    collar(M.enamel(0x7ad04a), { radius: 0.44, y: 0.0, tilt: 0.4, r: 0.08 }),
    pendant(facets(starPoints(5, 0.18, 0.08), 0.06, M.goldFacet), -0.44),
  ],
  () => [
    head({ isSoft: true, skin: 0xf2bc98, brow: 0xb05a1a, iris: 0x2a8a3a, lips: 0xd04a6a, ears: 1.4 }),
    hair(0xf0a83a, { line: parted, size: 1.12 }),
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
    body(M.satin(0x1c1a2c), 0xe8a27a),
    robe(M.satin(0x0e0c18), M.satin(0x2a2840)),
    at(ring(0.34, 0.12, M.satin(0xa80c1c)), 0, 0.14, 0, PI / 2 + 0.2),
  ],
  () => [
    head({ skin: 0xe8a27a, brow: 0x120c10, iris: 0x1c0c08, isStern: true }),
    hair(0x1c1a2c, { line: (_x, z) => (z > 0.16 ? 0.2 : -0.9), strands: 0, size: 1.14 }),
    beard(0x1c1a2c, { length: 1.02, top: 0.08, width: 1.12 }),
    at(stretch(ball(0.34, M.satin(0x1c1a2c)), 1.15, 0.85, 0.7), 0, 0.6, 0.3),
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
    body(M.lacquer(0x8a0a1a), 0xe8a27a),
    [0, 1, 2].map((i) =>
      at(
        stretch(ring(0.52 + i * 0.13, 0.09, i % 2 ? M.lacquer(0x8a0a1a) : M.gold), 1, 0.7, 1),
        0,
        -0.06 - i * 0.2,
        0.04,
        PI / 2 + 0.16,
      ),
    ),
    [1, -1].map((side) =>
      at(box(0.5, 0.7, 0.24, 0.1, M.lacquer(0x6a0612)), side * 0.9, -0.4, 0, 0, 0, side * 0.14),
    ),
  ],
  () => [
    head({ skin: 0xe8a27a, brow: 0x0c080a, isStern: true }),
    moustache(0x120c10, 0.26),
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
    body(velvet(0xb8081c), 0xf0a890),
    at(stretch(ring(0.6, 0.17, M.matte(0xfdfaf2)), 1, 0.72, 1.05), 0, 0.0, 0.02, PI / 2 + 0.25),
    at(box(1.7, 0.2, 1.1, 0.08, M.leather(0x1c140e)), 0, -0.98, 0),
    at(box(0.34, 0.28, 0.1, 0.04, M.gold), 0, -0.98, 0.58),
  ],
  () => [
    head({ skin: 0xf0a890, brow: 0xfdfaf2, iris: 0x1a4a8a, lips: 0xb03a3a }),
    beard(0xfaf7f0, { length: 1.6, width: 1.16 }),
    moustache(0xffffff, 0.3),
    pointedHat(velvet(0xb8081c), M.matte(0xfdfaf2), { brim: 0.56, bend: 0.95 }),
    onHead(at(ring(0.55, 0.13, M.matte(0xfdfaf2)), 0, 0, 0, PI / 2), 0.32),
    onHead(ball(0.16, M.matte(0xfdfaf2)), 1.42, -0.1, 0).translateX(0.95),
  ],
);
const elf = bust(
  () => [
    body(velvet(0x0a7a34), 0xf2b892),
    robe(gloss(0xfff0d0), M.lacquer(0xb8081c)),
    collar(M.enamel(0xb8081c), { radius: 0.4, y: 0.06, r: 0.07 }),
    at(ball(0.1, M.gold), 0, -0.1, 0.5),
  ],
  () => [
    head({ skin: 0xf2b892, brow: 0x7a3a10, iris: 0x1a7a3a, ears: 1.7 }),
    hair(0x9a4a14),
    pointedHat(velvet(0x0a7a34), M.lacquer(0xb8081c), { brim: 0.6, bend: 0.6 }),
  ],
);
const leprechaun = bust(
  () => [
    body(velvet(0x0c7a30), 0xf2b08a),
    suit({ lapel: gloss(0x075a22), vest: M.lacquer(0xc89a1c) }),
    bowTie(M.enamel(0xd08a10)),
  ],
  () => [
    head({ skin: 0xf2b08a, brow: 0xb04a0c, iris: 0x1a7a3a }),
    beard(0xd2570f, { length: 1.35, top: -0.02 }),
    topHat(velvet(0x0c7a30), M.leather(0x1c140e), { buckle: M.gold }),
  ],
);
const genie = bust(
  () => [
    body(M.satin(0x1a8ae0), 0x2a9af0),
    [1, -1].map((side) => at(stretch(ball(0.34, M.lacquer(0x7a1aa0)), 1, 1.2, 1), side * 0.74, -0.42, 0.02)),
    collar(M.gold, { radius: 0.42, y: 0.06, r: 0.09 }),
    pendant(jewelled("ruby", 0.22), -0.3),
  ],
  () => [
    head({ skin: 0x2a9af0, brow: 0x0c1a3a, iris: 0x14101f, lips: 0x1a4a9a }),
    beard(0x0c1430, { length: 1.5, top: -0.3, width: 1.06 }),
    moustache(0x0c1430, 0.26),
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
    body(M.enamel(0xf4f2fa), 0xe8a27a),
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
    head({ skin: 0xe8a27a, brow: 0x4a2410 }),
    hair(0x5a2c10),
    at(ball(0.8, M.glass(0xbfe0ff, 0.14)), 0, 0.88, 0.02),
    at(ring(0.8, 0.05, M.white), 0, 0.88, 0, 0.25, 0, 0),
    [1, -1].map((side) =>
      at(turn(cone(0.2, 0.2, 0.14, M.enamel(0xe04a1a)), 0, 0, PI / 2), side * 0.8, 0.88, 0),
    ),
  ],
);
const dwarf = bust(
  () => [
    body(M.leather(0x5a3418), 0xe09a74),
    [1, -1].map((side) =>
      at(box(0.16, 1.2, 0.08, 0.03, M.leather(0x2a160a)), side * 0.34, -0.42, 0.5, -0.16, 0, side * 0.1),
    ),
  ],
  () => [
    head({ skin: 0xe09a74, brow: 0x7a4a1a, iris: 0x2a5a3a, isStern: true }),
    beard(0x8a4a1c, { length: 2, width: 1.16 }),
    moustache(0x9a5a24, 0.3),
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
    body(M.satin(0xfaf8ff), 0xe8a27a),
    [-0.16, 0.16].flatMap((x) =>
      [-0.3, -0.52, -0.74].map((y) => at(ball(0.045, M.gold), x, y, 0.58 + y * -0.02)),
    ),
    at(ring(0.3, 0.09, M.enamel(0xd2061e)), 0, 0.14, 0.03, PI / 2 + 0.2),
  ],
  () => [
    head({ skin: 0xe8a27a, brow: 0x2a1408 }),
    hair(0x2a1408),
    moustache(0x2a1408, 0.28),
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
  () => [body(M.matte(0x4a4034), 0x8ab06a), suit({ lapel: M.matte(0x342c24), shirt: M.matte(0xc8c0a0) })],
  () => [
    head({ skin: 0x86b060, brow: 0x2a3a1a, iris: 0xd8c020, lips: 0x4a5a30, isStern: true }),
    hair(0x2a2c1c, { strands: 0.09 }),
    at(tube(points("-0.32 1.22 0.4, -0.2 1.14 0.5, -0.12 1.06 0.53"), 0.022, M.matte(0x8a1420))),
  ],
);
const emperor = bust(
  () => [
    body(velvet(0xc08a10), 0xeeb48a),
    robe(gloss(0xb00a1c), M.gold),
    collar(M.gold, { radius: 0.4, y: 0.08, r: 0.08 }),
    pendant(jewelled("emerald", 0.2), -0.44),
  ],
  () => [
    head({ skin: 0xeeb48a, brow: 0x120c10, isStern: true }),
    beard(0x140e12, { length: 1.7, top: -0.34, width: 1.02 }),
    moustache(0x140e12, 0.26),
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
