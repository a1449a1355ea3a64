// Busts of pirates, cowboys, jesters and other people whom titles name.

import { bust, gloss, HAT, jewelled, skin } from "./bust.js";
import { clothOf } from "./cloth.js";
import { body, dome, head, onHead, pendant, suit, worn, yoke } from "./figure-parts.js";
import { stetson } from "./frontier.js";
import { crest } from "./helmets.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints } from "./outlines.js";
import { at, ball, cone, deform, group, PI, ring, slab, stretch, tube } from "./parts.js";
import { captainsHat } from "./pirates.js";
import { jestersCap } from "./stage.js";

/** A closed line around the head at a height that rises to the left. */
const strap = (y, rise) =>
  onHead(
    tube(
      Array.from({ length: 32 }, (_, i) => {
        const a = (i / 32) * PI * 2;
        const x = Math.sin(a) * 0.49;
        return [x, y + x * rise, -0.07 + Math.cos(a) * 0.575];
      }),
      0.022,
      M.dark,
      { closed: true },
    ),
    0,
    0,
    0,
  );

const eyePatch = () =>
  group(
    strap(0.2, 0.36),
    onHead(
      at(
        slab(circle(0.135), M.leather(0x14101c), { depth: 0.03, bevel: 0.03 }),
        -0.2,
        0.02,
        0.44,
        0,
        -0.36,
        0,
      ),
      0,
      0,
      0,
    ),
  );

const earrings = () =>
  onHead(
    [1, -1].map((side) => at(ring(0.085, 0.022, M.gold), side * 0.5, -0.2, 0, 0, 0.5, 0)),
    0,
    0,
    0,
  );

const pirate = bust(
  () => [
    body(gloss(0x8a1020)),
    suit({ lapel: M.gold, shirt: clothOf(0xf6efe0), trim: M.gold }),
    pendant(group(slab(circle(0.15), M.gold, { depth: 0.04, bevel: 0.03 }), jewelled("ruby", 0.1)), -0.06),
  ],
  () => [
    head({
      gaze: [0, -0.02],
      skin: 0xcf8254,
      brow: 0x1a0e08,
      iris: 0x2a6a8a,
      open: 0.9,
      smile: 0.08,
      nose: 1.4,
      face: { wide: 1.06, hump: 1.2, cheekbones: 1, age: 0.8 },
      eyes: { size: 0.9, upper: 18, lower: -26, slant: 0.14 },
      brows: { thick: 1.6 },
      hair: 0x20120c,
      style: "waves",
      hat: HAT,
      longBeard: { long: 0.3, wide: 0.36, laugh: 0.055 },
      moustache: { wide: 0.34, thick: 1, tip: 0.05 },
      beardColor: 0x241510,
    }),
    eyePatch(),
    earrings(),
    onHead(captainsHat(), 0.26, 0, -0.12, 0, 0.6),
  ],
  0.3,
  { tilt: -0.1, turn: -0.1, nod: 0.03 },
);

const pirateLady = bust(
  () => [
    body(gloss(0x14305a), true),
    suit({ lapel: M.gold, shirt: clothOf(0xf6efe0) }),
    pendant(group(ring(0.11, 0.03, M.gold), jewelled("emerald", 0.15)), 0.0),
  ],
  () => [
    head({
      gaze: [0.26, -0.02],
      isSoft: true,
      skin: 0xd08a5c,
      brow: 0x6a1e08,
      iris: 0x1a9a5a,
      lips: 0xa01c2c,
      smile: 0.06,
      nose: 1.05,
      face: { long: 1.05, wide: 1.05, cheekbones: 1.1, chin: 1.2, bridge: 0.8, hump: 0.8 },
      eyes: { size: 0.82, upper: 18, slant: 0.04, lower: -26, tilt: 0.06, iris: 0.98 },
      brows: { thick: 1.3, cock: 0.06 },
      mouth: { smirk: 0.05, wide: 1.05 },
      hair: 0xb4401a,
      style: "mane",
      hat: HAT,
    }),
    onHead(captainsHat(), 0.26, 0, -0.12, 0, 0.6),
  ],
  -0.3,
  { turn: -0.1, tilt: 0.1, nod: 0.04 },
);

/** A kerchief knotted around the neck. */
const kerchief = (color, isSoft) =>
  group(
    yoke(gloss(color), 0.06, 0.26, { thick: 0.06, isSoft }),
    worn(polygon(points("-0.36 0.06, 0.36 0.06, 0 -0.42")), gloss(color), 0.06),
  );
const starBadge = () =>
  worn(polygon(starPoints(5, 0.17, 0.08).map(([x, y]) => [x + 0.42, y - 0.52])), M.gold, 0.08);
const waistcoat = (leather) =>
  [1, -1].map((side) =>
    worn(
      polygon(
        points("0.2 0.12, 0.5 0.0, 0.62 -0.3, 0.6 -1.08, 0.22 -1.08, 0.3 -0.5").map(([x, y]) => [
          x * side,
          y,
        ]),
      ),
      leather,
      0.03,
    ),
  );

const cowboy = bust(
  () => [body(gloss(0x2a5a8a)), waistcoat(M.leather(0x5a3418)), kerchief(0xc01424, false), starBadge()],
  () => [
    head({
      gaze: [-0.34, -0.02],
      skin: 0xd88e62,
      brow: 0x4a2410,
      iris: 0x2a7aa8,
      smile: 0.06,
      nose: 1.1,
      face: { long: 1.06, wide: 1.1, chin: 1.2, cheekbones: 0.9, bridge: 1, age: 0.35 },
      eyes: { size: 0.9, upper: 19, lower: -20, slant: 0.1 },
      brows: { thick: 1.2 },
      mouth: { smirk: 0.015 },
      hair: 0x4a2410,
      style: "back",
      hat: HAT,
      beard: 0x5a2e16,
      moustache: { wide: 0.28, thick: 1.2 },
      beardColor: 0x4a2410,
    }),
    onHead(stetson(M.leather(0x9a5520), 0.55), 0.28, 0, -0.1, 0, 0.78),
  ],
  0.3,
  { nod: -0.04, turn: 0.15, tilt: 0.08 },
);

const cowgirl = bust(
  () => [body(gloss(0xb82a3a), true), kerchief(0xf4c430, true)],
  () => [
    head({
      frown: -0.015,
      gaze: [0.2, 0],
      isSoft: true,
      skin: 0xf0b48c,
      brow: 0x9a6a24,
      iris: 0x2a7a9a,
      lips: 0xc23a44,
      smile: 0.1,
      cheeks: 1.05,
      face: { long: 1.05, wide: 1.02, chin: 1.15, tip: 0.5, cheekbones: 0.7, freckles: 18 },
      eyes: { size: 0.8, upper: 38, slant: -0.05, lower: -20, iris: 0.95 },
      brows: { lift: 0.03 },
      mouth: { wide: 1.12, full: 0.8, dimples: 0.8 },
      hair: 0xe0a840,
      style: "plaits",
      hat: HAT,
    }),
    onHead(stetson(M.leather(0xd8b078), 0.55), 0.28, 0, -0.1, 0, 0.78),
  ],
  -0.3,
  { nod: -0.08, turn: 0.1, tilt: -0.1 },
);

const jestersCollar = () =>
  [-2, -1, 0, 1, 2].map((i) => {
    const x = i * 0.25;
    const top = 0.08 - x * x * 0.5;
    return worn(
      polygon([
        [x - 0.15, top],
        [x + 0.15, top],
        [x * 1.15, top - 0.42],
      ]),
      M.enamel([0xffb400, 0xd2061e, 0x0a9a48][(i + 2) % 3]),
      0.05,
    );
  });

const joker = bust(
  () => [
    body(gloss(0x5a12b0)),
    jestersCollar(),
    [-0.42, -0.66, -0.9].map((y) => pendant(ball(0.075, M.gold), y)),
  ],
  () => [
    head({
      gaze: [-0.1, 0.04],
      skin: 0xf4e4dc,
      brow: 0x3a0a5a,
      iris: 0x12a04a,
      lips: 0xd00a24,
      open: 1.2,
      smile: 0.14,
      cheeks: 1.2,
      nose: 1.1,
      face: { long: 1.12, wide: 0.88, point: 1.3, cheekbones: 1.2, hollow: 0.8 },
      eyes: { size: 0.95, upper: 28, lower: -24, tilt: 0.12, shadow: 0x5a2ab0 },
      brows: { thick: 0.9, lift: 0.02, arch: 0.06 },
      mouth: { paint: 0.9, wide: 1.1 },
      hair: 0x1a8a3a,
      style: "swept",
      hat: HAT,
    }),
    onHead(at(ball(0.1, M.lacquer(0xd8101e)), 0, -0.12, 0.56), 0, 0, 0),
    onHead(jestersCap(), 0.66, -0.02, -0.16, 0, 0.58),
  ],
  0.3,
  { tilt: 0.1, turn: -0.1, nod: -0.06 },
);

const zeus = bust(
  () => [
    body(skin(0xd89468)),
    worn(polygon(points("-0.7 0.1, -0.2 0.14, 0.66 -1.1, -0.62 -1.1")), clothOf(0xf6f0e4), 0.03),
    pendant(
      group(slab(circle(0.17), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("sapphire", 0.12)),
      -0.2,
    ),
  ],
  () => [
    head({
      gaze: [-0.1, -0.1],
      skin: 0xe2a078,
      brow: 0xe8e6f2,
      iris: 0x1a7aff,
      isStern: true,
      nose: 1.15,
      face: { long: 1.06, wide: 1, cheekbones: 1, bridge: 1.6, age: 0.9 },
      eyes: { size: 0.88, upper: 16, lower: -28 },
      brows: { thick: 1.8 },
      hair: 0xdedcea,
      style: "waves",
      longBeard: { long: 0.55, wide: 0.42 },
      moustache: { wide: 0.3, thick: 1.2 },
      beardColor: 0xe6e4f0,
    }),
    laurel(),
  ],
  0.3,
  { nod: -0.1, turn: -0.25 },
);

/** A wreath of golden leaves, open above the forehead. */
function laurel() {
  const leaf = (a, up) =>
    at(
      stretch(ball(0.13, M.gold), 0.45, 1.25, 0.3),
      Math.sin(a) * 0.55,
      up,
      -0.05 + Math.cos(a) * 0.6,
      -0.2,
      a,
      -Math.sign(a) * 0.9,
    );
  return onHead(
    [1, -1].map((side) =>
      Array.from({ length: 8 }, (_, i) => [
        leaf(side * (0.16 + i * 0.27), 0.05),
        leaf(side * (0.28 + i * 0.27), -0.06),
      ]),
    ),
    0.33,
  );
}

const gladiator = bust(
  () => [
    body(skin(0xc07a4c)),
    worn(polygon(points("-0.74 0.0, -0.52 0.1, 0.7 -0.86, 0.5 -1.0")), M.leather(0x5a2a14), 0.04),
    [1, -1].map((side) => at(stretch(ball(0.32, M.gold), 1.1, 0.8, 1.1), side * 0.84, -0.14, 0)),
    pendant(group(slab(circle(0.2), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("ruby", 0.13)), -0.5),
  ],
  () => [
    head({
      gaze: [-0.1, 0.08],
      skin: 0xb8744a,
      brow: 0x1c100a,
      iris: 0x3a1c0a,
      isStern: true,
      nose: 1.25,
      face: { wide: 1.14, chin: 1.3, hump: 1.2, cheekbones: 1, age: 0.5 },
      eyes: { size: 0.84, upper: 14, lower: -26 },
      brows: { thick: 1.5 },
      mouth: { wide: 0.95 },
      hair: 0x1c100a,
      style: "cropped",
      hat: HAT,
      beard: 0x2a180e,
    }),
    dome(M.gold, M.gold),
    onHead(
      at(crest([M.matte(0xc01424), M.matte(0x8a0c18)], 0.54, 0.5, 3.4, 0.4), 0, 0, -0.02),
      0.26,
      -0.02,
      -0.12,
    ),
  ],
  0.3,
  { nod: 0.12, turn: 0.1 },
);

const GREEN = 0x6ac83a;
function alien() {
  const cheek = deform(ball(0.66, M.enamel(GREEN, { roughness: 0.4 })), (p) => {
    const low = 0.5 - p.y / 1.32;
    const wide = 1.1 - low * low * 0.56;
    p.set(p.x * wide, p.y * 1.16, p.z * wide * 0.9);
  });
  const eye = (side) =>
    group(
      at(
        stretch(ball(0.3, M.black), 0.76, 1.25, 0.42),
        side * 0.28,
        -0.04,
        0.47,
        0.02,
        side * 0.4,
        side * 0.5,
      ),
      at(ball(0.055, M.white), side * 0.28 - 0.06, 0.08, 0.6),
    );
  const feeler = (side) =>
    group(
      tube(
        points("0.2 0.6 0, 0.34 0.9 0, 0.42 1.1 0.06").map(([x, y, z]) => [x * side, y, z]),
        0.035,
        M.enamel(GREEN),
      ),
      at(
        ball(0.1, M.enamel(0xffe040, { emissive: 0xffb000, emissiveIntensity: 0.5 })),
        side * 0.43,
        1.16,
        0.07,
      ),
    );
  return group(
    cheek,
    eye(1),
    eye(-1),
    feeler(1),
    feeler(-1),
    tube(points("-0.13 -0.48 0.42, 0 -0.53 0.46, 0.13 -0.48 0.42"), 0.022, M.dark),
  );
}
const alienBust = bust(
  () => [
    body(M.silver),
    at(ring(0.3, 0.09, M.enamel(0x7a1ac0)), 0, 0.16, 0, PI / 2),
    pendant(
      group(slab(circle(0.16), M.gold, { depth: 0.05, bevel: 0.03 }), jewelled("amethyst", 0.12)),
      -0.42,
    ),
  ],
  () => [at(cone(0.17, 0.22, 0.6, M.enamel(GREEN)), 0, 0.2, -0.04), onHead(alien(), 0.04)],
);

export const ADVENTURERS = {
  pirate,
  "pirate-lady": pirateLady,
  cowboy,
  cowgirl,
  joker,
  zeus,
  gladiator,
  alien: alienBust,
};
