// Stars: cut in a golden frame, round like a balloon, of light tubes, with eight points, falling, of crystals, of coins,
// of jade and of paper.
import * as T from "three";
import { coinOf, starFace } from "./coins.js";
import { noise } from "./fur.js";
import { jewel, stone, tipped } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, polygon, starPoints } from "./outlines.js";
import {
  around,
  at,
  ball,
  facets,
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
import { chain, clamp, ease, egg, join, limb, mix, sculpt } from "./sculpt.js";

const GLASS = { metalness: 0.35, roughness: 0.16, clearcoatRoughness: 0.02, flatShading: true };
const CUTS = {
  gold: M.goldFacet,
  sapphire: M.enamel(0x0a4cf0, GLASS),
  ruby: M.enamel(0xd8062c, GLASS),
  amethyst: M.enamel(0x7a1ce0, GLASS),
};

/** A cut star in a golden frame. */
function starOf(cut) {
  const points = starPoints(5, 1, 0.46);
  return group(
    slab(polygon(points), M.gold, { depth: 0.3, bevel: 0.1, grow: 0.12 }),
    at(slab(polygon(points), M.goldDeep, { depth: 0.1, bevel: 0.03, grow: 0.02 }), 0, 0, 0.2),
    at(facets(starPoints(5, 0.94, 0.42), 0.34, CUTS[cut]), 0, 0, 0.26),
  );
}

const star =
  (cut, tilt = -0.06) =>
  () =>
    turn(starOf(cut), 0.1, 0.28, tilt);

const trio = () =>
  group(
    at(turn(starOf("gold"), 0.06, 0.26, -0.12), -0.1, 0.42, 0, 0, 0, 0, 1.12),
    at(turn(starOf("sapphire"), 0.1, 0.34, 0.3), -0.82, -0.92, 0.5, 0, 0, 0, 0.62),
    at(turn(starOf("ruby"), 0.1, -0.24, -0.3), 0.86, -0.8, 0.6, 0, 0, 0, 0.7),
  );

/** A balloon in the form of a star: five arms that melt into a thick middle. */
function balloon() {
  const arms = starPoints(5, 1, 0.5)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => limb([0, 0, 0], 0.5, [x * 0.92, y * 0.92, 0], 0.17));
  const skin = M.glossy(0xff2f7a, { metalness: 0.35, roughness: 0.16 });
  const body = sculpt(
    join(0.2, ...arms),
    [
      [-1.3, -1.3, -0.7],
      [1.3, 1.3, 0.7],
    ],
    0.03,
    skin,
  );
  return turn(group(body), 0.12, 0.42, 0.12);
}

/** Two outlines of light before a dark plate. */
function neon() {
  const line = (outer, inner, z, radius, color) =>
    tube(
      starPoints(5, outer, inner).flatMap(([x, y], i, all) => {
        const [nx, ny] = all[(i + 1) % all.length];
        return [0.12, 0.5, 0.88].map((t) => [x + (nx - x) * t, y + (ny - y) * t, z]);
      }),
      radius,
      M.glow(color, 2.2),
      { closed: true, segments: 300 },
    );
  const outline = (outer, inner, color) => [
    line(outer, inner, 0.2, 0.05, color),
    line(outer, inner, 0.24, 0.018, 0xffffff),
  ];
  return turn(
    group(
      slab(polygon(starPoints(5, 1.02, 0.5)), M.lacquer(0x1a1038), { depth: 0.16, bevel: 0.06, grow: 0.06 }),
      outline(0.98, 0.47, 0xff3fa8),
      outline(0.62, 0.3, 0x3fd8ff),
    ),
    0.06,
    0.3,
    -0.1,
  );
}

/** A compass star: eight points of two lengths, cut from ice in gold. */
function compass() {
  const ice = M.enamel(0x9adcff, { ...GLASS, metalness: 0.5 });
  const long = starPoints(4, 1.1, 0.2);
  const short = starPoints(4, 0.72, 0.22, PI / 4);
  return turn(
    group(
      slab(polygon(short), M.gold, { depth: 0.14, bevel: 0.06, grow: 0.08 }),
      at(facets(short, 0.22, M.goldFacet), 0, 0, 0.12),
      at(slab(polygon(long), M.gold, { depth: 0.14, bevel: 0.06, grow: 0.09 }), 0, 0, 0.14),
      at(facets(long, 0.34, ice), 0, 0, 0.24),
    ),
    0.1,
    0.3,
    0.08,
  );
}

/** A falling star before its tail of light. */
function shooting() {
  const heat = [0xfffbe0, 0xffd84a, 0xff8a2a, 0xff3a8a, 0x8a3af0].map((color) => new T.Color(color));
  const streak = (turned, long, r, bend) =>
    chain(
      0.1,
      [0, 0.3, 0.62, 0.84, 1].map((t) => {
        const a = turned + bend * t * t;
        return [
          Math.cos(a) * long * t,
          Math.sin(a) * long * t,
          -0.3 - t * 0.1,
          Math.max(0.012, r * (1 - t) ** 0.8),
        ];
      }),
    );
  const tail = sculpt(
    join(
      0.09,
      streak(0, 3.4, 0.5, 0.06),
      streak(0.2, 2.9, 0.34, 0.1),
      streak(-0.2, 2.8, 0.34, -0.08),
      streak(0.42, 2.1, 0.26, 0.12),
      streak(-0.42, 2.0, 0.26, -0.12),
    ),
    [
      [-0.7, -1.4, -1],
      [3.6, 1.4, 0.5],
    ],
    0.03,
    new T.MeshBasicMaterial({ vertexColors: true }),
    (x, y, z, color) => {
      const t = Math.hypot(x, y * 1.5) / 0.82 + noise(x * 2, y * 9, 4) * 0.5;
      const i = Math.min(3, Math.floor(t));
      color.copy(heat[i]).lerp(heat[i + 1], clamp(t - i));
      color.lerp(heat[0], ease(0.16, 0, Math.abs(y)) * ease(-0.1, 0.2, z + 0.2) * ease(2.6, 0.4, x) * 0.8);
    },
  );
  const sparks = [
    [1.2, 0.86, 0.2],
    [1.9, -0.74, 0.16],
    [2.5, 0.62, 0.13],
    [0.9, -1.0, 0.13],
  ].map(([x, y, r]) => at(facets(starPoints(4, r, r * 0.34), r * 0.3, M.glow(0xfff0a8, 1.6)), x, y, 0.2));
  const points = starPoints(5, 1, 0.46);
  const body = group(
    slab(polygon(points), M.goldDeep, { depth: 0.16, bevel: 0.1, grow: 0.1 }),
    at(facets(starPoints(5, 1.04, 0.48), 0.46, M.goldFacet), 0, 0, 0.16),
  );
  return turn(
    group(tail, sparks, at(turn(body, 0.1, 0.34, 1.1), 0, 0, 0.2, 0, 0, 0, 1.16)),
    0,
    -0.1,
    -PI * 0.76,
  );
}

/** A plump star with soft ridges, `r` to its tips. @param {number} thick half of its thickness */
function puffy(r, thick) {
  const arms = starPoints(5, 1, 0.5)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => limb([0, 0, 0], thick, [x * r * 0.9, y * r * 0.9, 0], r * 0.1));
  return join(0.16, egg([0, 0, 0], [r * 0.46, r * 0.46, thick * 1.05]), ...arms);
}

/** Crystals that grow from a heart. */
function crystals() {
  const shard = (kind, long, lean) =>
    at(
      turn(
        stone("shard", () => tipped(), kind),
        0,
        0,
        -PI / 2,
      ),
      0,
      0,
      0,
      0,
      -lean,
      0,
      long,
    );
  return turn(
    group(
      around(5, 0, () => shard("amethyst", 1, 0.24), PI / 2),
      at(
        around(5, 0, () => shard("sapphire", 0.7, 0.62), PI / 2 + PI / 5),
        0,
        0,
        0.06,
      ),
      at(
        around(5, 0, () => shard("diamond", 0.42, 1.0), PI / 2),
        0,
        0,
        0.16,
      ),
      at(turn(jewel("diamond"), PI / 2), 0, 0, 0.5, 0, 0, 0, 0.34),
    ),
    0.06,
    0.26,
    -0.1,
  );
}

/** Coins laid out as a star, the largest in the middle. */
function coins() {
  const piece = (size, tilt) => at(turn(coinOf(starFace), 0, tilt, 0.3), 0, 0, 0, 0, 0, 0, size);
  const arm = [
    [1.34, 0.27, -0.26],
    [0.98, 0.37, -0.1],
    [0.56, 0.44, 0.1],
  ];
  return turn(
    group(
      arm.map(([far, size, z]) =>
        at(
          around(5, far, () => piece(size, 0.12), PI / 2),
          0,
          0,
          z,
        ),
      ),
      at(turn(coinOf(starFace), 0, 0, 0.2), 0, 0, 0.4, 0, 0, 0, 0.56),
    ),
    0.02,
    0.34,
    -0.1,
  );
}

/** A medal of dark jade in gold with a star of bright jade. */
function jade() {
  const tones = [0x0a7a4a, 0x2cc484, 0x9af0c0].map((color) => new T.Color(color));
  const polished = { roughness: 0.2, clearcoat: 0.9, clearcoatRoughness: 0.06 };
  const star = sculpt(
    puffy(1.06, 0.34),
    [
      [-1.3, -1.3, -0.6],
      [1.3, 1.3, 0.6],
    ],
    0.024,
    M.material({ color: 0xffffff, ...polished }),
    (x, y, z, color) => {
      const vein = noise(x * 2.4 + 5, y * 2.4, z * 2.4) * 0.6 + noise(x * 7, y * 7, z * 7) * 0.3;
      const thin = ease(0.3, 0.04, z) * ease(0.3, 1.0, Math.hypot(x, y));
      color
        .copy(tones[0])
        .lerp(tones[1], ease(0.15, 0.55, vein))
        .lerp(tones[2], clamp(thin * 0.35 + ease(0.6, 0.8, vein) * 0.4));
    },
  );
  const pierced = circle(0.3);
  pierced.holes.push(polygon(starPoints(2, 0.15, 0.15, PI / 4)));
  const [dark, gold] = [M.material({ color: 0x06402c, ...polished }), M.gold];
  const flower = () =>
    group(
      around(5, 0.1, () => stretch(ball(0.07, gold), 1, 1, 0.6)),
      ball(0.05, M.goldDeep),
    );
  return turn(
    group(
      slab(circle(1.2), dark, { depth: 0.24, bevel: 0.06, curves: 96 }),
      ring(1.24, 0.13, gold),
      at(ring(1.07, 0.03, gold), 0, 0, 0.18),
      at(around(5, 0.8, flower, -PI / 2), 0, 0, 0.2),
      at(star, 0, 0, 0.18),
      at(slab(pierced, gold, { depth: 0.08, bevel: 0.03 }), 0, 0, 0.54),
      at(ring(0.29, 0.045, gold), 0, 0, 0.6),
    ),
    0.08,
    0.34,
    -0.08,
  );
}

/** A paper lantern in the form of a star, lit from within, with a tassel. */
function lantern() {
  const outline = starPoints(5, 1.1, 0.5);
  const [warm, red, deep] = [0xff8a2a, 0xa80414, 0x6a0016].map((color) => new T.Color(color));
  const paper = facets(
    outline,
    0.46,
    M.material({
      vertexColors: true,
      roughness: 0.6,
      emissive: 0xc00018,
      emissiveIntensity: 0.1,
      flatShading: true,
    }),
  );
  const { position } = paper.geometry.attributes;
  const color = new T.Color();
  const colors = [];
  for (let i = 0; i < position.count; i++) {
    const far = Math.hypot(position.getX(i), position.getY(i));
    color
      .copy(warm)
      .lerp(red, ease(0, 0.6, far))
      .lerp(deep, ease(0.6, 1.1, far));
    colors.push(color.r, color.g, color.b);
  }
  paper.geometry.setAttribute("color", new T.Float32BufferAttribute(colors, 3));
  const seam = ([x, y], z, r) =>
    tube(
      [
        [x, y, 0],
        [x * 0.5, y * 0.5, z * 0.5],
        [0, 0, z],
      ],
      r,
      M.gold,
      { segments: 30 },
    );
  const rim = tube(
    outline.flatMap(([x, y], i, all) => {
      const [nx, ny] = all[(i + 1) % all.length];
      return [0.04, 0.5, 0.96].map((t) => [mix(x, nx, t), mix(y, ny, t), 0]);
    }),
    0.045,
    M.gold,
    { closed: true, segments: 300 },
  );
  // Panes of light in every arm.
  const panes = outline
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) =>
      [0.34, 0.56].map((t, i) =>
        at(
          stretch(ball(0.085 - i * 0.03, M.glow(0xffe89a, 1.3)), 1, 1, 0.4),
          x * t,
          y * t,
          0.46 * (1 - t) + 0.02,
        ),
      ),
    );
  const thread = M.satin(0xf0142c);
  const tassel = group(
    at(ball(0.11, M.gold), 0, -0.08, 0),
    lathe(
      [
        [0.001, -0.1],
        [0.1, -0.16],
        [0.13, -0.3],
        [0.11, -0.34],
      ],
      M.gold,
      { smooth: true },
    ),
    repeat(12, (i) => {
      const a = (i / 12) * PI * 2;
      return tube(
        [
          [Math.cos(a) * 0.07, -0.3, Math.sin(a) * 0.07],
          [Math.cos(a) * 0.1, -0.56, Math.sin(a) * 0.1],
          [Math.cos(a) * 0.15, -0.82, Math.sin(a) * 0.15],
        ],
        0.04,
        thread,
        { segments: 16 },
      );
    }),
  );
  return turn(
    group(
      paper,
      rim,
      outline.map((point, i) => seam(point, 0.47, i % 2 ? 0.016 : 0.026)),
      panes,
      at(ball(0.13, M.gold), 0, 0, 0.47),
      [outline[4], outline[6]].map(([x, y]) => at(group(tassel.clone()), x, y, 0.02, 0, 0, 0, 0.72)),
      at(ring(0.1, 0.035, M.gold), 0, 1.2, 0),
    ),
    0.04,
    0.34,
    -0.05,
  );
}

export const STARS = {
  star: star("gold"),
  "star-sapphire": star("sapphire", 0.16),
  "star-ruby": star("ruby", -0.2),
  "star-amethyst": star("amethyst", 0.1),
  "star-trio": trio,
  "star-balloon": balloon,
  "star-neon": neon,
  "star-compass": compass,
  "star-shooting": shooting,
  "star-crystal": crystals,
  "star-coins": coins,
  "star-jade": jade,
  "star-lantern": lantern,
};
