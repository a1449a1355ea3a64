// What celebrations light and throw.
import * as M from "./materials.js";
import { at, ball, cone, group, PI, randomOf, ring, tube, turn } from "./parts.js";

/** Points spread evenly over a sphere. */
const directions = (count) =>
  Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const a = i * PI * (3 - Math.sqrt(5));
    return [r * Math.cos(a), y, r * Math.sin(a)];
  });

/** One shell that bursts: rays that fall a little, with a spark at the end of each. */
function burst(radius, count, [ray, end], seed) {
  const random = randomOf(seed);
  return directions(count).map(([x, y, z]) => {
    const length = radius * (0.8 + random() * 0.3);
    const along = (t) => [x * length * t, y * length * t - 0.16 * radius * t * t, z * length * t];
    return [
      tube([along(0.16), along(0.5), along(0.9)], radius * 0.05, M.glow(ray, 1.6), {
        taper: (t) => 0.25 + t * 0.9,
      }),
      at(ball(radius * (0.075 + random() * 0.03), M.glow(end, 2)), ...along(1)),
    ];
  });
}

/** A paper rocket on its stick, banded in gold. */
function paperRocket() {
  const band = (y) => at(ring(0.45, 0.06, M.gold), 0, y, 0, PI / 2);
  return group(
    cone(0.45, 0.45, 1.5, M.glossy(0xe0102e)),
    [-0.45, 0, 0.45].map((y) => at(cone(0.462, 0.462, 0.16, M.glossy(0xfff0d0)), 0, y, 0)),
    [-0.74, 0.74].map(band),
    at(cone(0.01, 0.56, 0.8, M.glossy(0x2440d8)), 0, 1.16, 0),
    at(ball(0.1, M.gold), 0, 1.58, 0),
    at(cone(0.08, 0.08, 1.5, M.wood(0xb8793a)), 0.4, -0.95, 0.2),
    tube(
      [
        [0, -0.75, 0],
        [-0.08, -1, 0.1],
        [-0.26, -1.14, 0.1],
      ],
      0.05,
      M.cream,
    ),
    at(ball(0.15, M.glow(0xffd23a, 2)), -0.3, -1.18, 0.1),
  );
}

/** A firework that starts, and another that bursts behind it. */
function firework() {
  return turn(
    group(
      at(group(burst(0.95, 24, [0xffb21a, 0xfff2a8], 3)), 0.95, 0.55, -0.9),
      at(paperRocket(), -0.2, 0, 0, 0, 0, -0.42),
    ),
    0.1,
    0.2,
    0,
  );
}

export const FESTIVE = { firework };
