// Fur, noses and teeth of the animals' heads. A head looks along z and is about 2 wide.
import * as T from "three";
import * as M from "./materials.js";
import { at, group, mesh, PI } from "./parts.js";
import { chain, clamp, ease, egg, mix, openness, sculpt } from "./sculpt.js";

const hash = (x, y, z) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise between 0 and 1. */
export function noise(x, y, z) {
  const [ix, iy, iz] = [x, y, z].map(Math.floor);
  const [u, v, w] = [x - ix, y - iy, z - iz].map((t) => t * t * (3 - 2 * t));
  const row = (j, k) => mix(hash(ix, iy + j, iz + k), hash(ix + 1, iy + j, iz + k), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

/** Strands that run away from the nose, between -0.5 and 0.5. @param centre [x, y] of the nose */
export function strands(x, y, z, [cx, cy]) {
  const [dx, dy] = [x - cx, y - cy];
  const far = Math.hypot(dx, dy) + 1e-4;
  const along = far * 2.6 + z * 1.4;
  const [a, b] = [dx / far, dy / far];
  return (
    noise(a * 13 + 40, b * 13 + 40, along) * 0.55 + noise(a * 32 + 80, b * 32 + 80, along * 1.7) * 0.45 - 0.5
  );
}

const FUR = M.material({ color: 0xffffff, roughness: 0.58, clearcoat: 0.16, clearcoatRoughness: 0.42 });

/** Colours by name, as the painters of a coat use them. */
export const palette = (colors) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, new T.Color(color)]));

/**
 * A shape covered in fur.
 * @param bounds lowest and highest corner
 * @param paint sets the colour of a point (x, y, z, color)
 * @param {{ nose?: number[], depth?: number, step?: number, bare?: (x: number, y: number, z: number) => number }} options
 *   `depth` of the strands; `bare` is 1 where there are none
 */
export function furry(
  shape,
  bounds,
  paint,
  { nose = [0, -0.2], depth = 0.06, step = 0.026, bare = () => 0, material = FUR } = {},
) {
  const length = (x, y, z) =>
    depth * ease(0.12, 0.6, Math.hypot(x - nose[0], y - nose[1])) * (1 - bare(x, y, z));
  return sculpt(
    (x, y, z) => {
      const d = shape(x, y, z);
      if (Math.abs(d) > depth * 1.5) return d;
      return d - length(x, y, z) * strands(x, y, z, nose);
    },
    bounds,
    step,
    material,
    (x, y, z, color) => {
      paint(x, y, z, color);
      const lit = 1 + strands(x, y, z, nose) * 0.5 * (1 - bare(x, y, z));
      color.multiplyScalar(clamp(lit, 0.6, 1.4) * mix(0.25, 1, openness(shape, x, y, z)));
    },
  );
}

/** A wet nose with nostrils. */
export const snout = ([x, y, z], [w, h, d], color = 0x1a1216) =>
  at(
    group(
      sculpt(
        (px, py, pz) => {
          const body = egg([0, 0, 0], [w, h, d])(px, py, pz);
          const foot = egg([0, -h * 0.7, d * 0.1], [w * 0.45, h * 0.6, d * 0.7])(px, py, pz);
          const hole = egg([w * 0.44, -h * 0.22, d * 0.75], [w * 0.26, h * 0.3, d * 0.5])(
            Math.abs(px),
            py,
            pz,
          );
          const k = 0.06;
          const m = Math.max(k - Math.abs(body - foot), 0) / k;
          return Math.max(Math.min(body, foot) - m * m * k * 0.25, -hole);
        },
        [
          [-w * 1.3, -h * 1.8, -d * 1.3],
          [w * 1.3, h * 1.3, d * 1.3],
        ],
        w / 18,
        M.glossy(color),
      ),
    ),
    x,
    y,
    z,
  );

/** A shape made thin along z, around a plane. */
export const thin = (factor, plane, shape) => (x, y, z) => shape(x, y, plane + (z - plane) * factor) / factor;

/** How far a point lies within a spot, with a soft edge. @returns 0 to 1 */
export const within = (x, y, [cx, cy], [rx, ry], soft = 0.25) =>
  ease(1 + soft, 1 - soft, Math.hypot((x - cx) / rx, (y - cy) / ry));

/** A pointed tooth that hangs down. */
export const fang = (x, y, z, r, long, lean = 0) =>
  at(mesh(new T.ConeGeometry(r, long, 20), M.enamel(0xfff4dc)), x, y - long / 2, z, PI + lean, 0, 0);

/** Points of a lock that leaves `from` towards `to` and droops; a shape. @param {number} r its thickness at the root */
export const lock = ([ax, ay, az], [bx, by, bz], r, droop = 0.1) =>
  chain(0.08, [
    [ax, ay, az, r],
    [mix(ax, bx, 0.4), mix(ay, by, 0.4) + droop, mix(az, bz, 0.4), r * 0.9],
    [mix(ax, bx, 0.75), mix(ay, by, 0.75) + droop * 0.7, mix(az, bz, 0.75), r * 0.52],
    [bx, by, bz, 0.012],
  ]);
