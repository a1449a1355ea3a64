// A grinning skull.
import * as T from "three";
import { noise } from "./fur.js";
import * as M from "./materials.js";
import { at, ball, group, stretch, turn } from "./parts.js";
import {
  block,
  carve,
  chain,
  clamp,
  ease,
  egg,
  join,
  limb,
  mirrored,
  mix,
  moved,
  openness,
  sculpt,
} from "./sculpt.js";

const BONE = M.material({ color: 0xffffff, roughness: 0.5, clearcoat: 0.3, clearcoatRoughness: 0.3 });
const [PALE, WARM, DEEP, EMBER] = [0xf6e0b8, 0xc8843c, 0x2a0c1c, 0xff5a10].map((color) => new T.Color(color));
const ABYSS = M.glow(0x2a0410, 0.5);
const SOCKET = [0.4, -0.1, 0.8];

/** Teeth along an arc `wide` to each side; `up` is 1 for those that stand on the jaw. */
const teeth = (count, [y, z], [wide, deep], long, up) =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) / count - 0.5) * 2;
    const half = (wide / count) * mix(1.0, 0.76, Math.abs(a));
    const tooth = join(
      0.05,
      block([0, long * 0.2, 0], [half * 0.9, long * 0.2, 0.08], 0.06),
      block([0, -long * 0.2, 0.02], [half, long * 0.34, 0.09], 0.06),
    );
    return moved(
      tooth,
      // The mouth's corners are higher: a grin.
      [Math.sin(a * 1.1) * wide, y + a * a * 0.15, z - (1 - Math.cos(a * 1.1)) * deep],
      [up > 0 ? Math.PI : 0, a * 0.9 * up, 0],
    );
  });

function cranium() {
  const half = join(
    0.1,
    // Cheekbones run back to the ears.
    chain(0.1, [
      [0.3, -0.5, 0.8, 0.13],
      [0.64, -0.44, 0.66, 0.16],
      [0.84, -0.3, 0.3, 0.12],
      [0.86, -0.2, -0.1, 0.12],
    ]),
    limb([0.7, -0.32, 0.58], 0.12, [0.74, 0.16, 0.5], 0.1),
  );
  const bones = join(
    0.16,
    egg([0, 0.46, -0.12], [0.98, 0.78, 0.98]),
    egg([0, 0.42, 0.32], [0.84, 0.58, 0.6]),
    egg([0, -0.5, 0.5], [0.5, 0.4, 0.46]),
    chain(0.1, [
      [-0.5, -0.62, 0.66, 0.13],
      [0, -0.7, 0.86, 0.14],
      [0.5, -0.62, 0.66, 0.13],
    ]),
    limb([0, 0.04, 0.86], 0.13, [0, -0.12, 1.0], 0.09),
    mirrored(half),
    // One brow is raised.
    chain(0.1, [
      [0.08, 0.1, 0.92, 0.11],
      [0.36, 0.22, 0.94, 0.13],
      [0.72, 0.2, 0.62, 0.12],
    ]),
    chain(0.1, [
      [-0.08, 0.12, 0.92, 0.11],
      [-0.34, 0.34, 0.94, 0.13],
      [-0.7, 0.3, 0.62, 0.12],
    ]),
  );
  const holes = [
    [0.08, mirrored(egg([1.02, 0.16, 0.34], [0.2, 0.34, 0.34]))],
    [0.07, egg(SOCKET, [0.31, 0.26, 0.4])],
    [0.07, egg([-SOCKET[0], SOCKET[1] + 0.04, SOCKET[2]], [0.31, 0.3, 0.4])],
    [0.03, mirrored(limb([0.05, -0.24, 0.96], 0.08, [0.13, -0.44, 0.9], 0.12))],
    [0.1, mirrored(egg([0.66, -0.8, 0.62], [0.22, 0.26, 0.3]))],
    [
      0.03,
      chain(0.02, [
        [0.5, 1.04, 0.52, 0.08],
        [0.36, 0.88, 0.73, 0.08],
        [0.46, 0.74, 0.8, 0.07],
        [0.3, 0.54, 0.9, 0.05],
      ]),
    ],
  ];
  return holes.reduce((whole, [k, hole]) => carve(k, whole, hole), bones);
}

const jawBone = () =>
  moved(
    join(
      0.1,
      mirrored(
        chain(0.12, [
          [0.8, -0.36, 0.04, 0.13],
          [0.74, -0.96, 0.16, 0.15],
          [0.5, -1.3, 0.5, 0.17],
          [0.16, -1.42, 0.76, 0.2],
        ]),
      ),
      egg([0, -1.42, 0.78], [0.36, 0.22, 0.22]),
      mirrored(egg([0.17, -1.5, 0.84], [0.16, 0.12, 0.14])),
      chain(0.1, [
        [-0.47, -1.3, 0.74, 0.14],
        [0, -1.39, 0.9, 0.15],
        [0.47, -1.3, 0.74, 0.14],
      ]),
    ),
    [0, -0.03, 0.02],
  );

/** Worn bone: darker in its hollows and lit by the embers in its eyes. */
const paintBone = (shape) => (x, y, z, color) => {
  const open = openness(shape, x, y, z);
  const worn = noise(x * 5, y * 5, z * 5) * 0.5 + noise(x * 14, y * 14, z * 14) * 0.3;
  color.copy(PALE).lerp(WARM, clamp(worn - 0.3) * 0.5 + (1 - open) * 0.7);
  const inSocket =
    ease(0.34, 0.24, Math.hypot(Math.abs(x) - SOCKET[0], y - SOCKET[1] - 0.02)) * ease(0.86, 0.6, z);
  const inNose = ease(1.1, 0.86, Math.hypot(x / 0.24, (y + 0.35) / 0.23)) * ease(0.98, 0.9, z);
  color.multiplyScalar(mix(0.5, 1, ease(0.3, 0.95, open)) * mix(0.72, 1, ease(-1.7, 0.5, y)));
  color.lerp(DEEP, Math.max(inSocket, inNose, ease(0.62, 0.3, open) * 0.8));
  color.lerp(EMBER, inSocket * ease(0.2, 0.04, Math.hypot(Math.abs(x) - SOCKET[0], y - SOCKET[1])) * 0.5);
};

function skull() {
  const [head, jaw] = [cranium(), jawBone()];
  const bounds = [
    [-1.2, -1.9, -1.3],
    [1.2, 1.5, 1.4],
  ];
  const row = (shapes, color) => sculpt(join(0.02, ...shapes), bounds, 0.02, M.glossy(color));
  return turn(
    group(
      sculpt(head, bounds, 0.028, BONE, paintBone(head)),
      sculpt(jaw, bounds, 0.028, BONE, paintBone(jaw)),
      row(teeth(8, [-0.8, 0.94], [0.58, 0.46], 0.36, -1), 0xfff8e4),
      row(teeth(7, [-1.24, 0.94], [0.52, 0.42], 0.34, 1), 0xf8e8c4),
      at(stretch(ball(0.5, ABYSS), 1, 0.9, 0.9), 0, -0.9, 0.36),
      [1, -1].map((side) => [
        at(ball(0.34, ABYSS), side * SOCKET[0], SOCKET[1], 0.3),
        at(ball(0.12, M.glow(0xff5a10, 1.5)), side * SOCKET[0] * 0.96, SOCKET[1], 0.7),
        at(ball(0.055, M.glow(0xffe08a, 1.8)), side * SOCKET[0] * 0.96 - 0.02, SOCKET[1] + 0.01, 0.8),
      ]),
    ),
    0.06,
    -0.34,
    -0.08,
  );
}

export const SKULLS = { skull };
