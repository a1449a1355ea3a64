// Heads of animals, cut in facets like stone.
import * as T from "three";
import { bothSides, carved, facet, spike } from "./facets.js";
import * as M from "./materials.js";
import { at, ball, group, mesh, PI, ring, stretch, tube, turn } from "./parts.js";

function wolf(colors, eyes) {
  const [dark, middle, light, white] = colors.map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 0.72 0.3, 0.24 0.76 0.22, 0.6 1.3 -0.02, 0.84 0.56 -0.1, 0 0.36 0.54, 0.5 0.34 0.34, 0.15 0.1 0.56, 0.46 0.24 0.34, 1.05 -0.06 -0.2, 0.84 -0.56 -0.1, 0 0.02 0.74, 0 -0.66 1.26, 0.26 -0.36 0.7, 0.19 -0.7 1.16, 0.36 -0.84 0.5, 0 -1.06 0.84, 0 -0.92 1.16, 0.3 0.04 0.48, 0.5 -1.1 0, 0 -1.36 0.2, 0.54 0.66 0.14",
          {
            dark: "1 2 20, 1 20 5, 4 5 7, 4 7 6, 10 13 11",
            middle: "20 2 3, 0 1 4, 1 5 4, 20 3 5, 4 6 10, 10 12 13",
            light: "9 18 14, 3 8 5, 5 8 7, 6 17 10, 17 12 10, 7 8 17",
            white: "8 9 17, 17 9 12, 13 12 14, 13 14 16, 16 14 15, 12 9 14, 14 18 15, 15 18 19",
            nose: "11 13 16",
            eye: "6 7 17",
          },
          { dark, middle, light, white, nose: facet(0x14101c), eye: M.glow(eyes, 1.5) },
        ),
      ),
      -0.04,
      0.28,
      0,
    );
}

/** @param {number[]} mane colours of a bison's shaggy hair */
function bull(colors, eyes, mane = []) {
  const [dark, middle, light, muzzle, lip] = colors.map(facet);
  const hair = mane.map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 0.62 0.2, 0.34 0.66 0.1, 0.62 0.42 0, 1.05 0.16 -0.1, 0.62 0.2 0, 0.5 0.28 0.3, 0.26 0.1 0.46, 0.54 0.14 0.26, 0.44 0 0.35, 0 0.25 0.52, 0.6 -0.25 0.05, 0.36 -0.55 0.5, 0 -0.35 0.78, 0.44 -0.85 0.45, 0 -0.62 0.88, 0 -1.08 0.74, 0.36 -1.08 0.3, 0.2 -0.8 0.82",
          {
            dark: "2 3 4, 5 4 7, 9 5 6, 5 7 6, 10 13 11, 10 16 13",
            middle: "0 1 9, 1 2 5, 2 4 5, 9 6 12, 8 10 11, 7 4 10, 7 10 8",
            light: "1 5 9, 6 11 12, 6 8 11, 12 11 14",
            muzzle: "11 17 14, 11 13 17",
            lip: "17 13 16, 14 17 15, 17 16 15",
            eye: "6 7 8",
          },
          { dark, middle, light, muzzle, lip, eye: M.glow(eyes, 1.5) },
        ),
        bothSides("0.42 0.5 0.04, 0.9 0.62 0, 1.26 0.92 0.12, 1.26 1.3 0.24").map((line) =>
          tube(line, 0.2, M.enamel(0xf0e2c4), { taper: (t) => 1 - t * 0.9 }),
        ),
        bothSides("0.38 0.5 0.04, 0.6 0.54 0.02").map((line) => tube(line, 0.23, M.gold)),
        mane.length > 0 ? shag(hair) : at(ring(0.22, 0.05, M.gold), 0, -1.08, 0.84, 0.3),
      ),
      -0.06,
      0.4,
      0,
    );
}

/** A bison's hair around the head and its beard. */
const shag = (hair) => [
  Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * PI * 2;
    const isLow = Math.sin(a) < -0.3;
    const long = isLow ? 1.0 : 0.66;
    return at(
      spike(hair[i % hair.length], 0.27, long),
      Math.cos(a) * (0.66 + long * 0.26),
      -0.1 + Math.sin(a) * (0.8 + long * 0.24),
      -0.3 + (i % 2) * 0.12,
      0,
      0,
      a - PI / 2,
    );
  }),
  [-0.3, -0.1, 0.1, 0.3].map((x, i) =>
    at(spike(hair[i % hair.length], 0.19, 0.66), x, 0.5, 0.36, PI + 0.3, 0, x * 0.8),
  ),
  [-0.16, 0, 0.16].map((x, i) => at(spike(hair[i % hair.length], 0.17, 0.8), x, -1.36, 0.44, PI, 0, 0)),
];

/** A pointed ear with its inside. */
const catEar = (outer, inner) =>
  group(
    stretch(mesh(new T.ConeGeometry(0.33, 0.66, 4), outer), 1, 1, 0.5),
    at(stretch(mesh(new T.ConeGeometry(0.22, 0.5, 4), inner), 1, 1, 0.4), 0, -0.04, 0.12),
  );

/** Dark stripes on the forehead and the cheeks. */
const stripes = (dark) =>
  carved(
    "0 0.8 0.27, 0.05 0.56 0.44, 0 0.44 0.56, 0.2 0.82 0.2, 0.3 0.5 0.44, 0.38 0.84 0.14, 0.5 0.5 0.32, 0.92 0.12 -0.1, 0.56 0.08 0.34, 0.93 0 -0.12, 0.95 -0.12 -0.12, 0.6 -0.14 0.4, 0.94 -0.24 -0.11, 0.88 -0.36 -0.06, 0.54 -0.36 0.4, 0.82 -0.46 -0.02",
    { dark: "0 1 2, 3 5 4, 7 8 9, 10 11 12, 13 14 15" },
    { dark },
  );

/** Dark spots on the forehead and the cheeks. */
const spots = (dark) =>
  [
    "0.1 0.72 0.33",
    "0.3 0.6 0.36",
    "0.12 0.5 0.5",
    "0.52 0.62 0.22",
    "0.62 0.38 0.2",
    "0.74 0.14 0.12",
    "0.66 -0.08 0.3",
    "0.8 -0.26 0.08",
    "0.6 -0.34 0.36",
    "0.72 -0.5 0.06",
    "0.86 0.02 -0.04",
  ].map((line) =>
    bothSides(line).map(([[x, y, z]]) =>
      at(stretch(ball(0.07, dark), 1, 1, 0.22), x, y, z - 0.01, -y * 0.9, x * 1.1),
    ),
  );

/** A panda's black patches, with round eyes in them. */
const patches = (dark) =>
  [1, -1].map((side) => [
    at(stretch(ball(0.23, dark), 0.95, 1.2, 0.3), side * 0.36, 0.1, 0.46, -0.1, side * 0.5, side * -0.5),
    at(stretch(ball(0.075, M.glow(0x6ad8ff, 1.4)), 1, 1, 0.6), side * 0.33, 0.14, 0.54),
    at(ball(0.035, M.black), side * 0.33, 0.14, 0.585),
  ]);

/**
 * A bear, with a mane a lion, or a great cat with pointed ears.
 * @param options `marks` draws stripes, spots or patches in the darkest colour; `ears` is the index of the ears' colour
 */
function bear(
  colors,
  eyes,
  { manes = [], isCat = false, marks = isCat ? stripes : () => [], ears = 1 } = {},
) {
  const [dark, middle, light, white] = colors.map(facet);
  const [outer, inner] = [colors[ears] ?? colors[1], colors[2]].map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 0.85 0.2, 0.42 0.8 0.1, 0.88 0.25 -0.1, 0.95 -0.25 -0.15, 0.62 -0.74 0, 0 -0.95 0.35, 0 0.4 0.52, 0.5 0.4 0.32, 0.18 0.14 0.54, 0.44 0.2 0.42, 0.32 0.06 0.48, 0 0.08 0.78, 0.4 -0.2 0.62, 0 -0.1 1.1, 0.24 -0.1 1.02, 0 -0.36 1.06, 0.34 -0.5 0.66, 0 -0.64 0.78",
          {
            dark: "1 2 7, 7 2 9, 6 7 8, 7 9 8",
            middle: "0 1 6, 1 7 6, 9 2 3, 9 3 10, 3 4 12",
            light: "6 8 11, 8 10 11, 10 12 11, 10 3 12, 12 4 16, 4 5 16",
            white: "16 5 17, 11 12 14, 11 14 13, 14 12 16, 14 16 15, 15 16 17",
            nose: "13 14 15",
            eye: "8 9 10",
          },
          { dark, middle, light, white, nose: facet(0x14101c), eye: M.glow(eyes, 1.5) },
        ),
        [1, -1].map((side) =>
          at(
            isCat
              ? catEar(outer, inner)
              : group(
                  stretch(mesh(new T.IcosahedronGeometry(0.27, 0), outer), 1, 1, 0.6),
                  at(stretch(mesh(new T.IcosahedronGeometry(0.17, 0), inner), 1, 1, 0.5), 0, 0, 0.14),
                ),
            side * (isCat ? 0.58 : 0.64),
            isCat ? 0.72 : 0.8,
            -0.06,
          ),
        ),
        marks(dark),
        manes.map((color, row) =>
          Array.from({ length: 22 }, (_, i) => {
            const a = ((i + row / 2) / 22) * PI * 2;
            const long = (0.7 - row * 0.14) * (i % 2 ? 1 : 0.82) * (Math.sin(a) < 0 ? 1.15 : 1);
            const r = 0.84 + long / 2;
            return at(
              mesh(new T.ConeGeometry(0.27, long, 4), facet(color)),
              Math.cos(a) * r,
              Math.sin(a) * r,
              -0.5 + row * 0.2,
              0,
              0,
              a - PI / 2,
            );
          }),
        ),
      ),
      -0.04,
      -0.26,
      0,
    );
}

/**
 * A horse's head and neck with a mane that falls to one side.
 * @param hasHorn true for a unicorn
 */
function horse(colors, eyes, mane, hasHorn = false) {
  const [dark, middle, light, muzzle] = colors.map(facet);
  const hair = mane.map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 1.0 0.1, 0.3 0.95 0.02, 0.46 0.78 -0.12, 0.4 1.55 -0.02, 0 0.52 0.4, 0.46 0.5 0.08, 0.28 0.44 0.34, 0.4 0.28 0.2, 0.5 0.1 -0.06, 0.46 -0.34 -0.24, 0 -0.04 0.6, 0.2 -0.06 0.48, 0 -0.78 0.86, 0.2 -0.76 0.8, 0.28 -1.0 0.68, 0 -1.08 0.94, 0 -1.3 0.72, 0.2 -1.14 0.42, 0.3 -0.58 0.22, 0.62 -0.7 -0.6, 0.58 -1.6 -0.5, 0.12 1.02 0.1",
          {
            dark: "21 1 3, 1 2 3, 8 9 18, 9 17 18, 9 19 20, 9 20 17",
            middle: "0 1 4, 1 5 4, 1 2 5, 2 8 5, 5 8 7, 8 18 11, 2 19 9, 2 9 8",
            light: "4 5 6, 4 6 10, 6 11 10, 6 7 11, 7 8 11, 10 11 12, 11 13 12, 11 18 13",
            muzzle: "12 13 15, 13 14 15, 15 14 16, 14 17 16, 18 17 14, 18 14 13",
            eye: "5 7 6",
          },
          { dark, middle, light, muzzle, eye: M.glow(eyes, 1.4) },
        ),
        [1, -1].map((side) => at(stretch(ball(0.055, M.dark), 1, 0.7, 0.5), side * 0.2, -0.92, 0.8)),
        Array.from({ length: 9 }, (_, i) =>
          at(
            stretch(spike(hair[i % hair.length], 0.24 - i * 0.008, 0.95 + (i % 3) * 0.18), 1, 1, 1),
            0.16 + i * 0.085,
            0.98 - i * 0.27,
            -0.06 - i * 0.07,
            -0.2,
            0,
            -1.75 - i * 0.09,
          ),
        ),
        hasHorn
          ? at(
              group(
                mesh(new T.ConeGeometry(0.15, 1.25, 8), M.goldFacet),
                [0, 1, 2, 3].map((i) =>
                  at(ring(0.13 - i * 0.028, 0.022, M.gold), 0, -0.42 + i * 0.24, 0, PI / 2),
                ),
              ),
              0,
              1.3,
              0.62,
              0.5,
            )
          : [],
        [-0.16, 0.02, 0.18].map((x, i) =>
          at(spike(hair[i % hair.length], 0.15, 0.7), x, 0.74, 0.36, 0.36 + Math.PI, 0, x * 1.4),
        ),
      ),
      -0.02,
      -0.46,
      0,
    );
}

/** An eagle's head with a hooked beak over a collar of feathers. */
function eagle([crown, feather, body, dark], beak, eyes) {
  const [white, grey, brown, shade] = [crown, feather, body, dark].map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 0.8 0.1, 0.34 0.74 0, 0.6 0.4 -0.2, 0.1 0.32 0.52, 0.52 0.5 0.12, 0.16 0.18 0.47, 0.46 0.2 0.2, 0.56 -0.1 0, 0 0.26 0.62, 0.2 -0.02 0.52, 0 0.12 1.08, 0 -0.66 1.14, 0.13 -0.1 1.0, 0.24 -0.22 0.42, 0 -0.38 0.58, 0.62 -0.6 -0.2, 0.74 -1.3 -0.3, 0 -0.9 0.4, 0 -1.4 0.3",
          {
            white: "0 1 3, 0 3 8, 1 4 3, 1 2 4, 2 6 4, 8 3 5, 8 5 9",
            grey: "2 7 6, 5 6 7, 5 7 9, 7 13 9, 7 15 13, 13 15 17, 13 17 14, 2 15 7",
            brown: "15 16 17, 17 16 18",
            shade: "3 4 5",
            eye: "4 6 5",
            beak: "8 9 10, 9 12 10, 10 12 11, 9 13 12, 13 14 12, 12 14 11",
          },
          { white, grey, brown, shade, beak: facet(beak), eye: M.glow(eyes, 1.5) },
        ),
        [1, -1].flatMap((side) =>
          Array.from({ length: 5 }, (_, i) =>
            at(
              spike([white, grey, brown][Math.min(2, Math.floor(i / 2.4))], 0.17, 0.72),
              side * (0.6 + i * 0.05),
              0.3 - i * 0.26,
              -0.12,
              0,
              0,
              side * (-2.3 - i * 0.1),
            ),
          ),
        ),
        [-0.22, 0, 0.22].map((x) =>
          at(spike(white, 0.14, 0.5), x, 0.92 - Math.abs(x) * 0.3, -0.05, -0.3, 0, -x),
        ),
        [1, -1].map((side) => at(stretch(ball(0.035, M.dark), 0.6, 1, 1), side * 0.09, 0.06, 0.98)),
      ),
      0.02,
      -0.42,
      0,
    );
}

function dragon(colors, eyes, horn) {
  const [dark, middle, light, snout, lip] = colors.map(facet);
  const bone = facet(horn);
  return () =>
    turn(
      group(
        carved(
          "0 0.7 0.2, 0.32 0.66 0.12, 0.6 0.4 0, 1.1 0.3 -0.3, 0.8 -0.02 -0.1, 0.5 0.3 0.32, 0.22 0.1 0.52, 0.5 0.22 0.32, 0.42 0.02 0.42, 0 0.34 0.56, 0.56 -0.3 0.1, 0.3 -0.5 0.72, 0 -0.2 0.86, 0.4 -0.78 0.62, 0 -0.52 1.12, 0 -0.98 0.98, 0.3 -1.04 0.4, 0.2 -0.66 1.06",
          {
            dark: "2 3 4, 9 5 6, 5 7 6, 10 16 13",
            middle: "0 1 9, 1 2 5, 2 4 5, 5 4 7, 9 6 12, 7 4 10, 7 10 8",
            light: "1 5 9, 6 8 11, 8 10 11, 10 13 11",
            snout: "6 11 12, 12 11 14, 11 17 14, 11 13 17",
            lip: "17 13 16, 14 17 15, 17 16 15",
            eye: "6 7 8",
          },
          { dark, middle, light, snout, lip, eye: M.glow(eyes, 1.8) },
        ),
        bothSides("0.34 0.6 0.06, 0.62 0.96 -0.2, 0.72 1.34 -0.4, 0.6 1.66 -0.36").map((line) =>
          tube(line, 0.17, bone, { taper: (t) => 1 - t * 0.9, segments: 14 }),
        ),
        bothSides("0.6 0.1 0, 0.98 0.16 -0.2, 1.3 0.46 -0.3").map((line) =>
          tube(line, 0.12, bone, { taper: (t) => 1 - t * 0.9, segments: 10 }),
        ),
        [0, 1, 2].map((i) =>
          at(spike(light, 0.13, 0.5 - i * 0.1), 0, 0.86 - i * 0.2, 0.24 + i * 0.14, 0.5 + i * 0.24),
        ),
        [1, -1].flatMap((side) => [
          ...[0, 1, 2].map((i) =>
            at(
              spike(middle, 0.16, 0.6),
              side * (0.86 - i * 0.12),
              -0.2 - i * 0.3,
              -0.1,
              0,
              0,
              side * (-1.9 - i * 0.25),
            ),
          ),
          at(spike(bone, 0.07, 0.24), side * 0.24, -0.98, 0.86, PI),
          at(stretch(ball(0.05, M.dark), 1, 0.7, 0.4), side * 0.12, -0.62, 1.08),
        ]),
        at(spike(bone, 0.12, 0.36), 0, -0.42, 1.06, 0.5),
      ),
      -0.02,
      0.46,
      0,
    );
}

export const IDOLS = {
  "panda-idol": bear([0x14101c, 0xd8d4e4, 0xf2f0f8, 0xffffff], 0x40c8ff, { marks: patches, ears: 0 }),
  "polar-bear-idol": bear([0x8aa4c8, 0xc4d8f0, 0xe8f4ff, 0xffffff], 0x38b8ff),
  "leopard-idol": bear([0x241408, 0xd8922a, 0xffc45a, 0xfff2d8], 0x5aff8a, { isCat: true, marks: spots }),
  "cat-idol": bear([0x8a4a14, 0xe8963a, 0xffbe6a, 0xfff4e4], 0x38e0a0, { isCat: true }),
  "cat-idol-black": bear([0x0a0812, 0x1e1a30, 0x342e52, 0x6a62a0], 0xffd83a, {
    isCat: true,
    marks: () => [],
  }),
  "fox-idol": wolf([0x7a2408, 0xd8561a, 0xff8a38, 0xfff4e6], 0x5aff8a),
  "unicorn-idol": horse(
    [0x9a98c0, 0xd0d0ec, 0xf6f4ff, 0xffd0e4],
    0xff6ad0,
    [0xff6ab8, 0xffb04a, 0x6ad0ff, 0xa07af0],
    true,
  ),
  "bison-idol": bull(
    [0x2a140c, 0x5a3018, 0x8a4e26, 0xb88860, 0x5a3a2c],
    0xffb020,
    [0x3a1c0e, 0x5a2e16, 0x7a4420],
  ),
  "raven-idol": eagle([0x2c2848, 0x201c38, 0x161228, 0x0a0814], 0x3a3648, 0xff3a3a),
  "dragon-idol": dragon([0x0a3a2a, 0x0e7a4a, 0x2ab86a, 0x7ae0a0, 0x0a5a3a], 0xffc020, 0xffd25a),
  "dragon-idol-ember": dragon([0x3a0608, 0x9a1414, 0xe0401c, 0xff9a4a, 0x6a0c10], 0xffe050, 0x2a1a20),
  "dragon-idol-azure": dragon([0x081a4a, 0x1244a8, 0x2a8af0, 0x8ad4ff, 0x0c2a78], 0xff6ae0, 0xe8f0ff),
  "wolf-idol": wolf([0x2a3450, 0x5a6a90, 0x9aaccc, 0xe8eefa], 0xffb020),
  "wolf-idol-night": wolf([0x14101f, 0x2c2844, 0x4a4470, 0x8a86b8], 0x38d0ff),
  "wolf-idol-gold": wolf([0x7a4208, 0xc8861c, 0xffc040, 0xffe9a8], 0x38ff9a),
  "bull-idol": bull([0x3a1408, 0x7a2c10, 0xa84a1c, 0xe0a080, 0xb06a50], 0xffb020),
  "bull-idol-black": bull([0x100c16, 0x262030, 0x3c3448, 0x6a5a66, 0x3a3038], 0xff3a20),
  "horse-idol": horse([0x2a120a, 0x6a3216, 0xa0562a, 0xd8a878], 0xffc040, [0xf0d08a, 0xd8a850, 0xfff0c0]),
  "horse-idol-white": horse(
    [0x7a7890, 0xb8b8d0, 0xe8e8f6, 0xffd8c8],
    0x40c8ff,
    [0x6a50d8, 0x9a7cf0, 0x4a38a8],
  ),
  "horse-idol-black": horse(
    [0x0c0a14, 0x221e32, 0x3a3452, 0x5a5078],
    0xff6a30,
    [0xd8402a, 0xff8a3a, 0xa0201c],
  ),
  "eagle-idol": eagle([0xfff6e6, 0xe0d2c0, 0x6a3a1c, 0x2a140a], 0xffb21c, 0xffc828),
  "phoenix-idol": eagle([0xffd24a, 0xff8a1c, 0xc8280c, 0x4a0608], 0xffe9a0, 0x40e0ff),
  "bear-idol": bear([0x3a1c0c, 0x74401c, 0xa8682e, 0xe8c898], 0xffc030),
  "tiger-idol": bear([0x1c0c08, 0xe0701a, 0xff9a38, 0xfff0d8], 0x38e08a, { isCat: true }),
  "panther-idol": bear([0x08060e, 0x1c1a2a, 0x302c48, 0x5a5478], 0x6aff5a, { isCat: true }),
  "lion-idol": bear([0x8a4a10, 0xd88a20, 0xffc050, 0xffe9b8], 0x38e08a, {
    manes: [0x6a2408, 0xb04a10, 0xe07a1c],
  }),
  "lion-idol-white": bear([0x8a8498, 0xc8c4d8, 0xece8f6, 0xffffff], 0x38c0ff, {
    manes: [0x5a5470, 0x9a94b4, 0xd8d2ea],
  }),
  "bear-idol-dark": bear([0x1c1a26, 0x3a3648, 0x5a566a, 0xb8b0c0], 0x38d0ff),
};
