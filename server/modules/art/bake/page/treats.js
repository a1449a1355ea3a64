// Food and drink.
import * as T from "three";
import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
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
import { ease, egg, sculpt } from "./sculpt.js";

const glossy = (color) => M.enamel(color, { roughness: 0.24, clearcoatRoughness: 0.03 });

function wine() {
  const bowl = points("0.1 -0.2, 0.5 -0.05, 0.82 0.4, 0.86 0.9, 0.7 1.5");
  const filled = points("0.001 -0.12, 0.46 0.02, 0.75 0.4, 0.79 0.74, 0.001 0.74");
  return turn(
    group(
      lathe(bowl, M.glass(0xdfe6ff, 0.06), { smooth: true }),
      lathe(filled, glossy(0xa00428)),
      at(stretch(mesh(new T.CircleGeometry(0.79, 64), glossy(0xe01848)), 1, 1, 1), 0, 0.75, 0, -PI / 2),
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
      at(ball(0.25, glossy(0xe00a28)), 0, 1.42, 0),
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
    at(stretch(ball(0.11, glossy(0xffc42a)), 1, long, 0.8), x, -0.2 - long * 0.1, 0.05);
  return turn(
    group(
      at(slab(slice, M.satin(0xd88a30), { depth: 10, bevel: 5 }), 0, 0, 0, 0, 0, 0, 0.016),
      at(slab(slice, glossy(0xffc42a), { depth: 8, bevel: 6, grow: -7 }), 0, 0, 0.13, 0, 0, 0, 0.016),
      tube(
        points("-0.98 0.86 0.06, -0.5 1.1 0.08, 0 1.18 0.08, 0.5 1.1 0.08, 0.98 0.86 0.06"),
        0.22,
        M.satin(0xc87424),
        { taper: (t) => 0.7 + Math.sin(t * PI) * 0.35 },
      ),
      points("-0.3 0.55 0.3, 0.36 0.4 0.28, 0 -0.1 0.26, 0.02 -0.75 0.16").map(([x, y, r]) =>
        at(
          group(
            turn(cone(r, r, 0.1, glossy(0xc8181c), 48), PI / 2),
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
      [0.3, -0.02, -0.34].map((y, i) => at(ball(0.1, glossy([0xe0142a, 0x1ab84a, 0x1a7af0][i])), 0, y, 0.22)),
      line("-1.16 0.34, -1.06 0.2, -1.16 0.06, -1.06 -0.06"),
      line("1.16 0.34, 1.06 0.2, 1.16 0.06, 1.06 -0.06"),
      line("-0.76 -1.24, -0.6 -1.14, -0.5 -1.28, -0.34 -1.18, -0.24 -1.28"),
      line("0.76 -1.24, 0.6 -1.14, 0.5 -1.28, 0.34 -1.18, 0.24 -1.28"),
      [1, -1].map((side) =>
        at(stretch(ball(0.2, glossy(0xe0142a)), 1, 0.7, 0.5), side * 0.2, 0.32, 0.24, 0, 0, side * 0.3),
      ),
    ),
    0.04,
    -0.34,
    -0.12,
  );
}

function orange() {
  const skin = M.material({
    color: 0xff8a08,
    roughness: 0.36,
    clearcoat: 0.7,
    clearcoatRoughness: 0.2,
    bumpMap: M.pores,
    bumpScale: 1.4,
  });
  const half = group(
    at(
      stretch(mesh(new T.SphereGeometry(0.86, 64, 32, 0, PI * 2, PI / 2, PI / 2), skin), 1, 0.7, 1),
      0,
      0,
      0,
      PI / 2,
    ),
    at(slab(circle(0.84), M.satin(0xfff0c8), { depth: 0.05, bevel: 0.02, curves: 64 }), 0, 0, 0.04),
    repeat(10, (i) =>
      at(
        turn(
          slab(
            svg("M0 -6 C-16 -30 -18 -56 -12 -62 C-6 -66 6 -66 12 -62 C18 -56 16 -30 0 -6Z"),
            glossy(0xff9a14),
            { depth: 4, bevel: 3 },
          ),
        ),
        0,
        0,
        0.09,
        0,
        0,
        (i / 10) * PI * 2,
        0.0115,
      ),
    ),
  );
  const leaf = (long, angle) =>
    turn(
      at(
        deform(mesh(new T.SphereGeometry(1, 32, 24), M.enamel(0x1ba336)), (p) =>
          p.set((p.x + 1) * long * 0.5, p.y * 0.24 * (1 - p.x * 0.3), p.z * 0.06 - p.x * p.x * 0.1),
        ),
        0,
        0,
        0,
      ),
      0,
      0,
      angle,
    );
  return group(
    at(ball(1, skin), -0.4, 0.2, -0.3),
    at(ball(0.09, M.satin(0x6a7a1e)), -0.36, 1.16, -0.1),
    at(leaf(1.15, 0.3), -0.34, 1.18, 0),
    at(leaf(0.8, 2.5), -0.4, 1.18, 0),
    at(turn(half, -0.1, -0.16, 0.2), 0.72, -0.42, 0.62),
  );
}

function chilli() {
  const pod = (hue) => {
    const color = M.enamel(hue, { roughness: 0.18, clearcoatRoughness: 0.02 });
    return group(
      tube(points("0 1 0, 0.06 0.4 0, 0 -0.3 0.1, -0.2 -0.9 0.1, -0.62 -1.4 0"), 0.42, color, {
        taper: (t) => Math.min(1, 0.7 + t * 3) * (1 - t ** 1.8) + 0.02,
      }),
      at(stretch(ball(0.4, M.satin(0x2a9a34)), 1, 0.5, 1), 0, 1.02, 0),
      tube(points("0 1.1 0, 0.02 1.4 0, 0.2 1.64 0"), 0.1, M.satin(0x3aa83c)),
    );
  };
  return group(
    at(turn(pod(0xe00a14), 0, 0, -0.3), -0.36, 0, 0.3),
    at(turn(pod(0xff5a0c), 0, 0.4, 0.5), 0.5, 0.05, -0.3),
  );
}

/** A mango with a leaf. */
function mango() {
  const shape = egg([0, 0, 0], [0.9, 1.15, 0.8]);
  const bent = (x, y, z) => shape(x + 0.16 * y * y - 0.08, y, z);
  const [gold, blush, green] = [0xffb81c, 0xff4a2c, 0x8ac83a].map((color) => new T.Color(color));
  return turn(
    group(
      sculpt(
        bent,
        [
          [-1.4, -1.4, -1],
          [1.3, 1.4, 1],
        ],
        0.05,
        M.enamel(0xffffff, { roughness: 0.28 }),
        (x, y, _z, color) =>
          color
            .copy(gold)
            .lerp(blush, ease(-0.3, 0.9, y + x * 0.9) * 0.9)
            .lerp(green, ease(0.9, -0.1, Math.hypot(x + 0.5, y + 0.9)) * 0.7),
      ),
      tube(points("-0.06 1.05 0, -0.02 1.3 0, 0.12 1.46 0"), 0.07, M.wood(0x6a4a1c)),
      at(
        deform(mesh(new T.SphereGeometry(1, 32, 24), M.enamel(0x1ba336)), (p) =>
          p.set((p.x + 1) * 0.7, p.y * 0.3, p.z * 0.06 - p.x * p.x * 0.16),
        ),
        0,
        1.26,
        0,
        0.3,
        0,
        0.2,
      ),
    ),
    0.1,
    0.3,
    -0.3,
  );
}

export const TREATS = { wine, beer, cupcake, pizza, cookie, orange, chilli, mango };
