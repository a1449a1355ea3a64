import * as T from "three";
import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
import { at, ball, group, lathe, mesh, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";
import { bands } from "./textures.js";

function flame() {
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
    tongue(0.42, 1.3, M.glow(0xff3a08, 1.1)),
    at(tongue(0.32, 1.0, M.glow(0xff9a10, 1.3)), 0, 0, 0.16),
    at(tongue(0.2, 0.66, M.glow(0xfff0a0, 1.3)), 0, 0, 0.3),
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

function rocket() {
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
      at(flame(), 0, -1.3, 0),
    ),
    0.18,
    0.3,
    -0.6,
  );
}

function planetOf(colors, seed, ringColors) {
  const surface = M.material({
    map: bands(colors, seed),
    roughness: 0.5,
    clearcoat: 0.5,
    clearcoatRoughness: 0.25,
  });
  const disc = (inner, outer, color) =>
    at(
      turn(
        slab(circle(outer, inner), M.lacquer(color, { metalness: 0.4 }), {
          depth: 0.02,
          bevel: 0.015,
          curves: 96,
        }),
        PI / 2,
      ),
    );
  return turn(
    group(
      ball(1, surface),
      ringColors.map(([inner, outer, color]) => disc(inner, outer, color)),
    ),
    0.3,
    0,
    0.36,
  );
}

const planet = () =>
  planetOf([0xd8480e, 0xffa030, 0xa81c30, 0xffc860, 0x8c1450], 3, [
    [1.22, 1.42, 0xf09820],
    [1.46, 1.62, 0xc8284a],
    [1.65, 1.84, 0xffc050],
  ]);

function bluePlanet() {
  const crater = (a, b, r) => {
    const place = new T.Vector3().setFromSphericalCoords(0.985, a, b);
    const one = group(stretch(ball(r, M.matte(0x0a3c9a)), 1, 1, 0.25), ring(r, r * 0.22, M.satin(0x38a0f0)));
    one.position.copy(place);
    one.lookAt(place.clone().multiplyScalar(2));
    return one;
  };
  return turn(
    group(
      ball(
        1,
        M.material({
          map: bands([0x0b45c8, 0x1590ee, 0x0a2f9e, 0x34c8f0, 0x1560d8], 8),
          roughness: 0.45,
          clearcoat: 0.6,
          clearcoatRoughness: 0.2,
        }),
      ),
      crater(1.1, -0.3, 0.2),
      crater(1.7, 0.35, 0.14),
      crater(1.95, -0.6, 0.12),
      crater(0.75, 0.5, 0.1),
      crater(1.4, 1.0, 0.16),
      at(ball(0.26, M.stone(0xd8d4ea)), 1.12, 0.82, 0.5),
      tube(
        Array.from({ length: 48 }, (_, i) => [
          Math.cos((i / 48) * 2 * PI) * 1.4,
          Math.sin((i / 48) * 2 * PI) * 1.02 * 0.5,
          Math.sin((i / 48) * 2 * PI) * 1.3,
        ]),
        0.018,
        M.glow(0x7fd4ff, 1),
        { closed: true },
      ),
    ),
    0.1,
    0,
    0.1,
  );
}

const violetPlanet = () =>
  planetOf([0x5a1ad0, 0xa84af0, 0x2a0c8a, 0xe08aff, 0x7a2ae0], 5, [
    [1.26, 1.6, 0x6ae0d0],
    [1.64, 1.74, 0xe8fff8],
  ]);

const greenPlanet = () =>
  turn(
    planetOf([0x0a8a5a, 0x5ad07a, 0x0a5a6a, 0xc8f08a, 0x1aa08a], 11, [[1.3, 1.5, 0xf0d08a]]),
    0.5,
    0,
    -0.9,
  );

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
  rocket,
  planet,
  "planet-blue": bluePlanet,
  "planet-violet": violetPlanet,
  "planet-green": greenPlanet,
  saucer,
};
