// Things of sports.
import * as T from "three";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints } from "./outlines.js";
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
import { ease } from "./sculpt.js";

function football() {
  const t = (1 + Math.sqrt(5)) / 2;
  const corners = [];
  for (const a of [1, -1]) for (const b of [t, -t]) corners.push([0, a, b], [a, b, 0], [b, 0, a]);
  const centres = corners.map(([x, y, z]) => new T.Vector3(x, y, z).normalize());
  return turn(
    group(
      ball(1, M.enamel(0xf8f6ff)),
      centres.map((centre) => {
        const patch = group(
          slab(
            polygon(
              Array.from({ length: 5 }, (_, i) => [
                Math.cos((i / 5) * 2 * PI) * 0.34,
                Math.sin((i / 5) * 2 * PI) * 0.34,
              ]),
            ),
            M.enamel(0x1a1630),
            { depth: 0.03, bevel: 0.03 },
          ),
        );
        patch.position.copy(centre.clone().multiplyScalar(0.965));
        patch.lookAt(centre.clone().multiplyScalar(2));
        return group(patch);
      }),
      centres.flatMap((a, i) =>
        centres
          .slice(i + 1)
          .filter((b) => a.distanceTo(b) < 1.2)
          .map((b) => {
            const line = Array.from({ length: 7 }, (_, k) => {
              const p = a
                .clone()
                .lerp(b, 0.3 + (k / 6) * 0.4)
                .normalize()
                .multiplyScalar(1.0);
              return [p.x, p.y, p.z];
            });
            return tube(line, 0.018, M.matte(0x8a86a8), { segments: 12 });
          }),
      ),
    ),
    0.4,
    0.5,
    0.2,
  );
}

function raceCar() {
  const red = M.enamel(0xe00a1e);
  const wheel = (x, z, r, w) =>
    at(
      turn(
        group(
          cone(r, r, w, M.satin(0x17131f), 64),
          [1, -1].map((side) =>
            at(
              group(
                cone(r * 0.55, r * 0.6, 0.06, M.gold, 48),
                repeat(5, (i) =>
                  turn(at(box(r * 0.14, 0.1, r * 0.9, 0.02, M.steel), 0, 0, 0), 0, (i / 5) * PI),
                ),
              ),
              0,
              side * (w / 2),
              0,
            ),
          ),
          [1, -1].map((side) =>
            at(ring(r * 0.82, 0.03, M.enamel(0xffd028)), 0, side * (w / 2 + 0.01), 0, PI / 2),
          ),
        ),
        PI / 2,
      ),
      x,
      r - 0.62,
      z,
    );
  return turn(
    group(
      deform(mesh(new T.BoxGeometry(3.4, 0.42, 0.8, 40, 8, 12), red), (p) => {
        const s = (p.x + 1.7) / 3.4;
        p.z *= 1.1 - ease(0.45, 1, s) * 0.72;
        p.y = p.y * (1 - ease(0.5, 1, s) * 0.5) - ease(0.5, 1, s) * 0.12 - 0.14;
      }),
      at(stretch(ball(0.6, red), 1.7, 0.62, 0.62), -0.5, 0.1, 0),
      at(stretch(ball(0.3, M.enamel(0x0a1a3a, { roughness: 0.1 })), 1.3, 0.8, 0.9), 0.02, 0.38, 0),
      at(stretch(ball(0.24, M.enamel(0xffd028)), 1, 1, 1), -0.08, 0.52, 0),
      at(box(0.5, 0.34, 0.2, 0.08, red), -0.9, 0.5, 0),
      at(box(0.5, 0.07, 1.7, 0.03, M.enamel(0x1a1630)), -1.62, 0.62, 0),
      at(box(0.4, 0.06, 1.6, 0.03, red), -1.5, 0.42, 0),
      [1, -1].map((side) => at(box(0.55, 0.5, 0.06, 0.03, M.gold), -1.6, 0.48, side * 0.84)),
      at(box(0.5, 0.07, 2.0, 0.03, M.enamel(0x1a1630)), 1.62, -0.38, 0),
      [1, -1].map((side) => at(box(0.5, 0.3, 0.06, 0.03, M.gold), 1.62, -0.3, side * 0.98)),
      [1, -1].map((side) => [
        wheel(-1.1, side * 0.78, 0.56, 0.5),
        wheel(1.1, side * 0.74, 0.46, 0.4),
        at(box(1.1, 0.3, 0.4, 0.14, M.enamel(0xf6f3ff)), -0.25, -0.2, side * 0.5),
        at(turn(cone(0.03, 0.03, 0.7, M.steel), PI / 2), 1.1, -0.2, side * 0.4),
      ]),
      at(slab(circle(0.2), M.white, { depth: 0.02, bevel: 0.01 }), 0.72, 0.02, 0, -1.42),
    ),
    0.34,
    -0.62,
    0.06,
  );
}

function chequeredFlag() {
  const flag = group(
    repeat(6, (i) =>
      repeat(5, (j) =>
        at(
          deform(
            mesh(new T.BoxGeometry(0.4, 0.32, 0.05, 6, 4, 1), M.enamel((i + j) % 2 ? 0xf8f6ff : 0x17131f)),
            (p) => {
              const x = p.x + i * 0.4;
              p.z += Math.sin(x * 2.6) * 0.2;
              p.y += Math.cos(x * 2.4) * 0.08;
            },
          ),
          i * 0.4 + 0.24,
          j * -0.32,
          0,
        ),
      ),
    ),
  );
  return turn(
    group(
      at(cone(0.07, 0.08, 3.4, M.gold), 0, -0.5, 0),
      at(ball(0.17, M.gold), 0, 1.24, 0),
      at(flag, 0.06, 0.9, 0),
      at(
        slab(polygon(starPoints(5, 0.2, 0.09)), M.enamel(0xffc81c), { depth: 0.06, bevel: 0.04 }),
        0,
        -2.3,
        0,
      ),
    ),
    0,
    -0.24,
    -0.22,
  );
}

/** A bent rod with a fish hook and a float. */
function fishingRod() {
  return turn(
    group(
      tube(points("-1.2 -1.4 0, -0.5 -0.3 0, 0.2 0.8 0, 0.8 1.35 0, 1.3 1.3 0"), 0.1, M.enamel(0x1a6af0), {
        taper: (t) => 1.2 - t * 0.95,
      }),
      tube(points("-1.3 -1.56 0, -0.9 -0.94 0"), 0.17, M.wood(0xb06a2c)),
      at(
        group(
          turn(cone(0.34, 0.34, 0.3, M.gold, 48), PI / 2),
          at(turn(cone(0.24, 0.24, 0.36, M.enamel(0xe0142c), 48), PI / 2)),
          tube(points("0 0 0.2, 0.3 -0.1 0.3, 0.5 -0.1 0.3"), 0.05, M.steel),
          at(ball(0.1, M.black), 0.5, -0.1, 0.3),
        ),
        -0.5,
        -0.55,
        0.2,
      ),
      points("-0.5 -0.3 0, 0.2 0.8 0, 0.8 1.35 0").map(([x, y]) =>
        at(ring(0.11, 0.03, M.gold), x + 0.08, y - 0.05, 0.06, 0, 1),
      ),
      tube(points("1.3 1.3 0, 1.32 0.4 0.05, 1.28 -0.3 0.1"), 0.016, M.white),
      at(
        group(
          stretch(ball(0.28, M.enamel(0xf6f3ff)), 1, 1.15, 1),
          at(mesh(new T.SphereGeometry(0.29, 48, 24, 0, PI * 2, 0, PI / 2), M.enamel(0xf0142c)), 0, 0.03, 0),
          at(cone(0.03, 0.03, 0.3, M.gold), 0, 0.4, 0),
        ),
        1.28,
        -0.3,
        0.1,
      ),
      tube(
        points("1.28 -0.6 0.1, 1.28 -1.2 0.1, 1.1 -1.5 0.1, 0.84 -1.36 0.1, 0.86 -1.1 0.1"),
        0.06,
        M.silver,
        { taper: (t) => 1.1 - t * 0.8 },
      ),
    ),
    0,
    0.3,
    0,
  );
}

export const SPORT = {
  football,
  "race-car": raceCar,
  "chequered-flag": chequeredFlag,
  "fishing-rod": fishingRod,
};
