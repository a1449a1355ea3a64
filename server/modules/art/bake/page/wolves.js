// Heads of wolves and foxes.
import { liddedEye } from "./eyes.js";
import { fang, furry, palette, snout, thin } from "./fur.js";
import * as M from "./materials.js";
import { group, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored } from "./sculpt.js";

const BOUNDS = [
  [-1.6, -1.6, -1.1],
  [1.6, 1.8, 1.6],
];

/** @param {number} width of the muzzle */
function skull(width, isFierce) {
  const half = join(
    0.14,
    egg([0.52, -0.24, 0.12], [0.42, 0.44, 0.46]),
    egg([0.13 * width, -0.4, 0.98], [0.17 * width, 0.14, 0.24]),
    isFierce
      ? limb([0.12, 0.24, 0.72], 0.1, [0.58, 0.46, 0.4], 0.12)
      : limb([0.18, 0.38, 0.6], 0.09, [0.54, 0.42, 0.42], 0.11),
    thin(1.9, -0.12, limb([0.5, 0.6, -0.12], 0.36, [0.72, 1.5, -0.12], 0.03)),
    chain(0.08, [
      [0.72, -0.1, 0, 0.26],
      [1.08, -0.3, -0.12, 0.14],
      [1.36, -0.36, -0.24, 0.01],
    ]),
    chain(0.08, [
      [0.7, -0.34, 0.06, 0.26],
      [0.98, -0.68, -0.06, 0.14],
      [1.18, -0.86, -0.16, 0.01],
    ]),
    chain(0.08, [
      [0.5, -0.5, 0.1, 0.28],
      [0.66, -0.96, 0, 0.15],
      [0.74, -1.26, -0.08, 0.01],
    ]),
    chain(0.08, [
      [0.16, -0.56, 0.2, 0.28],
      [0.22, -1.06, 0.14, 0.16],
      [0.2, -1.42, 0.1, 0.01],
    ]),
    chain(0.08, [
      [0.76, 0.2, -0.1, 0.22],
      [1.04, 0.1, -0.24, 0.12],
      [1.24, 0.12, -0.34, 0.01],
    ]),
  );
  const whole = join(
    0.16,
    egg([0, 0.12, -0.1], [0.86, 0.8, 0.78]),
    limb([0, 0.1, 0.5], 0.34, [0, -0.26, 1.12], 0.19 * width),
    limb([0, -0.46, 0.5], 0.2, [0, -0.56, 0.98], 0.11 * width),
    mirrored(half),
  );
  const sockets = mirrored(egg([0.34, 0.1, 0.82], [0.22, 0.13, 0.22]));
  const inside = thin(1.5, 0.06, limb([0.52, 0.74, 0.1], 0.22, [0.68, 1.32, 0.06], 0.02));
  return carve(0.04, carve(0.1, whole, sockets), mirrored(inside));
}

/** Dark back and ears, a mask of the coat's colour, bright chops and throat. */
const paintWolf =
  ({ coat, back, pale, inner, tips }) =>
  (x, y, z, color) => {
    const ax = Math.abs(x);
    color.copy(coat).lerp(back, Math.max(ease(0.3, 0.7, y - z * 0.3), ease(0.1, -0.5, z) * 0.7));
    const bridge = ease(0.2, 0.08, ax) * ease(-0.3, 0, y - (z - 0.6) * -0.4);
    color.lerp(back, bridge * 0.5 * ease(0.4, 0.7, z));
    const chops =
      ease(0.02, -0.16, y + (z - 0.5) * 0.42 - ax * 0.16) *
      ease(-0.2, 0.3, z) *
      ease(1.0, 0.7, ax - Math.max(0, -y - 0.5));
    const brow = ease(0.2, 0.1, Math.hypot((ax - 0.3) * 0.8, y - 0.38)) * ease(0.3, 0.5, z);
    color.lerp(pale, Math.min(1, Math.max(chops, brow)));
    color.lerp(tips, ease(1.05, 1.3, y) * 0.9);
    if (z > -0.14 && y > 0.78)
      color.lerp(
        inner,
        ease(0.24, 0.14, Math.abs(ax - 0.52 - (y - 0.74) * 0.26) + Math.max(0, y - 0.7) * 0.28),
      );
  };

function wolf({ coat, eyes, lid, width = 1, isFierce = true, line = 0x1a0e12 }) {
  const eye = isFierce
    ? { slant: 0.44, open: 0.58, pupil: [0.42, 0.42] }
    : { slant: 0.2, open: 0.74, pupil: [0.5, 0.7] };
  const lip = M.matte(line);
  return () =>
    turn(
      group(
        furry(skull(width, isFierce), BOUNDS, paintWolf(palette(coat)), { nose: [0, -0.2], depth: 0.12 }),
        [1, -1].map((side) => [
          liddedEye(side, [0.33, 0.1, 0.6], isFierce ? 0.18 : 0.22, { iris: eyes, lid, ...eye }),
          isFierce ? fang(side * 0.16 * width, -0.48, 1.08, 0.05, 0.22, 0.1) : [],
          tube(
            [
              [0, -0.47, 1.24],
              [side * 0.14 * width, -0.52, 1.16],
              [side * 0.26 * width, -0.5, 0.9],
              [side * 0.4, -0.4, 0.62],
            ],
            0.024,
            lip,
          ),
        ]),
        snout([0, -0.24, 1.3], [0.16, 0.12, 0.12]),
      ),
      0.04,
      0.34,
      0,
    );
}

export const WOLVES = {
  wolf: wolf({
    coat: { coat: 0x8a9ac0, back: 0x48547a, pale: 0xf2f4ff, inner: 0xd8a8b0, tips: 0x2a3450 },
    eyes: 0xffb01c,
    lid: 0x4a5678,
  }),
  "wolf-night": wolf({
    coat: { coat: 0x4a4478, back: 0x221e3c, pale: 0xa8a2d8, inner: 0x8a5a8a, tips: 0x14101f },
    eyes: 0x2ad8ff,
    lid: 0x2a2648,
  }),
  "wolf-gold": wolf({
    coat: { coat: 0xe89a1c, back: 0xa85e08, pale: 0xfff0c0, inner: 0xf0a880, tips: 0x6a3408 },
    eyes: 0x38e890,
    lid: 0xb8700c,
  }),
  "wolf-shadow": wolf({
    coat: { coat: 0x322c38, back: 0x120e16, pale: 0x8a7a82, inner: 0x9a3030, tips: 0x0a0608 },
    eyes: 0xff4a1c,
    lid: 0x1c161f,
  }),
  anubis: wolf({
    coat: { coat: 0x2a2438, back: 0x16121f, pale: 0x3c3450, inner: 0xd89a2a, tips: 0xffc83a },
    eyes: 0xffc01c,
    lid: 0xd8980c,
    width: 0.8,
  }),
  fox: wolf({
    coat: { coat: 0xf86a14, back: 0xd84808, pale: 0xfff8ee, inner: 0xffd0b8, tips: 0x2a100c },
    eyes: 0x58d84a,
    lid: 0xd8540c,
    width: 0.8,
    isFierce: false,
  }),
};
