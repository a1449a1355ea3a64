// Vehicles and devices.
import * as M from "./materials.js";
import { points, svg } from "./outlines.js";
import {
  around,
  at,
  ball,
  box,
  cone,
  group,
  lathe,
  PI,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";

const RUBBER = M.satin(0x1a1622);

/** A wheel with spokes about the z axis. */
const wheel = (r) =>
  group(
    ring(r, r * 0.24, RUBBER),
    ring(r * 0.74, r * 0.07, M.silver),
    around(8, r * 0.36, () => box(r * 0.72, r * 0.07, r * 0.08, 0.01, M.silver)),
    stretch(ball(r * 0.2, M.gold), 1, 1, 0.8),
  );

function motorbike() {
  const paint = M.lacquer(0xe0142c);
  return turn(
    group(
      at(wheel(0.72), -1.15, -0.7, 0),
      at(wheel(0.72), 1.2, -0.7, 0),
      at(
        slab(svg("M-70 14 C-40 -30 10 -34 44 -24 L62 -8 C40 4 20 20 -10 22 Z"), paint, {
          depth: 22,
          bevel: 10,
          size: 8,
        }),
        0.1,
        -0.06,
        0,
        0,
        0,
        0,
        0.0145,
      ),
      at(stretch(ball(0.46, paint), 1.3, 0.8, 0.8), 0.34, 0.32, 0),
      at(stretch(box(1.05, 0.22, 0.5, 0.1, M.leather(0x2a1420)), 1, 1, 1), -0.62, 0.3, 0, 0, 0, 0.12),
      at(stretch(box(0.5, 0.18, 0.4, 0.09, paint), 1, 1, 1), -1.2, 0.32, 0, 0, 0, 0.5),
      at(box(0.7, 0.5, 0.6, 0.1, M.steel), 0.02, -0.56, 0),
      repeat(4, (i) => at(box(0.76, 0.05, 0.66, 0.02, M.iron), 0.02, -0.4 - i * 0.12, 0)),
      [1, -1].map((side) => [
        tube(
          [
            [0.86, 0.62, side * 0.2],
            [1.05, 0.0, side * 0.22],
            [1.2, -0.7, side * 0.22],
          ],
          0.075,
          M.silver,
        ),
        tube(
          [
            [0.8, 0.62, side * 0.1],
            [0.66, 0.86, side * 0.44],
            [0.4, 0.86, side * 0.62],
          ],
          0.07,
          M.iron,
        ),
        tube(
          [
            [0.3, -0.7, side * 0.34],
            [-0.4, -0.86, side * 0.36],
            [-1.3, -0.66, side * 0.34],
            [-1.7, -0.5, side * 0.34],
          ],
          0.1,
          M.silver,
        ),
      ]),
      at(ball(0.26, M.gold), 1.0, 0.5, 0),
      at(stretch(ball(0.22, M.glow(0xfff2b0, 1.2)), 0.5, 1, 1), 1.16, 0.48, 0),
      at(
        slab(svg("M-44 0 A44 44 0 0 1 44 0 L34 0 A34 34 0 0 0 -34 0Z"), paint, { depth: 18, bevel: 3 }),
        1.2,
        -0.62,
        0,
        0,
        0,
        0,
        0.0225,
      ),
    ),
    0.1,
    -0.5,
    0.04,
  );
}

/** An arcade joystick with buttons. */
function joystick() {
  return turn(
    group(
      at(box(2.3, 0.6, 1.6, 0.2, M.lacquer(0x4a2ad0)), 0, -0.9, 0),
      at(box(2.1, 0.1, 1.4, 0.05, M.black), 0, -0.58, 0),
      at(cone(0.34, 0.42, 0.2, M.gold), -0.45, -0.46, 0),
      at(cone(0.1, 0.12, 1.3, M.silver), -0.45, 0.16, 0, 0.1, 0, 0.14),
      at(ball(0.46, M.glossy(0xf0142c)), -0.56, 0.92, 0.06),
      [
        [0.34, 0.3, 0xffc81c],
        [0.82, 0.02, 0x2ad06a],
        [0.36, -0.32, 0x2a9af0],
      ].map(([x, z, color]) => [
        at(cone(0.24, 0.24, 0.12, M.silver), x, -0.5, z),
        at(stretch(ball(0.2, M.glossy(color)), 1, 0.6, 1), x, -0.42, z),
      ]),
    ),
    0.42,
    -0.4,
    0,
  );
}

function satellite() {
  const panel = (side) =>
    at(
      group(
        box(1.2, 0.86, 0.06, 0.02, M.gold),
        repeat(6, (i) =>
          at(
            box(0.34, 0.34, 0.05, 0.02, M.lacquer(0x1a4ad0)),
            -0.38 + (i % 3) * 0.38,
            i < 3 ? 0.2 : -0.2,
            0.04,
          ),
        ),
        at(turn(cone(0.05, 0.05, 0.4, M.silver), 0, 0, PI / 2), side * -0.76, 0, 0),
      ),
      side * 1.3,
      0,
      0,
    );
  return turn(
    group(
      panel(1),
      panel(-1),
      cone(0.4, 0.4, 1.1, M.goldOld),
      [0.5, -0.5].map((y) => at(ring(0.4, 0.06, M.silver), 0, y, 0, PI / 2)),
      at(
        turn(
          lathe(points("0.001 0, 0.34 0.06, 0.62 0.28, 0.6 0.32, 0.3 0.12, 0.001 0.08"), M.white, {
            smooth: true,
          }),
          0.9,
          0,
          0.3,
        ),
        -0.1,
        0.66,
        0.2,
      ),
      at(cone(0.03, 0.03, 0.6, M.silver), -0.16, 0.96, 0.46, 0.9, 0, 0.3),
      at(ball(0.08, M.glow(0xff4a4a, 1.4)), -0.24, 1.2, 0.68),
    ),
    0.3,
    -0.5,
    0.5,
  );
}

function battery() {
  return turn(
    group(
      at(cone(0.62, 0.62, 1.5, M.lacquer(0x1a1a2a)), 0, -0.5, 0),
      at(cone(0.62, 0.62, 0.9, M.copper), 0, 0.7, 0),
      [-1.24, 0.26, 1.14].map((y) => at(ring(0.6, 0.06, M.gold), 0, y, 0, PI / 2)),
      at(cone(0.24, 0.24, 0.24, M.silver), 0, 1.28, 0),
      at(
        slab(svg("M8 -40 L-20 8 L-2 8 L-10 40 L22 -8 L4 -8Z"), M.glow(0xffe04a, 1.1), { depth: 4, bevel: 1 }),
        0,
        -0.5,
        0.62,
        0,
        0,
        0,
        0.0115,
      ),
    ),
    0.26,
    -0.2,
    -0.3,
  );
}

/** A racing tyre on a golden rim. */
function tyre() {
  return turn(
    group(
      stretch(ring(0.98, 0.42, RUBBER), 1, 1, 1.2),
      around(28, 1.34, () => box(0.14, 0.1, 0.7, 0.03, M.matte(0x2a2634))),
      at(ring(0.84, 0.05, M.enamel(0xffd01c)), 0, 0, 0.46),
      turn(cone(0.62, 0.62, 0.5, M.iron), PI / 2),
      at(
        around(5, 0.32, () => box(0.56, 0.16, 0.14, 0.05, M.gold)),
        0,
        0,
        0.28,
      ),
      at(ring(0.6, 0.07, M.gold), 0, 0, 0.3),
      at(stretch(ball(0.18, M.gold), 1, 1, 0.7), 0, 0, 0.36),
    ),
    -0.1,
    -0.6,
    0.1,
  );
}

/** A sledge with curled runners. */
function sled() {
  return turn(
    group(
      [1, -1].map((side) => [
        tube(
          [
            [-1.4, -0.8, side * 0.5],
            [0.6, -0.8, side * 0.5],
            [1.3, -0.6, side * 0.5],
            [1.6, 0.0, side * 0.5],
            [1.3, 0.36, side * 0.5],
            [1.06, 0.14, side * 0.5],
          ],
          0.1,
          M.gold,
        ),
        [-0.9, 0.5].map((x) => at(box(0.12, 0.66, 0.12, 0.04, M.lacquer(0xb3142c)), x, -0.46, side * 0.5)),
      ]),
      [-0.42, 0, 0.42].map((z) => at(box(2.3, 0.14, 0.36, 0.06, M.lacquer(0xd0142c)), -0.2, -0.08, z)),
      [-0.9, 0.5].map((x) => at(box(0.16, 0.12, 1.3, 0.04, M.wood(0x9a5a24)), x, -0.18, 0)),
      tube(
        points("1.5 0.1 0.5, 1.9 0.4 0.3, 2.0 0.5 0, 1.9 0.4 -0.3, 1.5 0.1 -0.5"),
        0.04,
        M.enamel(0xf0e0b0),
      ),
    ),
    0.3,
    -0.5,
    0.06,
  );
}

export const MACHINES = { motorbike, joystick, satellite, battery, tyre, sled };
