// Heads of bears and pandas.
import { liddedEye } from "./eyes.js";
import { fang, furry, palette, snout, within } from "./fur.js";
import * as M from "./materials.js";
import { group, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored } from "./sculpt.js";

const BOUNDS = [
  [-1.5, -1.4, -1],
  [1.5, 1.5, 1.4],
];
const EAR = [0.74, 0.8];

function skull({ isFierce }) {
  const half = join(
    0.16,
    egg([0.58, -0.3, 0.1], [0.5, 0.5, 0.54]),
    egg([0.16, -0.32, 0.82], [0.26, 0.22, 0.26]),
    isFierce
      ? limb([0.14, 0.28, 0.72], 0.1, [0.6, 0.44, 0.42], 0.13)
      : limb([0.2, 0.42, 0.6], 0.1, [0.56, 0.4, 0.44], 0.12),
    egg([...EAR, -0.14], [0.3, 0.3, 0.17]),
    chain(0.1, [
      [0.8, -0.34, 0.06, 0.26],
      [1.04, -0.6, -0.06, 0.14],
      [1.18, -0.74, -0.14, 0.01],
    ]),
    chain(0.1, [
      [0.64, -0.56, 0.1, 0.28],
      [0.8, -0.9, 0, 0.14],
      [0.84, -1.1, -0.08, 0.01],
    ]),
    chain(0.1, [
      [0.86, -0.1, -0.06, 0.22],
      [1.1, -0.3, -0.16, 0.12],
      [1.26, -0.38, -0.24, 0.01],
    ]),
  );
  const whole = join(
    0.18,
    egg([0, 0.08, -0.1], [1, 0.9, 0.84]),
    egg([0, -0.24, 0.72], [0.36, 0.3, 0.36]),
    limb([0, 0.26, 0.56], 0.22, [0, -0.08, 0.86], 0.2),
    egg([0, -0.66, 0.6], [0.26, 0.18, 0.26]),
    mirrored(half),
  );
  const sockets = mirrored(egg([0.38, 0.1, 0.8], [0.2, 0.14, 0.2]));
  return carve(0.05, carve(0.1, whole, sockets), mirrored(egg([...EAR, 0.08], [0.18, 0.18, 0.17])));
}

const paintBear =
  ({ coat, back, muzzle, inner }, marks = () => {}) =>
  (x, y, z, color) => {
    const ax = Math.abs(x);
    color.copy(coat).lerp(back, ease(0.4, 1, y) * 0.5 + ease(0, -0.7, z) * 0.6);
    color.lerp(muzzle, ease(0.44, 0.6, z) * within(ax, y, [0, -0.36], [0.42, 0.36], 0.14));
    color.lerp(muzzle, within(ax, y, [0.36, 0.36], [0.16, 0.1], 0.4) * ease(0.3, 0.5, z) * 0.5);
    marks(ax, y, z, color);
    if (z > -0.14 && y > 0.56) color.lerp(inner, within(ax, y, EAR, [0.2, 0.2], 0.15));
  };

/** A panda's dark ears and the patches around its eyes. */
const patches = (dark) => (ax, y, z, color) => {
  const [u, v] = [(ax - 0.42) * 0.8 + (y - 0.06) * 0.6, (y - 0.06) * 0.8 - (ax - 0.42) * 0.6];
  color.lerp(
    dark,
    Math.max(within(u, v, [0, 0], [0.24, 0.36], 0.1) * ease(0.1, 0.3, z), ease(0.62, 0.74, y - (0.74 - ax))),
  );
};

function bear({ coat, marks, eyes, lid, nose = 0x1a1216, isFierce = true, line = 0x1a0c0a }) {
  const eye = isFierce
    ? { slant: 0.4, open: 0.6, pupil: [0.5, 0.5] }
    : { slant: -0.1, open: 0.84, pupil: [0.78, 0.78] };
  const lip = M.matte(line);
  return () =>
    turn(
      group(
        furry(skull({ isFierce }), BOUNDS, paintBear(palette(coat), marks), {
          nose: [0, -0.14],
          depth: 0.12,
        }),
        [1, -1].map((side) => [
          liddedEye(side, [0.36, 0.1, 0.62], isFierce ? 0.17 : 0.21, { iris: eyes, lid, ...eye }),
          isFierce ? fang(side * 0.17, -0.5, 0.96, 0.055, 0.22, 0.1) : [],
          tube(
            [
              [0, -0.42, 1.05],
              [side * 0.16, -0.53, 0.99],
              [side * 0.34, -0.5, 0.82],
              [side * 0.44, -0.38, 0.66],
            ],
            0.024,
            lip,
          ),
        ]),
        tube(
          [
            [0, -0.24, 1.09],
            [0, -0.34, 1.08],
            [0, -0.43, 1.04],
          ],
          0.02,
          lip,
        ),
        snout([0, -0.13, 1.06], [0.2, 0.14, 0.12], nose),
      ),
      0.02,
      -0.26,
      0,
    );
}

const [black] = Object.values(palette([0x16121c]));

export const BEARS = {
  bear: bear({
    coat: { coat: 0x9a5422, back: 0x6a3412, muzzle: 0xe0b078, inner: 0xc8885a },
    eyes: 0xffa81c,
    lid: 0x74401a,
  }),
  "bear-dark": bear({
    coat: { coat: 0x4a465e, back: 0x2a2638, muzzle: 0xa09ab0, inner: 0x7a6a84 },
    eyes: 0x38c8ff,
    lid: 0x343046,
  }),
  "polar-bear": bear({
    coat: { coat: 0xd4dcf0, back: 0x9ab0d4, muzzle: 0xf2f4ff, inner: 0xa8b4d0 },
    eyes: 0x2a9aff,
    lid: 0xa8b8d8,
  }),
  panda: bear({
    coat: { coat: 0xe2deee, back: 0xb8b4cc, muzzle: 0xf8f4ff, inner: 0x3a3444 },
    marks: patches(black),
    eyes: 0x7a3c12,
    lid: 0x16121c,
    isFierce: false,
  }),
};
