// Small things found in nature.
import * as T from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import {
  at,
  ball,
  cone,
  deform,
  group,
  lathe,
  mesh,
  PI,
  repeat,
  ring,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { chain, ease, egg, join, orb, sculpt } from "./sculpt.js";

function cloud() {
  const shape = join(
    0.08,
    egg([0, -0.5, 0], [1.2, 0.32, 0.48]),
    orb([-0.86, -0.24, 0.05], 0.42),
    orb([-0.3, 0.22, 0.1], 0.6),
    orb([0.4, 0.06, 0.16], 0.5),
    orb([0.96, -0.28, 0.02], 0.4),
    orb([0.0, -0.34, 0.4], 0.34),
  );
  const [light, shade] = [0xffffff, 0x9cc4ff].map((color) => new T.Color(color));
  return turn(
    sculpt(
      shape,
      [
        [-1.5, -0.95, -0.8],
        [1.5, 1, 0.9],
      ],
      0.04,
      M.satin(0xffffff),
      (_x, y, _z, color) => color.copy(light).lerp(shade, ease(0.1, -0.7, y)),
    ),
    0.1,
    -0.3,
    0,
  );
}

/** A vane of barbs along a bent quill, parted in two places. */
function feather() {
  const [root, tip] = [0xffffff, 0x1aa8f0].map((color) => new T.Color(color));
  const color = [];
  const painted = new T.Color();
  const bow = (t) => 0.32 * Math.sin(t * 2.4) - 0.1;
  const vane = deform(
    mesh(
      new T.PlaneGeometry(1, 1, 60, 120),
      M.material({ vertexColors: true, roughness: 0.45, clearcoat: 0.4 }),
    ),
    (p) => {
      const t = p.y + 0.5;
      const s = p.x * 2;
      const isParted = [0.34, 0.62].some((place) => Math.abs(t - place) < 0.02) && s > 0.2;
      const half = Math.sin(PI * Math.min(1, 0.12 + t * 0.88)) ** 0.55 * 0.44 * (isParted ? 0.55 : 1);
      const barb = 0.9 + 0.1 * Math.sin(t * 150 + Math.abs(s) * 10);
      painted
        .copy(root)
        .lerp(tip, ease(0.15, 0.85, t))
        .multiplyScalar(barb);
      color.push(painted.r, painted.g, painted.b);
      p.set(bow(t) + s * half, -1 + t * 2.5 + Math.abs(s) * 0.2, Math.abs(s) * 0.12);
    },
  );
  vane.geometry.setAttribute("color", new T.Float32BufferAttribute(color, 3));
  const quill = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [bow(t - 0.25 * (1 - t)), -1.7 + t * 3.1, 0.04];
  });
  return turn(group(vane, tube(quill, 0.065, M.gold, { taper: (t) => 1.1 - t * 0.9 })), 0.05, -0.35, -0.45);
}

/** A jar that honey runs over, with a dipper in it. */
function honey() {
  const drip = (x, y, r) =>
    chain(0.1, [
      [Math.sin(x) * 0.86, 0.5, Math.cos(x) * 0.86, r],
      [Math.sin(x) * 0.98, 0.2, Math.cos(x) * 0.98, r * 0.9],
      [Math.sin(x) * 1.02, y, Math.cos(x) * 1.02, r * 1.15],
    ]);
  const syrup = M.material({
    color: 0xffa408,
    roughness: 0.08,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    emissive: 0xa84a00,
    emissiveIntensity: 0.5,
  });
  return turn(
    group(
      lathe(
        points("0.001 -1.2, 0.72 -1.18, 1.0 -0.8, 1.06 -0.3, 0.92 0.24, 0.74 0.5, 0.001 0.5"),
        M.enamel(0x7a2c12),
        {
          smooth: true,
        },
      ),
      sculpt(
        join(
          0.12,
          egg([0, 0.52, 0], [0.92, 0.16, 0.92]),
          drip(-0.75, -0.12, 0.13),
          drip(-0.2, -0.42, 0.16),
          drip(0.42, 0.0, 0.13),
          drip(0.9, -0.3, 0.14),
          drip(2.6, -0.1, 0.14),
        ),
        [
          [-1.4, -0.8, -1.4],
          [1.4, 0.9, 1.4],
        ],
        0.045,
        syrup,
      ),
      at(
        group(
          at(
            lathe(points("0.001 0, 0.07 0.02, 0.07 1.2, 0.1 1.26, 0.001 1.34"), M.wood(0xb87838)),
            0,
            0.1,
            0,
          ),
          [0, 0.16, 0.32].map((y, i) => at(ring(0.18 - i * 0.02, 0.06, M.wood(0xa8682c)), 0, y, 0, PI / 2)),
        ),
        0.2,
        0.56,
        0,
        0.1,
        0,
        -0.5,
      ),
    ),
    0.28,
    -0.2,
    0,
  );
}

/** The print of a paw, in pads. */
function paw() {
  const pad = M.glossy(0x7a3a12);
  const toe = (x, y, turned, r) => at(stretch(ball(r, pad), 0.8, 1.15, 0.55), x, y, 0, 0, 0, turned);
  const rim = M.gold;
  const sole = join(0.3, orb([0, -0.3, 0], 0.52), orb([-0.36, -0.62, 0], 0.36), orb([0.36, -0.62, 0], 0.36));
  return turn(
    group(
      stretch(
        sculpt(
          sole,
          [
            [-1, -1.2, -0.7],
            [1, 0.5, 0.7],
          ],
          0.035,
          pad,
        ),
        1,
        1,
        0.6,
      ),
      toe(-0.82, 0.02, 0.5, 0.32),
      toe(-0.32, 0.58, 0.16, 0.36),
      toe(0.32, 0.58, -0.16, 0.36),
      toe(0.82, 0.02, -0.5, 0.32),
      at(stretch(ring(1.32, 0.1, rim), 1, 1, 0.8), 0, -0.16, -0.24),
      at(stretch(ball(1.3, M.enamel(0xffd28a)), 1, 1, 0.14), 0, -0.16, -0.26),
    ),
    -0.06,
    -0.4,
    0.12,
  );
}

/** A scallop: ribs that spread from its hinge. */
function seashell() {
  const [inner, outer] = [0xffe9d0, 0xff6a8a].map((color) => new T.Color(color));
  const color = [];
  const painted = new T.Color();
  const fan = deform(
    mesh(
      new T.PlaneGeometry(1, 1, 160, 60),
      M.material({ vertexColors: true, roughness: 0.25, clearcoat: 0.8 }),
    ),
    (p) => {
      const t = p.y + 0.5;
      const s = p.x * 2;
      const angle = s * 1.16;
      const rib = Math.abs(Math.cos(s * PI * 5.5));
      const r = t * 1.9 * (1 - 0.12 * s * s) * (1 - 0.05 * (1 - rib) * t);
      painted
        .copy(inner)
        .lerp(outer, ease(0.15, 0.95, t + 0.08 * Math.sin(t * 26)))
        .multiplyScalar(0.78 + 0.22 * rib);
      color.push(painted.r, painted.g, painted.b);
      p.set(
        Math.sin(angle) * r,
        -1 + Math.cos(angle) * r,
        0.62 * Math.sin(t * 2.3) * (1 - s * s * 0.6) + rib * 0.13 * t,
      );
    },
  );
  fan.geometry.setAttribute("color", new T.Float32BufferAttribute(color, 3));
  const hinge = M.glossy(0xffb0a0);
  return turn(
    group(
      fan,
      at(stretch(ball(0.34, hinge), 1.5, 0.7, 0.6), 0, -0.98, 0),
      at(stretch(ball(0.26, M.enamel(0xf6f3ff)), 1, 1, 1), 0.95, -0.95, 0.6),
    ),
    -0.12,
    -0.3,
    -0.16,
  );
}

/** A toadstool with white spots, and a small one beside it. */
function mushroom() {
  const toadstool = () => {
    const dot = ([along, around, r]) => {
      const [y, out] = [Math.cos(along), Math.sin(along)];
      return at(
        stretch(ball(r, M.enamel(0xfff6ea)), 1, 0.5, 1),
        Math.sin(around) * out * 1.02,
        0.1 + y * 0.86,
        Math.cos(around) * out * 1.02,
        Math.cos(around) * along,
        0,
        -Math.sin(around) * along,
      );
    };
    return group(
      lathe(
        points("0.001 0.12, 0.6 -0.02, 1.02 -0.1, 1.08 0.06, 0.86 0.62, 0.42 0.92, 0.001 0.98"),
        M.glossy(0xe01426),
        {
          smooth: true,
        },
      ),
      lathe(points("0.001 -1.3, 0.46 -1.26, 0.4 -0.9, 0.28 -0.3, 0.32 0.06, 0.001 0.06"), M.satin(0xfff0d8), {
        smooth: true,
      }),
      points(
        "0.1 0 0.2, 0.8 -0.9 0.17, 0.75 0.2 0.2, 0.85 1.2 0.16, 1.2 -0.35 0.12, 1.25 0.75 0.12, 1.2 -1.4 0.12",
      ).map(dot),
      at(stretch(ring(0.36, 0.06, M.satin(0xffe2b8)), 1, 1, 1), 0, -0.42, 0, PI / 2),
    );
  };
  return turn(group(toadstool(), at(toadstool(), 0.95, -0.72, 0.35, 0, 1, -0.18, 0.48)), 0.26, 0, 0.06);
}

function bone() {
  const end = (side) => join(0.14, orb([side * 1.12, 0.27, 0], 0.36), orb([side * 1.12, -0.27, 0], 0.36));
  const shape = join(
    0.2,
    chain(0.1, [
      [-1.1, 0, 0, 0.27],
      [0, 0, 0, 0.21],
      [1.1, 0, 0, 0.27],
    ]),
    end(1),
    end(-1),
  );
  return turn(
    sculpt(
      shape,
      [
        [-1.7, -0.8, -0.6],
        [1.7, 0.8, 0.6],
      ],
      0.04,
      M.enamel(0xfbeed2),
    ),
    0.2,
    -0.35,
    0.62,
  );
}

/** Three cubes of ice. */
function ice() {
  const cube = (x, y, z, turned, size) =>
    at(
      group(
        mesh(
          new RoundedBoxGeometry(size, size, size, 4, size * 0.14),
          M.material({
            color: 0x9adcff,
            roughness: 0.12,
            clearcoat: 1,
            emissive: 0x1a6ad8,
            emissiveIntensity: 0.25,
          }),
        ),
        tube(
          points(`-0.36 0.1 0.5, -0.34 0.34 0.5, -0.1 0.36 0.5`).map((p) => p.map((value) => value * size)),
          0.045,
          M.glow(0xffffff, 0.9),
        ),
      ),
      x,
      y,
      z,
      0.3,
      turned,
      0,
    );
  return turn(
    group(
      cube(-0.62, -0.5, 0, 0.5, 1.15),
      cube(0.66, -0.56, 0.1, -0.3, 1.05),
      cube(0.02, 0.48, 0.02, 0.2, 1.1),
    ),
    0.12,
    -0.2,
    0.04,
  );
}

/** A seedling with two leaves in a heap of soil. */
function sprout() {
  const leaf = (side) =>
    at(
      group(
        stretch(ball(0.5, M.glossy(side > 0 ? 0x3ad02a : 0x2ab82a)), 1.3, 0.26, 0.74),
        at(stretch(ball(0.5, M.glossy(0xa8f060)), 1.1, 0.06, 0.06), 0, 0.12, 0.1),
      ),
      side * 0.56,
      0.7 + (side > 0 ? 0.16 : 0),
      0.1,
      0.5,
      0,
      side * 0.5,
    );
  return turn(
    group(
      tube(points("0 -0.8 0, 0.06 -0.2 0, -0.04 0.3 0, 0 0.56 0"), 0.1, M.glossy(0x5ad83a)),
      leaf(1),
      leaf(-1),
      sculpt(
        join(
          0.2,
          egg([0, -0.96, 0], [1.0, 0.4, 0.8]),
          orb([-0.4, -0.8, 0.3], 0.24),
          orb([0.44, -0.84, 0.3], 0.22),
        ),
        [
          [-1.3, -1.5, -1.1],
          [1.3, -0.3, 1.1],
        ],
        0.05,
        M.stone(0x6a3a1c),
      ),
    ),
    0.2,
    -0.2,
    0,
  );
}

/** A pine of three tiers with snow on them. */
function pine() {
  const tier = (y, r, h) =>
    deform(
      at(
        lathe(
          points(`0.001 ${y + h}, ${r * 0.34} ${y + h * 0.52}, ${r} ${y}, ${r * 0.9} ${y - 0.1}, 0.001 ${y}`),
          M.satin(0x14783a),
          { segments: 160 },
        ),
      ),
      (p) => {
        const wave = 1 + 0.07 * Math.cos(Math.atan2(p.z, p.x) * 9) * ease(y + h, y, p.y);
        p.set(p.x * wave, p.y - 0.08 * (1 - wave) * 8 * 0.3, p.z * wave);
      },
    );
  const snow = (y, r) => at(stretch(ball(r, M.satin(0xffffff)), 1, 0.5, 1), 0, y, 0);
  return turn(
    group(
      lathe(points("0.001 -1.5, 0.24 -1.5, 0.2 -0.9, 0.001 -0.9"), M.wood(0x7a4420)),
      tier(-1.0, 1.05, 1.1),
      tier(-0.35, 0.84, 1.0),
      tier(0.3, 0.6, 0.95),
      snow(1.16, 0.16),
      repeat(7, (i) =>
        at(
          ball(0.11, M.satin(0xffffff)),
          Math.sin(i * 0.9) * 0.95,
          -0.96 + (i % 3) * 0.66,
          Math.cos(i * 0.9) * (0.95 - (i % 3) * 0.2),
        ),
      ),
    ),
    0.12,
    0.2,
    0.03,
  );
}

/** Soap bubbles with highlights. */
function bubbles() {
  const bubble = ([x, y, r]) =>
    at(
      group(
        ball(r, M.glass(0x9adcff, 0.3)),
        at(
          stretch(ball(r * 0.16, M.glow(0xffffff, 1.2)), 1.5, 1, 0.5),
          -r * 0.4,
          r * 0.5,
          r * 0.72,
          0,
          0,
          0.7,
        ),
        at(ring(r * 0.98, r * 0.025, M.glow(0xff9af0, 0.8)), 0, 0, 0),
      ),
      x,
      y,
      r * 0.4,
    );
  return group(
    points("-0.35 0.1 0.95, 0.86 0.7 0.5, 0.74 -0.66 0.42, -0.9 -0.98 0.3, -0.96 1.1 0.24").map(bubble),
  );
}

/** Three boulders. */
function rock() {
  const boulder = (x, y, z, r, turned) =>
    at(
      stretch(
        mesh(
          new T.DodecahedronGeometry(r, 1),
          M.material({ color: 0x8a8498, flatShading: true, roughness: 0.7, clearcoat: 0.3 }),
        ),
        1.2,
        0.86,
        1,
      ),
      x,
      y,
      z,
      turned,
      turned * 2,
      0,
    );
  return turn(
    group(
      boulder(-0.3, 0.1, -0.2, 0.95, 0.3),
      boulder(0.85, -0.34, 0.3, 0.6, 1.1),
      boulder(-0.9, -0.5, 0.6, 0.44, 2),
    ),
    0.2,
    -0.2,
    0,
  );
}

/** A sprig with leaves in pairs. */
function herb() {
  const green = [0x2ac04a, 0x1a9a3a].map((color) => M.glossy(color));
  return turn(
    group(
      tube(points("0.2 -1.5 0, 0 -0.6 0, -0.06 0.4 0, 0.1 1.3 0"), 0.07, M.glossy(0x6ad03a), {
        taper: (t) => 1.2 - t * 0.8,
      }),
      repeat(4, (i) =>
        [1, -1].map((side) =>
          at(
            stretch(ball(0.5, green[i % 2]), 1.05 - i * 0.12, 0.5 - i * 0.05, 0.2),
            side * (0.56 - i * 0.06),
            -0.9 + i * 0.6 + (side > 0 ? 0.12 : 0),
            0.06,
            0,
            side * -0.3,
            side * 0.6,
          ),
        ),
      ),
      at(stretch(ball(0.4, green[0]), 0.6, 1.1, 0.3), 0.12, 1.46, 0.06, 0, 0, -0.2),
    ),
    0.05,
    -0.3,
    -0.14,
  );
}

/** A snowman with a hat and a scarf. */
function snowman() {
  const snow = M.satin(0xffffff);
  const coal = M.glossy(0x1a1426);
  return turn(
    group(
      at(stretch(ball(0.92, snow), 1.06, 0.94, 1), 0, -0.9, 0),
      at(ball(0.68, snow), 0, 0.2, 0),
      at(ball(0.52, snow), 0, 1.02, 0),
      at(stretch(ring(0.46, 0.16, M.satin(0xe0142c)), 1, 1, 0.9), 0, 0.68, 0, PI / 2 + 0.1),
      tube(points("0.3 0.66 0.4, 0.42 0.3 0.6, 0.36 -0.1 0.66"), 0.15, M.satin(0xe0142c)),
      at(
        stretch(lathe(points("0.1 0, 0.11 0.02, 0.001 0.62"), M.glossy(0xff8a1c)), 1, 1, 1),
        0,
        0.98,
        0.48,
        PI / 2,
      ),
      [1, -1].map((side) => [
        at(ball(0.075, coal), side * 0.19, 1.18, 0.44),
        tube(
          points(`${side * 0.6} 0.3 0, ${side * 1.1} 0.56 0.1, ${side * 1.4} 0.96 0.1`),
          0.07,
          M.wood(0x6a3a1c),
          { taper: (t) => 1.1 - t * 0.5 },
        ),
      ]),
      [0.36, 0.06, -0.6].map((y, i) => at(ball(0.075, coal), 0, y, i < 2 ? 0.66 : 0.9)),
      at(
        lathe(points("0.001 0, 0.66 0, 0.66 0.08, 0.42 0.1, 0.38 0.7, 0.001 0.7"), M.satin(0x1a1426)),
        0,
        1.36,
        0,
        -0.1,
        0,
        -0.12,
      ),
      at(ring(0.42, 0.08, M.satin(0xe0142c)), 0.02, 1.5, 0, PI / 2 - 0.1, -0.12),
    ),
    0.08,
    -0.3,
    0.02,
  );
}

/** A nest with three eggs. */
function nest() {
  const straw = [0xb8803a, 0x9a6428, 0xd8a050].map((color) => M.satin(color));
  const eggAt = (x, z, color, turned) =>
    at(stretch(ball(0.42, M.satin(color)), 0.86, 1.15, 0.86), x, 0.1, z, 0.2, 0, turned);
  return turn(
    group(
      repeat(26, (i) =>
        at(
          ring(0.96 + ((i * 7) % 5) * 0.05, 0.075, straw[i % 3]),
          0,
          -0.5 + ((i * 3) % 8) * 0.07,
          0,
          PI / 2 + (((i * 5) % 7) - 3) * 0.07,
          (((i * 11) % 7) - 3) * 0.07,
        ),
      ),
      at(stretch(ball(0.95, straw[1]), 1, 0.4, 1), 0, -0.5, 0),
      eggAt(-0.4, 0.1, 0x8ad8f0, 0.2),
      eggAt(0.4, 0.1, 0xffe0b0, -0.2),
      eggAt(0, -0.3, 0xf0b0d0, 0),
      repeat(9, (i) =>
        at(
          turn(cone(0.03, 0.04, 0.9, straw[i % 3], 8), 0, 0, PI / 2 + (i % 3) * 0.3),
          Math.cos(i * 0.7) * 1.1,
          -0.3 + (i % 4) * 0.1,
          Math.sin(i * 0.7) * 1.1,
          0,
          i,
          0,
        ),
      ),
    ),
    0.46,
    0,
    0,
  );
}

/** A spider's web with its spider. */
function web() {
  const silk = M.satin(0xe8e4ff);
  const spoke = (i) => [Math.cos((i * PI) / 4) * 1.35, Math.sin((i * PI) / 4) * 1.35];
  const hair = M.satin(0x2a1a3a);
  return turn(
    group(
      repeat(8, (i) =>
        tube(
          [
            [0, 0, 0],
            [...spoke(i), 0],
          ],
          0.035,
          silk,
        ),
      ),
      [0.35, 0.65, 0.95, 1.25].map((r) =>
        repeat(8, (i) => {
          const [a, b] = [spoke(i), spoke(i + 1)].map(([x, y]) => [(x / 1.35) * r, (y / 1.35) * r, 0]);
          return tube([a, [((a[0] + b[0]) / 2) * 0.86, ((a[1] + b[1]) / 2) * 0.86, 0.02], b], 0.03, silk, {
            segments: 16,
          });
        }),
      ),
      at(
        group(
          stretch(ball(0.34, hair), 1, 1.15, 0.8),
          at(ball(0.22, hair), 0, 0.4, 0.05),
          [1, -1].map((side) => [
            at(ball(0.07, M.glow(0xff4a4a, 1.2)), side * 0.09, 0.48, 0.22),
            [0.5, 0.2, -0.1, -0.4].map((y) =>
              tube(
                [
                  [side * 0.2, y * 0.4 + 0.1, 0.05],
                  [side * 0.6, y + 0.24, 0.22],
                  [side * 0.82, y - 0.1, 0.02],
                ],
                0.045,
                hair,
                { segments: 24 },
              ),
            ),
          ]),
        ),
        0.3,
        -0.3,
        0.2,
      ),
    ),
    0,
    -0.3,
    0.1,
  );
}

export const NATURE = {
  nest,
  web,
  bubbles,
  rock,
  herb,
  snowman,
  ice,
  sprout,
  pine,
  cloud,
  feather,
  honey,
  paw,
  seashell,
  mushroom,
  bone,
};
