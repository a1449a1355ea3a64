import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, group, mesh, turn } from "./parts.js";

const EDGE = 0.6;
const ROUND = 0.15;
const PIP = 0.118;
const GRID = 0.29;
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: points("-1 -1, 0 0, 1 1"),
  4: points("-1 -1, 1 1, -1 1, 1 -1"),
  5: points("-1 -1, 1 1, -1 1, 1 -1, 0 0"),
  6: points("-1 -1, -1 0, -1 1, 1 -1, 1 0, 1 1"),
};
/** Pips by axis (x, y, z) and side. */
const SIDES = points("3 4, 1 6, 5 2");

/** @returns how deep the point lies in a pip, from 0 to 1 */
function pipAt(point) {
  const axes = [point.x, point.y, point.z];
  const axis = axes.findIndex((value) => Math.abs(value) > EDGE - 0.02);
  if (axis < 0) return 0;
  const count = SIDES[axis][axes[axis] > 0 ? 0 : 1];
  const [a, b] = axes.filter((_, index) => index !== axis);
  const nearest = Math.min(...PIPS[count].map(([x, y]) => Math.hypot(a - x * GRID, b - y * GRID)));
  return nearest < PIP ? Math.sqrt(1 - (nearest / PIP) ** 2) : 0;
}

/** A rounded cube with dents; vertices in a dent are white. */
export function die(color, pip = 0xfff6e8) {
  const geometry = new T.BoxGeometry(EDGE * 2, EDGE * 2, EDGE * 2, 110, 110, 110);
  const { position } = geometry.attributes;
  const [body, dent] = [new T.Color(color), new T.Color(pip)];
  const colors = new Float32Array(position.count * 3);
  const limit = EDGE - ROUND;
  const point = new T.Vector3();
  const core = new T.Vector3();
  for (let index = 0; index < position.count; index++) {
    point.fromBufferAttribute(position, index);
    const depth = pipAt(point);
    core.copy(point).clampScalar(-limit, limit);
    const out = point.clone().sub(core).normalize();
    point.copy(core).addScaledVector(out, ROUND - depth * 0.07);
    position.setXYZ(index, point.x, point.y, point.z);
    (depth > 0 ? dent : body).toArray(colors, index * 3);
  }
  geometry.setAttribute("color", new T.BufferAttribute(colors, 3));
  geometry.computeVertexNormals();
  return mesh(geometry, M.enamel(0xffffff, { vertexColors: true, roughness: 0.28 }));
}

const pair = (color, pip) => () =>
  turn(
    group(
      at(die(color, pip), -0.52, 0.3, -0.35, 0.42, 0.55, 0.16),
      at(turn(die(color, pip), 0, Math.PI / 2, Math.PI / 2), 0.55, -0.42, 0.45, 0.5, -0.5, -0.22),
    ),
  );

const trio =
  (...colors) =>
  () =>
    turn(
      group(
        at(die(...colors[0]), -0.66, -0.42, 0.3, 0.42, 0.5, 0.1),
        at(turn(die(...colors[1]), 0, Math.PI / 2, Math.PI / 2), 0.72, -0.48, 0.1, 0.5, -0.4, -0.16),
        at(turn(die(...colors[2]), Math.PI / 2, 0, 0), 0.02, 0.78, -0.2, 0.5, 0.8, 0.3),
      ),
    );

export const DICE = {
  "dice-trio": trio([0xc80618], [0xc80618], [0xf6efe0, 0x14101f]),
  "dice-night": trio([0x16131f, 0xffcd42], [0x16131f, 0xffcd42], [0xd8a020, 0x14101f]),
  "dice-ivory": pair(0xf6efe0, 0xc00a1c),
  "dice-red": pair(0xc80618),
  "dice-blue": pair(0x0646d2),
  "dice-purple": pair(0x6410c4),
};
