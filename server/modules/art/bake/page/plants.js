// Trees, cacti and corals.
import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import {
  around,
  at,
  ball,
  cone,
  deform,
  group,
  mesh,
  PI,
  randomOf,
  repeat,
  ring,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { chain, ease, join, sculpt } from "./sculpt.js";

function palm() {
  const blade = (angle, long, drop) =>
    turn(
      deform(
        mesh(new T.PlaneGeometry(1, 1, 48, 12), M.enamel(angle % 1 > 0.5 ? 0x1fae4a : 0x149a3c)),
        (p) => {
          const t = p.x + 0.5;
          const jag = 0.7 + 0.3 * Math.abs(Math.cos(t * 34));
          const half = Math.sin(PI * Math.min(1, t * 0.88 + 0.12)) ** 0.7 * 0.34 * jag;
          const out = p.y * 2 * half;
          p.set(t * long, 0.34 * Math.sin(t * 2.2) - t * t * drop, out);
          p.y -= Math.abs(out) * 0.9;
        },
      ),
      0,
      angle,
      0,
    );
  const line = points("-0.34 -1.7 0, -0.3 -0.9 0, -0.1 -0.1 0, 0.18 0.6 0");
  return turn(
    group(
      tube(line, 0.2, M.wood(0xb87838), { taper: (t) => 1.3 - t * 0.6 }),
      repeat(12, (i) => {
        const t = i / 12;
        return at(
          ring(0.235 - t * 0.1, 0.035, M.wood(0x8a5220)),
          -0.35 + t * t * 0.5 + t * 0.02,
          -1.6 + t * 2.15,
          0,
          PI / 2,
          -t * 0.2,
        );
      }),
      at(
        repeat(11, (i) => blade((i / 11) * PI * 2, 1.45 + (i % 3) * 0.14, 0.75 + (i % 2) * 0.25)),
        0.18,
        0.6,
        0,
      ),
      repeat(4, (i) =>
        at(ball(0.17, M.wood(0x6a3a14)), 0.18 + Math.cos(i * 1.57) * 0.2, 0.42, Math.sin(i * 1.57) * 0.2),
      ),
    ),
    0.16,
    0.2,
    0,
  );
}

function cactus() {
  const green = M.satin(0xffffff);
  const shape = join(
    0.12,
    chain(0.1, [
      [0, -1.3, 0, 0.5],
      [0, 0.2, 0, 0.54],
      [0, 1.0, 0, 0.46],
    ]),
    chain(0.1, [
      [0.3, -0.3, 0, 0.28],
      [0.95, -0.2, 0, 0.3],
      [1.0, 0.55, 0, 0.28],
    ]),
    chain(0.1, [
      [-0.3, -0.6, 0, 0.26],
      [-0.9, -0.5, 0, 0.28],
      [-0.96, 0.2, 0, 0.25],
    ]),
  );
  const light = new T.Color(0x5ae04a);
  const deep = new T.Color(0x0a6a2c);
  const ribs = (x, y, z, color) => {
    const centre = x > 0.62 ? 0.97 : x < -0.58 ? -0.93 : 0;
    const a = Math.atan2(z, x - centre);
    color
      .copy(deep)
      .lerp(light, 0.5 + 0.5 * Math.cos(a * 10))
      .multiplyScalar(0.8 + 0.2 * ease(-1.4, 1.2, y));
  };
  const petals = (colors, size) =>
    group(
      repeat(9, (i) =>
        at(
          stretch(ball(0.2, M.enamel(colors[i % 2])), 0.55, 1.3, 0.3),
          Math.cos(i * 0.7) * 0.2,
          0.08,
          Math.sin(i * 0.7) * 0.2,
          Math.sin(i * 0.7) * 0.8,
          0,
          -Math.cos(i * 0.7) * 0.8,
          size,
        ),
      ),
      at(ball(0.11 * size, M.enamel(0xffd028)), 0, 0.1, 0),
    );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.4, -1.9, -0.7],
          [1.5, 1.6, 0.7],
        ],
        0.05,
        green,
        ribs,
      ),
      at(petals([0xff2a8a, 0xff7ac0], 1.3), 0, 1.46, 0),
      at(petals([0xff2a8a, 0xff7ac0], 0.8), 1.0, 0.82, 0.1),
      repeat(46, (i) => {
        const y = -1.2 + (i / 46) * 2.4;
        const a = (i % 5) * 0.62 + 0.33;
        return at(
          cone(0.004, 0.022, 0.16, M.cream, 6),
          Math.cos(a) * 0.52,
          y,
          Math.sin(a) * 0.52,
          PI / 2,
          0,
          a - PI / 2,
        );
      }),
      at(stretch(ball(1.2, M.stone(0xd89a4a)), 1.2, 0.3, 0.8), 0, -1.7, 0),
    ),
    0.14,
    0.1,
    0,
  );
}

function coral() {
  const random = randomOf(3);
  const branch = (material, x, y, z, angle, long, r, depth) => {
    const [ex, ey] = [x + Math.sin(angle) * long, y + Math.cos(angle) * long];
    return group(
      tube(
        [
          [x, y, z],
          [(x + ex) / 2 + (random() - 0.5) * 0.1, (y + ey) / 2, z + 0.04],
          [ex, ey, z + 0.06],
        ],
        r,
        material,
        { taper: (t) => 1 - t * 0.25, segments: 24 },
      ),
      at(ball(r * 0.86, material), ex, ey, z + 0.06),
      depth > 0
        ? [-1, 1].map((side) =>
            branch(
              material,
              ex,
              ey,
              z + 0.06 + (random() - 0.5) * 0.2,
              angle + side * (0.42 + random() * 0.2),
              long * 0.72,
              r * 0.74,
              depth - 1,
            ),
          )
        : [],
    );
  };
  const rose = M.enamel(0xff3a6a);
  const amber = M.enamel(0xff9a1c);
  const violet = M.enamel(0xa84af0);
  return turn(
    group(
      branch(rose, 0, -1.2, 0, 0, 0.8, 0.17, 3),
      branch(amber, -0.62, -1.2, 0.34, -0.5, 0.5, 0.13, 2),
      branch(violet, 0.66, -1.2, 0.34, 0.45, 0.52, 0.13, 2),
      at(stretch(ball(1.1, M.stone(0x8a7a9a)), 1, 0.3, 0.7), 0, -1.32, 0.1),
      around(5, 0.16, () => at(stretch(ball(0.16, M.enamel(0xffd83a)), 1.4, 0.7, 0.5), 0.1, 0, 0))
        .translateX(0.1)
        .translateY(-1.1)
        .translateZ(0.9),
    ),
    0.06,
    0,
    0,
  );
}

export const PLANTS = {
  palm,
  cactus,
  coral,
};
