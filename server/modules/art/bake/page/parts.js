// Builders that all objects are made of. Each returns an Object3D, so that calls nest.
import * as T from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

export const PI = Math.PI;

export function mesh(geometry, material) {
  const object = new T.Mesh(geometry, material);
  object.castShadow = true;
  object.receiveShadow = true;
  return object;
}

export function group(...children) {
  const object = new T.Group();
  object.add(...children.flat(3));
  return object;
}

/** Places and turns; an object that has been placed moves inside a new group. */
export function at(placed, x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, scale = 1) {
  const object = placed.userData.isPlaced ? group(placed) : placed;
  object.userData.isPlaced = true;
  object.position.set(x, y, z);
  object.rotation.set(rx, ry, rz);
  if (scale !== 1) object.scale.multiplyScalar(scale);
  return object;
}

/** Turns about its own centre, on top of the turns that it has. */
export const turn = (object, rx = 0, ry = 0, rz = 0) => at(group(object), 0, 0, 0, rx, ry, rz);

export function stretch(object, x, y, z) {
  object.scale.set(x, y, z);
  object.userData.isPlaced = true;
  return object;
}

/** @returns what `build` makes for each index, in one group */
export const repeat = (count, build) => group(Array.from({ length: count }, (_, index) => build(index)));

/** @returns copies around the z axis */
export const around = (count, radius, build, start = 0) =>
  repeat(count, (index) => {
    const angle = start + (index / count) * PI * 2;
    return at(group(build(index)), Math.cos(angle) * radius, Math.sin(angle) * radius, 0, 0, 0, angle);
  });

export const box = (w, h, d, r, material) =>
  mesh(
    new RoundedBoxGeometry(w, h, d, r < 0.04 ? 2 : 5, Math.min(r, w / 2.01, h / 2.01, d / 2.01)),
    material,
  );

export const ball = (r, material) =>
  mesh(new T.SphereGeometry(r, ...(r < 0.13 ? [24, 16] : [64, 48])), material);

export const ring = (r, tube, material, arc = PI * 2) =>
  mesh(new T.TorusGeometry(r, tube, 28, 120, arc), material);

export const cone = (r1, r2, h, material, segments = 64) =>
  mesh(new T.CylinderGeometry(r1, r2, h, segments), material);

/** Extrudes shapes with a rounded bevel; `size` grows the outline, centre of the depth at z = 0. */
export function slab(
  shapes,
  material,
  { depth = 0.2, bevel = 0.06, size = bevel, grow = 0, steps = 6, curves = 32 } = {},
) {
  const geometry = new T.ExtrudeGeometry(shapes, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: size,
    bevelOffset: grow - size,
    bevelSegments: steps,
    curveSegments: curves,
  });
  geometry.translate(0, 0, -depth / 2);
  return mesh(geometry, material);
}

/** Revolves a profile of [radius, y]; `smooth` joins the points with a curve. */
export function lathe(profile, material, { smooth = false, segments = 96 } = {}) {
  const points = profile.map(([x, y]) => new T.Vector2(Math.max(x, 0.0001), y));
  const line = smooth ? new T.SplineCurve(points).getPoints(profile.length * 10) : points;
  return mesh(
    new T.LatheGeometry(
      line.map((p) => new T.Vector2(Math.max(p.x, 0.0001), p.y)),
      segments,
    ),
    material,
  );
}

/** A tube along a curve; `taper` scales its radius from the start (0) to the end (1). */
export function tube(points, radius, material, { closed = false, segments = 120, taper } = {}) {
  const curve = new T.CatmullRomCurve3(
    points.map(([x, y, z = 0]) => new T.Vector3(x, y, z)),
    closed,
  );
  const geometry = new T.TubeGeometry(curve, segments, radius, 20, closed);
  const result = mesh(geometry, material);
  if (!taper) return result;
  let index = 0;
  return deform(result, (p) => {
    const t = Math.floor(index++ / 21) / segments;
    const middle = curve.getPointAt(t);
    p.sub(middle).multiplyScalar(taper(t)).add(middle);
  });
}

/** Facets from an outline up to the point above its centre, with the same below. */
export function facets(points, height, material) {
  const position = [];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    position.push(x, y, 0, nextX, nextY, 0, 0, 0, height, nextX, nextY, 0, x, y, 0, 0, 0, -height);
  });
  const geometry = new T.BufferGeometry();
  geometry.setAttribute("position", new T.Float32BufferAttribute(position, 3));
  geometry.setAttribute("uv", new T.Float32BufferAttribute(new Array((position.length / 3) * 2).fill(0), 2));
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

/** Moves every vertex: bends, tapers, bulges. */
export function deform(object, move) {
  const { position } = object.geometry.attributes;
  const vertex = new T.Vector3();
  for (let index = 0; index < position.count; index++) {
    vertex.fromBufferAttribute(position, index);
    move(vertex);
    position.setXYZ(index, vertex.x, vertex.y, vertex.z);
  }
  object.geometry.computeVertexNormals();
  return object;
}

/** @returns numbers from 0 to 1, the same each run */
export function randomOf(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
