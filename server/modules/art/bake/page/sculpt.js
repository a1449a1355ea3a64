// Clay: shapes as signed distances that melt into each other, and the surface where the distance is 0 as a mesh.
import * as T from "three";
import { mesh } from "./parts.js";

/** Nodes along a block's edge; blocks far from the surface are skipped. */
const BLOCK = 8;
export const mix = (a, b, t) => a + (b - a) * t;
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** 0 below `from`, 1 above `to`, smooth between. */
export const ease = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

export function egg([cx, cy, cz], [rx, ry, rz]) {
  const shape = (x, y, z) => {
    const [ax, ay, az] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const near = Math.hypot(ax, ay, az);
    return (near * (near - 1)) / (Math.hypot(ax / rx, ay / ry, az / rz) + 1e-6);
  };
  return Object.assign(shape, { bounds: [cx, cy, cz, Math.max(rx, ry, rz)] });
}
export const orb = (centre, r) => {
  const [cx, cy, cz] = centre;
  const shape = (x, y, z) => Math.hypot(x - cx, y - cy, z - cz) - r;
  return Object.assign(shape, { bounds: [cx, cy, cz, r] });
};
/** A limb from `a` to `b` whose radius changes from `ra` to `rb`. */
export function limb([ax, ay, az], ra, [bx, by, bz], rb = ra) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const long = dx * dx + dy * dy + dz * dz + 1e-9;
  const shape = (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az];
    const t = clamp((px * dx + py * dy + pz * dz) / long);
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - mix(ra, rb, t);
  };
  const bounds = [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2, Math.sqrt(long) / 2 + Math.max(ra, rb)];
  return Object.assign(shape, { bounds });
}
export const block =
  ([cx, cy, cz], [w, h, d], r) =>
  (x, y, z) => {
    const [ax, ay, az] = [Math.abs(x - cx) - w + r, Math.abs(y - cy) - h + r, Math.abs(z - cz) - d + r];
    const out = Math.hypot(Math.max(ax, 0), Math.max(ay, 0), Math.max(az, 0));
    return out + Math.min(Math.max(ax, ay, az), 0) - r;
  };

export function blend(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}
/**
 * Melts shapes together over a width of `k`; those whose bounds are too far away to matter aren't measured.
 * A shape's `bounds` are a sphere around it: [x, y, z, radius].
 */
export const join =
  (k, ...shapes) =>
  (x, y, z) => {
    let d = shapes[0](x, y, z);
    for (let i = 1; i < shapes.length; i++) {
      const { bounds } = shapes[i];
      if (bounds && Math.hypot(x - bounds[0], y - bounds[1], z - bounds[2]) - bounds[3] > d + k) continue;
      d = blend(d, shapes[i](x, y, z), k);
    }
    return d;
  };
/** Takes `hole` out of `shape`. */
export const carve = (k, shape, hole) => (x, y, z) => -blend(-shape(x, y, z), hole(x, y, z), k);
/** Where both are. */
export const both = (k, a, b) => (x, y, z) => -blend(-a(x, y, z), -b(x, y, z), k);
/** The same on the left and on the right. */
export const mirrored = (shape) => (x, y, z) => shape(Math.abs(x), y, z);
/** A limb along points of [x, y, z, radius]. */
export function chain(k, line) {
  const shape = join(
    k,
    ...line.slice(1).map((to, i) => limb(line[i].slice(0, 3), line[i][3], to.slice(0, 3), to[3])),
  );
  const middle = [0, 1, 2].map((axis) => {
    const values = line.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
  const reach = line.map(([x, y, z, r]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2]) + r);
  return Object.assign(shape, { bounds: [...middle, Math.max(...reach) + k] });
}

/** The shape moved by an object's matrix. */
export function moved(shape, [x, y, z], [rx = 0, ry = 0, rz = 0] = [], scale = 1) {
  const matrix = new T.Matrix4().compose(
    new T.Vector3(x, y, z),
    new T.Quaternion().setFromEuler(new T.Euler(rx, ry, rz, "YXZ")),
    new T.Vector3(scale, scale, scale),
  );
  const e = matrix.clone().invert().elements;
  const result = (px, py, pz) =>
    shape(
      e[0] * px + e[4] * py + e[8] * pz + e[12],
      e[1] * px + e[5] * py + e[9] * pz + e[13],
      e[2] * px + e[6] * py + e[10] * pz + e[14],
    ) * scale;
  if (!shape.bounds) return result;
  const [cx, cy, cz, r] = shape.bounds;
  return Object.assign(result, { bounds: [...new T.Vector3(cx, cy, cz).applyMatrix4(matrix), r * scale] });
}

/** How much of the light reaches a point of the surface: less in folds. @returns a factor up to 1 */
export function openness(shape, x, y, z) {
  const e = 0.03;
  const n = [
    shape(x + e, y, z) - shape(x - e, y, z),
    shape(x, y + e, z) - shape(x, y - e, z),
    shape(x, y, z + e) - shape(x, y, z - e),
  ];
  const long = Math.hypot(...n) || 1;
  let shade = 0;
  for (const [far, weight] of [
    [0.08, 0.45],
    [0.2, 0.35],
    [0.4, 0.2],
  ]) {
    const d = shape(x + (n[0] / long) * far, y + (n[1] / long) * far, z + (n[2] / long) * far);
    shade += weight * clamp((far - d) / far);
  }
  return 1 - shade;
}

/** Distances at all nodes of a grid; only blocks near the surface are measured node by node. */
function measure(shape, [min, max], step) {
  const size = [0, 1, 2].map((axis) => Math.ceil((max[axis] - min[axis]) / step / BLOCK) * BLOCK);
  const [nx, ny, nz] = size;
  const field = new Float32Array(nx * ny * nz);
  const reach = BLOCK * step * 1.5;
  for (let bz = 0; bz < nz; bz += BLOCK)
    for (let by = 0; by < ny; by += BLOCK)
      for (let bx = 0; bx < nx; bx += BLOCK) {
        const middle = [bx, by, bz].map((b, axis) => min[axis] + (b + BLOCK / 2) * step);
        const d = shape(...middle);
        const isFar = Math.abs(d) > reach;
        for (let z = bz; z < bz + BLOCK; z++)
          for (let y = by; y < by + BLOCK; y++)
            for (let x = bx; x < bx + BLOCK; x++)
              field[x + nx * (y + ny * z)] = isFar
                ? d
                : shape(min[0] + x * step, min[1] + y * step, min[2] + z * step);
      }
  return { field, size };
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);
const EDGES = CORNERS.flatMap((_, a) => [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit]));

/**
 * @param {(x: number, y: number, z: number) => number} shape
 * @param {number[][]} bounds lowest and highest corner
 * @param {number} step edge of a cell
 * @param {(x: number, y: number, z: number, color: T.Color) => void} [paint] sets the colour of a point
 */
export function sculpt(shape, bounds, step, material, paint) {
  const [min] = bounds;
  const { field, size } = measure(shape, bounds, step);
  const [nx, ny, nz] = size;
  const at = (x, y, z) => x + nx * (y + ny * z);
  const vertexAt = new Int32Array(field.length).fill(-1);
  const position = [];
  const offsets = CORNERS.map(([i, j, k]) => at(i, j, k));
  const values = new Float32Array(8);
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        const here = at(x, y, z);
        let inside = 0;
        for (let corner = 0; corner < 8; corner++) {
          values[corner] = field[here + offsets[corner]];
          if (values[corner] < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        const sum = [0, 0, 0];
        let count = 0;
        for (const [a, b] of EDGES) {
          if (values[a] < 0 === values[b] < 0) continue;
          const t = values[a] / (values[a] - values[b]);
          for (let axis = 0; axis < 3; axis++) sum[axis] += mix(CORNERS[a][axis], CORNERS[b][axis], t);
          count++;
        }
        vertexAt[here] = position.length / 3;
        const placed = [x, y, z].map((node, axis) => min[axis] + (node + sum[axis] / count) * step);
        position.push(...placed);
      }
  return mesh(
    finish(shape, position, quads(field, vertexAt, size), step, paint),
    paint ? Object.assign(material.clone(), { vertexColors: true, userData: material.userData }) : material,
  );
}

/** Two triangles for each edge of the grid that crosses the surface. */
function quads(field, vertexAt, [nx, ny, nz]) {
  const index = [];
  const stride = [1, nx, nx * ny];
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const here = x + nx * (y + ny * z);
        for (let axis = 0; axis < 3; axis++) {
          const isInside = field[here] < 0;
          if (isInside === field[here + stride[axis]] < 0) continue;
          const [u, v] = [stride[(axis + 1) % 3], stride[(axis + 2) % 3]];
          const [a, b, c, d] = [here, here - u, here - u - v, here - v].map((cell) => vertexAt[cell]);
          if (isInside) index.push(a, b, c, a, c, d);
          else index.push(a, c, b, a, d, c);
        }
      }
  return index;
}

/** Puts vertices onto the surface and takes normals and colours from it. */
function finish(shape, position, index, step, paint) {
  const normal = new Float32Array(position.length);
  const color = paint && new Float32Array(position.length);
  const e = step * 0.6;
  const painted = new T.Color();
  for (let i = 0; i < position.length; i += 3) {
    let [x, y, z] = [position[i], position[i + 1], position[i + 2]];
    const slope = () => {
      const n = [
        shape(x + e, y, z) - shape(x - e, y, z),
        shape(x, y + e, z) - shape(x, y - e, z),
        shape(x, y, z + e) - shape(x, y, z - e),
      ];
      const long = Math.hypot(...n) || 1;
      return n.map((value) => value / long);
    };
    const n = slope();
    const d = clamp(shape(x, y, z), -step, step) * 0.8;
    [x, y, z] = [x - n[0] * d, y - n[1] * d, z - n[2] * d];
    position[i] = x;
    position[i + 1] = y;
    position[i + 2] = z;
    normal.set(slope(), i);
    if (!paint) continue;
    paint(x, y, z, painted);
    color.set([painted.r, painted.g, painted.b], i);
  }
  const geometry = new T.BufferGeometry();
  geometry.setAttribute("position", new T.Float32BufferAttribute(position, 3));
  geometry.setAttribute("normal", new T.BufferAttribute(normal, 3));
  if (color) geometry.setAttribute("color", new T.BufferAttribute(color, 3));
  geometry.setIndex(index);
  return geometry;
}
