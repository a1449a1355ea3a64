// Things of the workshop and the house.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, PI, repeat, ring, slab, stretch, turn } from "./parts.js";

function gear() {
  const wheel = (teeth, r, material, rim) => {
    const outline = polygon(
      Array.from({ length: teeth * 4 }, (_, i) => {
        const a = ((i + 0.5) / (teeth * 4)) * PI * 2;
        const out = i % 4 < 2 ? r : r * 0.78;
        return [Math.cos(a) * out, Math.sin(a) * out];
      }),
    );
    outline.holes.push(new T.Path().absarc(0, 0, r * 0.3, 0, PI * 2, true));
    return group(
      slab(outline, material, { depth: 0.24, bevel: 0.07 }),
      at(ring(r * 0.6, 0.06, rim), 0, 0, 0.2),
      at(ring(r * 0.32, 0.07, rim), 0, 0, 0.18),
      repeat(6, (i) =>
        at(
          ball(0.07, rim),
          Math.cos((i / 6) * 2 * PI) * r * 0.46,
          Math.sin((i / 6) * 2 * PI) * r * 0.46,
          0.18,
        ),
      ),
    );
  };
  return turn(
    group(
      at(wheel(10, 1.05, M.gold, M.copper), -0.25, -0.2, 0),
      at(wheel(8, 0.62, M.copper, M.gold), 0.95, 0.85, -0.12, 0, 0, 0.3),
      at(wheel(7, 0.4, M.steel, M.gold), 0.98, -0.62, 0.06, 0, 0, 0.1),
    ),
    -0.1,
    -0.4,
    0,
  );
}

function pickaxe() {
  const blade = svg(
    "M-92 26 C-60 -18 -24 -34 0 -34 C24 -34 60 -18 92 26 C58 -2 24 -10 0 -10 C-24 -10 -58 -2 -92 26Z",
  );
  return turn(
    group(
      at(cone(0.1, 0.13, 2.9, M.wood(0x9a5a24)), 0, -0.4, 0),
      [-1.2, -1.0, -1.4].map((y) => at(ring(0.125, 0.035, M.leather(0x5a2a10)), 0, y, 0, PI / 2)),
      at(slab(blade, M.steel, { depth: 10, bevel: 7, size: 6, grow: 1 }), 0, 0.62, 0, 0, 0, 0, 0.0145),
      at(box(0.4, 0.4, 0.42, 0.08, M.gold), 0, 0.92, 0),
      at(jewel("emerald"), 0, 0.92, 0.24, PI / 2, 0, 0, 0.13),
      at(ball(0.17, M.gold), 0, -1.86, 0),
    ),
    0.1,
    -0.4,
    -0.5,
  );
}

/** An oval mirror with a handle. */
function mirror() {
  const glass = M.material({
    color: 0xbfe4ff,
    metalness: 0.9,
    roughness: 0.06,
    emissive: 0x3a6aff,
    emissiveIntensity: 0.16,
  });
  return turn(
    group(
      at(
        group(
          stretch(ring(0.86, 0.15, M.gold), 0.86, 1.06, 1),
          stretch(ball(0.84, M.goldDeep), 0.86, 1.06, 0.1),
          at(stretch(ball(0.8, glass), 0.86, 1.06, 0.14), 0, 0, 0.06),
          repeat(18, (i) =>
            at(
              ball(0.085, i % 3 ? M.gold : M.enamel(0xe8147a)),
              Math.cos((i / 18) * 2 * PI) * 0.9,
              Math.sin((i / 18) * 2 * PI) * 1.1,
              0.05,
            ),
          ),
          [
            [-0.2, 0.9],
            [0.08, 0.6],
          ].map(([x, long]) =>
            at(box(0.1, long, 0.02, 0.02, M.glow(0xffffff, 0.7)), x, 0.1, 0.2, 0, 0, -0.6),
          ),
          at(jewel("sapphire"), 0, 1.02, 0.16, PI / 2, 0, 0, 0.18),
        ),
        0,
        0.55,
        0,
      ),
      at(
        lathe(points("0.12 0.3, 0.22 0.2, 0.12 0.05, 0.16 -0.5, 0.1 -0.95, 0.2 -1.05, 0.001 -1.24"), M.gold, {
          smooth: true,
        }),
        0,
        -0.62,
        0,
      ),
      [1, -1].map((side) => at(ring(0.18, 0.06, M.gold), side * 0.3, -0.36, 0)),
    ),
    0,
    -0.3,
    -0.3,
  );
}

function picture() {
  const frame = (w, h, r, material, z) =>
    at(
      group(
        [1, -1].map((side) => [
          at(box(2 * w, r, 0.24, 0.08, material), 0, side * (h - r / 2), 0),
          at(box(r, 2 * h, 0.24, 0.08, material), side * (w - r / 2), 0, 0),
        ]),
      ),
      0,
      0,
      z,
    );
  const scroll = (x, y) => at(group(ring(0.2, 0.08, M.gold), at(ball(0.13, M.goldDeep))), x, y, 0.2);
  return turn(
    group(
      frame(1.3, 1.1, 0.3, M.gold, 0),
      frame(1.06, 0.86, 0.1, M.goldDeep, 0.12),
      at(box(2.1, 1.7, 0.06, 0.02, M.satin(0x5ab0ff)), 0, 0, 0),
      at(
        stretch(ball(0.24, M.enamel(0xfff0a0, { emissive: 0xffd83a, emissiveIntensity: 0.4 })), 1, 1, 0.2),
        0.42,
        0.38,
        0.05,
      ),
      at(
        slab(svg("M-88 70 C-50 6 -20 -10 10 20 C30 40 60 0 88 18 L88 70Z"), M.satin(0x2a8a5a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.06,
        0,
        0,
        0,
        0.0108,
      ),
      at(
        slab(svg("M-88 70 C-40 40 0 30 40 44 C60 50 80 44 88 48 L88 70Z"), M.satin(0x6ac83a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.08,
        0,
        0,
        0,
        0.0108,
      ),
      [
        [-1.3, 1.1],
        [1.3, 1.1],
        [-1.3, -1.1],
        [1.3, -1.1],
      ].map(([x, y]) => scroll(x, y)),
      at(group(ring(0.16, 0.07, M.gold), at(jewel("ruby"), 0, 0, 0.1, PI / 2, 0, 0, 0.16)), 0, 1.14, 0.16),
    ),
    -0.06,
    -0.42,
    0.05,
  );
}

export const THINGS = {
  gear,
  pickaxe,
  mirror,
  picture,
};
