import * as T from "three";
import * as M from "./materials.js";
import { points, svg } from "./outlines.js";
import { at, ball, group, lathe, mesh, PI, repeat, ring, slab, stretch, turn } from "./parts.js";

/** A flame that hangs down. @param {number[]} colors from the outside inwards */
function flame([outer, middle, core] = [0xff3a08, 0xff9a10, 0xfff0a0]) {
  const tongue = (w, h, material) =>
    lathe(
      [
        [0.001, -h],
        [w * 0.35, -h * 0.66],
        [w * 0.9, -h * 0.28],
        [w, -0.06],
        [w * 0.6, 0.1],
      ],
      material,
      { smooth: true },
    );
  return group(
    tongue(0.42, 1.3, M.glow(outer, 1.1)),
    at(tongue(0.32, 1.0, M.glow(middle, 1.3)), 0, 0, 0.16),
    at(tongue(0.2, 0.66, M.glow(core, 1.3)), 0, 0, 0.3),
  );
}

const hull = M.enamel(0xfff0d2);

const coral = M.enamel(0xf0342e);

const fin = (angle) =>
  turn(
    at(
      slab(svg("M0 -40 C40 -20 66 14 70 70 C48 46 26 38 0 40Z"), coral, { depth: 8, bevel: 6, grow: 0 }),
      0.5,
      -0.62,
      0,
      0,
      0,
      0,
      0.012,
    ),
    0,
    angle,
    0,
  );

/** A rocket, with the fire of its engine or without it. */
const rocket = (fire) => () => {
  const profile = points("0.4 -1.1, 0.62 -0.7, 0.76 0, 0.7 0.6, 0.5 1.12");
  return turn(
    group(
      lathe(profile, hull, { smooth: true }),
      at(lathe(points("0.52 1.1, 0.38 1.4, 0.16 1.72, 0.001 1.86"), coral, { smooth: true })),
      at(ring(0.52, 0.06, M.gold), 0, 1.1, 0, PI / 2),
      at(ball(0.1, M.gold), 0, 1.88, 0),
      at(ring(0.71, 0.05, coral), 0, -0.42, 0, PI / 2),
      at(ring(0.6, 0.05, M.gold), 0, -0.74, 0, PI / 2),
      at(
        group(
          ring(0.31, 0.085, M.gold),
          at(stretch(ball(0.3, M.lacquer(0x0a7ee0)), 1, 1, 0.5)),
          at(stretch(ball(0.07, M.white), 1.3, 0.8, 0.4), -0.1, 0.13, 0.13),
        ),
        0,
        0.36,
        0.66,
        -0.12,
      ),
      at(
        group(ring(0.16, 0.05, M.gold), at(stretch(ball(0.16, M.lacquer(0x0a7ee0)), 1, 1, 0.5))),
        0,
        -0.12,
        0.75,
      ),
      fin(-0.5),
      fin(PI + 0.5),
      fin(-PI / 2 - 0.1),
      fin(PI / 2),
      at(lathe(points("0.36 0.1, 0.46 -0.16, 0.4 -0.2"), M.steel), 0, -1.12, 0),
      fire ? at(flame(), 0, -1.3, 0) : [],
    ),
    0.18,
    0.3,
    -0.6,
  );
};

/** A slim rocket of dark blue between two boosters. */
function boosterRocket() {
  const [night, trim] = [M.lacquer(0x2a22b8), M.lacquer(0x18b8d8)];
  const cold = [0x3a4aff, 0x38c8ff, 0xf0fdff];
  const nozzle = () => lathe(points("0.2 0.16, 0.24 0.02, 0.34 -0.16, 0.28 -0.18"), M.steel);
  const wing = (angle) =>
    turn(
      at(
        slab(svg("M0 -46 C18 -20 60 10 78 66 C52 52 26 50 0 58Z"), trim, { depth: 8, bevel: 6, grow: 0 }),
        0.34,
        -0.72,
        0,
        0,
        0,
        0,
        0.0125,
      ),
      0,
      angle,
      0,
    );
  const booster = (side) =>
    at(
      group(
        lathe(points("0.22 -0.86, 0.3 -0.6, 0.3 0.3, 0.2 0.62, 0.001 0.9"), M.enamel(0xf4f6ff), {
          smooth: true,
        }),
        at(lathe(points("0.262 0.44, 0.2 0.63, 0.1 0.8, 0.001 0.92"), M.enamel(0xff8a1c), { smooth: true })),
        [-0.5, 0.26].map((y) => at(ring(0.3, 0.04, M.gold), 0, y, 0, PI / 2)),
        at(nozzle(), 0, -0.92, 0),
        at(flame(cold), 0, -1.06, 0, 0, 0, 0, 0.62),
      ),
      side * 0.86,
      -0.5,
      0.16,
    );
  const porthole = (y, z, r) =>
    at(
      group(ring(r, r * 0.26, M.gold), at(stretch(ball(r, M.lacquer(0xff8a1c)), 1, 1, 0.5))),
      0,
      y,
      z,
      -0.14,
    );
  return turn(
    group(
      lathe(points("0.3 -1.3, 0.5 -0.9, 0.62 -0.2, 0.56 0.6, 0.36 1.3, 0.2 1.7"), night, { smooth: true }),
      at(lathe(points("0.38 1.24, 0.24 1.64, 0.1 1.98, 0.001 2.2"), M.gold, { smooth: true })),
      at(ball(0.09, M.gold), 0, 2.22, 0),
      [
        [1.24, 0.39, 0.05],
        [0.08, 0.62, 0.05],
        [-0.04, 0.62, 0.03],
        [-0.96, 0.48, 0.05],
      ].map(([y, r, thick]) => at(ring(r, thick, thick > 0.04 ? M.gold : trim), 0, y, 0, PI / 2)),
      porthole(0.8, 0.5, 0.2),
      porthole(0.4, 0.57, 0.13),
      wing(0.5),
      wing(PI - 0.5),
      wing(-PI / 2),
      [1, -1].map(booster),
      at(nozzle(), 0, -1.3, 0, 0, 0, 0, 1.3),
      at(flame(cold), 0, -1.5, 0),
    ),
    0.2,
    0.24,
    -0.5,
  );
}

function saucer() {
  const hull = M.lacquer(0x8a7af0);
  return turn(
    group(
      lathe(
        points("0.001 -0.42, 0.5 -0.4, 1.1 -0.2, 1.62 0.02, 1.66 0.1, 1.2 0.26, 0.7 0.36, 0.001 0.38"),
        hull,
      ),
      at(ring(1.63, 0.075, M.gold), 0, 0.06, 0, PI / 2),
      at(ring(0.74, 0.075, M.gold), 0, 0.36, 0, PI / 2),
      at(mesh(new T.SphereGeometry(0.72, 64, 32, 0, PI * 2, 0, PI / 2), M.glass(0x7affd8, 0.4)), 0, 0.36, 0),
      at(stretch(ball(0.4, M.enamel(0x3ad84a)), 0.8, 1, 0.8), 0, 0.66, 0),
      [1, -1].map((side) =>
        at(stretch(ball(0.13, M.black), 0.8, 1.3, 0.6), side * 0.14, 0.72, 0.28, 0, 0, side * -0.3),
      ),
      repeat(12, (i) =>
        at(
          ball(0.12, M.glow(i % 2 ? 0xffd83a : 0xff4ad0, 1.3)),
          Math.cos((i / 12) * 2 * PI) * 1.24,
          0.26,
          Math.sin((i / 12) * 2 * PI) * 1.24,
        ),
      ),
      at(lathe(points("0.4 0, 0.55 -0.16, 0.3 -0.24"), M.gold), 0, -0.38, 0),
      at(mesh(new T.CylinderGeometry(0.34, 1.05, 1.25, 64, 1, true), M.glass(0x7affe0, 0.3)), 0, -1.1, 0),
      repeat(3, (i) => at(ball(0.1, M.glow(0x9affe8, 1)), (i - 1) * 0.3, -0.9 - i * 0.24, 0.2)),
    ),
    0.3,
    0,
    -0.12,
  );
}

export const SPACE = {
  rocket: rocket(true),
  "rocket-launch": rocket(false),
  "rocket-night": boosterRocket,
  saucer,
};
