// Heads of dragons and of a tyrannosaur, covered in scales.
import * as T from "three";
import { liddedEye } from "./eyes.js";
import { palette } from "./fur.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, group, mesh, PI, stretch, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored, orb, sculpt } from "./sculpt.js";

const HIDE = M.material({
  color: 0xffffff,
  roughness: 0.36,
  metalness: 0.12,
  clearcoat: 0.7,
  clearcoatRoughness: 0.2,
});

/** Distance to the middle of the nearest scale, in scales. Scales lie in shifted rows. */
function scaleAt(x, y, z, size) {
  const [u, v] = [(Math.atan2(x, 0.9 + z * 0.2) / size) * 1.1, (y - z * 0.5) / size];
  const row = Math.floor(v);
  const near = (r) => {
    const shift = (Math.abs(r) % 2) * 0.5;
    return Math.hypot(u - shift - Math.round(u - shift), (v - r - 0.5) * 0.9);
  };
  return Math.min(near(row), near(row - 1), near(row + 1));
}

/** A shape with scales, darker between them. */
const scaly = (shape, bounds, paint, { size = 0.13, smooth = () => 0, step = 0.028 } = {}) =>
  sculpt(
    (x, y, z) => {
      const d = shape(x, y, z);
      return Math.abs(d) > 0.08 ? d : d - 0.035 * (1 - smooth(x, y, z)) * (0.5 - scaleAt(x, y, z, size));
    },
    bounds,
    step,
    HIDE,
    (x, y, z, color) => {
      paint(x, y, z, color);
      color.multiplyScalar(1.12 - ease(0.28, 0.56, scaleAt(x, y, z, size)) * 0.42 * (1 - smooth(x, y, z)));
    },
  );

/** A tooth from its root in a direction. */
const tooth = ([x, y, z], r, long, isUp = false) =>
  at(
    mesh(new T.ConeGeometry(r, long, 20), M.enamel(0xfff2d4)),
    x,
    y + (isUp ? long : -long) / 2,
    z,
    isUp ? 0 : PI,
  );

/** Rows of teeth along both sides of a jaw. @param line ends of the row on one side */
const teeth = ([ax, ay, az], [bx, by, bz], count, r, long, isUp) =>
  [1, -1].flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      return tooth(
        [side * (ax + (bx - ax) * t), ay + (by - ay) * t, az + (bz - az) * t],
        r * (1 - (i % 2) * 0.25),
        long * (i === 0 ? 1.5 : 1 - (i % 2) * 0.3),
        isUp,
      );
    }),
  );

const dragonHead = () => {
  const half = join(
    0.1,
    limb([0.1, 0.34, 0.62], 0.11, [0.54, 0.5, 0.22], 0.15),
    egg([0.42, -0.1, 0.2], [0.3, 0.34, 0.36]),
    limb([0.14, 0.0, 0.5], 0.2, [0.2, -0.1, 1.16], 0.17),
    orb([0.17, 0.06, 1.24], 0.14),
    limb([0.44, -0.42, 0.0], 0.2, [0.2, -0.74, 0.9], 0.12),
    // Spines of the cheeks.
    chain(0.06, [
      [0.56, 0.0, 0.04, 0.18],
      [0.9, 0.08, -0.2, 0.1],
      [1.34, 0.36, -0.44, 0.01],
    ]),
    chain(0.06, [
      [0.58, -0.22, 0.0, 0.18],
      [0.96, -0.3, -0.2, 0.1],
      [1.46, -0.24, -0.44, 0.01],
    ]),
    chain(0.06, [
      [0.52, -0.42, 0.0, 0.18],
      [0.82, -0.64, -0.18, 0.1],
      [1.26, -0.84, -0.4, 0.01],
    ]),
  );
  return carve(
    0.03,
    carve(
      0.06,
      join(
        0.12,
        egg([0, 0.2, -0.06], [0.58, 0.52, 0.58]),
        limb([0, 0.2, 0.4], 0.32, [0, -0.02, 1.12], 0.24),
        limb([0, -0.5, 0.2], 0.24, [0, -0.78, 0.92], 0.17),
        limb([0, -0.1, -0.3], 0.54, [0, -1.3, -0.44], 0.78),
        ...[0, 1, 2, 3].map((i) =>
          limb(
            [0, 0.66 - i * 0.1 - i * i * 0.03, -0.1 + i * 0.24],
            0.12,
            [0, 0.98 - i * 0.2 - i * i * 0.02, -0.22 + i * 0.22],
            0.012,
          ),
        ),
        mirrored(half),
      ),
      mirrored(egg([0.36, 0.2, 0.64], [0.18, 0.13, 0.2])),
    ),
    mirrored(egg([0.19, 0.06, 1.4], [0.07, 0.06, 0.1])),
  );
};

/** @param {{ coat: object, eyes: number, horns: number }} look */
function dragon({ coat, eyes, horns }) {
  return () => {
    const { base, back, belly, fin } = palette(coat);
    const bone = M.enamel(horns);
    return turn(
      group(
        scaly(
          dragonHead(),
          [
            [-1.5, -2.1, -1.3],
            [1.5, 1.4, 1.6],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color.copy(base).lerp(back, Math.max(ease(0.36, 0.6, y - ax * 0.2), ease(0, -0.5, z) * 0.6));
            color.lerp(belly, ease(-0.5, -0.7, y) * ease(0.3, 0.2, ax) * ease(-0.3, 0.1, z));
            color.lerp(belly, ease(-0.02, -0.14, y) * ease(0.6, 0.9, z) * 0.7);
            color.lerp(
              fin,
              Math.max(ease(0.7, 1.0, ax) * ease(-1, -0.8, y), ease(0.68, 0.84, y) * ease(0.2, 0.1, ax)),
            );
          },
          { smooth: (x, y) => ease(0.66, 0.8, Math.abs(x)) * ease(-0.9, -0.7, y) },
        ),
        // The mouth inside.
        sculpt(
          join(
            0.1,
            limb([0, -0.26, 0.3], 0.24, [0, -0.34, 0.96], 0.14),
            egg([0, -0.4, 0.2], [0.4, 0.24, 0.3]),
          ),
          [
            [-0.7, -0.9, -0.3],
            [0.7, 0.2, 1.3],
          ],
          0.03,
          M.satin(0x7a0c18),
        ),
        at(
          stretch(mesh(new T.SphereGeometry(0.2, 32, 20), M.glossy(0xf0405a)), 0.7, 0.3, 2),
          0,
          -0.5,
          0.72,
          0.2,
        ),
        teeth([0.1, -0.16, 1.3], [0.38, -0.22, 0.5], 6, 0.055, 0.2),
        teeth([0.12, -0.66, 1.0], [0.34, -0.48, 0.46], 5, 0.05, 0.17, true),
        [1, -1].map((side) => [
          liddedEye(side, [0.35, 0.2, 0.5], 0.18, {
            iris: eyes,
            lid: coat.back,
            slant: 0.6,
            open: 0.62,
            pupil: [0.2, 0.8],
            yaw: 0.34,
            white: 0xfff0b0,
          }),
          tube(
            points("0.32 0.56 0, 0.62 0.82 -0.24, 0.92 1.1 -0.5, 1.0 1.46 -0.6").map(([x, y, z]) => [
              x * side,
              y,
              z,
            ]),
            0.19,
            bone,
            {
              taper: (t) => 1 - t ** 1.3 * 0.94 + Math.sin(t * 60) * 0.03,
            },
          ),
        ]),
      ),
      -0.02,
      0.5,
      0,
    );
  };
}

const rexHead = () => {
  const half = join(
    0.1,
    limb([0.2, 0.42, 0.5], 0.12, [0.5, 0.5, 0.1], 0.14),
    egg([0.42, 0.0, 0.06], [0.3, 0.4, 0.4]),
    limb([0.22, 0.1, 0.4], 0.24, [0.22, 0.0, 1.4], 0.2),
    orb([0.16, 0.2, 1.46], 0.12),
    limb([0.42, -0.46, -0.1], 0.22, [0.2, -0.84, 1.1], 0.14),
  );
  return carve(
    0.03,
    carve(
      0.06,
      join(
        0.14,
        egg([0, 0.22, -0.06], [0.56, 0.52, 0.6]),
        limb([0, 0.16, 0.4], 0.36, [0, 0.04, 1.36], 0.26),
        limb([0, -0.56, 0.1], 0.28, [0, -0.88, 1.12], 0.18),
        limb([0, -0.1, -0.4], 0.56, [0, -1.4, -0.9], 0.72),
        ...[0, 1, 2, 3].map((i) => orb([0, 0.62 - i * 0.07, -0.2 + i * 0.26], 0.12)),
        mirrored(half),
      ),
      mirrored(egg([0.42, 0.3, 0.5], [0.16, 0.13, 0.18])),
    ),
    mirrored(egg([0.19, 0.2, 1.6], [0.06, 0.06, 0.08])),
  );
};

function rex({ base, back, belly }, eyes) {
  return () => {
    const paints = palette({ base, back, belly });
    return turn(
      group(
        scaly(
          rexHead(),
          [
            [-1.2, -2.2, -1.7],
            [1.2, 1, 1.8],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            const band = ease(0.3, 0.6, Math.sin(z * 9 + y * 2)) * ease(-0.2, 0.2, y + (z < 0 ? 0.5 : 0));
            color.copy(paints.base).lerp(paints.back, Math.max(ease(0.4, 0.6, y), band * 0.7));
            color.lerp(paints.belly, ease(-0.5, -0.72, y + ax * 0.1) * ease(-0.5, -0.1, z));
            color.lerp(paints.belly, ease(0.06, -0.04, y) * ease(0.4, 0.7, z) * 0.6);
          },
          { size: 0.12 },
        ),
        sculpt(
          join(
            0.1,
            limb([0, -0.24, 0.2], 0.34, [0, -0.34, 1.1], 0.17),
            egg([0, -0.36, 0.1], [0.44, 0.34, 0.3]),
          ),
          [
            [-0.8, -1, -0.4],
            [0.8, 0.3, 1.5],
          ],
          0.03,
          M.satin(0x7a0c18),
        ),
        at(
          stretch(mesh(new T.SphereGeometry(0.22, 32, 20), M.glossy(0xf0506a)), 0.8, 0.3, 2.2),
          0,
          -0.56,
          0.7,
          0.26,
        ),
        teeth([0.12, -0.1, 1.56], [0.42, -0.12, 0.5], 8, 0.06, 0.24),
        teeth([0.12, -0.72, 1.22], [0.4, -0.44, 0.4], 7, 0.055, 0.2, true),
        [1, -1].map((side) =>
          liddedEye(side, [0.42, 0.3, 0.36], 0.18, {
            iris: eyes,
            lid: back,
            slant: 0.5,
            open: 0.64,
            pupil: [0.22, 0.8],
            yaw: 0.6,
            white: 0xfff0c0,
          }),
        ),
      ),
      0.02,
      -0.74,
      0,
    );
  };
}

export const DRAGONS = {
  dragon: dragon({
    coat: { base: 0x1c9a4a, back: 0x0c5a34, belly: 0xd8e88a, fin: 0xffb81c },
    eyes: 0xffc01c,
    horns: 0xffd05a,
  }),
  "dragon-ember": dragon({
    coat: { base: 0xd8281c, back: 0x7a0c14, belly: 0xffb05a, fin: 0xff8a1c },
    eyes: 0xffe01c,
    horns: 0x3a2a30,
  }),
  "dragon-azure": dragon({
    coat: { base: 0x1c6ae8, back: 0x0c2a8a, belly: 0x9ae0ff, fin: 0xa05af0 },
    eyes: 0xff5ae0,
    horns: 0xf0f0ff,
  }),
  "dragon-gold": dragon({
    coat: { base: 0xe8a41c, back: 0x9a5608, belly: 0xfff0c0, fin: 0xd8281c },
    eyes: 0x38e8ff,
    horns: 0xfff0d0,
  }),
  "dragon-violet": dragon({
    coat: { base: 0x7a2ad8, back: 0x3a0c7a, belly: 0xf0b0ff, fin: 0x1cd8c8 },
    eyes: 0xffe01c,
    horns: 0xf0d8a0,
  }),
  rex: rex({ base: 0x5aa83a, back: 0x2a6420, belly: 0xe8e0a0 }, 0xffb01c),
  "rex-ember": rex({ base: 0xd85a24, back: 0x8a2010, belly: 0xffd090 }, 0xffe01c),
};
