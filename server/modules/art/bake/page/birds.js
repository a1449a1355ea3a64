// Heads of birds of prey, ravens, owls and parrots.
import { liddedEye } from "./eyes.js";
import { furry, lock, noise, palette, within } from "./fur.js";
import * as M from "./materials.js";
import { group, PI, tube, turn } from "./parts.js";
import { carve, chain, ease, egg, join, limb, mirrored, moved, sculpt } from "./sculpt.js";

const HORN = M.material({ color: 0xffffff, roughness: 0.3, clearcoat: 0.8, clearcoatRoughness: 0.15 });

/** A feather that hangs from the origin. */
const feather = (long, wide) => egg([0, -long / 2, 0], [wide, long / 2, 0.055]);

/** Feathers in rows down a bird's neck; half of them, to be mirrored. */
const collar = (rows) =>
  rows.flatMap(({ y, r, long, count, wide = 0.17, z = -0.2 }, row) =>
    Array.from({ length: count }, (_, i) => {
      const a = -0.5 + ((i + (row % 2) * 0.5) / count) * (PI / 2 + 0.56);
      return moved(
        feather(long * (1 + (i % 2) * 0.1), wide),
        [Math.cos(a) * r, y, z + Math.sin(a) * r],
        [-0.4, PI / 2 - a, 0],
      );
    }),
  );

/** A spread wing, longest feathers on top; one, to be mirrored. */
const wing = () =>
  [0, 1].flatMap((row) =>
    Array.from({ length: 8 - row * 2 }, (_, i) => {
      const a = 1.3 - i * 0.27 - row * 0.1;
      const long = (1.75 - Math.abs(i - 1) * 0.1) * (1 - row * 0.4);
      return moved(feather(long, 0.19), [0.5, -0.7, -0.6 + row * 0.12 - i * 0.015], [0, 0, a + PI / 2]);
    }),
  );

/** A hooked beak of two halves. */
function beak([base, tip], { long = 1, hook = 1 } = {}) {
  const [root, end] = [base, tip].map((color) => Object.values(palette([color]))[0]);
  const upper = chain(0.12, [
    [0, 0.12, 0.4, 0.25],
    [0, 0.13, 0.4 + 0.34 * long, 0.2],
    [0, 0.02, 0.4 + 0.62 * long, 0.15],
    [0, -0.2 * hook, 0.4 + 0.74 * long, 0.09],
    [0, -0.48 * hook, 0.4 + 0.7 * long, 0.008],
  ]);
  const lower = chain(0.1, [
    [0, -0.1, 0.38, 0.2],
    [0, -0.17, 0.4 + 0.34 * long, 0.11],
    [0, -0.2, 0.4 + 0.5 * long, 0.03],
  ]);
  const nostril = mirrored(egg([0.17, 0.17, 0.6 + 0.1 * long], [0.06, 0.03, 0.08]));
  return sculpt(
    carve(0.03, join(0.03, upper, lower), nostril),
    [
      [-0.6, -1, 0.1],
      [0.6, 0.6, 1.5],
    ],
    0.022,
    HORN,
    (_x, y, z, color) => color.copy(root).lerp(end, ease(0.7, 1.2, z / long - y * 0.3)),
  );
}

/**
 * A bird of prey.
 * @param {{ colors: object, beak: number[], eyes: number, lid: number, crest?: number, hasWings?: boolean }} look
 *   `crest` is the length of the feathers on its head
 */
function eagle({ colors, beak: horn, eyes, lid, crest = 0, hasWings = false, hook = 1, long = 1 }) {
  return () => {
    const { crown, neck, body, tip } = palette(colors);
    const feathers = join(
      0.03,
      ...collar([
        { y: 0.34, r: 0.48, long: 0.5, count: 4, z: -0.16, wide: 0.16 },
        { y: 0.08, r: 0.5, long: 0.6, count: 5 },
        { y: -0.22, r: 0.55, long: 0.66, count: 6 },
        { y: -0.56, r: 0.62, long: 0.7, count: 6, wide: 0.19 },
        { y: -0.9, r: 0.7, long: 0.72, count: 7, wide: 0.2 },
        { y: -1.24, r: 0.76, long: 0.6, count: 7, wide: 0.2 },
      ]),
      ...(crest > 0
        ? [0.02, 0.2, 0.36].map((x, i) =>
            moved(feather(crest * (1 - i * 0.16), 0.15), [x, 0.5, -0.02 - i * 0.06], [PI - 0.5, 0, x * 1.3]),
          )
        : []),
      ...(hasWings ? wing() : []),
    );
    const half = join(
      0.1,
      limb([0.1, 0.36, 0.56], 0.1, [0.52, 0.5, 0.2], 0.12),
      egg([0.34, -0.04, 0.3], [0.26, 0.24, 0.28]),
    );
    const whole = join(
      0.04,
      join(
        0.12,
        egg([0, 0.22, 0.02], [0.58, 0.54, 0.6]),
        limb([0, 0, -0.2], 0.5, [0, -1.3, -0.24], 0.72),
        mirrored(half),
      ),
      mirrored(feathers),
    );
    const sockets = mirrored(egg([0.34, 0.22, 0.6], [0.18, 0.12, 0.2]));
    return turn(
      group(
        furry(
          carve(0.08, whole, sockets),
          [
            [-2.4, -2.1, -1.5],
            [2.4, 1.9, 1.2],
          ],
          (x, y, z, color) => {
            const wave = y + noise(x * 4, y * 2, z * 4) * 0.3;
            color
              .copy(body)
              .lerp(neck, ease(-0.95, -0.45, wave))
              .lerp(crown, ease(-0.3, 0.2, wave));
            color
              .lerp(tip, ease(0.95, 1.3, Math.hypot(x, z + 0.2)) * 0.7)
              .lerp(crown, hasWings ? ease(1.3, 1.9, Math.abs(x)) : 0);
          },
          { nose: [0, 1.1], depth: 0.03, step: 0.024 },
        ),
        beak(horn, { hook, long }),
        [1, -1].map((side) =>
          liddedEye(side, [0.33, 0.23, 0.44], 0.18, {
            iris: eyes,
            lid,
            slant: 0.5,
            open: 0.6,
            pupil: [0.46, 0.46],
            yaw: 0.4,
            white: 0x1a1014,
          }),
        ),
      ),
      0.04,
      hasWings ? -0.3 : -0.46,
      0,
    );
  };
}

/** A whole owl on its feet. */
function owl({ back, belly, mark, face }, eyes) {
  return () => {
    const paints = palette({ back, belly, mark, face });
    const half = join(
      0.1,
      lock([0.5, 0.86, 0.1], [0.86, 1.54, 0], 0.26, 0.02),
      limb([0.1, 0.66, 0.66], 0.1, [0.66, 0.96, 0.36], 0.12),
      egg([0.36, 0.46, 0.5], [0.4, 0.4, 0.24]),
      egg([0.84, -0.5, 0.02], [0.26, 0.74, 0.5]),
      lock([0.86, -0.7, 0.1], [0.9, -1.5, -0.1], 0.24, 0),
      lock([0.82, -0.7, -0.16], [0.74, -1.62, -0.4], 0.24, 0),
    );
    const whole = join(
      0.14,
      egg([0, -0.4, 0], [0.86, 0.96, 0.76]),
      egg([0, 0.5, 0.02], [0.8, 0.66, 0.66]),
      mirrored(half),
    );
    return turn(
      group(
        furry(
          carve(0.08, whole, mirrored(egg([0.34, 0.44, 0.82], [0.24, 0.24, 0.16]))),
          [
            [-1.5, -1.9, -1.1],
            [1.5, 1.8, 1.2],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color.copy(paints.back).lerp(paints.mark, ease(0.5, 0.66, noise(x * 7, y * 4, z * 7)) * 0.7);
            const front = within(ax, y, [0, -0.6], [0.62, 0.7], 0.08) * ease(0.2, 0.4, z);
            color.lerp(paints.belly, front);
            // Rows of scalloped feathers on the belly.
            const row = Math.floor(y * 6);
            const scallop = Math.hypot(((((x * 5 + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5, y * 6 - row - 0.9);
            color.lerp(paints.mark, front * ease(0.5, 0.62, scallop) * ease(0.86, 0.74, scallop) * 0.8);
            color.lerp(paints.face, within(ax, y, [0.35, 0.44], [0.4, 0.4], 0.1) * ease(0.4, 0.55, z));
          },
          { nose: [0, 0.3], depth: 0.07, step: 0.032 },
        ),
        sculpt(
          chain(0.08, [
            [0, 0.42, 0.74, 0.15],
            [0, 0.26, 0.92, 0.11],
            [0, 0.04, 0.9, 0.01],
          ]),
          [
            [-0.3, -0.1, 0.4],
            [0.3, 0.7, 1.2],
          ],
          0.018,
          M.glossy(0xffa81c),
        ),
        [1, -1].map((side) => [
          liddedEye(side, [0.34, 0.45, 0.6], 0.27, {
            iris: eyes,
            lid: back,
            slant: 0.3,
            open: 0.74,
            pupil: [0.6, 0.6],
            yaw: 0.14,
          }),
          [-0.14, 0, 0.14].map((x) =>
            tube(
              [
                [side * 0.34 + x, -1.28, 0.4],
                [side * 0.34 + x * 1.2, -1.42, 0.62],
                [side * 0.34 + x * 1.3, -1.5, 0.76],
              ],
              0.075,
              M.glossy(0xf0a01c),
              { taper: (t) => 1 - t * 0.6 },
            ),
          ),
        ]),
      ),
      0.06,
      -0.24,
      0,
    );
  };
}

/** A macaw from its crest to its shoulders. */
function parrot({ coat, wing, tip, belly }) {
  return () => {
    const paints = palette({ coat, wing, tip, belly, bare: 0xfff6ee, line: 0x2a1a1c });
    const half = join(
      0.08,
      ...[0, 1, 2, 3, 4].map((i) =>
        lock(
          [0.66 + i * 0.03, -0.5 - i * 0.12, -0.1 - i * 0.06],
          [0.98 - i * 0.06, -1.5 - i * 0.14, -0.1 - i * 0.18],
          0.22,
          0.1,
        ),
      ),
      egg([0.34, 0.36, 0.3], [0.3, 0.32, 0.28]),
    );
    const whole = join(
      0.12,
      egg([0, 0.44, 0.04], [0.56, 0.56, 0.58]),
      limb([0, 0.2, -0.06], 0.5, [0, -1.0, -0.1], 0.66),
      egg([0, -1.1, -0.08], [0.66, 0.6, 0.56]),
      mirrored(half),
      ...[-0.14, 0, 0.14].map((x, i) =>
        lock([x, 0.86, 0.1], [x * 2.4, 1.36 + (i % 2) * 0.16, -0.36], 0.16, 0.16),
      ),
    );
    const root = palette({ light: 0xfff2dc, dark: 0x1c181e });
    const upper = chain(0.1, [
      [0, 0.5, 0.46, 0.26],
      [0, 0.48, 0.78, 0.25],
      [0, 0.24, 1.02, 0.18],
      [0, -0.06, 1.06, 0.1],
      [0, -0.32, 0.96, 0.01],
    ]);
    const lower = chain(0.1, [
      [0, 0.1, 0.5, 0.22],
      [0, -0.08, 0.7, 0.16],
      [0, -0.1, 0.84, 0.05],
    ]);
    return turn(
      group(
        furry(
          whole,
          [
            [-1.4, -2.1, -1.1],
            [1.4, 1.7, 1],
          ],
          (x, y, z, color) => {
            const ax = Math.abs(x);
            color.copy(paints.coat).lerp(paints.belly, ease(-0.4, -0.7, y) * ease(0.1, 0.3, z) * 0.9);
            const side = ease(0.5, 0.62, ax) * ease(-0.4, -0.56, y);
            color
              .lerp(paints.tip, side * ease(-0.95, -0.75, y))
              .lerp(paints.wing, side * ease(-0.9, -1.1, y));
            const bare = within(ax - 0.1, y, [0.28, 0.34], [0.32, 0.32], 0.08) * ease(0.2, 0.3, z);
            color.lerp(paints.bare, bare);
            color.lerp(
              paints.line,
              bare * ease(0.86, 0.95, Math.sin(y * 46 + ax * 8)) * ease(0.36, 0.3, y) * 0.7,
            );
          },
          { nose: [0, 1.2], depth: 0.05, step: 0.03 },
        ),
        [
          [upper, root.light],
          [lower, root.dark],
        ].map(([shape, base]) =>
          sculpt(
            shape,
            [
              [-0.5, -0.6, 0],
              [0.5, 1, 1.5],
            ],
            0.022,
            HORN,
            (_x, y, z, color) => color.copy(base).lerp(root.dark, ease(0.0, -0.2, y - (z - 1) * 0.4)),
          ),
        ),
        [1, -1].map((side) =>
          liddedEye(side, [0.41, 0.48, 0.42], 0.16, {
            iris: 0xffc81c,
            lid: 0xfff0e4,
            slant: 0,
            open: 0.84,
            pupil: [0.55, 0.55],
            yaw: 0.56,
          }),
        ),
      ),
      0.02,
      -0.52,
      0,
    );
  };
}

export const BIRDS = {
  eagle: eagle({
    colors: { crown: 0xf4ece0, neck: 0xd8cabc, body: 0x6a3818, tip: 0x3a1c0c },
    beak: [0xffb81c, 0xffa00c],
    eyes: 0xffc01c,
    lid: 0xd0c4b8,
  }),
  phoenix: eagle({
    colors: { crown: 0xffb81c, neck: 0xff6a0c, body: 0xc81c0c, tip: 0xffe04a },
    beak: [0xffe9a0, 0xffc03a],
    eyes: 0x3ae0ff,
    lid: 0xe0780c,
    crest: 1.5,
    hasWings: true,
  }),
  raven: eagle({
    colors: { crown: 0x2c2848, neck: 0x221e3c, body: 0x181428, tip: 0x4a3c8a },
    beak: [0x3a3648, 0x1c1824],
    eyes: 0xff3a2a,
    lid: 0x1c1830,
    hook: 0.5,
    long: 1.3,
  }),
  owl: owl({ back: 0x9a5a24, belly: 0xfff0d4, mark: 0x4a240e, face: 0xf4d8a0 }, 0xffa81c),
  "owl-snow": owl({ back: 0xc8d0e8, belly: 0xeef2ff, mark: 0x6a7498, face: 0xf4f6ff }, 0x38c0ff),
  parrot: parrot({ coat: 0xe0142c, wing: 0x1a5af0, tip: 0xffb81c, belly: 0xd00a24 }),
  "parrot-blue": parrot({ coat: 0x1a6af0, wing: 0x0c3ac0, tip: 0x1a9af0, belly: 0xffb01c }),
};
