// Busts of robots.

import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, box, cone, group, PI, ring, stretch, tube, turn } from "./parts.js";

/** @param {number[]} colors shell, joints and eyes */
const robot =
  ([shellColor, jointColor, eyeColor]) =>
  () => {
    const shell = M.enamel(shellColor, { metalness: 0.25 });
    const steel = M.lacquer(jointColor);
    const visor = M.enamel(0x0a1030, { roughness: 0.1 });
    const eye = M.glow(eyeColor, 1.6);
    return turn(
      group(
        at(box(1.9, 1.5, 1.4, 0.5, shell), 0, 0.3, 0),
        at(box(1.56, 0.86, 0.3, 0.36, steel), 0, 0.3, 0.62),
        at(box(1.42, 0.72, 0.3, 0.32, visor), 0, 0.3, 0.7),
        [1, -1].map((side) => [
          at(stretch(ball(0.18, eye), 1, 1.25, 0.4), side * 0.36, 0.34, 0.85),
          at(
            group(
              turn(cone(0.34, 0.4, 0.26, steel, 48), 0, 0, PI / 2),
              at(turn(cone(0.2, 0.24, 0.16, M.gold, 48), 0, 0, PI / 2), side * 0.18, 0, 0),
            ),
            side * 1.04,
            0.3,
            0,
          ),
          at(
            group(stretch(ball(0.56, steel), 1, 0.9, 0.9), at(ring(0.4, 0.07, M.gold), 0, -0.3, 0, PI / 2)),
            side * 1.0,
            -1.1,
            -0.05,
          ),
          at(cone(0.035, 0.045, 0.5, M.steel), side * 1.14, 0.82, 0, 0, 0, side * -0.2),
          at(ball(0.1, M.glow(0xff4a9a, 1.3)), side * 1.2, 1.08, 0),
        ]),
        tube(points("-0.2 0.08 0.87, 0 0.02 0.88, 0.2 0.08 0.87"), 0.035, eye),
        at(box(0.5, 0.3, 0.7, 0.12, M.gold), 0, 1.08, 0),
        at(ball(0.17, M.glow(0xffc83a, 1.2)), 0, 1.3, 0),
        at(cone(0.36, 0.4, 0.3, M.steel), 0, -0.54, 0),
        [0, 1].map((i) => at(ring(0.4, 0.06, M.gold), 0, -0.46 - i * 0.14, 0, PI / 2)),
        at(box(1.6, 1.0, 1.1, 0.36, shell), 0, -1.16, 0),
        at(
          group(ring(0.26, 0.08, M.gold), stretch(ball(0.24, M.glow(eyeColor, 1.3)), 1, 1, 0.5)),
          0,
          -1.04,
          0.58,
        ),
        [1, -1].map((side) => at(box(0.36, 0.08, 0.1, 0.03, steel), side * 0.54, -1.1, 0.56)),
      ),
      0.06,
      -0.36,
      0,
    );
  };

export const ROBOTS = {
  robot: robot([0xe8ecff, 0x4a5ae0, 0x30f0ff]),
  "robot-crimson": robot([0xf0343a, 0x3a3450, 0xffd83a]),
  "robot-night": robot([0x3a3a5c, 0x8a3af0, 0xff4ad0]),
};
