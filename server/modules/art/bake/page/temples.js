import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, polygon } from "./outlines.js";
import {
  around,
  at,
  ball,
  box,
  deform,
  facets,
  group,
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

const TURQUOISE = M.enamel(0x00a3a0);
function pyramid() {
  const random = randomOf(11);
  const sand = [0xf0b45a, 0xe2a048, 0xd8923c].map((color) => M.stone(color));
  const layers = 8;
  const layer = (row) => {
    const half = 1.4 * (1 - row / 10.5);
    const count = 9 - row;
    const size = (half * 2) / count;
    return repeat(4, (side) =>
      turn(
        repeat(count, (i) =>
          at(
            box(size * 0.97, 0.235, 0.42, 0.025, sand[Math.floor(random() * 3)]),
            -half + size * (i + 0.5),
            row * 0.24,
            half - 0.2 + random() * 0.02,
          ),
        ),
        0,
        (side * PI) / 2,
      ),
    );
  };
  const cap = () => mesh(new T.ConeGeometry(0.56, 0.66, 4, 1).rotateY(PI / 4).toNonIndexed(), M.goldFacet);
  return turn(
    group(
      repeat(layers, layer),
      at(box(0.86, 0.1, 0.86, 0.03, M.gold), 0, 1.84, 0),
      at(cap(), 0, 2.2, 0),
      at(box(0.42, 0.5, 0.2, 0.03, M.gold), 0, 0.12, 1.36),
      at(box(0.28, 0.42, 0.22, 0.03, M.dark), 0, 0.08, 1.38),
    ),
    0.22,
    0.62,
    0,
  );
}

const eye = (side) =>
  at(
    group(
      stretch(ball(0.2, M.white), 1.25, 0.8, 0.5),
      at(ball(0.1, TURQUOISE), 0, 0, 0.06),
      at(ball(0.05, M.black), 0, 0, 0.13),
      at(stretch(ring(0.2, 0.055, M.gold), 1.25, 0.85, 1), 0, 0, 0.02),
    ),
    side * 0.34,
    0.16,
    0.36,
  );

const ear = (side) =>
  at(
    group(
      at(turn(slab(circle(0.2), TURQUOISE, { depth: 0.1, bevel: 0.04 }))),
      at(ring(0.2, 0.06, M.gold), 0, 0, 0.1),
      at(ball(0.09, M.gold), 0, 0, 0.12),
    ),
    side * 0.92,
    -0.12,
    0.2,
  );

function sunMask() {
  return turn(
    group(
      around(16, 1.22, (i) =>
        at(
          facets(
            i % 2 ? points("0.34 0, -0.14 0.17, -0.14 -0.17") : points("0.5 0, -0.14 0.2, -0.14 -0.2"),
            0.16,
            i % 2 ? M.lacquer(0x06908c, { flatShading: true }) : M.goldFacet,
          ),
          0.1,
          0,
          0,
        ),
      ),
      slab(circle(1.2), M.goldDeep, { depth: 0.14, bevel: 0.05, curves: 96 }),
      at(ring(1.16, 0.08, M.gold), 0, 0, 0.1),
      at(
        around(20, 1.0, (i) => ball(0.075, i % 2 ? TURQUOISE : M.enamel(0xc8102a))),
        0,
        0,
        0.12,
      ),
      at(stretch(ball(0.82, M.gold), 0.98, 1.02, 0.5), 0, -0.02, 0.08),
      eye(1),
      eye(-1),
      ear(1),
      ear(-1),
      at(
        tube(
          points("-0.66 0.34 0.3, -0.34 0.48 0.42, 0 0.3 0.52, 0.34 0.48 0.42, 0.66 0.34 0.3"),
          0.075,
          M.gold,
        ),
      ),
      at(
        slab(polygon(points("-0.1 0.34, 0.1 0.34, 0.2 -0.16, -0.2 -0.16")), M.gold, {
          depth: 0.1,
          bevel: 0.07,
        }),
        0,
        0,
        0.48,
      ),
      at(box(0.72, 0.28, 0.2, 0.1, M.enamel(0x6a0818)), 0, -0.42, 0.38),
      at(box(0.86, 0.4, 0.16, 0.12, M.gold), 0, -0.42, 0.34),
      repeat(5, (i) => at(box(0.11, 0.16, 0.1, 0.03, M.white), (i - 2) * 0.125, -0.38, 0.47)),
      at(jewel("ruby"), 0, 0.68, 0.32, PI / 2 - 0.4, 0, 0, 0.15),
      at(ring(0.16, 0.045, M.gold), 0, 0.68, 0.33, -0.4),
    ),
    -0.06,
    0.28,
    0,
  );
}

const LAPIS = M.enamel(0x1234c8);
const KOHL = M.enamel(0x0a1440);

/** Half the headdress's width at a height. */
const headdress = (y) => {
  if (y > 0.35) return 1.02 * Math.sqrt(Math.max(0.02, 1 - ((y - 0.35) / 1.08) ** 2));
  return y > -0.6 ? 1.02 + (0.35 - y) * 0.36 : 1.36 - (-0.6 - y) * 0.5;
};

/** Bands of gold and lapis from `top` down to `bottom`, as wide as `widthAt` says. */
const bands = (top, bottom, count, widthAt, depth) =>
  repeat(count, (i) => {
    const [y0, y1] = [i, i + 1].map((row) => top + ((bottom - top) * row) / count);
    const [w0, w1] = [widthAt(y0), widthAt(y1)];
    const outline = polygon(points(`${-w1} ${y1}, ${w1} ${y1}, ${w0} ${y0}, ${-w0} ${y0}`));
    return slab(outline, i % 2 ? LAPIS : M.gold, { depth, bevel: 0.03 });
  });

const kingsEye = (side) =>
  at(
    group(
      stretch(ball(0.15, M.white), 1.35, 0.62, 0.5),
      at(ball(0.085, M.black), 0, 0, 0.06),
      at(stretch(ring(0.15, 0.035, KOHL), 1.4, 0.7, 1), 0, 0, 0.02),
      at(tube(points(`${side * 0.18} -0.01 0, ${side * 0.34} -0.03 -0.1`), 0.03, KOHL)),
      at(tube(points(`${side * -0.2} 0.15 0, 0 0.22 0.04, ${side * 0.3} 0.13 -0.08`), 0.035, KOHL)),
    ),
    side * 0.27,
    0.12,
    0.72,
  );

/** A king's golden mask. */
function pharaoh() {
  return turn(
    group(
      bands(1.4, -1.25, 15, headdress, 0.2),
      [1, -1].map((side) => at(group(bands(-0.25, -1.4, 8, () => 0.3, 0.1)), side * 0.78, 0, 0.34)),
      at(stretch(ball(0.72, M.gold), 0.9, 1.12, 0.72), 0, -0.05, 0.3),
      at(stretch(ball(0.4, M.gold), 1, 0.7, 0.8), 0, -0.58, 0.42),
      kingsEye(1),
      kingsEye(-1),
      at(
        slab(polygon(points("-0.05 0.16, 0.05 0.16, 0.13 -0.2, -0.13 -0.2")), M.gold, {
          depth: 0.1,
          bevel: 0.05,
        }),
        0,
        -0.02,
        0.78,
      ),
      at(stretch(ball(0.16, M.goldDeep), 1.3, 0.42, 0.5), 0, -0.42, 0.78),
      at(tube(points("-0.17 -0.42 0.84, 0 -0.44 0.9, 0.17 -0.42 0.84"), 0.02, KOHL)),
      at(group(bands(0, -0.72, 6, (y) => 0.13 - y * 0.05, 0.16)), 0, -0.78, 0.6),
      at(
        tube(
          points("-0.74 0.6 0.2, -0.42 0.68 0.6, 0 0.7 0.76, 0.42 0.68 0.6, 0.74 0.6 0.2"),
          0.09,
          M.goldDeep,
        ),
      ),
      at(tube(points("0 0.66 0.8, 0 0.86 1, 0 1.06 0.86, 0 1.24 0.98"), 0.1, M.gold)),
      at(stretch(ball(0.15, M.gold), 1, 0.8, 1.3), 0, 1.26, 1.02),
      at(jewel("ruby"), 0, 0.94, 1.06, PI / 2 - 0.3, 0, 0, 0.12),
    ),
    -0.04,
    0.26,
    0,
  );
}

/** A fluted column with the scrolls of its capital. */
function column() {
  const marble = M.satin(0xf2e8d6);
  const shaft = deform(mesh(new T.CylinderGeometry(0.44, 0.52, 2.1, 160, 24), marble), (p) => {
    const k = 1 - 0.07 * Math.abs(Math.cos(Math.atan2(p.z, p.x) * 9)) ** 3;
    p.set(p.x * k, p.y, p.z * k);
  });
  const scroll = (side) =>
    [0.27, 0.17, 0.07].map((r, i) =>
      at(ring(r, 0.06 - i * 0.008, i === 2 ? M.gold : marble), side * 0.56, 1.24, 0.36),
    );
  return turn(
    group(
      shaft,
      [
        [1.2, 0.2, 1.2, -1.36],
        [1.44, 0.22, 1.44, -1.56],
        [1.3, 0.16, 1.0, 1.56],
      ].map(([w, h, deep, y]) => at(box(w, h, deep, 0.05, marble), 0, y, 0)),
      at(ring(0.54, 0.1, M.gold), 0, -1.18, 0, PI / 2),
      at(ring(0.46, 0.07, M.gold), 0, 1.06, 0, PI / 2),
      at(box(1.16, 0.3, 0.76, 0.12, marble), 0, 1.3, 0),
      scroll(1),
      scroll(-1),
    ),
    0.16,
    0.4,
    -0.12,
  );
}

export const TEMPLES = { column, pyramid, pharaoh, "sun-mask": sunMask };
