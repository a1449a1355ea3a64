// Shells of revolution with openings, and strips that lie on them.
import * as T from "three";
import { TessellateModifier } from "three/addons/modifiers/TessellateModifier.js";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { deform, mesh, tube } from "./parts.js";

const SIZE = 512;

function mask(draw) {
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = "#000";
  draw((points) => {
    context.beginPath();
    for (const [u, v] of points) context.lineTo(u * SIZE, (1 - v) * SIZE);
    context.fill();
  });
  return new T.CanvasTexture(canvas);
}

/**
 * @param {number[][]} profile [radius, y] from the bottom to the top
 * @param {number[][][]} openings polygons of [u, v]; u is 0.5 in front, v is 0 at the bottom
 */
export function shell(profile, material, openings, rim, rimRadius = 0.04) {
  const curve = new T.SplineCurve(profile.map(([x, y]) => new T.Vector2(x, y)));
  const points = curve.getPoints(80).map((p) => new T.Vector2(Math.max(0.0001, p.x), p.y));
  const open = material.clone();
  open.alphaMap = mask((cut) => openings.forEach(cut));
  open.alphaTest = 0.5;
  open.side = T.DoubleSide;
  const geometry = new T.LatheGeometry(points, 128).rotateY(Math.PI);
  const place = ([u, v], lift = 0) => {
    const p = curve.getPoint(v);
    const angle = (u - 0.5) * Math.PI * 2;
    return [Math.sin(angle) * (p.x + lift), p.y, Math.cos(angle) * (p.x + lift)];
  };
  const result = new T.Group();
  result.add(mesh(geometry, open));
  for (const opening of openings) result.add(outline(opening, place, rim, rimRadius));
  return { object: result, place };
}

/** A tube along the polygon's edges. */
function outline(points, place, material, radius) {
  const dense = points.flatMap(([u, v], index) => {
    const [nextU, nextV] = points[(index + 1) % points.length];
    return [0, 0.25, 0.5, 0.75].map((k) => place([u + (nextU - u) * k, v + (nextV - v) * k], 0.01));
  });
  return tube(dense, radius, material, { closed: true, segments: dense.length * 6 });
}

/** Bends a flat part smoothly: edges longer than `detail` are divided first. */
export function bend(object, detail, move) {
  object.geometry = new TessellateModifier(detail, 8).modify(object.geometry);
  deform(object, move);
  object.geometry = toCreasedNormals(object.geometry, 0.7);
  return object;
}
