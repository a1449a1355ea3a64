// Small dishes.
import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, group, PI, randomOf, repeat, stretch, tube, turn } from "./parts.js";
import { chain, ease, egg, sculpt } from "./sculpt.js";

const rice = M.satin(0xfdfaf0, { roughness: 0.4 });

/** Grains over a rounded block. */
function riceBlock(random) {
  const grain = () => stretch(ball(0.11, rice), 0.62, 0.62, 1.5);
  return group(
    box(1.7, 0.62, 0.9, 0.28, rice),
    repeat(150, () => {
      const a = random() * PI * 2;
      const b = random() * 2 - 1;
      const x = Math.cos(a) * 0.86;
      const z = Math.sin(a) * 0.46;
      return at(grain(), x, b * 0.3, z, random() * 3, random() * 3, random() * 3);
    }),
  );
}

function sushi() {
  const random = randomOf(7);
  const [salmon, fat] = [0xff6a2c, 0xffc8a0].map((color) => new T.Color(color));
  const slice = sculpt(
    (x, y, z) => {
      const bent = y + x * x * 0.16 + z * z * 0.2;
      return (
        Math.max(
          Math.hypot(Math.max(Math.abs(x) - 0.86, 0), Math.max(Math.abs(z) - 0.38, 0)) - 0.16,
          Math.abs(bent) - 0.13,
        ) * 0.8
      );
    },
    [
      [-1.2, -0.5, -0.7],
      [1.2, 0.3, 0.7],
    ],
    0.03,
    M.glossy(0xffffff),
    (x, _y, z, color) => color.copy(salmon).lerp(fat, ease(0.6, 0.95, Math.sin(x * 9 + z * 5)) * 0.85),
  );
  const nigiri = () => group(riceBlock(random), at(slice.clone(), 0, 0.46, 0));
  const maki = group(
    at(tubeOf(0.56, 0.62, M.satin(0x12301c)), 0, 0, 0),
    at(tubeOf(0.5, 0.66, rice), 0, 0, 0),
    at(tubeOf(0.2, 0.7, M.glossy(0xff5a2c)), 0.04, 0, 0),
    at(tubeOf(0.13, 0.71, M.glossy(0x4fae3a)), -0.16, 0, 0.12),
  );
  return turn(
    group(
      at(nigiri(), -0.2, 0.1, -0.5, 0, 0.3),
      at(turn(maki, 0.5, 0, 0.1), 0.7, 0.02, 0.7),
      at(turn(maki.clone(), 0.5, 0.4, -0.1), -0.56, -0.04, 0.9),
    ),
    0.4,
    -0.3,
    0,
  );
}

/** An upright cylinder with round edges. */
const tubeOf = (r, h, material) =>
  sculpt(
    (x, y, z) => {
      const [a, b] = [Math.hypot(x, z) - r + 0.06, Math.abs(y) - h / 2 + 0.06];
      return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - 0.06;
    },
    [
      [-r - 0.1, -h, -r - 0.1],
      [r + 0.1, h, r + 0.1],
    ],
    0.035,
    material,
  );

function hotDog() {
  const bun = (side) =>
    sculpt(
      egg([0, 0, 0], [1.5, 0.42, 0.4]),
      [
        [-1.6, -0.5, -0.5],
        [1.6, 0.5, 0.5],
      ],
      0.04,
      M.satin(0xffffff, { clearcoat: 0.5 }),
      (_x, y, z, color) =>
        color
          .set(0xd88a34)
          .lerp(new T.Color(0xffe2a8), ease(0.12, 0.3, z * -side) + ease(-0.1, -0.4, y) * 0.4),
    );
  const mustard = Array.from({ length: 15 }, (_, i) => {
    const x = -1.3 + i * 0.186;
    return `${x} ${0.56 - x * x * 0.06} ${i % 2 ? 0.14 : -0.14}`;
  });
  return turn(
    group(
      at(bun(1), 0, 0, 0.34),
      at(bun(-1), 0, 0, -0.34),
      sculpt(
        chain(0.1, [
          [-1.56, 0.16, 0, 0.27],
          [-0.8, 0.26, 0, 0.31],
          [0, 0.28, 0, 0.31],
          [0.8, 0.26, 0, 0.31],
          [1.56, 0.16, 0, 0.27],
        ]),
        [
          [-2, -0.3, -0.5],
          [2, 0.8, 0.5],
        ],
        0.04,
        M.glossy(0xb8341c),
      ),
      tube(points(mustard.join(", ")), 0.075, M.glossy(0xffc81c), { segments: 240 }),
    ),
    0.5,
    -0.5,
    0.2,
  );
}

export const DISHES = { sushi, "hot-dog": hotDog };
