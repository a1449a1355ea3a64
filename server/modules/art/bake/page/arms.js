import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, mapShape, points, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, mesh, PI, repeat, ring, slab, stretch, turn } from "./parts.js";
import { bend } from "./surfaces.js";

function trident() {
  const prongs = svg(
    "M-9 40 L-9 14 C-50 14 -64 -14 -60 -64 L-72 -58 L-54 -112 L-38 -60 L-48 -64 C-50 -26 -40 -8 -9 -6 L-10 -74 L-22 -68 L0 -132 L22 -68 L10 -74 L9 -6 C40 -8 50 -26 48 -64 L38 -60 L54 -112 L72 -58 L60 -64 C64 -14 50 14 9 14 L9 40 Z",
  );
  return turn(
    group(
      slab(prongs, M.gold, { depth: 10, bevel: 9, grow: 8 }),
      at(cone(9, 10, 110, M.lacquer(0x0a6f9e, { metalness: 0.5 })), 0, -88, 0),
      [-36, -50, -92, -132].map((y) => at(ring(11, 4, M.gold), 0, y, 0, PI / 2)),
      at(turn(lathe(points("0.001 -26, 7 -12, 11 0, 0.001 4"), M.gold)), 0, -146, 0),
      at(jewel("sapphire"), 0, 2, 13, PI / 2, 0, 0, 17),
      at(ring(17, 4, M.gold), 0, 2, 12),
    ),
    -0.06,
    0.4,
    -0.52,
  );
}

function shield() {
  const shape = svg(
    "M0 -100 C30 -84 60 -80 86 -82 C90 -10 76 60 0 112 C-76 60 -90 -10 -86 -82 C-60 -80 -30 -84 0 -100Z",
  );
  const half = svg("M0 -88 C28 -74 52 -70 76 -71 C78 -10 64 48 0 96 Z");
  const bulge = (object) => bend(object, 9, (p) => p.setZ(p.z - (p.x / 90) ** 2 * 26));
  const field = (color, isLeft) =>
    bulge(
      slab(isLeft ? half.map((one) => mapShape(one, (x, y) => [-x, y])) : half, M.enamel(color), {
        depth: 8,
        bevel: 5,
        grow: 0,
      }),
    );
  return turn(
    group(
      bulge(slab(shape, M.gold, { depth: 8, bevel: 7, grow: 8 })),
      at(field(0xc40a20, false), 0, 0, 8),
      at(field(0x0c3fb4, true), 0, 0, 8),
      at(box(13, 176, 14, 5, M.gold), 0, -4, 12),
      repeat(5, (i) =>
        at(
          box(33, 13, 14, 5, M.gold),
          (i - 2) * 31,
          22,
          12 - ((i - 2) * 0.36) ** 2 * 22,
          0,
          (i - 2) * 0.2,
          0,
        ),
      ),
      at(ring(27, 6, M.gold), 0, 22, 18),
      at(slab(circle(26), M.goldDeep, { depth: 8, bevel: 4 }), 0, 22, 15),
      at(jewel("ruby"), 0, 22, 20, PI / 2, 0, 0, 21),
    ),
    -0.08,
    0.26,
    -0.06,
  );
}

function sword() {
  const steel = M.steel.clone();
  steel.flatShading = true;
  const guard = slab(
    svg(
      "M-46 4 C-52 -6 -62 -4 -62 6 C-62 14 -50 16 -40 10 L-12 12 L0 16 L12 12 L40 10 C50 16 62 14 62 6 C62 -4 52 -6 46 4 L12 -6 L-12 -6 Z",
    ),
    M.gold,
    { depth: 8, bevel: 7, grow: 1 },
  );
  return group(
    at(stretch(ridgeBlade(steel), 1.25, 1, 1)),
    at(guard, 0, 0.05, 0, 0, 0, 0, 0.0105),
    at(cone(0.085, 0.085, 0.62, M.leather(0x7c1420)), 0, -0.38, 0),
    repeat(5, (i) => at(ring(0.086, 0.02, M.gold), 0, -0.16 - i * 0.11, 0, PI / 2 + 0.2)),
    at(ball(0.17, M.gold), 0, -0.8, 0),
    at(jewel("ruby"), 0, -0.8, 0.12, PI / 2, 0, 0, 0.1),
    at(jewel("ruby"), 0, 0, 0.13, PI / 2, 0, 0, 0.1),
  );
}

/** A blade with a ridge along its middle. */
function ridgeBlade(material) {
  const right = points("0.17 0, 0.14 1.8, 0 2.5");
  const position = [];
  const add = (...points) => position.push(...points.flat());
  for (const side of [1, -1])
    for (const z of [0.07, -0.07]) {
      const [a, b, c] = right.map(([x, y]) => [x * side, y, 0]);
      add([0, 0, z], a, b, [0, 0, z], b, [0, 1.95, z * 0.8], [0, 1.95, z * 0.8], b, c);
    }
  const geometry = new T.BufferGeometry();
  geometry.setAttribute("position", new T.Float32BufferAttribute(position, 3));
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

const swords = () =>
  turn(
    group(
      at(turn(at(sword(), 0, -0.8, 0)), 0, 0, 0.12, 0, 0.1, -0.72),
      at(turn(at(sword(), 0, -0.8, 0)), 0, 0, -0.1, 0, -0.1, 0.72),
    ),
    -0.06,
    0.18,
  );

export const ARMS = { trident, shield, swords };
