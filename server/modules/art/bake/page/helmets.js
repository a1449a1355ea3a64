import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, cone, group, PI, repeat, ring, tube, turn } from "./parts.js";
import { shell } from "./surfaces.js";

const mirror = (points) => [...points, ...points.toReversed().map(([u, v]) => [1 - u, v])];
const inner = (profile) =>
  shell(
    profile.map(([x, y]) => [x * 0.95, y * 0.98]),
    M.dark,
    [],
    M.dark,
  ).object;

/** Bristles in the plane of x = 0, from the front over the top to the back. */
export function crest(materials, base, from, to, length, count = 46) {
  return repeat(count, (i) => {
    const a = from + ((to - from) * i) / (count - 1);
    const reach = length * (0.8 + 0.2 * Math.sin((i / count) * PI)) * (i % 2 ? 1 : 0.95);
    const middle = base + reach / 2;
    return at(
      box(0.3, 0.1, reach, 0.05, materials[i % 2]),
      0,
      Math.sin(a) * middle,
      Math.cos(a) * middle,
      -a,
      0,
      0,
    );
  });
}

const spartanOf = (metal, colors, yaw) => () => {
  const profile = points("0.84 -1.25, 0.8 -0.9, 0.78 -0.5, 0.86 0, 0.86 0.4, 0.7 0.8, 0.4 1.04, 0.001 1.12");
  const opening = mirror(
    points(
      "0.478 0.0, 0.478 0.4, 0.466 0.45, 0.43 0.42, 0.385 0.44, 0.37 0.5, 0.395 0.545, 0.45 0.55, 0.478 0.53, 0.484 0.6",
    ),
  );
  const { object, place } = shell(profile, metal, [opening], M.gold, 0.045);
  const bristles = colors.map((color) => M.matte(color));
  return turn(
    group(
      inner(profile),
      object,
      tube(Array.from({ length: 33 }, (_, i) => place([i / 32, 0.012], 0.01)).slice(0, 32), 0.05, M.gold, {
        closed: true,
      }),
      tube(
        [0.3, 0.36, 0.43, 0.475, 0.5, 0.525, 0.57, 0.64, 0.7].map((u, i) =>
          place([u, [0.6, 0.64, 0.63, 0.6, 0.585, 0.6, 0.63, 0.64, 0.6][i]], 0.02),
        ),
        0.04,
        M.gold,
      ),
      repeat(2, (i) =>
        at(ring(0.17, 0.035, M.gold), (i ? 1 : -1) * 0.69, -0.74, 0.42, 0, (i ? 1 : -1) * 1.0, 0),
      ),
      at(crest(bristles, 1.02, 0.62, 3.7, 0.56), 0, 0.1, -0.02),
      tube(
        Array.from({ length: 24 }, (_, i) => 0.6 + i * 0.135).map((a) => [
          0,
          0.1 + Math.sin(a) * 1.03,
          -0.02 + Math.cos(a) * 1.03,
        ]),
        0.1,
        M.gold,
      ),
    ),
    0.1,
    yaw,
    0,
  );
};

const slit = (left, right, v, h) => [
  [left, v - h],
  [right, v - h * 0.6],
  [right, v + h * 0.6],
  [left, v + h],
];

const feather = (colors) => (i) =>
  tube(
    [
      [0, 1.1, -0.1],
      [0.05 * i, 1.6, -0.25],
      [0.16 * i, 1.85, -0.7 - Math.abs(i) * 0.05],
      [0.22 * i, 1.5, -1.25],
      [0.25 * i, 0.9, -1.5],
    ],
    0.13,
    M.matte(colors[i % 2 ? 1 : 0]),
  );

const knightOf = (metal, colors, yaw) => () => {
  const profile = points("0.74 -1.2, 0.7 -0.9, 0.8 -0.5, 0.86 0, 0.85 0.4, 0.7 0.82, 0.4 1.06, 0.001 1.14");
  const { object, place } = shell(
    profile,
    metal,
    [slit(0.355, 0.485, 0.54, 0.034), slit(0.645, 0.515, 0.54, 0.034)],
    M.gold,
    0.038,
  );
  const level = (v, r, material, lift = 0.02) =>
    tube(
      Array.from({ length: 32 }, (_, i) => place([i / 32, v], lift)),
      r,
      material,
      { closed: true },
    );
  return turn(
    group(
      inner(profile),
      object,
      level(0.012, 0.07, M.gold),
      level(0.62, 0.05, M.gold),
      level(0.2, 0.045, M.gold),
      tube(
        [0.24, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.86, 0.95].map((v) => place([0.5, v], 0.02)),
        0.06,
        M.gold,
      ),
      [0.35, 0.4].flatMap((v) =>
        [0.4, 0.43, 0.46, 0.54, 0.57, 0.6].map((u) => at(ball(0.034, M.dark), ...place([u, v], 0.0))),
      ),
      [0.3, 0.7].map((u) => at(ball(0.16, M.gold), ...place([u, 0.6], 0))),
      [0.33, 0.42, 0.58, 0.67].map((u) => at(ball(0.05, M.gold), ...place([u, 0.12], 0.02))),
      [-2, -1, 0, 1, 2].map(feather(colors)),
      at(cone(0.1, 0.2, 0.25, M.gold), 0, 1.16, -0.04),
    ),
    0.12,
    yaw,
    0,
  );
};

export const HELMETS = {
  "spartan-helmet": spartanOf(M.bronze, [0xc8081c, 0xe8142a], 0.56),
  "knight-helmet": knightOf(M.steel, [0xb00418, 0xd80c24], 0.52),
  "knight-black": knightOf(M.lacquer(0x1c1a2c), [0x0a3ac0, 0x2a6af0], -0.5),
  "knight-gold": knightOf(M.goldDeep, [0x4a0a8a, 0x7a2ad0], -0.46),
  "spartan-blue": spartanOf(M.steel, [0x0a3ac0, 0x2a6af0], -0.56),
};
