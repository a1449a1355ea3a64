import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
import { around, at, ball, deform, facets, group, lathe, PI, ring, slab, turn } from "./parts.js";

function badge() {
  const points = starPoints(6, 1, 0.6);
  return turn(
    group(
      slab(polygon(points), M.gold, { depth: 0.1, bevel: 0.09, grow: 0.06 }),
      at(slab(polygon(points), M.goldDeep, { depth: 0.06, bevel: 0.03, grow: -0.06 }), 0, 0, 0.13),
      around(6, 1.08, () => at(ball(0.15, M.gold), 0, 0, 0.05), PI / 2),
      at(ring(0.56, 0.07, M.gold), 0, 0, 0.2),
      at(slab(circle(0.55), M.lacquer(0x7c1420), { depth: 0.08, bevel: 0.03 }), 0, 0, 0.16),
      at(ring(0.2, 0.02, M.gold), 0, 0, 0.2),
      at(facets(starPoints(5, 0.26, 0.11), 0.1, M.goldFacet), 0, 0.13, 0.24),
      at(
        relief("SHERIFF", 0.118, M.gold, { depth: 0.05, bevel: 0.012, font: FONTS.rye, grow: 0.01 }),
        0,
        -0.2,
        0.24,
      ),
    ),
    -0.1,
    0.42,
    0.08,
  );
}

/** A cowboy's hat with its opening around the origin, 0.7 wide. @param brim width of the brim, of the usual */
export function stetson(felt, brim = 1) {
  const shape = lathe(
    points("0.7 0.02, 1.0 -0.02, 1.3 -0.02, 1.52 0.04, 1.56 0.09, 1.5 0.12, 1.3 0.06, 1.0 0.05, 0.68 0.1"),
    felt,
    { smooth: true },
  );
  deform(shape, (p) => {
    const wide = Math.hypot(p.x, p.z);
    const narrowed = (0.7 + (wide - 0.7) * brim) / wide;
    p.set(p.x * narrowed, p.y, p.z * narrowed);
    p.set(p.x * 1.16, p.y + (p.x / 1.5) ** 2 * Math.abs(p.x) * 0.34 - Math.abs(p.z) * 0.1, p.z * 0.86);
  });
  const crown = lathe(points("0.74 0, 0.74 0.3, 0.68 0.7, 0.6 0.98, 0.46 1.1, 0.2 1.08, 0.001 1.05"), felt, {
    smooth: true,
  });
  deform(crown, (p) => {
    const dent = Math.max(0, p.y - 0.5) * 0.62 * Math.exp(-(p.x * p.x) * 9);
    const pinch = Math.max(0, p.y - 0.4) * 0.28 * Math.max(0, p.z);
    p.set(p.x * (1 - pinch), p.y - dent * 0.7, p.z * 1.02);
  });
  return group(
    shape,
    crown,
    at(stretchBand(), 0, 0.17, 0),
    at(facets(starPoints(5, 0.26, 0.11), 0.1, M.goldFacet), 0, 0.24, 0.8, -0.1),
    at(ring(0.2, 0.04, M.gold), 0, 0.22, 0.79),
  );
}

const stretchBand = () =>
  group(
    lathe(points("0.75 -0.1, 0.79 -0.08, 0.78 0.14, 0.74 0.16"), M.lacquer(0x4a0c12)),
    at(ring(0.78, 0.03, M.gold), 0, 0.14, 0, PI / 2),
    at(ring(0.79, 0.03, M.gold), 0, -0.07, 0, PI / 2),
  );

function lightning() {
  const bolt = svg("M22 -110 L-58 14 L-6 14 L-26 110 L62 -26 L8 -26 L46 -110 Z");
  return turn(
    group(
      slab(bolt, M.gold, { depth: 26, bevel: 9, grow: 9 }),
      at(
        slab(bolt, M.enamel(0xffdf10, { emissive: 0xffa800, emissiveIntensity: 0.4 }), {
          depth: 20,
          bevel: 12,
          size: 11,
          grow: -2,
        }),
        0,
        0,
        18,
      ),
    ),
    -0.06,
    0.36,
    0.06,
  );
}

export const FRONTIER = {
  "sheriff-badge": badge,
  "cowboy-hat": () => turn(stetson(M.leather(0x9a5520)), 0.34, 0.42, -0.1),
  lightning,
};
