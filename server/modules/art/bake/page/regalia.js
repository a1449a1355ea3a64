import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";
import { carve, chain, egg, join, limb, sculpt } from "./sculpt.js";

function crown() {
  const kinds = ["ruby", "sapphire", "emerald"];
  const spike = (i) =>
    group(
      at(
        slab(polygon(points("-0.36 0, 0.36 0, 0.1 0.78, 0 0.92, -0.1 0.78")), M.gold, {
          depth: 0.05,
          bevel: 0.05,
        }),
        0,
        0.2,
        0,
        0,
        0,
        0,
      ),
      at(ball(0.13, M.gold), 0, 1.2, 0),
      at(jewel(kinds[i % 3]), 0, 0.52, 0.06, PI / 2, 0, 0, 0.15),
    );
  const wheel = (count, radius, build, tilt = 0) =>
    repeat(count, (i) => {
      const a = (i / count) * PI * 2;
      return at(turn(build(i), tilt), Math.sin(a) * radius, 0, Math.cos(a) * radius, 0, a, 0);
    });
  const setting = (i) =>
    group(ring(0.16, 0.05, M.gold), at(jewel(kinds[(i + 1) % 3]), 0, 0, 0, PI / 2, 0, 0, 0.16));
  return turn(
    group(
      lathe(points("0.92 -0.3, 1.02 -0.3, 1.0 0.25, 0.92 0.25, 0.92 -0.3"), M.goldDeep),
      at(ring(1.02, 0.09, M.gold), 0, -0.32, 0, PI / 2),
      at(ring(1.0, 0.07, M.gold), 0, 0.24, 0, PI / 2),
      wheel(10, 1.0, spike, 0.16),
      at(wheel(12, 1.03, setting), 0, -0.05, 0),
      lathe(points("0.88 -0.1, 0.94 0.35, 0.8 0.75, 0.45 0.98, 0.001 1.02"), M.satin(0xb00a2c), {
        smooth: true,
      }),
      at(ball(0.14, M.gold), 0, 1.12, 0),
    ),
    0.24,
    0.2,
    -0.08,
  );
}

/** A tiara: arches of silver with hanging drops, highest in the middle. */
function tiara() {
  const metal = M.silver;
  const place = (a, y) => [Math.sin(a) * 1.06, y, Math.cos(a) * 1.06];
  const height = (a) => 0.24 + 0.74 * Math.cos(a * 0.92) ** 2;
  const arches = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const [from, to] = [(i - 0.5) * 0.42, (i + 0.5) * 0.42];
    const middle = i * 0.42;
    const top = height(middle);
    const kind = i === 0 ? "topaz" : i % 2 ? "diamond" : "sapphire";
    return [
      tube(
        [
          place(from, 0),
          place(from + 0.05, top * 0.6),
          place(middle, top),
          place(to - 0.05, top * 0.6),
          place(to, 0),
        ],
        0.05,
        metal,
        { segments: 50 },
      ),
      at(jewel("diamond"), ...place(middle, top + 0.14), PI / 2, 0, 0, 0.1 + 0.06 * Math.cos(middle)),
      turn(
        at(
          group(ring(0.17, 0.035, M.gold), at(jewel(kind), 0, 0, 0, PI / 2, 0, 0, 0.17)),
          0,
          top * 0.45,
          1.08,
          0,
          0,
          0,
          i === 0 ? 1.5 : 1,
        ),
        0,
        middle,
        0,
      ),
    ];
  });
  return turn(
    group(
      arches,
      [0, 0.13].map((y) => at(ring(1.06, 0.05, metal, PI * 1.1), 0, -y, 0, PI / 2, 0, -PI * 0.05)),
      repeat(17, (i) => {
        const a = (i - 8) * 0.18;
        return at(ball(0.05, M.white), ...place(a, -0.065));
      }),
    ),
    0.16,
    0.12,
    -0.05,
  );
}

function horseshoe() {
  const shape = svg(
    "M-58 84 C-66 60 -86 24 -86 -16 C-86 -66 -48 -96 0 -96 C48 -96 86 -66 86 -16 C86 24 66 60 58 84 L24 84 C36 50 50 20 50 -14 C50 -42 30 -60 0 -60 C-30 -60 -50 -42 -50 -14 C-50 20 -36 50 -24 84 Z",
  );
  const groove = svg(
    "M-50 66 C-56 40 -72 16 -72 -16 C-72 -56 -40 -82 0 -82 C40 -82 72 -56 72 -16 C72 16 56 40 50 66 L42 64 C50 36 64 12 64 -15 C64 -50 36 -74 0 -74 C-36 -74 -64 -50 -64 -15 C-64 12 -50 36 -42 64 Z",
  );
  const hole = (angle) =>
    at(
      group(box(9, 16, 6, 3, M.dark), at(stretch(ring(7, 1.6, M.gold), 0.9, 1.5, 1), 0, 0, 3)),
      Math.sin(angle) * 68,
      14 + Math.cos(angle) * 66,
      20,
      0,
      0,
      -angle,
    );
  return at(
    turn(
      group(
        slab(shape, M.gold, { depth: 22, bevel: 9, grow: 5, steps: 8 }),
        at(slab(groove, M.goldOld, { depth: 3, bevel: 2, grow: 2 }), 0, 0, 19.2),
        [-1.95, -1.3, -0.65, 0.65, 1.3, 1.95].map(hole),
      ),
      -0.1,
      -0.32,
      PI + 0.12,
    ),
  );
}

const clover = (rim, blade) => () => {
  const heart = svg(
    "M0 0 C-26 -18 -52 -34 -52 -60 C-52 -82 -36 -92 -22 -92 C-10 -92 -3 -84 0 -76 C3 -84 10 -92 22 -92 C36 -92 52 -82 52 -60 C52 -34 26 -18 0 0Z",
  );
  const leaf = (angle) =>
    at(
      group(
        slab(heart, rim, { depth: 10, bevel: 8, grow: 1 }),
        at(slab(heart, blade, { depth: 8, bevel: 8, size: 10, grow: -7 }), 0, 0, 9),
        at(stretch(cone(1.5, 3, 60, M.gold), 1, 1, 1), 0, 34, 20),
      ),
      0,
      0,
      0,
      0.24,
      0,
      angle,
    );
  return turn(
    group(
      [0, 1, 2, 3].map((i) => turn(at(leaf(0), 0, 5, 0, 0.22), 0, 0, (i * PI) / 2 + 0.78)),
      at(
        slab(svg("M-5 0 C0 50 12 84 40 112 L54 104 C30 78 14 44 8 0Z"), M.gold, {
          depth: 8,
          bevel: 6,
          grow: 2,
        }),
        0,
        0,
        -6,
      ),
      at(ball(11, M.gold), 0, 0, 14),
    ),
    -0.12,
    0.3,
    0.06,
  );
};

/** A slipper of glass, its toe to the left. */
function slipper() {
  const foot = join(
    0.22,
    egg([-1.2, -0.62, 0], [0.62, 0.3, 0.46]),
    chain(0.2, [
      [-1.2, -0.78, 0, 0.2],
      [-0.6, -0.74, 0, 0.26],
      [0.1, -0.36, 0, 0.3],
      [0.75, 0.12, 0, 0.34],
      [1.2, 0.32, 0, 0.3],
    ]),
    egg([1.18, 0.6, 0], [0.34, 0.5, 0.38]),
    limb([-0.5, -0.5, 0.26], 0.16, [1.05, 0.5, 0.3], 0.1),
    limb([-0.5, -0.5, -0.26], 0.16, [1.05, 0.5, -0.3], 0.1),
  );
  const hollow = join(
    0.2,
    limb([-0.62, -0.2, 0], 0.26, [0.3, 0.34, 0], 0.34),
    limb([0.3, 0.3, 0], 0.3, [1.0, 0.9, 0], 0.26),
  );
  const shape = join(0.08, carve(0.06, foot, hollow), limb([1.34, 0.26, 0], 0.16, [1.5, -0.98, 0], 0.07));
  const crystal = M.material({
    color: 0xa8dcff,
    roughness: 0.04,
    metalness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    iridescence: 1,
    iridescenceIOR: 1.6,
    emissive: 0x2a6ad8,
    emissiveIntensity: 0.25,
  });
  const body = sculpt(
    shape,
    [
      [-2.1, -1.3, -0.8],
      [2, 1.4, 0.8],
    ],
    0.03,
    crystal,
  );
  const brooch = at(jewel("ruby"), -1.1, -0.34, 0.24, PI / 2.6, 0, 0, 0.3);
  return turn(group(body, brooch, at(ring(0.3, 0.05, M.gold), -1.1, -0.36, 0.24, -0.4)), 0.24, 0.5, 0);
}

export const REGALIA = {
  slipper,
  tiara,
  crown,
  horseshoe,
  "clover-gold": clover(M.gold, M.lacquer(0x0f9e3c)),
  clover: clover(M.enamel(0x0a7a2c), M.enamel(0x22c84a)),
};
