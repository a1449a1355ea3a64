// Fruit together: in a basket and in a bowl.
import * as T from "three";
import { FRUIT } from "./fruit.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, group, lathe, PI, repeat, ring, turn } from "./parts.js";

/** A fruit whose longest side is `size`, its middle at a point. */
function fruit(name, size, x, y, z, lean = 0) {
  const object = FRUIT[name]();
  const bounds = new T.Box3().setFromObject(object);
  const extent = bounds.getSize(new T.Vector3());
  const middle = bounds.getCenter(new T.Vector3());
  const scale = size / Math.max(extent.x, extent.y, extent.z);
  const centred = at(group(object), -middle.x * scale, -middle.y * scale, -middle.z * scale, 0, 0, 0, scale);
  return at(group(centred), x, y, z, 0, 0, lean);
}

const STRAW = [0xb8742c, 0x9a5a20, 0xd89a48].map((color) => M.satin(color));

/** A wicker basket with a handle. */
function basket() {
  const rows = repeat(7, (i) =>
    at(ring(0.98 + i * 0.07, 0.115, STRAW[i % 3]), 0, -1.1 + i * 0.17, 0, PI / 2),
  );
  const rim = at(ring(1.47, 0.15, STRAW[2]), 0, 0.1, 0, PI / 2);
  const handle = [STRAW[0], STRAW[2]].map((straw, i) =>
    at(ring(1.42, 0.1, straw, PI), 0, 0.1, i * 0.16 - 0.08),
  );
  return turn(
    group(
      rows,
      rim,
      handle,
      fruit("watermelon", 1.9, 0.1, 0.95, -0.5, 0.5),
      fruit("grapes", 1.75, -0.95, 0.35, 0.6, 0.3),
      fruit("apple", 1.35, 0.95, 0.55, 0.05, -0.2),
      fruit("orange", 1.5, -0.1, 0.5, 0.45),
      fruit("lemon", 1.35, 0.95, 0.25, 0.95, -0.4),
      fruit("strawberry", 1.05, 0.15, 0.1, 1.35, 0.2),
    ),
    0.34,
    -0.3,
    0,
  );
}

/** A golden bowl with a heap of fruit. */
function bowl() {
  const body = lathe(
    points(
      "0.001 -1.2, 0.62 -1.22, 0.66 -1.1, 0.3 -0.98, 0.34 -0.86, 0.9 -0.62, 1.3 -0.2, 1.46 0.14, 1.36 0.14, 1 -0.3",
    ),
    M.gold,
    { smooth: true },
  );
  return turn(
    group(
      body,
      at(ring(1.42, 0.07, M.goldDeep), 0, 0.14, 0, PI / 2),
      fruit("grapes", 1.7, 0.95, 0.75, -0.3, -0.3),
      fruit("mango", 1.6, 0.05, 0.95, -0.4, 0.2),
      fruit("plum", 1.35, -0.9, 0.7, -0.1, 0.2),
      fruit("apple", 1.35, 0.1, 0.55, 0.35),
      fruit("lemon", 1.3, 0.75, 0.3, 0.9, 0.3),
      fruit("strawberry", 1.1, -0.35, 0.3, 1),
      fruit("cherries", 1.25, -0.95, 0.1, 0.95, -0.1),
    ),
    0.3,
    0.3,
    0,
  );
}

export const BASKETS = { "fruit-basket": basket, "fruit-bowl": bowl };
