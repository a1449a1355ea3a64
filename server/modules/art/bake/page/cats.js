// Heads of the great cats and of house cats.
import { liddedEye } from "./eyes.js";
import { fang, furry, noise, palette, snout, thin, within } from "./fur.js";
import * as M from "./materials.js";
import { group, PI, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored } from "./sculpt.js";

const BOUNDS = [
  [-1.5, -1.4, -1],
  [1.5, 1.6, 1.3],
];

const ROUND_EARS = {
  shape: egg([0.66, 0.84, -0.14], [0.27, 0.3, 0.15]),
  hollow: egg([0.67, 0.86, 0.06], [0.17, 0.19, 0.18]),
  isInside: (x, y) => within(x, y, [0.67, 0.86], [0.2, 0.22], 0.1),
};
const POINTED_EARS = {
  shape: thin(1.9, -0.1, limb([0.56, 0.66, -0.1], 0.36, [0.78, 1.36, -0.1], 0.04)),
  hollow: thin(1.5, 0.12, limb([0.58, 0.76, 0.12], 0.22, [0.74, 1.2, 0.12], 0.03)),
  isInside: (x, y) => ease(0.26, 0.16, Math.abs(x - 0.56 - (y - 0.7) * 0.3) + Math.max(0, y - 0.6) * 0.3),
};

/** Skull, muzzle, brows, tufts of the cheeks and ears as one shape. */
function skull({ ears, muzzle, isFierce }) {
  const half = join(
    0.16,
    egg([0.2 * muzzle, -0.36, 0.66], [0.3 * muzzle, 0.25, 0.3]),
    egg([0.56, -0.3, 0.16], [0.46, 0.46, 0.5]),
    isFierce
      ? limb([0.16, 0.3, 0.74], 0.1, [0.62, 0.5, 0.46], 0.13)
      : limb([0.2, 0.46, 0.62], 0.1, [0.56, 0.46, 0.46], 0.13),
    ears.shape,
    chain(0.1, [
      [0.76, -0.3, 0.1, 0.24],
      [1.02, -0.56, -0.02, 0.13],
      [1.2, -0.68, -0.1, 0.01],
    ]),
    chain(0.1, [
      [0.66, -0.5, 0.12, 0.26],
      [0.84, -0.84, 0.02, 0.13],
      [0.9, -1.06, -0.06, 0.01],
    ]),
    chain(0.1, [
      [0.8, -0.05, 0, 0.22],
      [1.1, -0.24, -0.12, 0.12],
      [1.28, -0.28, -0.2, 0.01],
    ]),
  );
  const whole = join(
    0.18,
    egg([0, 0.1, -0.08], [0.96, 0.9, 0.82]),
    limb([0, 0.3, 0.52], 0.24, [0, -0.14, 0.72 + 0.1 * muzzle], 0.17),
    egg([0, -0.7, 0.52], [0.26, 0.2, 0.24]),
    mirrored(half),
  );
  const sockets = mirrored(egg([0.38, 0.12, 0.8], [0.25, 0.17, 0.24]));
  return carve(0.04, carve(0.1, whole, sockets), mirrored(ears.hollow));
}

/** Dark lines of the mouth. */
const mouth = (line) =>
  group(
    tube(
      [
        [0, -0.3, 0.93],
        [0, -0.42, 0.93],
        [0.01, -0.5, 0.88],
      ],
      0.02,
      line,
    ),
    [1, -1].map((side) =>
      tube(
        [
          [0, -0.49, 0.9],
          [side * 0.2, -0.58, 0.84],
          [side * 0.38, -0.55, 0.68],
          [side * 0.5, -0.46, 0.54],
        ],
        0.024,
        line,
      ),
    ),
  );

const whiskers = (side) =>
  [0, 1, 2].map((i) =>
    tube(
      [
        [side * 0.34, -0.34 - i * 0.08, 0.86],
        [side * 0.64, -0.3 - i * 0.14, 0.94],
        [side * 0.94, -0.36 - i * 0.2, 0.84],
      ],
      0.011,
      M.satin(0xfff8f0),
      { taper: (t) => 1 - t * 0.8 },
    ),
  );

/** Bright chops, brows and cheeks on a coat that darkens at the back. */
function paintCoat({ coat, back, pale, inner }, ears, marks = () => {}) {
  return (x, y, z, color) => {
    const ax = Math.abs(x);
    color.copy(coat).lerp(back, ease(0.4, 1, y) * 0.6 + ease(0, -0.7, z) * 0.5);
    const chops = ease(0.12, 0.4, z + ax * 0.2) * ease(-0.05, -0.25, y + 0.4 * (0.5 - ax));
    const brow = ease(0.24, 0.14, Math.hypot((ax - 0.36) * 0.8, y - 0.44)) * ease(0.2, 0.4, z);
    const cheek = ease(0.7, 0.95, ax) * ease(0.05, -0.2, y) * 0.9;
    color.lerp(pale, Math.min(1, Math.max(chops, brow, cheek)));
    marks(ax, y, z, color);
    if (z > -0.14 && y > 0.66) color.lerp(inner, ears.isInside(ax, y));
  };
}

const stripes =
  (dark, breadth = 0.3) =>
  (ax, y, z, color) => {
    const wobble = noise(ax * 3 + 9, y * 3, z * 3) * 0.5;
    const cheek =
      ease(0.46, 0.66, ax) * ease(breadth, breadth + 0.2, Math.sin((y + ax * 0.35 + wobble * 0.3) * 15));
    const crown = ease(0.36, 0.56, y) * ease(breadth, breadth + 0.2, Math.sin(ax * 15 + wobble * 3 + 1.2));
    const middle = ease(0.44, 0.56, y) * ease(0.1, 0.05, ax - (y - 0.5) * 0.05);
    color.lerp(dark, Math.max(cheek * ease(0.75, 0.5, z), crown * ease(0.95, 0.75, y - 0.1 * ax), middle));
  };

/** Rings of dark spots, small ones on the face. */
const rosettes = (dark) => (ax, y, z, color) => {
  if (z > 0.62 && y < 0.3) return;
  const size = 0.2;
  const [u, v, w] = [ax / size, y / size, z / size];
  let near = 9;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const cell = [Math.floor(u) + i, Math.floor(v) + j, Math.floor(w) + k];
        const shift = [0, 7, 13].map((s) => noise(cell[0] * 5.1 + s, cell[1] * 5.3, cell[2] * 5.7 + s));
        near = Math.min(
          near,
          Math.hypot(...[u, v, w].map((value, n) => value - cell[n] - 0.5 - (shift[n] - 0.5) * 0.7)),
        );
      }
  color.lerp(dark, ease(0.44, 0.36, near) * (0.55 + 0.45 * ease(0.16, 0.24, near)));
};

/** Locks of hair around a lion's face, in three rows. */
function mane([root, bright, tip]) {
  const row = (count, start, from, to, z, thick) =>
    Array.from({ length: count }, (_, i) => {
      const a = start + (i / (count - 1)) * (PI - 2 * start) - PI / 2;
      const bend = a - 0.12 - (i % 2) * 0.12;
      const far = to * (1 + (i % 3) * 0.08) * (a < -0.5 ? 1.14 : 1);
      // Behind the ears the hair lies flat.
      const lift = z - (a > 0.6 ? 0.22 : 0);
      const p = (angle, t, up, r) => {
        const long = from + (far - from) * t;
        return [Math.cos(angle) * long, Math.sin(angle) * long, lift + up, r];
      };
      return chain(0.1, [
        p(a, 0, 0, thick),
        p(a, 0.35, 0.1, thick * 0.95),
        p((a + bend) / 2, 0.7, 0.04, thick * 0.62),
        p(bend, 1, -0.1, 0.012),
      ]);
    });
  const shape = mirrored(
    join(
      0.06,
      ...row(11, 0, 0.8, 1.5, -0.5, 0.24),
      ...row(12, 0.1, 0.76, 1.34, -0.28, 0.2),
      ...row(9, 0.04, 0.74, 1.16, -0.04, 0.17),
    ),
  );
  return furry(
    shape,
    [
      [-2, -2.2, -1.1],
      [2, 2, 0.5],
    ],
    (x, y, z, color) => {
      const far = Math.hypot(x, y) - z * 0.5;
      color
        .copy(root)
        .lerp(bright, ease(0.8, 1.3, far))
        .lerp(tip, ease(1.35, 1.7, far) * 0.8);
    },
    { nose: [0, -0.1], depth: 0.1, step: 0.034 },
  );
}

/**
 * @param {{ coat: object, marks?: Function, eyes: number, lid: number, nose?: number, ears?: object,
 *   isFierce?: boolean, muzzle?: number, hair?: number[], line?: number }} look `hair` colours a lion's mane
 */
function cat({
  coat,
  marks,
  eyes,
  lid,
  nose = 0xd8605a,
  ears = ROUND_EARS,
  isFierce = true,
  muzzle = 1,
  hair,
  line = 0x24100e,
}) {
  const eye = isFierce
    ? { slant: 0.42, open: 0.6, pupil: [0.3, 0.62] }
    : { slant: 0.12, open: 0.78, pupil: [0.5, 0.86] };
  return () =>
    turn(
      group(
        furry(skull({ ears, muzzle, isFierce }), BOUNDS, paintCoat(palette(coat), ears, marks), {
          depth: 0.1,
        }),
        [1, -1].map((side) => [
          liddedEye(side, [0.37, 0.13, 0.56], isFierce ? 0.23 : 0.27, { iris: eyes, lid, ...eye }),
          isFierce ? fang(side * 0.19, -0.54, 0.84, 0.06, 0.26, 0.1) : [],
          whiskers(side),
        ]),
        mouth(M.matte(line)),
        snout([0, -0.2, 0.84 + 0.1 * muzzle], isFierce ? [0.19, 0.13, 0.12] : [0.13, 0.09, 0.1], nose),
        hair ? mane(Object.values(palette(hair))) : [],
      ),
      0.02,
      -0.24,
      0,
    );
}

const [dark] = Object.values(palette([0x1c0c0a]));
const [brown] = Object.values(palette([0x6a2c0a]));

export const CATS = {
  tiger: cat({
    coat: { coat: 0xff7a10, back: 0xd84c08, pale: 0xfff2e0, inner: 0xf0a890 },
    marks: stripes(dark),
    eyes: 0x3ce06a,
    lid: 0xd8560c,
  }),
  leopard: cat({
    coat: { coat: 0xf8a828, back: 0xd8801c, pale: 0xfff0d0, inner: 0xf0b890 },
    marks: rosettes(dark),
    eyes: 0x58e0a0,
    lid: 0xe0901c,
  }),
  panther: cat({
    coat: { coat: 0x342e52, back: 0x1c1830, pale: 0x565080, inner: 0x6a4a6a },
    eyes: 0x70ff4a,
    lid: 0x1a1628,
    nose: 0x2a2230,
    line: 0x060408,
  }),
  lion: cat({
    coat: { coat: 0xf0a23c, back: 0xd8842a, pale: 0xfff0d4, inner: 0xe0a070 },
    eyes: 0xffb01c,
    lid: 0xd0822a,
    nose: 0x5a2a20,
    muzzle: 1.16,
    hair: [0x5a1c06, 0xb84a0a, 0xf08a1c],
  }),
  "lion-white": cat({
    coat: { coat: 0xd0cce2, back: 0xa8a2c4, pale: 0xf4f2ff, inner: 0xf0c0c8 },
    eyes: 0x38b8ff,
    lid: 0xc4c0dc,
    nose: 0xd87880,
    muzzle: 1.16,
    hair: [0x4a4470, 0xc8c4e4, 0xf4f0ff],
  }),
  cat: cat({
    coat: { coat: 0xf89a3a, back: 0xe07a1c, pale: 0xfff6ea, inner: 0xffb0a0 },
    marks: stripes(brown, 0.42),
    eyes: 0x38d890,
    lid: 0xe8862a,
    nose: 0xf07a80,
    ears: POINTED_EARS,
    isFierce: false,
    muzzle: 0.74,
  }),
  "cat-black": cat({
    coat: { coat: 0x2a2440, back: 0x161222, pale: 0x3c3458, inner: 0x9a5a8a },
    eyes: 0xffc81c,
    lid: 0x1c182c,
    nose: 0x5a3a58,
    line: 0x060408,
    ears: POINTED_EARS,
    isFierce: false,
    muzzle: 0.74,
  }),
};
