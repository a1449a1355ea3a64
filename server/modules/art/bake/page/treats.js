// Things to eat.
import * as T from "three";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
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
import { sculpt } from "./sculpt.js";

function cupcake() {
  const paper = deform(
    lathe(points("0.001 -1.3, 0.72 -1.3, 1.0 -0.2"), M.enamel(0x8a3af0), { segments: 240 }),
    (p) => {
      const k = 1 + 0.035 * Math.sign(Math.sin(Math.atan2(p.z, p.x) * 20));
      p.set(p.x * k, p.y, p.z * k);
    },
  );
  const swirl = Array.from({ length: 150 }, (_, i) => {
    const t = i / 149;
    const a = t * PI * 2 * 3.6;
    const r = 0.86 * (1 - t) ** 0.85;
    return [Math.cos(a) * r, -0.1 + t * 1.3, Math.sin(a) * r];
  });
  const cream = M.enamel(0xff7ac8, { roughness: 0.4 });
  const sprinkles = [0xffe04a, 0x4ad8ff, 0xffffff, 0x7aff8a, 0xff3a5a];
  return turn(
    group(
      paper,
      at(stretch(ball(0.98, M.satin(0xb06a2c)), 1, 0.34, 1), 0, -0.16, 0),
      tube(swirl, 0.36, cream, { segments: 260, taper: (t) => 1 - t * 0.7 }),
      repeat(34, (i) => {
        const t = (i + 1) / 38;
        const a = i * 2.4;
        const r = 0.92 * (1 - t) ** 0.85 + 0.26 - t * 0.14;
        return at(
          turn(cone(0.035, 0.035, 0.16, M.enamel(sprinkles[i % 5]), 10), i, i * 2, 0),
          Math.cos(a) * r,
          -0.08 + t * 1.3,
          Math.sin(a) * r,
        );
      }),
      at(ball(0.25, M.glossy(0xe00a28)), 0, 1.42, 0),
      tube(points("0 1.6 0, 0.06 1.85 0, 0.26 2.0 0"), 0.035, M.satin(0x5a7a1e)),
    ),
    0.24,
    0,
    0.08,
  );
}

function pizza() {
  const slice = svg("M0 92 C-22 40 -48 -10 -62 -58 C-30 -78 30 -78 62 -58 C48 -10 22 40 0 92Z");
  const drip = (x, long) =>
    at(stretch(ball(0.11, M.glossy(0xffc42a)), 1, long, 0.8), x, -0.2 - long * 0.1, 0.05);
  return turn(
    group(
      at(slab(slice, M.satin(0xd88a30), { depth: 10, bevel: 5 }), 0, 0, 0, 0, 0, 0, 0.016),
      at(slab(slice, M.glossy(0xffc42a), { depth: 8, bevel: 6, grow: -7 }), 0, 0, 0.13, 0, 0, 0, 0.016),
      tube(
        points("-0.98 0.86 0.06, -0.5 1.1 0.08, 0 1.18 0.08, 0.5 1.1 0.08, 0.98 0.86 0.06"),
        0.22,
        M.satin(0xc87424),
        { taper: (t) => 0.7 + Math.sin(t * PI) * 0.35 },
      ),
      points("-0.3 0.55 0.3, 0.36 0.4 0.28, 0 -0.1 0.26, 0.02 -0.75 0.16").map(([x, y, r]) =>
        at(
          group(
            turn(cone(r, r, 0.1, M.glossy(0xc8181c), 48), PI / 2),
            at(ring(r, 0.03, M.enamel(0x8a0c14)), 0, 0, 0.05),
          ),
          x,
          y,
          0.3,
        ),
      ),
      points("-0.56 0.72 0.5, 0.02 0.75 1.2, -0.28 0.1 0.2, 0.3 -0.25 2").map(([x, y, a]) =>
        at(stretch(ball(0.15, M.enamel(0x2aa83c)), 1.2, 0.6, 0.3), x, y, 0.27, 0, 0, a),
      ),
      points("0.62 0.74, -0.08 0.3, 0.14 -0.5").map(([x, y]) => at(ring(0.09, 0.05, M.black), x, y, 0.26)),
      drip(-0.62, 1.6),
      drip(0.52, 1.9),
      drip(0.3, 1.2),
    ),
    -0.3,
    0.3,
    0.34,
  );
}

function cookie() {
  const dough = M.satin(0xc87a34);
  const icing = M.enamel(0xffffff);
  const limbs = points(
    "-0.95 0.2 -0.1 0.1 0.34, 0.95 0.2 0.1 0.1 0.34, -0.5 -1.3 -0.2 -0.5 0.36, 0.5 -1.3 0.2 -0.5 0.36",
  );
  const shape = (x, y, z) => {
    let d = Math.min(Math.hypot(x, y - 0.86) - 0.66, Math.hypot(x / 0.9, (y + 0.2) / 1.1) - 0.55);
    for (const [ax, ay, bx, by, r] of limbs) {
      const t = Math.min(
        1,
        Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
      );
      const near = Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t) - r;
      const h = Math.max(0.25 - Math.abs(d - near), 0) / 0.25;
      d = Math.min(d, near) - h * h * 0.0625;
    }
    const [out, deep] = [d + 0.16, Math.abs(z) - 0.06];
    return Math.min(Math.max(out, deep), 0) + Math.hypot(Math.max(out, 0), Math.max(deep, 0)) - 0.16;
  };
  const line = (list) =>
    tube(
      points(list).map(([x, y]) => [x, y, 0.22]),
      0.045,
      icing,
    );
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.5, -1.8, -0.4],
          [1.5, 1.7, 0.4],
        ],
        0.045,
        dough,
      ),
      [1, -1].map((side) => at(ball(0.09, M.black), side * 0.22, 0.98, 0.22)),
      line("-0.26 0.74, -0.1 0.62, 0.1 0.62, 0.26 0.74"),
      [0.3, -0.02, -0.34].map((y, i) =>
        at(ball(0.1, M.glossy([0xe0142a, 0x1ab84a, 0x1a7af0][i])), 0, y, 0.22),
      ),
      line("-1.16 0.34, -1.06 0.2, -1.16 0.06, -1.06 -0.06"),
      line("1.16 0.34, 1.06 0.2, 1.16 0.06, 1.06 -0.06"),
      line("-0.76 -1.24, -0.6 -1.14, -0.5 -1.28, -0.34 -1.18, -0.24 -1.28"),
      line("0.76 -1.24, 0.6 -1.14, 0.5 -1.28, 0.34 -1.18, 0.24 -1.28"),
      [1, -1].map((side) =>
        at(stretch(ball(0.2, M.glossy(0xe0142a)), 1, 0.7, 0.5), side * 0.2, 0.32, 0.24, 0, 0, side * 0.3),
      ),
    ),
    0.04,
    -0.34,
    -0.12,
  );
}

function burger() {
  const bun = M.satin(0xe08a30);
  const random = randomOf(8);
  const wavy = (r, h, y, material, waves, depth) =>
    at(
      deform(mesh(new T.CylinderGeometry(r, r, h, 120, 2), material), (p) => {
        const a = Math.atan2(p.z, p.x);
        const far = Math.hypot(p.x, p.z) / r;
        p.y += Math.sin(a * waves) * depth * far;
      }),
      0,
      y,
      0,
    );
  return turn(
    group(
      at(
        lathe(points("0.001 -0.3, 1.05 -0.26, 1.2 0, 1.14 0.1, 0.001 0.1"), bun, { smooth: true }),
        0,
        -0.86,
        0,
      ),
      wavy(1.28, 0.1, -0.62, M.enamel(0x3ac83a), 11, 0.08),
      at(
        lathe(points("0.001 -0.2, 1.1 -0.2, 1.22 0, 1.1 0.2, 0.001 0.2"), M.satin(0x6a2c10), {
          smooth: true,
        }),
        0,
        -0.36,
        0,
      ),
      at(turn(box(1.95, 0.08, 1.95, 0.03, M.glossy(0xffb81c)), 0, 0.78), 0, -0.13, 0),
      [0.5, 2.1, 3.6, 5.2].map((a) =>
        at(
          stretch(ball(0.2, M.glossy(0xffb81c)), 0.9, 1.1, 0.4),
          Math.sin(a) * 1.16,
          -0.3,
          Math.cos(a) * 1.16,
          0,
          a,
        ),
      ),
      at(
        lathe(points("0.001 -0.1, 1.1 -0.1, 1.16 0, 1.1 0.1, 0.001 0.1"), M.glossy(0xe0281c), {
          smooth: true,
        }),
        0,
        0.02,
        0,
      ),
      wavy(1.3, 0.08, 0.15, M.enamel(0x5ae04a), 13, 0.09),
      at(
        lathe(points("1.2 0, 1.26 0.18, 1.1 0.66, 0.6 0.98, 0.001 1.06"), bun, { smooth: true }),
        0,
        0.22,
        0,
      ),
      repeat(42, (i) => {
        const r = 1.0 * Math.sqrt((i + 0.5) / 42);
        const a = i * 2.4;
        const y = 0.3 + Math.sqrt(Math.max(0, 1 - (r / 1.27) ** 2)) * 1.0;
        return at(
          stretch(ball(0.06, M.cream), 0.7, 0.5, 1.2),
          Math.cos(a) * r,
          y,
          Math.sin(a) * r,
          0,
          random() * 3,
        );
      }),
    ),
    0.28,
    0,
    -0.04,
  );
}

function donut() {
  const sprinkles = [0xffe04a, 0x4ad8ff, 0xffffff, 0x7aff8a, 0xff8a1c];
  const placeOf = (i) => {
    const a = i * 2.399;
    const b = 0.3 + (((i * 7) % 10) / 10) * 2.2;
    const r = 0.78 + Math.cos(b) * 0.48;
    return [Math.cos(a) * r, Math.sin(a) * r, Math.sin(b) * 0.46 + 0.05];
  };
  return turn(
    group(
      ring(0.78, 0.46, M.satin(0xd88a3a)),
      at(
        deform(ring(0.78, 0.49, M.glossy(0xff5ab0)), (p) => {
          const a = Math.atan2(p.y, p.x);
          const edge = -0.02 + 0.1 * Math.sin(a * 7) + 0.05 * Math.sin(a * 11 + 1);
          if (p.z < edge) {
            const r = Math.hypot(p.x, p.y);
            const k = 0.78 + (r - 0.78) * 0.9;
            p.set((p.x / r) * k, (p.y / r) * k, p.z * 0.9);
          }
        }),
        0,
        0,
        0.02,
      ),
      repeat(60, (i) => {
        const [x, y, z] = placeOf(i);
        return at(turn(cone(0.034, 0.034, 0.17, M.enamel(sprinkles[i % 5]), 10), i, 0, i * 2), x, y, z);
      }),
    ),
    -0.3,
    0.36,
    0.2,
  );
}

/** A bar of chocolate in a torn wrapper. */
function chocolate() {
  const brown = M.glossy(0x6a3014);
  return turn(
    group(
      box(1.5, 2.3, 0.3, 0.06, brown),
      repeat(6, (i) =>
        at(box(0.42, 0.5, 0.2, 0.07, brown), -0.48 + (i % 3) * 0.48, 0.84 - Math.floor(i / 3) * 0.56, 0.2),
      ),
      at(box(1.6, 1.2, 0.5, 0.06, M.lacquer(0xc8143c)), 0, -0.72, 0.04),
      at(box(1.62, 0.12, 0.52, 0.03, M.gold), 0, -0.3, 0.04),
      repeat(9, (i) =>
        at(
          turn(cone(0.001, 0.13, 0.3, M.silver, 4), 0, 0, i % 2 ? 0.14 : -0.14),
          -0.68 + i * 0.17,
          0.0,
          0.24,
        ),
      ),
      at(stretch(ball(0.3, M.gold), 1, 1, 0.3), 0, -0.8, 0.3),
    ),
    -0.1,
    -0.5,
    -0.24,
  );
}

/** A wedge of cheese with holes. */
function cheese() {
  const yellow = M.satin(0xffc42a);
  const wedge = polygon(points("-1.3 -0.6, 1.2 -0.9, 1.2 0.9"));
  const hole = (x, y, z, r) => at(stretch(ball(r, M.satin(0xd88a0c)), 1, 1, 0.4), x, y, z);
  return turn(
    group(
      at(slab(wedge, yellow, { depth: 1.0, bevel: 0.07 }), 0, 0, 0, -PI / 2 + 0.3),
      hole(-0.2, -0.1, 0.78, 0.17),
      hole(0.6, 0.2, 0.86, 0.24),
      hole(0.7, -0.36, 0.9, 0.16),
      hole(0.1, 0.32, 0.76, 0.12),
      hole(-0.7, 0.14, 0.66, 0.13),
    ),
    0.2,
    -0.2,
    0.04,
  );
}

/** A striped bucket of popcorn. */
function popcorn() {
  const random = randomOf(5);
  const kernel = () => {
    const tone = random() < 0.3 ? 0xffd870 : 0xfff6da;
    return group(
      repeat(4, (i) =>
        at(ball(0.15, M.satin(tone)), Math.cos(i * 1.6) * 0.12, Math.sin(i * 1.6) * 0.12, (i % 2) * 0.1),
      ),
    );
  };
  return turn(
    group(
      repeat(14, (i) => {
        const wall = mesh(
          new T.CylinderGeometry(0.95, 0.68, 1.7, 6, 1, true, (i / 14) * 2 * PI, (2 * PI) / 14),
          i % 2 ? M.enamel(0xe8142c) : M.enamel(0xffffff),
        );
        return at(wall, 0, -0.6, 0);
      }),
      at(ring(0.95, 0.06, M.gold), 0, 0.26, 0, PI / 2),
      repeat(46, () => {
        const a = random() * 2 * PI;
        const r = Math.sqrt(random()) * 0.86;
        return at(
          kernel(),
          Math.cos(a) * r,
          0.34 + (0.86 - r) * 0.7 * (0.6 + random() * 0.5),
          Math.sin(a) * r,
          random() * 3,
          random() * 3,
        );
      }),
      at(kernel(), -1.15, 0.5, 0.3, 1),
      at(kernel(), 1.2, 0.86, 0.2, 2),
    ),
    0.28,
    -0.2,
    0.06,
  );
}

/** Fries in a red box. */
function fries() {
  const random = randomOf(3);
  return turn(
    group(
      repeat(22, (i) =>
        at(
          box(0.2, 1.5 + random() * 0.5, 0.2, 0.05, M.satin(i % 3 ? 0xffd04a : 0xf0b02a)),
          -0.7 + (i % 8) * 0.2,
          0.4 + random() * 0.2,
          -0.3 + Math.floor(i / 8) * 0.26,
          (random() - 0.5) * 0.3,
          0,
          (0.7 - (i % 8) * 0.2) * 0.3 + (random() - 0.5) * 0.1,
        ),
      ),
      at(
        slab(svg("M-62 70 L62 70 L84 -30 C40 4 -40 4 -84 -30Z"), M.glossy(0xe8142c), { depth: 8, bevel: 4 }),
        0,
        -0.4,
        0.46,
        0,
        0,
        0,
        0.0125,
      ),
      at(
        slab(svg("M-62 70 L62 70 L84 -40 L-84 -40Z"), M.glossy(0xb00a1e), { depth: 8, bevel: 4 }),
        0,
        -0.4,
        -0.5,
        0,
        0,
        0,
        0.0125,
      ),
      [1, -1].map((side) =>
        at(box(0.12, 1.0, 1.0, 0.04, M.glossy(0xc80f24)), side * 0.87, -0.72, 0, 0, 0, side * -0.2),
      ),
      at(box(1.6, 0.2, 1.0, 0.05, M.glossy(0xb00a1e)), 0, -1.2, 0),
      at(stretch(ball(0.34, M.gold), 1, 1, 0.25), 0, -0.56, 0.56),
    ),
    0.14,
    -0.36,
    0.06,
  );
}

/** A folded tortilla with its filling. */
function taco() {
  const random = randomOf(9);
  const half = svg("M-100 0 A100 100 0 0 1 100 0Z");
  const shellOf = (z, lean) =>
    at(slab(half, M.satin(0xf0b84a), { depth: 5, bevel: 3 }), 0, -0.7, z, lean, 0, 0, 0.0136);
  return turn(
    group(
      shellOf(0.36, 0.16),
      shellOf(-0.36, -0.16),
      at(stretch(ball(1.1, M.stone(0x7a3a1c)), 1, 0.56, 0.3), 0, -0.08, 0),
      repeat(40, (i) => {
        const a = 0.25 + random() * 2.64;
        const r = 1.12 + random() * 0.22;
        const color = [0x3ac03a, 0xe8242c, 0xffd23a, 0x6ad84a][i % 4];
        return at(
          stretch(ball(0.17, M.glossy(color)), 1.3, 0.7, 1),
          Math.cos(a) * r,
          -0.62 + Math.sin(a) * r,
          (random() - 0.5) * 0.5,
          random() * 3,
          random() * 3,
          random() * 3,
        );
      }),
    ),
    0.1,
    -0.4,
    0.1,
  );
}

export const TREATS = { fries, taco, chocolate, cheese, popcorn, cupcake, pizza, cookie, burger, donut };
