import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { mapShape, points, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, mesh, PI, randomOf, repeat, ring, slab, turn } from "./parts.js";

/** A chipped slab: random cuts off a block. */
function rock(seed) {
  const random = randomOf(seed);
  const geometry = new T.IcosahedronGeometry(1, 5);
  const { position } = geometry.attributes;
  const v = new T.Vector3();
  const planes = Array.from(
    { length: 26 },
    () => new T.Vector4(random() - 0.5, random() - 0.5, (random() - 0.5) * 0.8, 0),
  );
  for (let i = 0; i < position.count; i++) {
    v.fromBufferAttribute(position, i).normalize();
    for (const plane of planes) {
      const n = new T.Vector3(plane.x, plane.y, plane.z).normalize();
      const over = v.dot(n) - 0.86;
      if (over > 0) v.addScaledVector(n, -over);
    }
    position.setXYZ(i, v.x * 0.95 * (1 - v.y * 0.14), v.y * 1.28, Math.min(v.z * 0.55, 0.38));
  }
  geometry.computeVertexNormals();
  return mesh(geometry, M.stone(0x5a6684, { flatShading: true }));
}

function runeStone() {
  const light = M.glow(0x18d8ff, 1.7);
  const stroke = (x, y, length, angle, material, w, z) =>
    at(box(w, length, 0.05, 0.02, material), x, y, z, 0, 0, angle);
  const rune = (material, w, z) =>
    [
      [-0.2, 0, 1.4, 0],
      [0.06, 0.46, 0.66, 0.9],
      [0.06, 0.06, 0.66, -0.9],
      [0.08, -0.38, 0.78, 0.72],
    ].map((s) => stroke(...s, material, w, z));
  return turn(group(rock(5), rune(M.matte(0x0b2a44), 0.25, 0.37), rune(light, 0.14, 0.4)), -0.06, 0.4, -0.08);
}

function axe() {
  const head = svg("M-14 -34 C-40 -36 -66 -52 -84 -84 C-104 -40 -104 30 -86 74 C-66 34 -40 20 -14 22 Z");
  const edge = svg("M-72 -62 L-84 -84 C-104 -40 -104 30 -86 74 L-74 54 C-88 20 -88 -26 -72 -62Z");
  const gilt = svg("M-26 -22 C-44 -26 -58 -36 -68 -50 C-76 -20 -76 14 -70 42 C-56 22 -44 12 -26 10Z");
  const inlay = svg("M-32 -14 C-44 -17 -54 -24 -61 -33 C-66 -14 -66 8 -63 26 C-52 12 -44 6 -32 4Z");
  const side = (sign) => {
    const part = (shapes, material, options, z) =>
      at(
        slab(
          shapes.map((one) => mapShape(one, (x, y) => [x * sign, y])),
          material,
          options,
        ),
        0,
        0,
        z,
      );
    return group(
      part(head, M.steel, { depth: 10, bevel: 8, grow: 2 }, 0),
      part(edge, M.silver, { depth: 8, bevel: 5, grow: 3 }, 5),
      part(gilt, M.gold, { depth: 4, bevel: 3, grow: 0 }, 12),
      part(inlay, M.lacquer(0x17356e), { depth: 4, bevel: 2, grow: 0 }, 14),
    );
  };
  return turn(
    group(
      side(1),
      side(-1),
      at(cone(9, 10, 240, M.wood(0xa35a20)), 0, -64, 0),
      at(box(34, 66, 30, 6, M.gold), 0, -6, 0),
      at(turn(lathe(points("0.001 34, 6 20, 12 0, 0.001 -2"), M.gold)), 0, 52, 0),
      repeat(6, (i) => at(ring(10.5, 2.6, M.leather(0x8c1a22)), 0, -120 - i * 7, 0, PI / 2 + 0.3)),
      at(ball(15, M.gold), 0, -186, 0),
      at(jewel("sapphire"), 0, -6, 15, PI / 2, 0, 0, 12),
    ),
    -0.05,
    0.3,
    -0.42,
  );
}

function hammer() {
  const block = group(
    box(2.1, 1.05, 1.1, 0.2, M.iron),
    [-0.92, 0.92].map((x) => at(box(0.3, 1.2, 1.24, 0.12, M.steel), x, 0, 0)),
    at(box(0.34, 1.14, 1.2, 0.06, M.gold)),
    [-0.72, 0.72].map((x) => at(box(0.08, 1.14, 1.18, 0.03, M.gold), x, 0, 0)),
    at(
      slab(svg("M10 -44 L-22 6 L-2 6 L-10 44 L24 -10 L2 -10 Z"), M.glow(0x38c8ff, 1.8), {
        depth: 4,
        bevel: 3,
      }),
      0,
      0,
      0.62,
      0,
      0,
      0,
      0.0085,
    ),
    [-0.42, 0.42].map((x) => at(ring(0.2, 0.035, M.gold), x, 0, 0.55)),
    [-0.42, 0.42].map((x) => at(jewel("sapphire"), x, 0, 0.55, PI / 2, 0, 0, 0.16)),
  );
  return turn(
    group(
      at(block, 0, 0.75, 0),
      at(cone(0.15, 0.15, 1.5, M.leather(0x7a2c12)), 0, -0.45, 0),
      repeat(8, (i) => at(ring(0.16, 0.03, M.gold), 0, 0.1 - i * 0.16, 0, PI / 2 + 0.25)),
      at(ball(0.26, M.gold), 0, -1.25, 0),
      at(ring(0.19, 0.05, M.leather(0x7a2c12)), 0, -1.6, 0),
    ),
    0.1,
    0.44,
    -0.36,
  );
}

export const NORSE = { "rune-stone": runeStone, "viking-axe": axe, "thor-hammer": hammer };
