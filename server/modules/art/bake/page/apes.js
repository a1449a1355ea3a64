// Heads of gorillas and monkeys.
import { liddedEye } from "./eyes.js";
import { furry, lock, palette, within } from "./fur.js";
import * as M from "./materials.js";
import { group, tube, turn } from "./parts.js";
import { carve, ease, egg, join, limb, mirrored } from "./sculpt.js";

const BOUNDS = [
  [-1.6, -1.9, -1],
  [1.6, 1.7, 1.3],
];

const gorillaHead = () => {
  const half = join(
    0.12,
    limb([0.08, 0.26, 0.68], 0.15, [0.6, 0.24, 0.46], 0.16),
    egg([0.44, -0.16, 0.36], [0.3, 0.28, 0.3]),
    egg([0.84, 0.06, -0.04], [0.12, 0.2, 0.15]),
    egg([0.17, -0.14, 0.86], [0.17, 0.14, 0.14]),
    egg([0.7, -1.26, -0.3], [0.6, 0.5, 0.5]),
  );
  const whole = join(
    0.16,
    egg([0, 0.34, -0.16], [0.76, 0.86, 0.74]),
    egg([0, 0.98, -0.26], [0.4, 0.36, 0.5]),
    egg([0, -0.06, 0.3], [0.56, 0.6, 0.46]),
    egg([0, -0.5, 0.56], [0.5, 0.36, 0.44]),
    egg([0, -0.76, 0.52], [0.36, 0.22, 0.36]),
    egg([0, -1.1, -0.2], [0.6, 0.6, 0.5]),
    mirrored(half),
  );
  const nostrils = mirrored(egg([0.13, -0.17, 1.0], [0.08, 0.06, 0.08]));
  const lips = mirrored(
    join(
      0.02,
      limb([0, -0.5, 1.02], 0.02, [0.26, -0.53, 0.9], 0.022),
      limb([0.26, -0.53, 0.9], 0.022, [0.44, -0.62, 0.66], 0.02),
    ),
  );
  return carve(
    0.04,
    carve(0.05, carve(0.08, whole, mirrored(egg([0.32, 0.08, 0.82], [0.17, 0.12, 0.2]))), nostrils),
    lips,
  );
};

const gorillaFace = (ax, y, z) =>
  ease(0.12, 0.3, z) *
  Math.max(
    within(ax, y, [0.2, 0.1], [0.5, 0.36], 0.1),
    within(ax, y, [0, -0.46], [0.56, 0.46], 0.1),
    ease(0.16, 0.08, Math.hypot(ax - 0.86, y - 0.06)) * 0.9,
  );

function gorilla(coat, eyes) {
  return () => {
    const { fur, back, face } = palette(coat);
    return turn(
      group(
        furry(
          gorillaHead(),
          BOUNDS,
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color
              .copy(fur)
              .lerp(back, ease(0.1, -0.6, z))
              .lerp(face, gorillaFace(ax, y, z));
          },
          { nose: [0, -0.1], depth: 0.12, bare: (x, y, z) => gorillaFace(Math.abs(x), y, z) * 0.85 },
        ),
        [1, -1].map((side) => [
          liddedEye(side, [0.31, 0.07, 0.64], 0.15, {
            iris: eyes,
            lid: coat.back,
            slant: 0.4,
            open: 0.62,
            pupil: [0.5, 0.5],
            white: 0xf0e0d0,
          }),
        ]),
      ),
      0.04,
      -0.26,
      0,
    );
  };
}

const monkeyHead = () => {
  const half = join(
    0.12,
    limb([0.14, 0.4, 0.66], 0.1, [0.5, 0.38, 0.5], 0.12),
    egg([0.98, 0.06, -0.06], [0.3, 0.34, 0.13]),
    egg([0.46, -0.22, 0.36], [0.3, 0.28, 0.3]),
    lock([0.6, -0.3, 0], [0.92, -0.72, 0.06], 0.2, 0.04),
    lock([0.5, -0.5, 0], [0.66, -0.98, 0.1], 0.18, 0.02),
  );
  const whole = join(
    0.16,
    egg([0, 0.2, -0.08], [0.84, 0.82, 0.76]),
    egg([0, -0.36, 0.52], [0.52, 0.36, 0.44]),
    mirrored(half),
    ...[-0.12, 0.04, 0.2].map((x, i) => lock([x * 0.6, 0.9, 0], [x * 2, 1.4 - i * 0.1, 0.24], 0.16, 0.1)),
  );
  const ears = mirrored(egg([1.0, 0.06, 0.08], [0.19, 0.22, 0.12]));
  return carve(0.04, carve(0.06, whole, ears), mirrored(egg([0.08, -0.12, 0.98], [0.05, 0.04, 0.07])));
};

const monkeyFace = (ax, y, z) =>
  ease(0.1, 0.3, z) *
  Math.max(within(ax, y, [0.3, 0.14], [0.36, 0.4], 0.08), within(ax, y, [0, -0.4], [0.58, 0.44], 0.08));

function monkey(coat, eyes) {
  return () => {
    const { fur, back, face, ear } = palette(coat);
    const lip = M.matte(0x4a1c14);
    return turn(
      group(
        furry(
          monkeyHead(),
          BOUNDS,
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color
              .copy(fur)
              .lerp(back, ease(0.1, -0.6, z))
              .lerp(face, monkeyFace(ax, y, z));
            color.lerp(ear, within(ax, y, [1.0, 0.06], [0.22, 0.25], 0.1) * ease(-0.1, 0, z));
          },
          { nose: [0, -0.1], depth: 0.1, bare: (x, y, z) => monkeyFace(Math.abs(x), y, z) },
        ),
        [1, -1].map((side) => [
          liddedEye(side, [0.3, 0.14, 0.58], 0.23, {
            iris: eyes,
            lid: coat.face,
            slant: 0.06,
            open: 0.8,
            pupil: [0.66, 0.66],
          }),
          tube(
            [
              [0, -0.52, 0.97],
              [side * 0.2, -0.5, 0.94],
              [side * 0.38, -0.38, 0.8],
              [side * 0.46, -0.26, 0.66],
            ],
            0.026,
            lip,
          ),
        ]),
      ),
      0.04,
      -0.24,
      0,
    );
  };
}

export const APES = {
  yeti: gorilla({ fur: 0xc8dcf8, back: 0x7a9ad8, face: 0x5a7ac0 }, 0xff8a3a),
  gorilla: gorilla({ fur: 0x3a3650, back: 0x1c1828, face: 0x6a6070 }, 0xffa01c),
  monkey: monkey({ fur: 0x8a4a1c, back: 0x5a2a0e, face: 0xf4c090, ear: 0xf0a080 }, 0x7a3c12),
};
