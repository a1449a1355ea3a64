// A griffin: an eagle's head with pointed ears, a lion's mane and raised wings.
import { liddedEye } from "./eyes.js";
import { furry, lock, noise, palette, thin, within } from "./fur.js";
import * as M from "./materials.js";
import { at, group, PI, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored, moved, sculpt } from "./sculpt.js";

const HORN = M.material({ color: 0xffffff, roughness: 0.26, clearcoat: 0.9, clearcoatRoughness: 0.12 });
const GOLDEN = {
  crown: 0xf2d4a0,
  cheek: 0xc07a34,
  inner: 0xa8502c,
  mask: 0x5a2410,
  root: 0x4a1c08,
  mane: 0xc8681a,
  bright: 0xf8b03c,
  covert: 0xf4c468,
  quill: 0xb85c1c,
  tip: 0x4c1a10,
  beak: 0xffc02c,
  hook: 0x5a2a14,
  cere: 0xffdc5a,
  lid: 0xd89a48,
  eyes: 0x2af0b0,
};
/** White and steel blue, as in moonlight. */
const SILVER = {
  crown: 0xc8d0e8,
  cheek: 0x8a98c4,
  inner: 0x6a5a9a,
  mask: 0x1c2250,
  root: 0x141a48,
  mane: 0x3a5ab8,
  bright: 0x9ac0f0,
  covert: 0xb0c4ec,
  quill: 0x3a62c0,
  tip: 0x161c58,
  beak: 0xf0b43a,
  hook: 0x4a2a1c,
  cere: 0xf8d06a,
  lid: 0x7a8ac0,
  eyes: 0xffb01c,
};

/** A plume that leaves the origin towards `a` (radians in the picture's plane). */
const plume = (a, long, wide, [x, y, z], lean = 0) =>
  moved(
    join(
      0.05,
      egg([0, -long * 0.5, 0], [wide, long * 0.5, 0.06]),
      limb([0, -long * 0.2, 0.05], 0.04, [0, -long * 0.94, 0.03], 0.015),
    ),
    [x, y, z],
    [lean, 0, a + PI / 2],
  );

/** A raised wing in three layers; one, to be mirrored. */
function wing() {
  const [shoulder, wrist] = [
    [0.5, -0.9, -0.62],
    [1.1, 0.62, -0.78],
  ];
  const along = (t, z) =>
    shoulder.map((value, axis) => value + (wrist[axis] - value) * t + (axis === 2 ? z : 0));
  const fan = (count, from, to, long, wide, z, start = 1) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      // The first plumes leave the wrist, the last ones the arm.
      const foot = along(start - Math.max(0, t - 0.45) * 1.3 * start, z - i * 0.02);
      return plume(from + (to - from) * t, long * (1 - 0.42 * t ** 1.5 - 0.1 * (1 - t)), wide, foot, -0.1);
    });
  return join(
    0.03,
    ...fan(9, 1.78, -0.62, 1.9, 0.2, -0.1),
    ...fan(8, 1.62, -0.6, 1.24, 0.19, 0.04),
    ...fan(6, 1.4, -0.5, 0.74, 0.18, 0.18, 0.94),
    chain(0.1, [
      [...shoulder, 0.3],
      [...along(0.6, 0.1), 0.24],
      [...along(1, 0.1), 0.18],
      [1.24, 0.9, -0.74, 0.1],
    ]),
  );
}

const wings = (paint) =>
  furry(
    mirrored(wing()),
    [
      [-3, -2, -1.6],
      [3, 2.9, 0],
    ],
    (x, y, z, color) => {
      const far = Math.hypot(Math.abs(x) - 0.95, y - 0.3) + noise(x * 5, y * 5, z * 5) * 0.2;
      color
        .copy(paint.covert)
        .lerp(paint.quill, ease(0.62, 0.95, far))
        .lerp(paint.tip, ease(1.15, 1.6, far));
      color.lerp(paint.covert, ease(-0.6, -0.5, z) * 0.6);
    },
    { nose: [0, -1], depth: 0.05, step: 0.032 },
  );

function head() {
  const swept = (x, y, z, long, r, spread = 1) =>
    lock([x, y, z], [x * (1 + 0.5 * spread) + 0.08 * spread, y + long * 0.3, z - long], r, 0.16);
  const half = join(
    0.09,
    chain(0.1, [
      [0.1, 0.34, 0.72, 0.13],
      [0.4, 0.44, 0.56, 0.16],
      [0.66, 0.62, 0.12, 0.1],
    ]),
    egg([0.36, -0.04, 0.3], [0.27, 0.26, 0.34]),
    thin(1.5, -0.16, limb([0.42, 0.62, -0.14], 0.3, [0.92, 1.6, -0.4], 0.015)),
    ...[
      [0.08, 0.72, 0.3, 0.9, 0.15],
      [0.26, 0.66, 0.14, 0.9, 0.15],
      [0.5, 0.1, 0.16, 0.76, 0.17],
      [0.46, -0.16, 0.2, 0.8, 0.17],
      [0.56, 0.32, 0, 0.8, 0.17],
      [0.34, -0.34, 0.22, 0.7, 0.15],
    ].map(([x, y, z, long, r]) => swept(x, y, z, long, r, y < 0.4 ? 1.7 : 1)),
  );
  const whole = join(
    0.1,
    egg([0, 0.26, 0], [0.6, 0.54, 0.7]),
    limb([0, 0, -0.2], 0.5, [0, -0.9, -0.24], 0.6),
    mirrored(half),
  );
  const sockets = mirrored(egg([0.36, 0.22, 0.66], [0.2, 0.13, 0.22]));
  const hollow = mirrored(thin(1.4, 0.02, limb([0.47, 0.74, 0.04], 0.17, [0.8, 1.36, -0.12], 0.02)));
  return carve(0.04, carve(0.07, whole, sockets), hollow);
}

/** Locks of a mane in rows down the neck and the chest. */
function mane() {
  const rows = [
    [-0.3, 0.56, 0.66, 5, 0.19],
    [-0.62, 0.62, 0.8, 5, 0.21],
    [-0.98, 0.66, 0.86, 6, 0.21],
    [-1.34, 0.68, 0.86, 6, 0.21],
  ];
  const locks = rows.flatMap(([y, r, long, count, thick], row) =>
    Array.from({ length: count }, (_, i) => {
      const a = PI / 2 - ((i + (row % 2) * 0.5) / count) * 2.3;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const out = 0.5 + 0.2 * (1 - s);
      return lock(
        [c * r, y, -0.2 + s * r],
        [
          c * (r + out) + (i % 2) * 0.16,
          y - long * (0.9 + ((i + row) % 3) * 0.14),
          -0.2 + s * (r + out * 0.8),
        ],
        thick,
        0.12,
      );
    }),
  );
  return mirrored(join(0.05, limb([0, -0.4, -0.24], 0.46, [0, -1.7, -0.2], 0.66), ...locks));
}

/** A strong hooked beak, open, with its tongue. */
function beak(paint) {
  const upper = join(
    0.08,
    chain(0.12, [
      [0, 0.16, 0.5, 0.3],
      [0, 0.22, 0.84, 0.27],
      [0, 0.12, 1.16, 0.21],
      [0, -0.12, 1.36, 0.14],
      [0, -0.52, 1.34, 0.012],
    ]),
    mirrored(limb([0.16, -0.04, 0.6], 0.1, [0.1, -0.08, 1.14], 0.06)),
  );
  const lower = chain(0.1, [
    [0, -0.2, 0.42, 0.22],
    [0, -0.4, 0.76, 0.15],
    [0, -0.5, 1.04, 0.05],
  ]);
  const nostril = mirrored(egg([0.21, 0.24, 0.8], [0.07, 0.045, 0.09]));
  const bounds = [
    [-0.6, -1, 0],
    [0.6, 0.7, 1.7],
  ];
  const paintHorn = (_x, y, z, color) =>
    color
      .copy(paint.cere)
      .lerp(paint.beak, ease(0.7, 0.9, z - y * 0.2))
      .lerp(paint.hook, ease(1.1, 1.5, z - y * 0.4));
  return [
    sculpt(carve(0.03, upper, nostril), bounds, 0.022, HORN, paintHorn),
    sculpt(lower, bounds, 0.022, HORN, paintHorn),
    sculpt(
      chain(0.08, [
        [0, -0.14, 0.5, 0.19],
        [0, -0.24, 0.8, 0.1],
        [0, -0.2, 1.0, 0.05],
      ]),
      bounds,
      0.03,
      M.glossy(0xd02a3a),
    ),
  ];
}

const eagleHead = (paint, { lid, eyes }) =>
  group(
    furry(
      head(),
      [
        [-1.6, -1.4, -1.5],
        [1.6, 1.9, 1.2],
      ],
      (x, y, z, color) => {
        const wave = noise(x * 4, y * 3, z * 4) * 0.3;
        color
          .copy(paint.crown)
          .lerp(paint.cheek, ease(0.1, -0.5, z + wave))
          .lerp(paint.mane, ease(-0.3, -0.7, y + wave));
        const inEar = ease(0.7, 0.8, y) * ease(-0.14, -0.06, z) * ease(0.4, 0.5, Math.abs(x));
        color.lerp(paint.inner, inEar * 0.8);
        // A dark mask from the beak over the eyes to the cheeks.
        const mask = within(Math.abs(x), y + z * 0.16 + wave * 0.3, [0.2, 0.47], [0.6, 0.27], 0.3);
        color.lerp(paint.mask, mask * ease(-0.1, 0.16, z) * 0.92);
      },
      { nose: [0, 0.3], depth: 0.05, step: 0.024 },
    ),
    beak(paint),
    [1, -1].map((side) =>
      liddedEye(side, [0.36, 0.22, 0.52], 0.21, {
        iris: eyes,
        lid,
        slant: 0.62,
        open: 0.56,
        pupil: [0.4, 0.5],
        yaw: 0.36,
        white: 0x1a1014,
      }),
    ),
  );

const griffin = (colors) => () => {
  const paint = palette(colors);
  return turn(
    group(
      at(turn(eagleHead(paint, colors), 0.04, -0.06, 0.05), 0, 0, 0.04, 0, 0, 0, 1.22),
      furry(
        mane(),
        [
          [-1.6, -2.8, -1.3],
          [1.6, 0, 1.3],
        ],
        (x, y, z, color) => {
          const far = Math.hypot(x, z + 0.2) + y * 0.06 + (noise(x * 3, y * 3, z * 3) - 0.5) * 0.16;
          color
            .copy(paint.root)
            .lerp(paint.mane, ease(0.7, 0.92, far))
            .lerp(paint.bright, ease(0.94, 1.14, far));
        },
        { nose: [0, 0.4], depth: 0.08, step: 0.032 },
      ),
      wings(paint),
    ),
    0.04,
    -0.26,
    0,
  );
};

export const GRIFFINS = { griffin: griffin(GOLDEN), "griffin-silver": griffin(SILVER) };
