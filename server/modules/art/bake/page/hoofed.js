// Heads of horses, unicorns, bulls and bison.
import * as T from "three";
import { liddedEye } from "./eyes.js";
import { furry, lock, noise, palette, thin, within } from "./fur.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, group, mesh, PI, repeat, ring, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored, mix, orb } from "./sculpt.js";

const COAT = M.material({ color: 0xffffff, roughness: 0.46, clearcoat: 0.35, clearcoatRoughness: 0.35 });

/** Short hair: hardly any shine, so that it isn't taken for wax. */
const SHORT_HAIR = M.material({ color: 0xffffff, roughness: 0.66, clearcoat: 0.12, clearcoatRoughness: 0.5 });

const horseHead = () => {
  const half = join(
    0.12,
    egg([0.2, 0.02, 0.14], [0.24, 0.44, 0.42]),
    limb([0.2, 0.5, 0.42], 0.12, [0.4, 0.56, 0.12], 0.12),
    thin(
      1.5,
      -0.02,
      chain(0.1, [
        [0.21, 0.98, -0.02, 0.15],
        [0.3, 1.26, -0.02, 0.17],
        [0.33, 1.66, 0.02, 0.02],
      ]),
    ),
    egg([0.13, -0.8, 1.06], [0.17, 0.2, 0.2]),
    // The jaw's round muscle and the crest below the eye.
    egg([0.3, -0.12, 0.12], [0.2, 0.42, 0.36]),
    limb([0.3, 0.16, 0.56], 0.07, [0.22, -0.36, 0.82], 0.05),
  );
  const whole = join(
    0.16,
    egg([0, 0.62, 0.08], [0.44, 0.5, 0.46]),
    limb([0, 0.5, 0.24], 0.36, [0, -0.72, 0.92], 0.22),
    egg([0, -1.02, 0.86], [0.18, 0.14, 0.22]),
    limb([0, 0.5, -0.3], 0.42, [0, -0.6, -0.66], 0.5),
    limb([0, -0.6, -0.66], 0.5, [0, -1.7, -0.7], 0.8),
    limb([0, -0.9, -0.4], 0.34, [0, -1.8, -0.14], 0.5),
    mirrored(half),
  );
  const nostril = mirrored(egg([0.19, -0.76, 1.24], [0.06, 0.1, 0.08]));
  const ear = mirrored(thin(1.4, 0.14, limb([0.25, 1.1, 0.14], 0.11, [0.32, 1.48, 0.14], 0.02)));
  const lips = mirrored(limb([0, -0.94, 1.14], 0.025, [0.24, -0.86, 0.8], 0.025));
  return carve(0.03, carve(0.04, carve(0.03, whole, nostril), ear), lips);
};

/** Strands that run away from the nose would lie around the neck as folds. */
const onNeck = (_x, y, z) => ease(0.1, -0.2, z) * ease(0, -0.4, y + z * 0.4);

/** @param {{ coat: object, mane: number[], eyes: number, hasHorn?: boolean }} look */
function horse({ coat, mane, eyes, hasHorn = false }) {
  return () => {
    const { base, back, muzzle, blaze } = palette(coat);
    const hair = Object.values(palette(mane));
    const head = furry(
      horseHead(),
      [
        [-1, -1.9, -1.6],
        [1, 1.7, 1.4],
      ],
      (x, y, z, color) => {
        const ax = Math.abs(x);
        color.copy(base).lerp(back, ease(-0.2, -0.8, z) * 0.7);
        // Darker hair around the eyes.
        color.lerp(back, within(z, y, [0.4, 0.4], [0.3, 0.26], 0.4) * ease(0.2, 0.32, ax) * 0.7);
        color.lerp(muzzle, ease(-0.4, -0.66, y) * ease(0.5, 0.8, z));
        color.lerp(
          blaze,
          ease(0.16, 0.1, ax + noise(x * 5, y * 4, 3) * 0.06) *
            ease(0.3, 0.5, z + y * 0.4) *
            ease(-0.66, -0.5, y),
        );
      },
      { nose: [0, -1], depth: 0.03, step: 0.026, material: SHORT_HAIR, bare: onNeck },
    );
    // Locks that fall over the neck on the side that is seen, and some that fly behind it.
    const locks = Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      const top = [0.02 - t * 0.04, 1.08 - t * 1.9, -0.2 - t * 0.74];
      const long = 0.86 + (i % 4) * 0.2;
      const isFlying = i % 3 === 0;
      const end = isFlying
        ? [0.4 + t * 0.3, top[1] - long * 0.6, top[2] - long * 0.56]
        : [0.62 + t * 0.2 + (i % 2) * 0.1, top[1] - long * 0.95, top[2] + 0.24 + (i % 4) * 0.12];
      return chain(0.06, [
        [...top, 0.15],
        [
          mix(top[0], end[0], isFlying ? 0.4 : 0.72),
          mix(top[1], end[1], 0.3) + 0.1,
          mix(top[2], end[2], 0.4),
          0.16,
        ],
        [end[0] + 0.03, mix(top[1], end[1], 0.7), mix(top[2], end[2], 0.8), 0.11],
        [...end, 0.012],
      ]);
    });
    // The forelock: thin locks that part on the forehead.
    const fringe = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3].map((x, i) =>
      lock([x * 0.4, 1.14, 0.14], [x, 0.74 - ((i * 2) % 3) * 0.09, 0.7 - Math.abs(x) * 0.34], 0.12, 0.14),
    );
    const tresses = furry(
      join(0.03, ...locks, ...fringe),
      [
        [-0.7, -2.3, -2.4],
        [1.6, 1.6, 1],
      ],
      (x, y, z, color) => {
        const band = (1.1 - y + x * 0.5) * (hair.length > 3 ? 0.86 : 1.4) + noise(x * 4, y * 4, z * 4) * 0.5;
        const i = Math.floor(Math.abs(band)) % hair.length;
        color.copy(hair[i]).lerp(hair[(i + 1) % hair.length], ease(0.6, 1, Math.abs(band) % 1));
      },
      { nose: [-0.2, 1.5], depth: 0.1, step: 0.028 },
    );
    return turn(
      group(
        head,
        tresses,
        [1, -1].map((side) =>
          liddedEye(side, [0.34, 0.4, 0.36], 0.17, {
            iris: eyes,
            lid: coat.back,
            slant: 0.16,
            open: 0.7,
            pupil: [0.74, 0.6],
            yaw: 0.75,
            white: 0x2a1a1c,
          }),
        ),
        hasHorn
          ? at(
              group(
                mesh(new T.ConeGeometry(0.15, 1.3, 40), M.gold),
                repeat(6, (i) =>
                  at(ring(0.142 - i * 0.022, 0.022, M.goldDeep), 0, -0.5 + i * 0.19, 0, PI / 2 + 0.25),
                ),
              ),
              0,
              1.5,
              0.56,
              0.5,
            )
          : [],
      ),
      0,
      -0.56,
      0,
    );
  };
}

const bullHead = (ears) => {
  const half = join(
    0.12,
    egg([0.36, 0.06, 0.2], [0.3, 0.4, 0.4]),
    limb([0.16, 0.26, 0.6], 0.11, [0.58, 0.34, 0.3], 0.14),
    ears
      ? thin(1.6, -0.06, limb([0.56, 0.2, -0.06], 0.2, [1.2, 0.02, -0.04], 0.08))
      : orb([0.5, 0.2, -0.06], 0.2),
    egg([0.24, -0.78, 0.78], [0.24, 0.26, 0.28]),
    orb([0.56, 0.52, 0], 0.22),
  );
  const whole = join(
    0.16,
    egg([0, 0.26, 0], [0.66, 0.6, 0.56]),
    limb([0, 0.2, 0.3], 0.44, [0, -0.66, 0.66], 0.34),
    egg([0, -1.0, 0.6], [0.28, 0.2, 0.26]),
    egg([0, -0.5, -0.5], [0.7, 0.9, 0.5]),
    mirrored(half),
  );
  const nostril = mirrored(egg([0.22, -0.7, 1.04], [0.11, 0.1, 0.12]));
  const sockets = mirrored(egg([0.42, 0.12, 0.66], [0.18, 0.13, 0.2]));
  const lips = mirrored(limb([0, -0.96, 0.98], 0.022, [0.4, -0.84, 0.66], 0.022));
  return carve(0.03, carve(0.05, carve(0.08, whole, sockets), nostril), lips);
};

/** @param {{ coat: object, eyes: number, hair?: number[] }} look `hair` makes it a bison, which wears no ring */
function bull({ coat, eyes, hair }) {
  return () => {
    const { base, back, muzzle, curl } = palette(coat);
    const shag = hair && Object.values(palette(hair));
    const curls = Array.from({ length: 26 }, (_, i) =>
      orb([Math.sin(i * 2.4) * 0.36, 0.6 + Math.cos(i * 1.7) * 0.16, 0.36 + Math.cos(i * 2.4) * 0.18], 0.095),
    );
    return turn(
      group(
        furry(
          join(0.07, bullHead(!hair), ...curls),
          [
            [-1.4, -1.6, -1.1],
            [1.4, 1.2, 1.3],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color.copy(base).lerp(back, Math.max(ease(0.1, -0.5, z), ease(0.5, 0.9, ax) * 0.4));
            color.lerp(muzzle, ease(-0.46, -0.6, y) * ease(0.4, 0.6, z));
            color.lerp(curl, ease(0.5, 0.62, y) * ease(0.1, 0.3, z) * ease(0.56, 0.46, ax));
          },
          { nose: [0, -0.8], depth: hair ? 0.08 : 0.03, step: 0.028, material: COAT },
        ),
        shag ? bisonShag(shag) : at(ring(0.25, 0.05, M.gold), 0, -1.0, 1.0, 0.3),
        [1, -1].map((side) =>
          liddedEye(side, [0.4, 0.1, 0.5], 0.16, {
            iris: eyes,
            lid: coat.back,
            slant: 0.75,
            open: 0.6,
            pupil: [0.6, 0.6],
            yaw: 0.4,
          }),
        ),
        [1, -1].map((side) => [
          tube(
            points("0.5 0.56 0, 0.95 0.66 0, 1.3 0.94 0.14, 1.34 1.36 0.3").map(([x, y, z]) => [
              x * side,
              y,
              z,
            ]),
            0.2,
            M.enamel(hair ? 0x3a302c : 0xf4e6c8),
            { taper: (t) => 1 - t ** 1.4 * 0.93 },
          ),
          tube(
            points("0.44 0.55 0, 0.62 0.58 0").map(([x, y, z]) => [x * side, y, z]),
            0.225,
            hair ? M.matte(0x2a1a14) : M.gold,
          ),
        ]),
      ),
      0.06,
      0.3,
      0,
    );
  };
}

/** A bison's hair around the head and its beard. */
function bisonShag([dark, middle, bright]) {
  const around = Array.from({ length: 13 }, (_, i) => {
    const a = -PI / 2 + (i / 12) * (PI * 0.86);
    const long = a < -0.3 ? 1.0 : 0.62;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return lock(
      [c * 0.55, -0.16 + s * 0.66, -0.24],
      [c * (0.64 + long * 0.66), -0.2 + s * (0.72 + long * 0.7) - 0.2, -0.3 + (i % 2) * 0.3],
      0.24,
      0.1,
    );
  });
  const beard = [0.02, 0.18].map((x, i) =>
    lock([x, -1.04, 0.46], [x * 1.6, -1.86 + i * 0.2, 0.5 - i * 0.1], 0.2, 0),
  );
  const top = [0.06, 0.24].map((x, i) =>
    lock([x, 0.86, 0.14], [x * 1.7, 0.44 + i * 0.06, 0.62 - i * 0.1], 0.2, 0.12),
  );
  return furry(
    mirrored(join(0.05, ...around, ...beard, ...top)),
    [
      [-1.7, -2.1, -1],
      [1.7, 1.4, 1],
    ],
    (x, y, z, color) => {
      const mixed = noise(x * 3, y * 3, z * 3);
      color
        .copy(dark)
        .lerp(middle, mixed)
        .lerp(bright, ease(0.9, 1.5, Math.hypot(x, y)) * 0.5);
    },
    { nose: [0, -0.1], depth: 0.09, step: 0.034 },
  );
}

export const HOOFED = {
  horse: horse({
    coat: { base: 0xa8561e, back: 0x5a2a0e, muzzle: 0x4a2a1c, blaze: 0xfff0dc },
    mane: [0xe0b868, 0xb8842c, 0xf0d090],
    eyes: 0x8a4a14,
  }),
  "horse-white": horse({
    coat: { base: 0xb6b2ce, back: 0x78749a, muzzle: 0xd8b0b0, blaze: 0xf0eefa },
    mane: [0x6a50d8, 0x9a7cf0, 0x4a38a8],
    eyes: 0x3a9af0,
  }),
  "horse-black": horse({
    coat: { base: 0x3a2c34, back: 0x1a1218, muzzle: 0x221a20, blaze: 0x6a5a64 },
    mane: [0xb4a8cc, 0x7c7098, 0xd4cce4],
    eyes: 0xc8842a,
  }),
  unicorn: horse({
    coat: { base: 0xc2bade, back: 0x8a80b8, muzzle: 0xf0b8cc, blaze: 0xf8f4ff },
    mane: [0xff5aa8, 0xffa83a, 0x5ac8ff, 0xa06af0],
    eyes: 0xc04af0,
    hasHorn: true,
  }),
  bull: bull({
    coat: { base: 0xa84a18, back: 0x5a220a, muzzle: 0xe8b090, curl: 0x6a2c0e },
    eyes: 0xffa81c,
  }),
  "bull-black": bull({
    coat: { base: 0x4a4462, back: 0x241e36, muzzle: 0x9a8496, curl: 0x2a2440 },
    eyes: 0xff3a1c,
  }),
  bison: bull({
    coat: { base: 0x7a4420, back: 0x3a1c0c, muzzle: 0x3a2a28, curl: 0x3a1c0c },
    hair: [0x321608, 0x6a3818, 0xa86a34],
    eyes: 0xffa01c,
  }),
};
