// Heads of elephants and mammoths, reindeer, rabbits and dogs.
import { liddedEye } from "./eyes.js";
import { furry, lock, noise, palette, snout, thin, within } from "./fur.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, group, stretch, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored } from "./sculpt.js";

const HIDE = M.material({ color: 0xffffff, roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.4 });
const mirrorX = (line) => [1, -1].map((side) => points(line).map(([x, y, z]) => [x * side, y, z]));

/** @param {{ coat: object, eyes: number, isWoolly?: boolean }} look */
function elephant({ coat, eyes, isWoolly = false }) {
  return () => {
    const { base, back, inner } = palette(coat);
    const [wide, high] = isWoolly ? [0.34, 0.44] : [0.66, 0.72];
    const half = join(
      0.14,
      egg([0.42, -0.12, 0.24], [0.32, 0.36, 0.36]),
      thin(3.4, -0.16, egg([0.62 + wide * 0.62, 0.14, -0.16], [wide, high, 0.6])),
      limb([0.14, 0.34, 0.56], 0.1, [0.52, 0.38, 0.34], 0.12),
    );
    const wool = isWoolly
      ? [-0.36, -0.12, 0.12, 0.36].map((x, i) =>
          lock([x * 0.6, 0.94, -0.06], [x * 1.3, 0.36 - (i % 2) * 0.12, 0.66], 0.24, 0.2),
        )
      : [];
    const whole = join(
      0.14,
      egg([0, 0.24, -0.04], [0.68, 0.74, 0.64]),
      egg([0, 0.68, -0.14], [0.5, 0.36, 0.46]),
      chain(0.1, [
        [0, 0.0, 0.5, 0.34],
        [0, -0.46, 0.76, 0.27],
        [0.02, -0.9, 0.82, 0.2],
        [0.14, -1.24, 0.94, 0.155],
        [0.4, -1.34, 1.1, 0.13],
        [0.58, -1.16, 1.2, 0.115],
      ]),
      egg([0, -0.5, 0.3], [0.32, 0.2, 0.3]),
      mirrored(half),
      ...wool,
    );
    return turn(
      group(
        furry(
          carve(0.08, whole, mirrored(egg([0.38, 0.14, 0.66], [0.16, 0.12, 0.18]))),
          [
            [-1.6, -1.7, -1],
            [1.6, 1.4, 1.5],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color.copy(base).lerp(back, ease(0.1, -0.5, z) * 0.6 + ease(0.6, 1.1, y) * 0.4);
            if (!isWoolly)
              color.lerp(inner, within(ax, y, [1.06, 0.12], [0.44, 0.54], 0.2) * ease(-0.2, -0.1, z));
            const wrinkle =
              ease(0.75, 0.95, Math.sin(y * 34 + noise(x * 4, y * 4, z * 4) * 2)) *
              ease(0.36, 0.3, ax) *
              ease(0.4, 0.6, z) *
              ease(0.1, -0.1, y);
            color.multiplyScalar(1 - wrinkle * 0.3);
          },
          isWoolly
            ? { nose: [0, 1.4], depth: 0.12, step: 0.03 }
            : { depth: 0.02, step: 0.03, material: HIDE },
        ),
        [1, -1].map((side) =>
          liddedEye(side, [0.37, 0.13, 0.5], 0.15, {
            iris: eyes,
            lid: coat.back,
            slant: 0.2,
            open: 0.7,
            pupil: [0.6, 0.6],
            yaw: 0.36,
          }),
        ),
        mirrorX(
          isWoolly
            ? "0.3 -0.42 0.5, 0.5 -0.86 0.8, 0.62 -1.1 1.2, 0.42 -0.98 1.54"
            : "0.3 -0.4 0.5, 0.42 -0.68 0.8, 0.48 -0.76 1.16",
        ).map((line) =>
          tube(line, isWoolly ? 0.13 : 0.1, M.enamel(0xfff2d8), { taper: (t) => 1 - t ** 1.5 * 0.9 }),
        ),
      ),
      0.04,
      -0.3,
      0,
    );
  };
}

/** A reindeer with antlers and, as Rudolph's, a red nose. */
function reindeer() {
  const { base, back, pale, inner } = palette({
    base: 0xa8683a,
    back: 0x6a3a1c,
    pale: 0xf4e0c4,
    inner: 0xe8b090,
  });
  const half = join(
    0.12,
    egg([0.24, -0.06, 0.22], [0.3, 0.34, 0.34]),
    thin(1.9, -0.06, limb([0.5, 0.56, -0.06], 0.2, [1.06, 0.74, -0.06], 0.05)),
    limb([0.16, 0.38, 0.56], 0.09, [0.46, 0.4, 0.34], 0.11),
  );
  const shape = join(
    0.14,
    egg([0, 0.24, 0], [0.58, 0.6, 0.56]),
    limb([0, 0.1, 0.4], 0.36, [0, -0.46, 0.84], 0.27),
    egg([0, -0.6, 0.72], [0.27, 0.2, 0.28]),
    limb([0, -0.2, -0.3], 0.42, [0, -1.3, -0.5], 0.62),
    mirrored(half),
    ...[0, 0.2, 0.4].map((x) => lock([x * 0.7, -0.62, 0.1], [x * 1.1, -1.3, 0.24], 0.2, 0)),
    ...[0.2, 0.4].map((x) => lock([-x * 0.7, -0.62, 0.1], [-x * 1.1, -1.3, 0.24], 0.2, 0)),
  );
  const antler = M.satin(0x8a5a34);
  return turn(
    group(
      furry(
        carve(
          0.03,
          carve(0.06, shape, mirrored(egg([0.34, 0.18, 0.66], [0.18, 0.16, 0.2]))),
          mirrored(limb([0, -0.62, 1.04], 0.02, [0.3, -0.52, 0.78], 0.02)),
        ),
        [
          [-1.3, -1.9, -1.2],
          [1.3, 1.1, 1.3],
        ],
        (x, y, z, color) => {
          const ax = Math.abs(x);
          color.copy(base).lerp(back, ease(0.1, -0.5, z) * 0.7 + ease(0.6, 0.8, y) * 0.5);
          color.lerp(
            pale,
            Math.max(ease(-0.34, -0.5, y) * ease(0.5, 0.7, z), ease(-0.6, -0.9, y) * ease(-0.2, 0, z)),
          );
          color.lerp(
            inner,
            ease(0.6, 0.72, ax) * ease(0.1, 0.04, Math.abs(y - 0.6 - (ax - 0.6) * 0.32)) * ease(-0.08, 0, z),
          );
        },
        { nose: [0, -0.4], depth: 0.06, step: 0.028 },
      ),
      [1, -1].map((side) =>
        liddedEye(side, [0.33, 0.17, 0.48], 0.2, {
          iris: 0x5a2c10,
          lid: 0x8a5028,
          slant: 0.06,
          open: 0.78,
          pupil: [0.66, 0.66],
          yaw: 0.3,
        }),
      ),
      snout([0, -0.4, 1.06], [0.2, 0.17, 0.16], 0xe8101c),
      mirrorX("0.24 0.7 -0.1, 0.44 1.1 -0.2, 0.8 1.46 -0.24, 0.9 1.9 -0.2").map((line) =>
        tube(line, 0.1, antler, { taper: (t) => 1 - t * 0.6 }),
      ),
      mirrorX("0.5 1.18 -0.2, 0.44 1.46 -0.1, 0.52 1.7 -0.04").map((line) =>
        tube(line, 0.07, antler, { taper: (t) => 1 - t * 0.7 }),
      ),
      mirrorX("0.74 1.4 -0.24, 1.06 1.5 -0.18, 1.26 1.74 -0.12").map((line) =>
        tube(line, 0.07, antler, { taper: (t) => 1 - t * 0.7 }),
      ),
    ),
    0.04,
    -0.3,
    0,
  );
}

function rabbit() {
  const { base, back, inner, cheek } = palette({
    base: 0xe8e4f2,
    back: 0xb8b0cc,
    inner: 0xffa8b8,
    cheek: 0xffc0c8,
  });
  const half = join(
    0.12,
    egg([0.14, -0.26, 0.62], [0.22, 0.19, 0.2]),
    egg([0.42, -0.26, 0.2], [0.36, 0.34, 0.38]),
    chain(0.1, [
      [0.6, -0.26, 0.1, 0.2],
      [0.84, -0.42, 0.06, 0.1],
      [0.98, -0.48, 0, 0.01],
    ]),
    thin(1.8, -0.1, limb([0.3, 0.6, -0.1], 0.2, [0.5, 1.62, -0.1], 0.24)),
  );
  const whole = join(
    0.16,
    egg([0, 0.1, -0.04], [0.76, 0.74, 0.7]),
    egg([0, -0.46, 0.5], [0.2, 0.14, 0.2]),
    mirrored(half),
  );
  const ears = mirrored(thin(1.3, 0.14, limb([0.32, 0.76, 0.14], 0.1, [0.5, 1.6, 0.14], 0.13)));
  const line = M.matte(0x6a3440);
  return turn(
    group(
      furry(
        carve(0.05, carve(0.08, whole, mirrored(egg([0.3, 0.1, 0.74], [0.2, 0.2, 0.18]))), ears),
        [
          [-1.2, -1.2, -1],
          [1.2, 2, 1.1],
        ],
        (x, y, z, color) => {
          const ax = Math.abs(x);
          color.copy(base).lerp(back, ease(0, -0.6, z) * 0.7);
          color.lerp(cheek, within(ax, y, [0.5, -0.18], [0.16, 0.1], 0.5) * ease(0.3, 0.5, z) * 0.8);
          if (y > 0.7 && z > -0.1)
            color.lerp(inner, ease(0.17, 0.1, Math.abs(ax - 0.32 - (y - 0.76) * 0.21)));
        },
        { nose: [0, -0.2], depth: 0.08 },
      ),
      [1, -1].map((side) => [
        liddedEye(side, [0.3, 0.1, 0.5], 0.23, {
          iris: 0x8a3a5a,
          lid: 0xc8c0d8,
          slant: 0.04,
          open: 0.82,
          pupil: [0.7, 0.7],
        }),
        at(box(0.09, 0.16, 0.04, 0.02, M.enamel(0xfffaf0)), side * 0.05, -0.46, 0.72),
        tube(
          [
            [0, -0.34, 0.8],
            [side * 0.12, -0.38, 0.8],
            [side * 0.24, -0.32, 0.72],
          ],
          0.02,
          line,
        ),
      ]),
      snout([0, -0.16, 0.8], [0.1, 0.07, 0.07], 0xf07a90),
    ),
    0.04,
    -0.24,
    0,
  );
}

/** A dog with hanging ears and its tongue out. */
function dog() {
  const { base, dark, pale } = palette({ base: 0xc87a30, dark: 0x5a2c12, pale: 0xfff4e4 });
  const half = join(
    0.12,
    egg([0.46, -0.2, 0.16], [0.38, 0.4, 0.42]),
    egg([0.16, -0.36, 0.82], [0.22, 0.18, 0.24]),
    limb([0.16, 0.36, 0.6], 0.09, [0.5, 0.4, 0.4], 0.11),
    chain(0.12, [
      [0.56, 0.62, -0.04, 0.2],
      [0.92, 0.42, 0.06, 0.24],
      [1.04, -0.1, 0.1, 0.24],
      [0.98, -0.46, 0.12, 0.14],
    ]),
  );
  const whole = join(
    0.16,
    egg([0, 0.14, -0.06], [0.78, 0.76, 0.72]),
    limb([0, 0.06, 0.5], 0.3, [0, -0.2, 0.9], 0.22),
    egg([0, -0.56, 0.66], [0.22, 0.13, 0.24]),
    mirrored(half),
  );
  const lip = M.matte(0x2a120c);
  return turn(
    group(
      furry(
        carve(0.08, whole, mirrored(egg([0.32, 0.12, 0.76], [0.19, 0.16, 0.2]))),
        [
          [-1.5, -1.2, -1],
          [1.5, 1.2, 1.4],
        ],
        (x, y, z, color) => {
          const ax = Math.abs(x);
          color.copy(base).lerp(dark, ease(0.1, -0.5, z) * 0.5);
          color.lerp(dark, ease(0.66, 0.78, ax - Math.max(0, 0.1 - y) * 0.1) * 0.9);
          const blaze = ease(0.13, 0.07, ax - Math.max(0, y - 0.4) * 0.1) * ease(0.2, 0.4, z);
          color.lerp(pale, Math.max(blaze, ease(-0.08, -0.24, y - (0.5 - ax) * 0.2) * ease(0.4, 0.62, z)));
        },
        { nose: [0, -0.2], depth: 0.06 },
      ),
      [1, -1].map((side) => [
        liddedEye(side, [0.32, 0.12, 0.54], 0.2, {
          iris: 0x6a3412,
          lid: 0x9a5a20,
          slant: -0.1,
          open: 0.76,
          pupil: [0.66, 0.66],
        }),
        tube(
          [
            [0, -0.4, 1.06],
            [side * 0.16, -0.5, 1],
            [side * 0.34, -0.46, 0.82],
            [side * 0.44, -0.34, 0.62],
          ],
          0.024,
          lip,
        ),
      ]),
      at(stretch(ball(0.14, M.glossy(0xff6a80)), 0.85, 1.4, 0.3), 0.04, -0.62, 0.93, 0.3),
      snout([0, -0.16, 1.06], [0.18, 0.13, 0.12]),
    ),
    0.04,
    -0.28,
    0,
  );
}

export const TAME = {
  elephant: elephant({ coat: { base: 0x8496bc, back: 0x56688e, inner: 0xd8a0b0 }, eyes: 0x6a3a14 }),
  mammoth: elephant({
    coat: { base: 0x8a4e24, back: 0x4a2610, inner: 0x8a4e24 },
    eyes: 0xffb03a,
    isWoolly: true,
  }),
  reindeer,
  rabbit,
  dog,
};
