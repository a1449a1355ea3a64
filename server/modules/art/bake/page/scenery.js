// Landscapes in small, and the weather above them.
import * as T from "three";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
  deform,
  group,
  mesh,
  PI,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { ease, join, limb, orb, sculpt } from "./sculpt.js";

const cloud = (balls, top, bottom, bounds) => {
  const [light, dark] = [new T.Color(top), new T.Color(bottom)];
  return sculpt(
    join(0.16, ...balls.map(([x, y, z, r]) => orb([x, y, z], r))),
    bounds,
    0.05,
    M.satin(0xffffff, { clearcoat: 0.5 }),
    (_x, y, _z, color) => color.copy(dark).lerp(light, ease(-0.5, 0.7, y)),
  );
};

function storm() {
  const bolt = svg("M10 -60 L-30 8 -4 8 -20 62 34 -12 6 -12 26 -60Z");
  const strike = (size) =>
    group(
      at(slab(bolt, M.enamel(0xff9a08), { depth: 8, bevel: 5, grow: 4 }), 0, 0, -4, 0, 0, 0, size),
      at(
        slab(bolt, M.enamel(0xffe23a, { emissive: 0xffc81c, emissiveIntensity: 0.5 }), {
          depth: 8,
          bevel: 5,
        }),
        0,
        0,
        0.04,
        0,
        0,
        0,
        size,
      ),
    );
  return group(
    cloud(
      points(
        "-0.9 0.1 0 0.56, -0.3 0.5 0 0.66, 0.42 0.4 0.1 0.62, 1.0 0.05 0 0.5, 0.05 -0.05 0.3 0.6, -0.5 -0.1 0.3 0.46, 0.6 -0.12 0.3 0.44",
      ),
      0x7a6ae8,
      0x2a1a6a,
      [
        [-1.7, -0.9, -0.9],
        [1.7, 1.4, 1.1],
      ],
    ),
    at(strike(0.0135), 0.05, -0.95, 0.55),
    at(strike(0.008), -0.82, -0.75, 0.3, 0, 0, 0.2),
    at(strike(0.008), 0.88, -0.72, 0.3, 0, 0, -0.2),
  );
}

function rainbow() {
  const hues = [0xf0142c, 0xff8a0c, 0xffd81c, 0x1fc44a, 0x1a8af0, 0x8a3af0];
  const puff = (x) =>
    at(
      cloud(
        points("0 0 0 0.42, -0.42 -0.08 0.1 0.32, 0.42 -0.08 0.1 0.32, 0.1 0.18 0.1 0.34"),
        0xffffff,
        0xb8c8ff,
        [
          [-0.9, -0.6, -0.6],
          [0.9, 0.7, 0.6],
        ],
      ),
      x,
      -0.5,
      0.25,
    );
  return turn(
    group(
      hues.map((color, i) => stretch(ring(1.5 - i * 0.165, 0.088, M.enamel(color), PI), 1, 1.05, 1.7)),
      puff(-1.12),
      puff(1.12),
      [
        [-0.3, 1.9, 0.16],
        [0.9, 1.75, 0.12],
      ].map(([x, y, r]) =>
        at(
          slab(
            polygon([
              [0, r * 2],
              [r * 0.3, r * 0.3],
              [r * 2, 0],
              [r * 0.3, -r * 0.3],
              [0, -r * 2],
              [-r * 0.3, -r * 0.3],
              [-r * 2, 0],
              [-r * 0.3, r * 0.3],
            ]),
            M.glow(0xfff0a0, 1.1),
            { depth: 0.02, bevel: 0.02 },
          ),
          x,
          y,
          0.3,
        ),
      ),
    ),
    0,
    -0.26,
    0,
  );
}

function mountain() {
  const craggy = (x, y, z) =>
    0.1 * Math.sin(x * 5 + z * 3) * Math.sin(z * 6 + y * 2) + 0.05 * Math.sin(x * 13 + y * 7);
  const shape = join(
    0.1,
    (x, y, z) => limb([0, -1.2, 0], 1.25, [0.05, 1.2, 0], 0.04)(x, y, z) + craggy(x, y, z),
    (x, y, z) => limb([-0.95, -1.2, 0.2], 0.9, [-0.85, 0.35, 0.15], 0.03)(x, y, z) + craggy(x, y, z),
    (x, y, z) => limb([1.0, -1.2, 0.2], 0.85, [0.98, 0.05, 0.2], 0.03)(x, y, z) + craggy(x, y, z),
  );
  const cut = (x, y, z) => Math.max(shape(x, y, z), -1.2 - y);
  const [snow, rock, foot] = [0xf8fcff, 0x5a6ab8, 0x24306a].map((color) => new T.Color(color));
  return turn(
    group(
      sculpt(
        cut,
        [
          [-2.2, -1.5, -1.4],
          [2.2, 1.5, 1.4],
        ],
        0.055,
        M.satin(0xffffff, { flatShading: true }),
        (x, y, z, color) => {
          const line = (Math.abs(x) < 0.62 ? 0.5 : x < 0 ? -0.2 : -0.4) + 0.16 * Math.sin(x * 9 + z * 5);
          color
            .copy(foot)
            .lerp(rock, ease(-1.2, 0.2, y))
            .lerp(snow, ease(line - 0.05, line + 0.05, y));
        },
      ),
      points("-1.4 -0.9 0.9, -0.9 -0.95 1.2, 1.3 -0.9 0.9, 0.8 -0.95 1.2, 0.2 -1.0 1.3, -0.4 -1.0 1.3").map(
        ([x, y, z], i) =>
          at(
            group(
              repeat(3, (k) =>
                at(
                  cone(0.001, 0.22 - k * 0.05, 0.3, M.satin(i % 2 ? 0x0e7a4a : 0x129a58), 24),
                  0,
                  k * 0.16,
                  0,
                ),
              ),
            ),
            x,
            y,
            z,
          ),
      ),
    ),
    0.16,
    0,
    0,
  );
}

/** A folded map with a dotted way to a cross. */
function treasureMap() {
  const paper = M.satin(0xf0cf8a);
  const land = M.satin(0xd8a04a);
  const ink = M.enamel(0x8a4a14);
  const folded = (object, lift = 0) =>
    deform(object, (p) => {
      const k = (((p.x + 1.5) / 0.75) % 2) - 1;
      p.z += Math.abs(k) * 0.26 + lift + Math.sin(p.y * 2) * 0.03;
    });
  const flat = (w, h, material) => mesh(new T.PlaneGeometry(w, h, 90, 40), material);
  const edge = (p) => p.set(p.x, p.y * (1 + 0.02 * Math.sin(p.x * 17)), p.z);
  const blot = (path, scale, x, y) => {
    const patch = at(slab(svg(path), land, { depth: 0.2, bevel: 0, curves: 24 }), 0, 0, 0);
    patch.geometry.scale(scale, scale, 0.02).translate(x, y, 0.02);
    return folded(patch, 0.012);
  };
  const height = (x) => Math.abs((((x + 1.5) / 0.75) % 2) - 1) * 0.26;
  const dots = points(
    "-1.1 -0.55, -0.92 -0.3, -0.7 -0.12, -0.44 -0.06, -0.18 -0.14, 0.06 -0.02, 0.24 0.2, 0.46 0.36, 0.7 0.4",
  );
  return turn(
    group(
      folded(deform(flat(3, 2, paper), edge)),
      at(folded(deform(flat(3.04, 2.04, M.satin(0xb87a2c)), edge)), 0, 0, -0.04),
      blot("M-60 -30 C-30 -60 20 -44 26 -12 C30 20 -10 40 -40 26 C-66 14 -76 -10 -60 -30Z", 0.011, -0.7, 0.2),
      blot("M-40 -20 C-20 -50 40 -40 46 0 C46 34 0 46 -30 30 C-50 20 -54 0 -40 -20Z", 0.012, 0.8, 0.3),
      blot("M-40 -10 C-10 -26 30 -20 40 0 C30 20 -20 24 -40 -10Z", 0.009, 0.3, -0.62),
      dots.map(([x, y]) => at(stretch(ball(0.055, ink), 1, 1, 0.4), x, y, height(x) + 0.06)),
      [1, -1].map((side) =>
        at(
          box(0.46, 0.11, 0.06, 0.03, M.enamel(0xe0142c)),
          1.02,
          0.42,
          height(1.02) + 0.08,
          0,
          -0.2,
          side * 0.78,
        ),
      ),
      at(
        group(
          ring(0.24, 0.03, ink),
          repeat(4, (i) =>
            turn(
              at(cone(0.001, 0.06, 0.3, i % 2 ? M.enamel(0xe0142c) : ink, 4), 0, 0.17, 0),
              0,
              0,
              (i * PI) / 2,
            ),
          ),
        ),
        -1.06,
        0.6,
        height(-1.06) + 0.08,
      ),
    ),
    -0.5,
    0.36,
    0.1,
  );
}

function palmBeach() {
  const sand = M.satin(0xf4cf82);
  const leaf = (angle, long) =>
    turn(
      at(
        deform(mesh(new T.PlaneGeometry(1, 0.34, 40, 8), M.enamel(0x1fae4a)), (p) => {
          const t = p.x + 0.5;
          const jag = 1 - 0.35 * Math.abs(Math.sin(t * 22));
          p.set(
            t * long,
            p.y * Math.sin(PI * Math.min(1, t * 0.9 + 0.1)) * jag * 1.6 - t * t * 0.62 + t * 0.3,
            Math.abs(p.y) * -0.7,
          );
        }),
        0,
        0,
        0,
      ),
      0,
      angle,
      0,
    );
  return turn(
    group(
      at(stretch(ball(1.5, sand), 1, 0.24, 0.7), 0, -1.1, 0),
      at(stretch(ball(1.75, M.enamel(0x1ab8e8)), 1, 0.18, 0.8), 0, -1.22, 0),
      at(stretch(ring(1.5, 0.05, M.white), 1, 0.72, 1), 0, -1.06, 0, PI / 2),
      tube(points("-0.5 -0.9 0, -0.42 -0.2 0, -0.16 0.5 0, 0.1 1.0 0"), 0.16, M.wood(0xa8682c), {
        taper: (t) => 1.25 - t * 0.5,
      }),
      repeat(8, (i) =>
        at(
          ring(0.17 - i * 0.006, 0.025, M.wood(0x7a4418)),
          -0.49 + i * i * 0.011,
          -0.75 + i * 0.22,
          0,
          PI / 2,
          0.2,
        ),
      ),
      repeat(9, (i) => at(leaf((i / 9) * PI * 2, 1.15 + (i % 3) * 0.12), 0.1, 1.0, 0)),
      repeat(3, (i) =>
        at(ball(0.15, M.wood(0x6a3a14)), 0.1 + Math.cos(i * 2.1) * 0.17, 0.86, Math.sin(i * 2.1) * 0.17),
      ),
      at(
        group(
          deform(mesh(new T.SphereGeometry(0.62, 64, 16, 0, PI * 2, 0, PI / 2.6), M.enamel(0xff3a5a)), (p) =>
            p.setY(p.y * 0.9),
          ),
          at(cone(0.025, 0.025, 1.1, M.white), 0, 0, 0),
        ),
        0.75,
        -0.42,
        0.35,
        0.1,
        0,
        -0.3,
      ),
      at(ball(0.17, M.enamel(0xffd028)), 0.24, -0.72, 0.72),
    ),
    0.16,
    0,
    0,
  );
}

export const SCENERY = { storm, rainbow, mountain, "treasure-map": treasureMap, "palm-beach": palmBeach };
