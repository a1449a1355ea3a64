// Drinks and their barrel.
import * as T from "three";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
  deform,
  group,
  lathe,
  mesh,
  PI,
  randomOf,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { ease } from "./sculpt.js";

function wine() {
  const bowl = points("0.1 -0.2, 0.5 -0.05, 0.82 0.4, 0.86 0.9, 0.7 1.5");
  const filled = points("0.001 -0.12, 0.46 0.02, 0.75 0.4, 0.79 0.74, 0.001 0.74");
  return turn(
    group(
      lathe(bowl, M.glass(0xdfe6ff, 0.06), { smooth: true }),
      lathe(filled, M.glossy(0xa00428)),
      at(stretch(mesh(new T.CircleGeometry(0.79, 64), M.glossy(0xe01848)), 1, 1, 1), 0, 0.75, 0, -PI / 2),
      at(ring(0.7, 0.03, M.gold), 0, 1.5, 0, PI / 2),
      at(
        lathe(
          points("0.1 -0.2, 0.07 -0.5, 0.07 -1.2, 0.16 -1.42, 0.72 -1.56, 0.72 -1.62, 0.001 -1.62"),
          M.gold,
        ),
        0,
        0,
        0,
      ),
      at(ball(0.13, M.gold), 0, -0.62, 0),
      at(ring(0.09, 0.04, M.gold), 0, -0.22, 0, PI / 2),
      points("-0.34 0.5 0.72, -0.5 0.3 0.5, 0.3 0.3 0.7").map(([x, y, z]) =>
        at(ball(0.05, M.enamel(0xff8aa8)), x, y, z),
      ),
      at(
        tube(points("-0.62 0.5 0.55, -0.66 0.95 0.52, -0.56 1.3 0.46"), 0.045, M.white, {
          taper: (t) => Math.sin(t * PI),
        }),
      ),
    ),
    0.22,
    0,
    -0.2,
  );
}

function beer() {
  const amber = M.enamel(0xffa012, { emissive: 0xff7a04, emissiveIntensity: 0.22, roughness: 0.12 });
  const foam = M.satin(0xfff8ea);
  const random = randomOf(4);
  return turn(
    group(
      lathe(points("0.001 -1.2, 0.86 -1.2, 0.84 0.7, 0.001 0.7"), amber),
      repeat(12, (i) => {
        const a = (i / 12) * PI * 2;
        return at(
          box(0.16, 1.7, 0.1, 0.05, M.glass(0xfff0d0, 0.4)),
          Math.cos(a) * 0.88,
          -0.25,
          Math.sin(a) * 0.88,
          0,
          PI / 2 - a,
        );
      }),
      at(ring(0.9, 0.11, M.gold), 0, -1.16, 0, PI / 2),
      at(ring(0.9, 0.09, M.gold), 0, 0.66, 0, PI / 2),
      tube(points("0.86 0.4 0, 1.4 0.36 0, 1.56 -0.2 0, 1.4 -0.8 0, 0.86 -0.84 0"), 0.14, M.gold),
      repeat(16, (i) =>
        at(
          ball(0.3 + random() * 0.12, foam),
          Math.cos(i * 2.4) * 0.72 * Math.sqrt((i + 2) / 18),
          0.84 + random() * 0.22,
          Math.sin(i * 2.4) * 0.72 * Math.sqrt((i + 2) / 18),
        ),
      ),
      at(stretch(ball(0.2, foam), 0.9, 1.6, 0.7), -0.5, 0.46, 0.78),
      at(stretch(ball(0.15, foam), 0.9, 1.5, 0.7), 0.26, 0.5, 0.88),
      repeat(9, (i) => at(ball(0.045, M.enamel(0xffe9a0)), -0.4 + (i % 3) * 0.36, -0.9 + i * 0.14, 0.86)),
    ),
    0.26,
    -0.34,
    0.1,
  );
}

function cocktail() {
  const layers = [
    [0xff2a5a, -0.9, -0.3],
    [0xff7a1c, -0.3, 0.2],
    [0xffc21c, 0.2, 0.74],
  ];
  const radius = (y) => 0.34 + ease(-1, 0.6, y) * 0.5;
  return turn(
    group(
      layers.map(([color, low, high]) =>
        lathe(
          [
            [0.001, low],
            ...Array.from({ length: 6 }, (_, i) => [
              radius(low + ((high - low) * i) / 5),
              low + ((high - low) * i) / 5,
            ]),
            [0.001, high],
          ],
          M.enamel(color, { emissive: color, emissiveIntensity: 0.22, roughness: 0.15 }),
        ),
      ),
      lathe(
        Array.from({ length: 12 }, (_, i) => [radius(-0.95 + i * 0.18) + 0.05, -0.95 + i * 0.18]),
        M.glass(0xffffff, 0.08),
      ),
      at(ring(radius(1.03) + 0.05, 0.045, M.gold), 0, 1.03, 0, PI / 2),
      at(
        lathe(points("0.001 0, 0.3 -0.02, 0.12 -0.2, 0.1 -0.5, 0.56 -0.62, 0.6 -0.7, 0.001 -0.7"), M.gold),
        0,
        -0.94,
        0,
      ),
      at(cone(0.05, 0.05, 1.9, M.enamel(0xff4ad0)), -0.3, 0.85, 0, 0, 0, 0.24),
      at(
        group(
          cone(0.02, 0.02, 1.3, M.wood(0xd8a45a)),
          at(
            mesh(new T.ConeGeometry(0.62, 0.34, 12, 1, true), M.enamel(0x1ac8e8, { flatShading: true })),
            0,
            0.56,
            0,
          ),
        ),
        0.42,
        1.15,
        0.1,
        0,
        0,
        -0.4,
      ),
      at(
        group(
          turn(cone(0.4, 0.4, 0.1, M.glossy(0xff9a14), 48), PI / 2),
          at(ring(0.4, 0.06, M.enamel(0xff7a08)), 0, 0, 0),
          repeat(8, (i) => turn(at(box(0.03, 0.3, 0.12, 0.01, M.cream), 0, 0.2, 0), 0, 0, (i * PI) / 4)),
        ),
        0.78,
        0.9,
        0.24,
        0,
        -0.3,
      ),
      repeat(5, (i) => at(ball(0.06, M.enamel(0xffe0a0)), -0.36 + i * 0.17, -0.5 + (i % 3) * 0.4, 0.55)),
    ),
    0.2,
    -0.1,
    0.06,
  );
}

function champagne() {
  const glass = (lean, x) =>
    at(
      group(
        lathe(points("0.07 -0.3, 0.28 -0.05, 0.36 0.5, 0.34 1.15"), M.glass(0xffffff, 0.06), {
          smooth: true,
        }),
        lathe(
          points("0.001 -0.2, 0.22 -0.02, 0.31 0.45, 0.31 0.82, 0.001 0.82"),
          M.enamel(0xffc23a, { emissive: 0xffa01c, emissiveIntensity: 0.3, roughness: 0.1 }),
        ),
        at(stretch(ball(0.31, M.satin(0xfff4d8)), 1, 0.2, 1), 0, 0.84, 0),
        at(ring(0.34, 0.025, M.gold), 0, 1.15, 0, PI / 2),
        at(
          lathe(
            points("0.07 0, 0.05 -0.2, 0.05 -0.85, 0.12 -0.98, 0.46 -1.06, 0.46 -1.12, 0.001 -1.12"),
            M.gold,
          ),
          0,
          -0.3,
          0,
        ),
        at(ring(0.09, 0.04, M.gold), 0, -0.42, 0, PI / 2),
        repeat(6, (i) => at(ball(0.035, M.enamel(0xfff6dc)), Math.sin(i * 2.4) * 0.18, i * 0.13, 0.27)),
      ),
      x,
      0,
      0,
      0,
      0,
      lean,
    );
  return group(
    glass(-0.32, -0.55),
    glass(0.32, 0.55),
    points("-0.2 1.5 0.1, 0.3 1.62 0.08, 0 1.84 0.12, -0.5 1.75 0.07, 0.56 1.86 0.07").map(([x, y, r]) =>
      at(
        slab(polygon(starPoints(4, r * 2, r * 0.6)), M.glow(0xffd83a, 1.1), { depth: 0.02, bevel: 0.02 }),
        x,
        y,
        0.2,
      ),
    ),
  );
}

function barrel() {
  const wood = M.wood(0xb0662a);
  return turn(
    group(
      deform(
        lathe(points("0.82 -1.2, 0.98 -0.7, 1.06 0, 0.98 0.7, 0.82 1.2"), wood, {
          smooth: true,
          segments: 160,
        }),
        (p) => {
          const groove = Math.abs(Math.sin(Math.atan2(p.z, p.x) * 9)) < 0.12 ? 0.965 : 1;
          p.set(p.x * groove, p.y, p.z * groove);
        },
      ),
      at(slab(circle(0.78), wood, { depth: 0.1, bevel: 0.02 }), 0, 1.14, 0, PI / 2),
      [
        [-1.12, 0.87],
        [-0.55, 1.02],
        [0.55, 1.02],
        [1.12, 0.87],
      ].map(([y, r]) =>
        at(mesh(new T.CylinderGeometry(r + 0.02, r + 0.02, 0.17, 96, 1, true), M.gold), 0, y, 0),
      ),
      at(group(cone(0.1, 0.12, 0.3, M.gold), at(ring(0.12, 0.04, M.gold), 0, 0.2, 0)), 0, -0.3, 1.16, PI / 2),
      at(
        slab(svg("M0 -50 L14 -16 50 -16 22 6 32 42 0 20 -32 42 -22 6 -50 -16 -14 -16Z"), M.enamel(0x5a1408), {
          depth: 4,
          bevel: 2,
        }),
        0,
        0.15,
        1.04,
        0,
        0,
        0,
        0.008,
      ),
    ),
    0.3,
    0.2,
    0.14,
  );
}

export const DRINKS = {
  wine,
  beer,
  cocktail,
  champagne,
  barrel,
};
