// Busts of wizards, fairies and other people of tales.

import { bun, bust, fur, gloss, HAT, jewelled, skin, velvet } from "./bust.js";
import { clothOf } from "./cloth.js";
import {
  body,
  bowTie,
  dome,
  head,
  onHead,
  pendant,
  pointedHat,
  robe,
  suit,
  topHat,
  worn,
  yoke,
} from "./figure-parts.js";
import * as M from "./materials.js";
import { points, polygon, starPoints, svg } from "./outlines.js";
import { at, ball, box, cone, facets, group, lathe, PI, ring, slab, stretch, turn } from "./parts.js";

const wizard = bust(
  () => [body(velvet(0x2a1c9a)), robe(velvet(0x14104a), M.gold)],
  () => [
    head({
      gaze: [0, -0.06],
      skin: 0xe8a88a,
      brow: 0xf0eef8,
      iris: 0x2a5ac0,
      nose: 1.2,
      face: { long: 1.08, wide: 0.9, bridge: 1, hump: 1.2, tip: -0.6, age: 1.1 },
      eyes: { size: 0.86, upper: 16, lower: -26, tilt: -0.08, slant: -0.06 },
      brows: { thick: 1.9, lift: 0.015, arch: 0.02 },
      hair: 0xdedcea,
      style: "waves",
      hat: HAT,
      longBeard: { long: 0.95 },
      moustache: { wide: 0.34, thick: 1.1, tip: -0.1 },
      beardColor: 0xe6e4f0,
    }),
    pointedHat(velvet(0x2a1c9a), M.gold),
    onHead(facets(starPoints(5, 0.17, 0.07), 0.06, M.goldFacet), 0.72, 0.44),
  ],
  0.3,
  { nod: -0.06, turn: -0.18, tilt: -0.06 },
);
const witch = bust(
  () => [
    body(velvet(0x3a0a5a), true),
    robe(gloss(0x14101f), M.lacquer(0x2aa84a)),
    pendant(jewelled("emerald", 0.2), -0.42),
  ],
  () => [
    head({
      gaze: [0.24, -0.04],
      isSoft: true,
      skin: 0xa8b078,
      brow: 0x6a6a72,
      iris: 0xd8b020,
      lips: 0x5a3a3a,
      open: 0.5,
      smile: 0.1,
      nose: 1.25,
      face: {
        long: 1.12,
        wide: 0.88,
        chin: 1.2,
        point: 1.6,
        hollow: 1.1,
        cheekbones: 1.1,
        hump: 1.6,
        tip: -1.2,
        age: 1.2,
        mole: [0.07, -0.19],
      },
      eyes: { size: 0.78, upper: 18, lower: -22, tilt: 0.04, iris: 0.8, shadow: 0x7a6a8a },
      brows: { thick: 1.6, arch: 0.04 },
      mouth: { wide: 1.15, full: 0.5 },
      hair: 0x8a8694,
      style: "ragged",
      hat: HAT,
    }),
    pointedHat(velvet(0x1c1030), M.lacquer(0x7a1ac0), { brim: 1.12, bend: -0.34 }),
  ],
  -0.4,
  { nod: 0.08, turn: -0.12, tilt: 0.06 },
);

const mermaid = bust(
  () => [
    body(skin(0xb8764e), true),
    yoke(M.lacquer(0x0a9a9a), 0.74, 1.9, { thick: 0.035, isSoft: true }),
    yoke(M.white, 0.34, 0.41, { isSoft: true }),
    yoke(M.gold, 0.68, 0.76, { isSoft: true }),
    pendant(group(ball(0.13, M.white), at(ring(0.15, 0.03, M.gold))), -0.42),
  ],
  () => [
    head({
      gaze: [-0.34, 0.02],
      isSoft: true,
      skin: 0xb8764e,
      brow: 0x0a6a6a,
      iris: 0x0a9ac0,
      lips: 0xc84a5a,
      smile: 0.07,
      nose: 1.02,
      face: { long: 0.98, wide: 1.0, cheekbones: 0.8 },
      eyes: { size: 0.9, upper: 22, lower: -32, tilt: 0.04, shadow: 0x1a9a9a },
      mouth: { full: 1.3, wide: 0.9 },
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
  0.3,
  { turn: 0.15, tilt: -0.14, nod: 0.05 },
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
      frown: -0.008,
      gaze: [-0.1, 0.08],
      isSoft: true,
      skin: 0xf2bc98,
      brow: 0xb05a1a,
      iris: 0x2a8a3a,
      lips: 0xd04a6a,
      ears: 1.4,
      smile: 0.09,
      nose: 0.78,
      cheeks: 1.15,
      face: { long: 1.06, wide: 0.94, point: 0.5, tip: 0.9, cheekbones: 0.7, freckles: 12 },
      eyes: { size: 0.86, upper: 40, slant: -0.04, lower: -34, tilt: 0.02 },
      brows: { lift: 0.03, arch: 0.0 },
      mouth: { wide: 0.9, dimples: 0.6 },
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
  { tilt: 0.14, turn: -0.25, nod: -0.04 },
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
      gaze: [-0.1, 0],
      skin: 0xf0a890,
      brow: 0xfdfaf2,
      iris: 0x1a4a8a,
      lips: 0xb03a3a,
      open: 0.9,
      smile: 0.1,
      nose: 1.3,
      cheeks: 1.4,
      face: { wide: 1.12, tip: 0.6, age: 0.6 },
      eyes: { size: 0.82, upper: 42, lower: -24, slant: -0.06 },
      brows: { thick: 1.6, lift: 0.02 },
      hair: 0xf4f1ea,
      style: "cropped",
      hat: HAT,
      longBeard: { long: 0.5, wide: 0.46, laugh: 0.06 },
      moustache: { wide: 0.32, thick: 1.25 },
      beardColor: 0xf4f1ea,
    }),
    pointedHat(velvet(0xb8081c), M.matte(0xfdfaf2), { brim: 0.56, bend: 0.95 }),
    onHead(at(ring(0.55, 0.13, M.matte(0xfdfaf2)), 0, 0, 0, PI / 2), 0.32),
    onHead(ball(0.16, M.matte(0xfdfaf2)), 1.42, -0.1, 0).translateX(0.95),
  ],
  0.3,
  { tilt: 0.1, turn: -0.12, nod: -0.03 },
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
      gaze: [-0.4, -0.02],
      skin: 0xf2b892,
      brow: 0x7a3a10,
      iris: 0x1a7a3a,
      ears: 1.7,
      nose: 0.8,
      smile: 0.1,
      cheeks: 1.2,
      face: { long: 1.0, wide: 0.84, point: 1.2, chin: 0.8, tip: 1.2, freckles: 14 },
      eyes: { size: 1, upper: 28, lower: -26, tilt: 0.1 },
      brows: { thick: 0.7, lift: 0.03, arch: 0.03 },
      mouth: { smirk: 0.03 },
      hair: 0x9a4a14,
      style: "swept",
      hat: HAT,
    }),
    pointedHat(velvet(0x0a7a34), M.lacquer(0xb8081c), { brim: 0.6, bend: 0.6 }),
  ],
  0.3,
  { tilt: -0.14, turn: 0.12, nod: 0.02 },
);
const leprechaun = bust(
  () => [
    body(velvet(0x0c7a30)),
    suit({ lapel: gloss(0x075a22), vest: M.lacquer(0xc89a1c) }),
    bowTie(M.enamel(0xd08a10)),
  ],
  () => [
    head({
      gaze: [-0.3, 0.02],
      skin: 0xf2b08a,
      brow: 0xb04a0c,
      iris: 0x1a7a3a,
      nose: 1.3,
      smile: 0.08,
      open: 0.9,
      cheeks: 1.35,
      face: { wide: 1.08, tip: 0.8, age: 0.5 },
      eyes: { size: 0.86, upper: 26, lower: -12, slant: -0.02 },
      brows: { thick: 1.3, lift: 0.02, cock: 0.05 },
      hair: 0xc8540f,
      style: "swept",
      hat: HAT,
      longBeard: { long: 0.3, wide: 0.44, laugh: 0.06 },
      beardColor: 0xc8540f,
    }),
    topHat(velvet(0x0c7a30), M.leather(0x1c140e), { buckle: M.gold }),
  ],
  0.3,
  { tilt: 0.12, turn: -0.1 },
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
      gaze: [-0.1, 0],
      skin: 0x2a9af0,
      brow: 0x0c1a3a,
      iris: 0x14101f,
      lips: 0x1a4a9a,
      nose: 1.25,
      open: 1.1,
      smile: 0.12,
      cheeks: 1.2,
      face: { wide: 1.16, chin: 1.2, cheekbones: 1 },
      eyes: { size: 0.94, upper: 30, lower: -20, tilt: 0.08 },
      brows: { thick: 1.3, lift: 0.04, arch: 0.05 },
      longBeard: { long: 0.5, wide: 0.2, laugh: 0.07, reach: 0.24 },
      moustache: { wide: 0.34, thick: 0.8, tip: 0.07 },
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
  0.3,
  { nod: -0.08, turn: -0.1, tilt: -0.08 },
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
      gaze: [0, -0.02],
      skin: 0xdc8a64,
      brow: 0x7a4a1a,
      iris: 0x2a5a3a,
      nose: 1.65,
      cheeks: 1.25,
      face: { wide: 1.14, tip: -0.4, age: 0.8 },
      eyes: { size: 0.8, upper: 14, lower: -22, slant: 0.12 },
      brows: { thick: 1.9, lift: -0.01 },
      hair: 0x8a4a1c,
      style: "back",
      hat: HAT,
      longBeard: { long: 0.8, wide: 0.46 },
      moustache: { wide: 0.36, thick: 1.4, tip: -0.04 },
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
  0.3,
  { turn: -0.35, nod: 0.03 },
);
export const FAIRYTALES = {
  wizard,
  witch,
  mermaid,
  fairy,
  santa,
  elf,
  leprechaun,
  genie,
  dwarf,
};
