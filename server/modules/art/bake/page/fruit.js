import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, deform, group, mesh, PI, repeat, slab, stretch, tube, turn } from "./parts.js";

const STALK = M.satin(0x5c8a1e);
const glossy = (color) => M.enamel(color, { roughness: 0.26, clearcoatRoughness: 0.02 });

/** A leaf with a folded middle, growing from the origin to the right, about `length` long. */
function leaf(length, color = 0x149a2c) {
  const geometry = new T.PlaneGeometry(1, 1, 40, 20);
  const blade = deform(mesh(geometry, glossy(color)), (p) => {
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
  const red = glossy(0xc4001e);
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
      wedge(1.34, 0.36, glossy(0x0d7a28)),
      repeat(7, (i) =>
        at(
          turn(
            slab(
              new T.Shape().absarc(0, 0, 1.36, PI + 0.16 + i * 0.42, PI + 0.3 + i * 0.42, false).lineTo(0, 0),
              glossy(0x0a4d1c),
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
  const colors = [0x5a0fa8, 0x6a18c0, 0x4c0a92].map(glossy);
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

export const FRUIT = { cherries, lemon, watermelon, grapes, plum };
