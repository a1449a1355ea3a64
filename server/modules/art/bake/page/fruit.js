import * as T from "three";
import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
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
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";
import { ease, egg, sculpt } from "./sculpt.js";

const STALK = M.satin(0x5c8a1e);

/** A leaf with a folded middle, growing from the origin to the right, about `length` long. */
function leaf(length, color = 0x149a2c) {
  const geometry = new T.PlaneGeometry(1, 1, 40, 20);
  const blade = deform(mesh(geometry, M.glossy(color)), (p) => {
    const t = p.x + 0.5;
    const y = p.y * 62 * Math.sin(PI * t ** 0.85) ** 0.8;
    p.set(t * 100, y, Math.abs(y) * 0.5 - t * t * 26 + Math.sin(t * 26) * Math.abs(y) * 0.05);
  });
  const rib = tube(points("0 0 1, 50 0 -6, 96 0 -24"), 2.2, M.satin(0x8fd03a));
  return stretch(group(blade, rib), length / 100, length / 100, length / 100);
}

/** A ball with a dip at its top. */
const berry = (r, material, dip = 0.16) =>
  deform(ball(r, material), (p) =>
    p.setY(p.y - dip * r * Math.exp(-((p.x * p.x + p.z * p.z) / (r * r)) * 9) * Math.max(0, p.y / r) * 1.6),
  );

function cherries() {
  const red = M.glossy(0xc4001e);
  return turn(
    group(
      at(berry(0.78, red), -0.72, -0.62, 0.1),
      at(berry(0.72, red), 0.82, -0.86, -0.1),
      tube(points("-0.72 0.02 0.1, -0.5 0.7 0.1, 0.1 1.3 0, 0.32 1.44 0"), 0.06, STALK),
      tube(points("0.82 -0.28 -0.1, 0.84 0.5 -0.05, 0.5 1.2 0, 0.32 1.44 0"), 0.06, STALK),
      at(stretch(ball(0.13, M.satin(0x6f4a1c)), 1.5, 0.8, 1), 0.32, 1.46, 0),
      at(leaf(1.35), 0.36, 1.36, 0.06, 0.5, 0.2, -0.28),
      at(leaf(1.0, 0x1fae36), 0.28, 1.38, 0.06, 0.4, 0.2, 2.9),
    ),
    0.05,
    0.15,
    0,
  );
}

function lemon() {
  const skin = M.material({
    color: 0xffcf00,
    roughness: 0.32,
    clearcoat: 0.8,
    clearcoatRoughness: 0.2,
    bumpMap: M.pores,
    bumpScale: 1.2,
  });
  const body = deform(ball(1, skin), (p) => {
    const tip = Math.max(0, Math.abs(p.x) - 0.78) * 1.5;
    p.set(p.x * 1.2 + Math.sign(p.x) * tip, p.y * (1 - tip * 0.5), p.z * (1 - tip * 0.5));
  });
  return turn(
    group(
      body,
      at(ball(0.12, STALK), -1.5, 0, 0),
      at(leaf(1.25), -1.42, 0.06, 0.1, 0.6, 0.3, 0.95),
      at(leaf(0.85, 0x22b03c), -1.42, 0.0, 0.2, 0.5, 0.2, 2.0),
    ),
    0.12,
    -0.3,
    -0.42,
  );
}

function watermelon() {
  const wedge = (r, w, material) =>
    slab(new T.Shape().absarc(0, 0, r, PI, PI * 2, false), material, { depth: w, bevel: 0.05, curves: 64 });
  const seed = (i) => {
    const isOuter = i > 4;
    const a = PI + 0.5 + (isOuter ? (i - 5) / 7 : (i + 0.5) / 5) * (PI - 1);
    const r = (isOuter ? 0.84 : 0.48) + (i % 2) * 0.07;
    return at(
      stretch(ball(0.066, M.black), 0.75, 1.3, 0.5),
      Math.cos(a) * r,
      Math.sin(a) * r,
      0.26,
      0,
      0,
      a - PI / 2,
    );
  };
  return turn(
    group(
      wedge(1.34, 0.36, M.glossy(0x0d7a28)),
      repeat(7, (i) =>
        at(
          turn(
            slab(
              new T.Shape().absarc(0, 0, 1.36, PI + 0.16 + i * 0.42, PI + 0.3 + i * 0.42, false).lineTo(0, 0),
              M.glossy(0x0a4d1c),
              { depth: 0.37, bevel: 0.045 },
            ),
          ),
        ),
      ),
      at(wedge(1.2, 0.4, M.satin(0xdff0b0)), 0, 0.02, 0),
      at(wedge(1.1, 0.43, M.enamel(0xe80f30, { roughness: 0.5, clearcoat: 0.5 })), 0, 0.04, 0),
      repeat(13, seed),
    ),
    0.12,
    0.5,
    0.42,
  );
}

function grapes() {
  const rows = [4, 5, 4, 3, 2, 1];
  const colors = [0x5a0fa8, 0x6a18c0, 0x4c0a92].map((color) => M.glossy(color));
  const bunch = rows.flatMap((count, row) =>
    [0, 1].flatMap((layer) =>
      Array.from({ length: Math.max(1, count - layer) }, (_, i) =>
        at(
          ball(0.36, colors[(i * 2 + row + layer) % 3]),
          (i - (Math.max(1, count - layer) - 1) / 2) * 0.56 + (row % 2 ? 0.04 : -0.04),
          -row * 0.47,
          layer ? 0.38 : 0 + ((i * 5) % 3) * 0.05,
        ),
      ),
    ),
  );
  return turn(
    group(
      bunch,
      tube(points("0 0.2 0, 0.06 0.6 0, 0.3 0.95 0"), 0.09, M.satin(0x6f5a1c)),
      at(leaf(1.5), 0.05, 0.5, 0.35, 0.5, 0.1, 0.12),
      at(leaf(1.35, 0x22ae3a), -0.05, 0.5, 0.35, 0.4, 0.1, 2.95),
    ),
    0.08,
    0.2,
    0.04,
  );
}

function plum() {
  const skin = M.enamel(0x5c0a8c, {
    roughness: 0.36,
    sheen: 1,
    sheenColor: new T.Color(0xb070ff),
    sheenRoughness: 0.4,
  });
  const body = deform(berry(1.1, skin, 0.2), (p) => {
    const a = Math.atan2(p.x, p.z);
    const seam = Math.exp(-((a - 0.1) ** 2) * 40) * 0.07 * Math.sqrt(Math.max(0, 1 - (p.y / 1.12) ** 2));
    p.set(p.x * (1 - seam), p.y * 1.04, p.z * (1 - seam));
  });
  return turn(
    group(
      body,
      tube(points("0 0.85 0, 0.04 1.2 0, 0.2 1.45 0"), 0.075, M.satin(0x6f4a1c)),
      at(leaf(1.25), 0.06, 1.14, 0.1, 0.5, 0.1, 0.12),
      at(leaf(0.9, 0x22ae3a), 0.02, 1.1, 0.1, 0.5, 0.1, 2.7),
    ),
    0.22,
    -0.3,
    0.06,
  );
}

function strawberry() {
  const shape = (x, y, z) =>
    egg([0, 0, 0], [1, 1.2, 1])(x * (1 + ease(0.3, -1.2, y) * 0.42), y, z * (1 + ease(0.3, -1.2, y) * 0.42)) *
    0.8;
  const red = new T.Color(0xe00a20);
  const pale = new T.Color(0xff4a3a);
  const seeds = Array.from({ length: 90 }, (_, i) => {
    const y = 0.86 - (i / 90) * 1.95;
    const r = Math.sqrt(Math.max(0.02, 1 - (y / 1.2) ** 2)) / (1 + ease(0.3, -1.2, y) * 0.42);
    const a = i * 2.4;
    return at(
      stretch(ball(0.05, M.enamel(0xffd84a)), 0.75, 1.2, 0.5),
      Math.cos(a) * r,
      y,
      Math.sin(a) * r,
      0,
      PI / 2 - a,
      0,
    );
  });
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.2, -1.4, -1.2],
          [1.2, 1.4, 1.2],
        ],
        0.05,
        M.enamel(0xffffff, { roughness: 0.22 }),
        (_x, y, _z, color) => color.copy(red).lerp(pale, ease(0.2, 1.1, y)),
      ),
      seeds,
      repeat(8, (i) => {
        const a = (i / 8) * PI * 2;
        return turn(at(stretch(ball(0.36, M.enamel(0x1fae3c)), 0.5, 0.16, 1.25), 0, 1.06, 0.4, 0.36), 0, a);
      }),
      tube(points("0 1.05 0, 0.06 1.35 0, 0.24 1.6 0"), 0.08, M.satin(0x5c9a2e)),
    ),
    0.26,
    0.3,
    -0.2,
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
            M.glossy(0xff9a14),
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

function apple() {
  const red = new T.Color(0xd80a1c);
  const blush = new T.Color(0xff8a2c);
  return turn(
    group(
      deform(ball(1.05, M.glossy(0xd80a1c)), (p) => {
        const r = Math.hypot(p.x, p.z) / 1.05;
        const dip = Math.exp(-r * r * 12);
        const low = ease(0.2, -1, p.y);
        const lobes = 1 + low * 0.05 * Math.cos(Math.atan2(p.z, p.x) * 5) - low * 0.22;
        p.set(p.x * lobes, p.y * (p.y > 0 ? 0.94 - dip * 0.42 : 0.98 - dip * 0.2), p.z * lobes);
      }),
      tube(points("0 0.5 0, 0.04 0.95 0, 0.18 1.3 0"), 0.07, M.wood(0x5a3414)),
      at(
        deform(mesh(new T.SphereGeometry(1, 32, 24), M.enamel(0x1fae36)), (p) =>
          p.set((p.x + 1) * 0.5, p.y * 0.26, p.z * 0.07 - p.x * p.x * 0.14),
        ),
        0.08,
        1.0,
        0,
        0.3,
        -0.2,
        0.3,
      ),
      at(
        stretch(ball(0.24, M.enamel(blush.lerp(red, 0.2))), 0.7, 1.2, 0.2),
        -0.5,
        0.25,
        0.78,
        -0.2,
        -0.5,
        0.3,
      ),
    ),
    0.2,
    0,
    0.06,
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

/** A hand of three bananas. */
function banana() {
  const one = (turned, z) =>
    turn(
      group(
        tube(points("0 1.0 0, 0.34 0.4 0, 0.4 -0.3 0, 0.1 -0.96 0, -0.4 -1.4 0"), 0.34, M.glossy(0xffd01c), {
          taper: (t) => 0.3 + 0.72 * Math.sin(PI * Math.min(1, 0.08 + t * 0.88)) ** 0.5,
        }),
        at(ball(0.12, M.satin(0x4a2c10)), -0.42, -1.42, 0),
      ),
      0,
      z,
      turned,
    );
  return turn(
    group(
      one(0.34, 0.3),
      at(one(0, 0), 0.06, 0, 0.2),
      at(one(-0.36, -0.3), 0.1, 0, 0),
      at(cone(0.2, 0.42, 0.5, M.satin(0x9a8a1e), 12), 0.03, 1.0, 0.06),
    ),
    0.05,
    -0.3,
    -0.2,
  );
}

/** A coconut, and its half. */
function coconut() {
  const husk = M.wood(0x7a4a22);
  return turn(
    group(
      at(
        group(
          stretch(ball(0.9, husk), 1, 1.08, 1),
          points("-0.16 0.26, 0.16 0.26, 0 0.02").map(([x, y]) => at(ball(0.1, M.dark), x, y, 0.86)),
        ),
        -0.5,
        0.3,
        -0.3,
      ),
      at(
        turn(
          group(
            lathe(points("0.001 -0.9, 0.6 -0.7, 0.92 -0.1, 0.94 0, 0.84 0.02, 0.001 0.02"), husk, {
              smooth: false,
            }),
            at(cone(0.86, 0.86, 0.08, M.enamel(0xfff8ec)), 0, 0.02, 0),
            at(stretch(ball(0.62, M.enamel(0xe8f6ff)), 1, 0.1, 1), 0, 0.06, 0),
          ),
          1.05,
          0,
          -0.16,
        ),
        0.66,
        -0.5,
        0.5,
      ),
    ),
    0.06,
    -0.16,
    0,
  );
}

function tomato() {
  const body = deform(mesh(new T.SphereGeometry(1.08, 96, 64), M.glossy(0xe8200f)), (p) => {
    const lobes = 1 + 0.05 * Math.cos(Math.atan2(p.z, p.x) * 5);
    const top = Math.exp(-((Math.hypot(p.x, p.z) / 0.4) ** 2)) * (p.y > 0 ? 0.34 : 0);
    p.set(p.x * lobes, p.y * 0.84 - top, p.z * lobes);
  });
  return turn(
    group(
      body,
      repeat(6, (i) => at(leaf(0.8, 0x2aa02a), 0, 0.66, 0, 0, (i / 6) * 2 * PI, 0.1)),
      tube(points("0 0.6 0, 0.04 0.9 0, 0.16 1.1 0"), 0.09, STALK),
    ),
    0.42,
    -0.2,
    0.1,
  );
}

/** Three blueberries with their crowns. */
function blueberries() {
  const berry = (x, y, z, r, turned) =>
    at(
      group(
        ball(r, M.satin(0x3a4ac8)),
        at(ring(r * 0.34, r * 0.1, M.satin(0x24307a)), 0, r * 0.9, 0, PI / 2),
        repeat(5, (i) =>
          at(
            cone(0.001, r * 0.17, r * 0.4, M.satin(0x2a3890), 8),
            Math.cos(i * 1.257) * r * 0.36,
            r * 1.0,
            Math.sin(i * 1.257) * r * 0.36,
            Math.sin(i * 1.257) * 0.6,
            0,
            -Math.cos(i * 1.257) * 0.6,
          ),
        ),
      ),
      x,
      y,
      z,
      0.7,
      0,
      turned,
    );
  return turn(
    group(
      berry(-0.6, -0.3, 0, 0.8, 0.4),
      berry(0.72, -0.42, 0.2, 0.72, -0.5),
      berry(0.1, 0.6, -0.2, 0.7, 0),
      at(leaf(1.1), 0.3, 1.0, -0.3, 0, 0, 0.3),
    ),
    0.1,
    -0.1,
    0,
  );
}

/** A branch with two olives. */
function olives() {
  const olive = (x, y, color) => [
    at(stretch(ball(0.5, M.glossy(color)), 0.84, 1.1, 0.84), x, y, 0.1),
    tube(points(`${x} ${y + 0.5} 0.1, ${x * 0.8} ${y + 0.8} 0.05, ${x * 0.5} ${y + 1.1} 0`), 0.045, STALK),
  ];
  return turn(
    group(
      tube(points("-1.4 0.9 0, -0.4 0.66 0, 0.5 0.7 0, 1.4 1.1 0"), 0.07, STALK),
      olive(-0.5, -0.5, 0x8ab82a),
      olive(0.5, -0.66, 0x2a2040),
      at(leaf(1.1, 0x5a9a3a), -0.7, 0.7, 0, 0, 0, 2.4),
      at(leaf(1.1, 0x5a9a3a), 0.5, 0.72, 0, 0, 0, 0.9),
      at(leaf(0.9, 0x4a8a3a), -0.1, 0.66, 0.1, 0, 0, 1.6),
    ),
    0.05,
    -0.3,
    0,
  );
}

export const FRUIT = {
  blueberries,
  olives,
  banana,
  coconut,
  tomato,
  cherries,
  lemon,
  watermelon,
  grapes,
  plum,
  strawberry,
  orange,
  mango,
  apple,
  chilli,
};
