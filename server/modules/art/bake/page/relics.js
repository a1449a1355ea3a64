import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, polygon, roundedRectangle, svg } from "./outlines.js";
import { at, ball, box, cone, group, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";

const ANKH = svg(
  "M-15 12 L-72 24 Q-76 6 -72 -12 L-18 -2 C-44 -28 -52 -52 -52 -66 C-52 -96 -28 -112 0 -112 C28 -112 52 -96 52 -66 C52 -52 44 -28 18 -2 L72 -12 Q76 6 72 24 L15 12 L26 112 Q0 120 -26 112 Z M0 -14 C20 -34 28 -52 28 -66 C28 -82 16 -90 0 -90 C-16 -90 -28 -82 -28 -66 C-28 -52 -20 -34 0 -14Z",
);

const LAPIS = M.lacquer(0x0b3fc0, { metalness: 0.4 });

const TURQUOISE = M.enamel(0x00a3a0);

const ankhSign = (inlay) =>
  group(
    slab(ANKH, M.gold, { depth: 16, bevel: 8, grow: 4 }),
    at(slab(ANKH, inlay, { depth: 6, bevel: 4, size: 5, grow: -5 }), 0, 0, 13),
    at(stretch(jewel("ruby"), 17, 17, 17), 0, -2, 18, PI / 2),
  );

const ankh = () => turn(ankhSign(LAPIS), -0.05, 0.42, -0.12);

function book() {
  const cover = M.leather(0x7c1420);
  const corner = (sx, sy) =>
    at(
      slab(polygon(points("0 0, 0.5 0, 0.36 0.12, 0.12 0.36, 0 0.5")), M.gold, { depth: 0.06, bevel: 0.03 }),
      sx * 0.98,
      sy * 1.3,
      0.4,
      0,
      0,
      sx < 0 ? (sy < 0 ? 0 : -PI / 2) : sy < 0 ? PI / 2 : PI,
    );
  const band = (y) => at(box(0.2, 0.14, 0.86, 0.05, M.gold), -1.0, y, 0);
  return turn(
    group(
      at(box(2.06, 2.7, 0.12, 0.05, cover), 0, 0, 0.34),
      at(box(2.06, 2.7, 0.12, 0.05, cover), 0, 0, -0.34),
      at(stretch(cone(0.4, 0.4, 2.7, cover), 0.55, 1, 1), -1.0, 0, 0),
      repeat(13, (i) =>
        at(
          box(1.86, 2.5, 0.036, 0.01, M.matte(i % 2 ? 0xf3dca4 : 0xdcb878)),
          0.04 + (i % 3) * 0.012,
          0,
          -0.26 + i * 0.0435,
        ),
      ),
      [-1.05, -0.4, 0.4, 1.05].map(band),
      at(slab([...ovalRing(0.8, 1.06, 0.06)], M.gold, { depth: 0.03, bevel: 0.02 }), 0.03, 0, 0.42),
      at(ankhSign(TURQUOISE), 0.03, -0.02, 0.42, 0, 0, 0, 0.0074),
      corner(-1, -1),
      corner(1, -1),
      corner(-1, 1),
      corner(1, 1),
      at(box(0.3, 0.4, 0.94, 0.06, M.gold), 1.02, 0, 0),
      at(jewel("emerald"), 1.02, 0, 0.48, PI / 2, 0, 0, 0.1),
    ),
    -0.12,
    0.5,
    -0.1,
  );
}

function ovalRing(w, h, width) {
  const ellipse = (x, y, clockwise) => new T.Path().absellipse(0, 0, x, y, 0, PI * 2, clockwise);
  const shape = new T.Shape().absellipse(0, 0, w, h, 0, PI * 2, false);
  shape.holes.push(ellipse(w - width, h - width, true));
  return [shape];
}

const feather = (i) => {
  const length = 1.5 - i * 0.16;
  const colors = [LAPIS, TURQUOISE, M.enamel(0xc8102a)];
  const plume = (from, to, material, grow) =>
    at(
      slab(roundedRectangle((to - from) * length, 0.24, 0.11), material, {
        depth: 0.06,
        bevel: 0.03,
        grow,
      }),
      ((from + to) / 2) * length,
      0,
      0,
    );
  return at(
    group(
      plume(0.05, 1, M.gold, 0.02),
      at(plume(0.62, 0.98, colors[0], -0.03), 0, 0, 0.05),
      at(plume(0.34, 0.6, colors[1], -0.03), 0, 0, 0.05),
      at(plume(0.1, 0.32, colors[2], -0.03), 0, 0, 0.05),
    ),
    0,
    0.1 - i * 0.06,
    i * -0.03,
    0,
    0,
    0.62 - i * 0.3,
  );
};

const leg = (side, y, dy) =>
  tube(
    [
      [side * 0.3, y, 0],
      [side * 0.72, y + dy, 0.1],
      [side * 0.8, y + dy * 2.4, 0],
    ],
    0.055,
    M.gold,
    { segments: 30 },
  );

function scarab() {
  return turn(
    group(
      [1, -1].map((side) => stretch(repeat(5, feather), side, 1, 1)),
      at(stretch(ball(0.56, LAPIS), 0.86, 1.1, 0.6), 0, -0.32, 0.12),
      at(stretch(ring(0.56, 0.04, M.gold), 0.86, 1.1, 1), 0, -0.32, 0.14),
      tube(points("0 0.28 0.42, 0 -0.1 0.48, 0 -0.5 0.46, 0 -0.9 0.26"), 0.035, M.gold),
      at(stretch(ball(0.42, TURQUOISE), 1, 0.55, 0.75), 0, 0.3, 0.14),
      at(stretch(ring(0.42, 0.045, M.gold), 1, 0.55, 1), 0, 0.3, 0.16),
      at(stretch(ball(0.26, M.gold), 1, 0.75, 0.8), 0, 0.6, 0.14),
      [1, -1].map((side) => [
        leg(side, -0.6, -0.2),
        tube(
          [
            [side * 0.16, 0.66, 0.1],
            [side * 0.36, 0.86, 0.12],
            [side * 0.3, 1.06, 0.12],
          ],
          0.055,
          M.gold,
        ),
      ]),
      at(stretch(ball(0.33, M.enamel(0xe02a08)), 1, 1, 0.6), 0, 1.1, 0.1),
      at(ring(0.34, 0.06, M.gold), 0, 1.1, 0.1),
    ),
    -0.1,
    0.16,
    0,
  );
}

export const RELICS = { book, ankh, scarab };
