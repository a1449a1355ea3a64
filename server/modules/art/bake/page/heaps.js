// Heaps of coins and bars that fill chests, pots and carts.

import * as T from "three";
import { jewel } from "./gem-cuts.js";
import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { points, starPoints } from "./outlines.js";
import { at, facets, group, lathe, mesh, PI, randomOf, repeat, turn } from "./parts.js";

/** A light coin that lies flat, radius 1. */
function smallCoin() {
  const body = lathe(
    points(
      "0.001 0.06, 0.76 0.06, 0.8 0.12, 0.96 0.12, 1 0.07, 1 -0.07, 0.96 -0.12, 0.8 -0.12, 0.76 -0.06, 0.001 -0.06",
    ),
    M.gold,
    { segments: 40 },
  );
  const star = () => facets(starPoints(5, 0.55, 0.25), 0.12, M.goldFacet);
  return group(body, at(star(), 0, 0.06, 0, -PI / 2), at(star(), 0, -0.06, 0, PI / 2));
}

/** A dome of coins on y = 0, width 2w, depth 2d. */
export function heap(w, h, d, { count = 90, size = 0.17, seed = 7, gems = [] } = {}) {
  const random = randomOf(seed);
  const spot = () => {
    const angle = random() * PI * 2;
    const r = Math.sqrt(random());
    return [Math.cos(angle) * r * w, h * (1 - r * r), Math.sin(angle) * r * d];
  };
  return group(
    at(
      mesh(
        new T.SphereGeometry(1, 48, 24, 0, PI * 2, 0, PI / 2).scale(w * 0.9, h * 0.72, d * 0.9),
        M.goldDeep,
      ),
    ),
    repeat(Math.round(count * 1.7), () => {
      const [x, y, z] = spot();
      return at(
        smallCoin(),
        x,
        y,
        z,
        0.3 + (random() - 0.5) * 0.8 + (z / d) * 0.6,
        random() * 6,
        (random() - 0.5) * 0.7 - (x / w) * 0.5,
        size,
      );
    }),
    gems.map((kind) => {
      const [x, y, z] = spot();
      return at(jewel(kind), x * 0.7, y + size * 0.7, Math.abs(z) * 0.9, 0.7, random() * 6, 0.2, size * 1.35);
    }),
  );
}

/** A gold bar, 2 wide, lying on y = 0; lettered unless another bar covers it. */
export function ingotBar({ isLettered = true } = {}) {
  const bar = at(mesh(bevelledBar(), M.gold), 0, 0.29, 0);
  if (!isLettered) return group(bar);
  const letters = relief("GOLD", 0.34, M.gold, { depth: 0.05, bevel: 0.03, font: FONTS.bungee });
  return group(bar, at(turn(letters, -PI / 2), 0, 0.585, 0));
}

function bevelledBar() {
  const shape = new T.Shape(
    points("-0.5 0, 0.5 0, 0.36 0.46, -0.36 0.46").map(([x, y]) => new T.Vector2(x, y)),
  );
  const geometry = new T.ExtrudeGeometry(shape, {
    depth: 1.8,
    bevelEnabled: true,
    bevelThickness: 0.12,
    bevelSize: 0.06,
    bevelSegments: 6,
  });
  return geometry.translate(0, -0.23, -0.9).rotateY(PI / 2);
}
