// Flowers of curved petals: rings of petals around the y axis, from the bud outwards.
import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, deform, group, mesh, PI, repeat, ring, stretch, tube, turn } from "./parts.js";
import { clamp, ease } from "./sculpt.js";

/**
 * A petal from the origin upwards, hollow towards z.
 * @param {number} wide half the width at its widest place
 * @param {number} cup how far the edges stand towards z, as a share of the half width
 * @param {number} curl how far the tip falls away from z
 * @param {number} belly where it is widest: below 1 towards the tip, above towards the foot
 * @param {number} blunt below 0.7 for a rounder tip
 * @param {number} notch depth of the notch in the tip
 * @param {number[]} colors from the foot over the middle to the tip
 */
function petal({ long, wide, cup = 0.4, curl = 0.2, belly = 1, notch = 0, ruffle = 0, blunt = 0.7, colors }) {
  const geometry = new T.PlaneGeometry(1, 1, 36, 48);
  const [foot, middle, tip] = colors.map((color) => new T.Color(color));
  const color = [];
  const painted = new T.Color();
  const blade = deform(
    mesh(
      geometry,
      M.material({
        vertexColors: true,
        roughness: 0.36,
        clearcoat: 0.7,
        clearcoatRoughness: 0.16,
        emissive: middle,
        emissiveIntensity: 0.08,
      }),
    ),
    (p) => {
      const [s, t] = [p.x * 2, p.y + 0.5];
      const half = wide * Math.sin(PI * clamp(t, 0.012, 0.99) ** belly) ** blunt + wide * 0.06 * (1 - t);
      const vein = Math.abs(Math.sin(s * 5)) * 0.1;
      painted
        .copy(foot)
        .lerp(middle, ease(0.05, 0.5, t))
        .lerp(tip, ease(0.55, 1, t))
        .multiplyScalar(0.86 + vein + (Math.abs(s) < 0.06 ? -0.12 : 0));
      color.push(painted.r, painted.g, painted.b);
      const end = t - notch * ease(0.7, 1, t) * (1 - Math.min(1, Math.abs(s) * 2.2)) ** 2;
      const wave = ruffle * Math.sin(s * 9 + t * 5) * t * t;
      p.set(s * half, end * long, s * s * half * cup - curl * long * t ** 3 + wave - Math.abs(vein) * 0.02);
    },
  );
  geometry.setAttribute("color", new T.Float32BufferAttribute(color, 3));
  return blade;
}

/**
 * Petals around the y axis.
 * @param {number} open 0 stands upright, PI / 2 lies flat
 * @param {object} place `lean` turns each about its own length, so that it lies over the next
 */
const whorl = (count, open, shape, { start = 0, radius = 0.04, y = 0, lean = 0 } = {}) =>
  repeat(count, (i) => {
    const unlike = 1 + Math.sin(i * 5.3 + start * 3) * 0.05;
    return turn(
      at(
        turn(
          turn(petal({ ...shape, long: shape.long * unlike }), 0, lean),
          open * (1 + Math.cos(i * 3.7) * 0.04),
        ),
        0,
        y,
        radius,
      ),
      0,
      start + (i / count) * PI * 2,
    );
  });

/** Threads with a ball at their ends. */
const stamens = (count, radius, long, thread, tip, size = 0.05) =>
  repeat(count, (i) => {
    const a = i * 2.4;
    const r = radius * Math.sqrt((i + 0.5) / count);
    const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
    return group(
      tube(
        [
          [x * 0.4, 0, z * 0.4],
          [x * 0.8, long * 0.6, z * 0.8],
          [x, long, z],
        ],
        0.016,
        thread,
        { segments: 8 },
      ),
      at(ball(size, tip), x, long, z),
    );
  });

const POLLEN = M.enamel(0xffc21c, { emissive: 0xff9a08, emissiveIntensity: 0.3 });
const LEAF = [0x0a4a24, 0x128a3a, 0x5ad05a];
const leaf = (long, wide = long * 0.3) =>
  petal({ long, wide, cup: 0.5, curl: 0.3, belly: 0.9, colors: LEAF });

/** Leaves that show between the petals of a flower seen from above. */
const leaves = (count, long, start = 0.3) =>
  repeat(count, (i) => turn(turn(leaf(long), PI / 2 + 0.12), 0, start + (i / count) * PI * 2));

function lotus() {
  const pink = [0xfff2d0, 0xff9ac8, 0xf02a8a];
  const pale = [0xfff6e0, 0xffc2de, 0xff5aa8];
  return turn(
    group(
      whorl(10, 1.42, { long: 1.5, wide: 0.42, cup: 0.7, curl: -0.16, belly: 0.86, colors: pink }),
      whorl(
        10,
        1.06,
        { long: 1.42, wide: 0.42, cup: 0.8, curl: -0.1, belly: 0.86, colors: pink },
        {
          start: 0.31,
        },
      ),
      whorl(8, 0.68, { long: 1.3, wide: 0.4, cup: 0.9, curl: -0.06, belly: 0.86, colors: pale }),
      whorl(
        7,
        0.34,
        { long: 1.14, wide: 0.36, cup: 1, curl: -0.04, belly: 0.86, colors: pale },
        { start: 0.4 },
      ),
      at(stamens(26, 0.34, 0.5, POLLEN, POLLEN, 0.055), 0, 0.1, 0),
      at(stretch(ball(0.26, M.glow(0xffb020, 1.3)), 1, 0.5, 1), 0, 0.4, 0),
      repeat(5, (i) => at(turn(leaf(1.55, 0.66), PI / 2 - 0.08), 0, -0.2, 0, 0, 0.5 + (i / 5) * PI * 2)),
    ),
    0.5,
    0.2,
    0,
  );
}

function hibiscus() {
  const colors = [0x4a0220, 0xe00e50, 0xff6a98];
  const style = M.enamel(0xffc8d8);
  return turn(
    group(
      leaves(3, 1.75),
      whorl(
        5,
        1.24,
        { long: 1.4, wide: 0.74, cup: 0.16, curl: 0.34, belly: 0.6, blunt: 0.5, ruffle: 0.07, colors },
        { lean: 0.34 },
      ),
      tube(points("0 0 0, 0.06 0.5 0.04, 0.2 1.0 0.1"), 0.075, style, { taper: (t) => 1 - t * 0.4 }),
      repeat(18, (i) => {
        const t = 0.45 + (i / 18) * 0.55;
        const a = i * 2.4;
        return at(ball(0.055, POLLEN), 0.2 * t * t + Math.cos(a) * 0.13, t, 0.1 * t * t + Math.sin(a) * 0.13);
      }),
      [0, 1, 2, 3, 4].map((i) =>
        at(
          ball(0.06, M.enamel(0xd8103a)),
          0.2 + Math.cos(i * 1.26) * 0.1,
          1.08,
          0.1 + Math.sin(i * 1.26) * 0.1,
        ),
      ),
    ),
    1.12,
    0,
    0.16,
  );
}

/** Five notched petals seen from the front. */
const blossom = (colors, tips = 0xd81a5a) =>
  group(
    whorl(
      5,
      1.28,
      {
        long: 0.95,
        wide: 0.52,
        cup: 0.34,
        curl: 0.06,
        belly: 0.74,
        notch: 0.16,
        blunt: 0.5,
        colors,
      },
      { lean: 0.16 },
    ),
    stamens(
      13,
      0.42,
      0.36,
      M.enamel(0xffd0dc),
      M.enamel(tips, { emissive: tips, emissiveIntensity: 0.2 }),
      0.05,
    ),
    at(stretch(ball(0.15, M.enamel(0xc81450)), 1, 0.6, 1), 0, 0.04, 0),
  );

function sakura() {
  const pink = [0xf0246a, 0xff8ab8, 0xffd8e6];
  const pale = [0xe83a7a, 0xffb0ce, 0xfff0f4];
  const bark = M.wood(0x4a2418);
  return group(
    tube(points("-1.5 -1.05 -0.5, -0.7 -0.5 -0.4, 0.1 -0.2 -0.5, 1.0 0.5 -0.6, 1.5 1.1 -0.7"), 0.12, bark, {
      taper: (t) => 1.2 - t * 0.8,
    }),
    tube(points("0.1 -0.2 -0.5, 0.5 -0.6 -0.5, 1.1 -0.9 -0.4"), 0.07, bark, { taper: (t) => 1.1 - t * 0.6 }),
    at(turn(blossom(pink), 1.2, 0, 0.2), -0.35, 0.2, 0.2, 0, 0, 0, 1.12),
    at(turn(blossom(pale), 1.3, 0, 0.9), 0.95, 0.72, -0.2, 0, 0.2, 0, 0.78),
    at(turn(blossom(pale), 1.2, 0, -0.4), 0.85, -0.62, 0, 0.1, 0.3, 0, 0.7),
    [
      [-1.35, -0.62, -0.3, 0.22],
      [1.5, 1.2, -0.6, 0.18],
      [0.3, -1.0, -0.2, 0.16],
    ].map(([x, y, z, r]) => at(stretch(ball(r, M.enamel(0xff6aa0)), 0.8, 1.1, 0.8), x, y, z, 0, 0, -0.5)),
  );
}

/**
 * A petal of a rose: part of a cup around the y axis whose rim rolls outwards.
 * @param {number} r of the cup; @param {number} span of its part (radians); @param {number} flare of its rim
 */
function cupped({ r, high, span, flare, colors }) {
  const [foot, middle, rim] = colors.map((color) => new T.Color(color));
  const color = [];
  const painted = new T.Color();
  const blade = deform(
    mesh(
      new T.PlaneGeometry(1, 1, 40, 28),
      M.material({ vertexColors: true, roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.25 }),
    ),
    (p) => {
      const [u, v] = [p.x * 2, p.y + 0.5];
      const a = (u * span) / 2;
      const top = high * (1 - 0.5 * Math.abs(u) ** 2.6 - 0.04 * Math.max(0, 1 - Math.abs(u) * 4));
      const roll = ease(0.62, 1, v) ** 2;
      const radius =
        r * (0.3 + 0.7 * Math.sin(Math.min(1, v * 1.15) * PI * 0.5)) +
        flare * roll +
        0.012 * Math.sin(u * 7) * v;
      painted
        .copy(foot)
        .lerp(middle, ease(0.1, 0.7, v))
        .lerp(rim, ease(0.78, 1, v) * 0.85);
      color.push(painted.r, painted.g, painted.b);
      p.set(Math.sin(a) * radius, v * top - roll * flare * 0.5, Math.cos(a) * radius);
    },
  );
  blade.geometry.setAttribute("color", new T.Float32BufferAttribute(color, 3));
  return blade;
}

/** A rose seen a little from above: cups of petals around the bud, each lower and wider. */
const roseHead = (colors) =>
  group(
    at(stretch(ball(0.52, M.satin(colors[0])), 1, 1, 1), 0, 0.3, 0),
    [
      [2, 0.1, 1.04, 4.4, 0.0],
      [3, 0.22, 1.08, 3.0, 0.03],
      [3, 0.36, 1.04, 2.9, 0.1],
      [3, 0.52, 0.98, 2.8, 0.18],
      [4, 0.7, 0.86, 2.3, 0.26],
      [5, 0.88, 0.68, 2.0, 0.36],
    ].map(([count, r, high, span, flare], row) =>
      repeat(count, (i) =>
        turn(
          at(
            cupped({ r: r * (1 + (i % 2) * 0.05), high, span, flare, colors }),
            0,
            -row * 0.02,
            0,
            0.04 * Math.sin(i * 5 + row),
          ),
          0,
          row * 1.3 + (i / count) * PI * 2,
        ),
      ),
    ),
  );

function rose() {
  const red = [0x30020c, 0xb40820, 0xff5060];
  const stem = M.satin(0x1c7a34);
  return turn(
    group(
      at(turn(roseHead(red), 0.86), 0, 0.5, 0.1, 0, 0, 0, 1.06),
      at(
        turn(
          repeat(5, (i) => turn(turn(leaf(0.7, 0.16), 1.3), 0, i * 1.26)),
          0.6,
        ),
        0,
        0.62,
        0,
      ),
      tube(points("0 0.6 0, 0.06 -0.2 -0.1, 0 -1.0 -0.1, -0.1 -1.7 0"), 0.085, stem),
      at(turn(leaf(1.0, 0.34), 0.6, 0, -1.1), 0.05, -0.5, 0),
      at(turn(leaf(0.9, 0.32), 0.6, 0, 1.0), 0.02, -0.9, 0),
    ),
    0.1,
    0.2,
    -0.3,
  );
}

function bouquet() {
  const heads = [
    [0, 0.72, 0.5, 0.62, [0x4a0410, 0xd80a2c, 0xff4a5a]],
    [-0.82, 0.45, 0.2, 0.56, [0x6a0444, 0xe8189a, 0xff8ad0]],
    [0.84, 0.42, 0.2, 0.56, [0x8a2a04, 0xff8a14, 0xffd06a]],
    [-0.44, 1.15, 0, 0.54, [0x8a5a04, 0xffc81c, 0xfff08a]],
    [0.5, 1.16, 0, 0.54, [0x3a0a6a, 0x8a3af0, 0xd0a0ff]],
    [-0.42, 0.05, 0.62, 0.5, [0x7a1a4a, 0xff9ac0, 0xffe0ea]],
    [0.44, 0.02, 0.62, 0.5, [0x4a0410, 0xd80a2c, 0xff4a5a]],
  ];
  const paper = M.satin(0xf6e6ff);
  return turn(
    group(
      heads.map(([x, y, z, size, colors]) =>
        at(turn(roseHead(colors), 0.85 - y * 0.3, 0, -x * 0.4), x, y, z, 0, 0, 0, size),
      ),
      repeat(9, (i) => {
        const a = (i / 9) * PI * 2;
        return at(
          turn(leaf(0.9, 0.26), 0.5),
          Math.cos(a) * 0.9,
          0.55 + Math.sin(a) * 0.6,
          -0.2,
          0,
          0,
          a - PI / 2,
        );
      }),
      deform(mesh(new T.CylinderGeometry(0.95, 0.2, 1.5, 64, 12, true), paper), (p) => {
        const a = Math.atan2(p.z, p.x);
        const k = 1 + 0.06 * Math.cos(a * 11) * ease(-0.5, 0.75, p.y);
        p.set(p.x * k, p.y + Math.max(0, p.y) * 0.25 * Math.cos(a * 4 + 1), p.z * k);
      }).translateY(-0.85),
      at(ring(0.33, 0.1, M.enamel(0xe8145a)), 0, -1.3, 0, PI / 2),
      [-1, 1].map((side) =>
        at(
          stretch(ring(0.2, 0.07, M.enamel(0xe8145a)), 1.3, 0.8, 1),
          side * 0.3,
          -1.28,
          0.34,
          0,
          0,
          side * 0.4,
        ),
      ),
    ),
    0.12,
    0.1,
    -0.1,
  );
}

function sunflower() {
  const gold = [0xd86a04, 0xffb80c, 0xffe04a];
  const seed = M.satin(0x4a2408);
  return turn(
    group(
      leaves(4, 1.7),
      whorl(20, 1.44, { long: 1.5, wide: 0.22, cup: 0.5, curl: 0.14, belly: 0.86, colors: gold }),
      whorl(
        18,
        1.26,
        { long: 1.32, wide: 0.21, cup: 0.6, curl: 0.2, belly: 0.86, colors: gold },
        { start: 0.17 },
      ),
      at(stretch(ball(0.72, M.matte(0x2c1404)), 1, 0.3, 1), 0, 0.14, 0),
      repeat(120, (i) => {
        const r = 0.68 * Math.sqrt(i / 120);
        const y = 0.14 + 0.22 * Math.sqrt(1 - (r / 0.73) ** 2);
        return at(
          ball(0.045, i > 70 ? M.enamel(0xc87a14) : seed),
          Math.cos(i * 2.4) * r,
          y,
          Math.sin(i * 2.4) * r,
        );
      }),
    ),
    1.2,
    0,
    0.1,
  );
}

function tulip() {
  const colors = [0x8a0a4a, 0xf0308a, 0xff9ac0];
  const stem = M.satin(0x2a9a3c);
  return turn(
    group(
      at(
        group(
          whorl(
            3,
            0.26,
            { long: 1.5, wide: 0.72, cup: 0.9, curl: -0.22, belly: 0.8, colors },
            { radius: 0.1 },
          ),
          whorl(
            3,
            0.3,
            { long: 1.52, wide: 0.72, cup: 0.9, curl: -0.24, belly: 0.8, colors },
            { start: 1.05, radius: 0.16 },
          ),
        ),
        0,
        0.1,
        0,
      ),
      tube(points("0 0.2 0, 0.05 -0.6 0, 0 -1.6 0"), 0.09, stem),
      at(turn(leaf(1.9, 0.3), 0.3, 0, -0.42), 0.05, -1.6, 0.1),
      at(turn(leaf(1.6, 0.3), 0.3, 0, 0.5), -0.02, -1.6, 0.1),
    ),
    0.12,
    0.4,
    -0.12,
  );
}

/** An orchid's spray: sepals behind two broad petals, and a lip. */
function orchid() {
  const pale = [0xb01a7a, 0xf05ac0, 0xffc8ee];
  const lip = [0xffc81c, 0xd00a5a, 0x8a0448];
  const one = () =>
    group(
      [0, 2.15, -2.15].map((a) =>
        turn(petal({ long: 1.15, wide: 0.36, cup: 0.3, curl: 0.16, belly: 0.8, colors: pale }), 0.05, 0, a),
      ),
      [1.12, -1.12].map((a) =>
        at(
          turn(
            petal({
              long: 1.2,
              wide: 0.62,
              cup: 0.16,
              curl: 0.2,
              belly: 0.74,
              blunt: 0.5,
              ruffle: 0.03,
              colors: pale,
            }),
            0.02,
            0,
            a,
          ),
          0,
          0,
          0.06,
        ),
      ),
      at(
        turn(
          petal({
            long: 0.62,
            wide: 0.3,
            cup: 0.9,
            curl: -0.5,
            belly: 0.7,
            blunt: 0.5,
            ruffle: 0.06,
            colors: lip,
          }),
          -0.3,
          0,
          PI,
        ),
        0,
        0.02,
        0.12,
      ),
      [1, -1].map((side) =>
        at(
          turn(petal({ long: 0.34, wide: 0.16, cup: 1, curl: -0.3, colors: lip }), 0.3, 0, side * 1.9),
          0,
          -0.02,
          0.14,
        ),
      ),
      at(stretch(ball(0.12, M.glossy(0xffe0f4)), 1, 1.2, 1.3), 0, 0.04, 0.16),
    );
  const stem = M.satin(0x3a8a2c);
  return turn(
    group(
      tube(points("-0.2 -1.9 -0.3, 0.1 -0.8 -0.4, 0.7 0.2 -0.4, 1.2 1.1 -0.5, 1.1 1.6 -0.4"), 0.07, stem),
      at(one(), -0.1, -0.2, 0.1, 0.1, -0.1, 0.06, 1.1),
      at(one(), 0.95, 0.9, -0.2, 0.1, 0.3, -0.2, 0.7),
      [
        [1.16, 1.7, 0.15],
        [0.9, 1.86, 0.11],
      ].map(([x, y, r]) => at(stretch(ball(r, M.glossy(0xe04ab0)), 0.8, 1.2, 0.8), x, y, -0.35, 0, 0, 0.5)),
      at(turn(leaf(1.5, 0.34), 0.5, 0, 0.9), -0.2, -1.8, -0.1),
      at(turn(leaf(1.4, 0.34), 0.5, 0, -0.9), -0.1, -1.8, -0.1),
    ),
    0,
    0.1,
    0,
  );
}

export const FLOWERS = { orchid, lotus, hibiscus, sakura, rose, bouquet, sunflower, tulip };
