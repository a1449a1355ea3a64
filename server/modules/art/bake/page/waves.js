// A breaking wave.
import * as T from "three";
import { noise } from "./fur.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, group, PI, randomOf, turn } from "./parts.js";
import { both, clamp, ease, join, mix, orb, sculpt } from "./sculpt.js";

/** Its profile: up the back, over the crest and down into the hollow. */
const PROFILE = new T.SplineCurve(
  points(
    "-1.8 -1.5, -1.5 -0.9, -1.16 -0.06, -0.72 0.82, -0.1 1.4, 0.54 1.56, 1.12 1.26, 1.42 0.66, 1.36 0.16, 1.12 -0.02, 1.02 0.38, 0.72 0.78, 0.34 0.74, 0.02 0.28, -0.08 -0.4, 0.16 -0.98, 0.7 -1.2, 1.4 -1.2, 1.8 -1.5",
  ).map(([x, y]) => new T.Vector2(x, y)),
).getPoints(170);

/** Distance to the profile, negative inside. */
function toProfile(x, y) {
  let [near, isInside] = [1e3, false];
  for (let i = 0, j = PROFILE.length - 1; i < PROFILE.length; j = i++) {
    const [a, b] = [PROFILE[j], PROFILE[i]];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy + 1e-9));
    near = Math.min(near, Math.hypot(x - a.x - dx * t, y - a.y - dy * t));
    if (a.y > y !== b.y > y && x < a.x + (dx * (y - a.y)) / dy) isInside = !isInside;
  }
  return isInside ? -near : near;
}

/** The profile's distances in a grid: measured once, not for every point of the mesh. */
function gridOf(measure, low, side, count) {
  const cell = side / (count - 1);
  const values = Float32Array.from({ length: count * count }, (_, i) =>
    measure(low + (i % count) * cell, low + Math.floor(i / count) * cell),
  );
  return (x, y) => {
    const [u, v] = [x, y].map((value) => clamp((value - low) / cell, 0, count - 1.001));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const row = (k) => mix(values[i + k * count], values[i + 1 + k * count], u - i);
    return mix(row(j), row(j + 1), v - j);
  };
}

function water() {
  const flat = gridOf(toProfile, -2.4, 4.8, 220);
  const body = both(
    0.42,
    (x, y) => flat(x, y) - 0.05,
    (x, _y, z) => Math.abs(z) - mix(0.3, 0.8, ease(-1.8, -0.3, x)),
  );
  const colors = [0x03226a, 0x0a58d0, 0x18a8f4, 0x9af0ff, 0xf4fdff].map((color) => new T.Color(color));
  return sculpt(
    (x, y, z) => {
      const d = body(x, y, z);
      return Math.abs(d) > 0.2 ? d : d + 0.016 * Math.sin(flat(x, y) * 38 + noise(x * 2, y * 2, 3) * 2);
    },
    [
      [-2.2, -1.9, -1.1],
      [2.2, 1.9, 1.1],
    ],
    0.032,
    M.enamel(0xffffff, { roughness: 0.2 }),
    (x, y, z, color) => {
      const d = flat(x, y);
      color
        .copy(colors[0])
        .lerp(colors[1], ease(-1.5, -0.5, y))
        .lerp(colors[2], ease(-0.3, 0.9, y))
        .lerp(colors[3], ease(0.7, 1.5, y) * 0.8);
      // Light comes through its thin edge; froth runs along the stream.
      color.lerp(colors[3], ease(-0.16, 0, d) * ease(0.2, 0.6, z) * 0.5);
      const stream = Math.sin(d * 30 + noise(x * 1.6, y * 1.6, 7) * 3);
      color.lerp(
        colors[4],
        ease(0.72, 0.96, stream) * ease(0.4, 0.7, noise(x * 2.2, y * 2.2, 11)) * ease(-1.2, 0.2, y) * 0.9,
      );
    },
  );
}

function froth() {
  const random = randomOf(5);
  const crest = points(
    "-0.34 1.3, -0.12 1.44, 0.1 1.54, 0.3 1.6, 0.5 1.62, 0.7 1.56, 0.9 1.48, 1.08 1.36, 1.22 1.18, 1.34 1, 1.42 0.8, 1.48 0.6, 1.48 0.42, 1.44 0.24, 1.36 0.08, 1.22 0, 1.08 0, 0.98 0.12",
  );
  const spread = (width) => (random() - 0.5) * width;
  const puffs = [
    ...crest.flatMap(([x, y], i) =>
      [-0.7, -0.4, -0.1, 0.2, 0.5, 0.78].flatMap((z) => [
        [x + spread(0.16), y + spread(0.16), z, 0.07 + random() * 0.1 + i * 0.005],
        [x + spread(0.36), y + spread(0.36), z + 0.06, 0.05 + random() * 0.07],
      ]),
    ),
    ...Array.from({ length: 96 }, (_, i) => {
      const a = PI * (-0.12 + (i / 95) * 1.24);
      return [
        Math.cos(a) * 1.76 + spread(0.16),
        -1.5 + random() * 0.24,
        Math.sin(a) * 0.92 + spread(0.3),
        0.08 + random() ** 2 * 0.19,
      ];
    }),
  ];
  // One mass of froth: separate balls looked like beads.
  return sculpt(
    join(0.1, ...puffs.map(([x, y, z, r]) => orb([x, y, z], r))),
    [
      [-2.4, -2, -1.2],
      [2.4, 2.2, 1.6],
    ],
    0.028,
    M.satin(0xe6f6ff, { emissive: 0x5ab4f0, emissiveIntensity: 0.16 }),
  );
}

function wave() {
  const drops = points("1.8 0.9 0.09, 1.66 1.4 0.07, 1.1 1.86 0.09, 1.84 0.3 0.06, 0.5 1.96 0.06");
  return turn(
    group(
      water(),
      froth(),
      drops.map(([x, y, r]) => at(ball(r, M.enamel(0xa8ecff)), x, y, 0.4)),
    ),
    0.1,
    0.36,
    0,
  );
}

export const WAVES = { wave };
