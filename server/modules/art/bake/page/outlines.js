// Flat shapes and lists of points that solids are made of.
import * as T from "three";
import { SVGLoader } from "three/addons/loaders/SVGLoader.js";

const PI = Math.PI;

/** @returns the points of a list such as "0 1, 0.5 0.2" */
export const points = (list) => list.split(", ").map((point) => point.split(" ").map(Number));

/** Flat polygon. @param {number[][]} corners */
export function polygon(corners) {
  return new T.Shape(corners.map(([x, y]) => new T.Vector2(x, y)));
}

/** @returns the shapes of an SVG path, with y upwards */
export function svg(path) {
  const flipped = new SVGLoader().parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`);
  return flipped.paths
    .flatMap((one) => SVGLoader.createShapes(one))
    .map((shape) => mapShape(shape, (x, y) => [x, -y]));
}

/** @returns the shape with every point moved by `move`, curves resolved into short lines */
export function mapShape(shape, move, divisions = 24) {
  const { shape: outer, holes } = shape.extractPoints(divisions);
  const moved = (points) => points.map((point) => new T.Vector2(...move(point.x, point.y)));
  const result = new T.Shape(moved(outer));
  result.holes = holes.map((hole) => new T.Path(moved(hole)));
  return result;
}

export function circle(r, hole = 0, x = 0, y = 0) {
  const shape = new T.Shape().absarc(x, y, r, 0, PI * 2, false);
  if (hole) shape.holes.push(new T.Path().absarc(x, y, hole, 0, PI * 2, true));
  return shape;
}

export function roundedRectangle(w, h, r) {
  const [x, y] = [w / 2, h / 2];
  return new T.Shape()
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, -y + r, r, -PI / 2, 0, false)
    .lineTo(x, y - r)
    .absarc(x - r, y - r, r, 0, PI / 2, false)
    .lineTo(-x + r, y)
    .absarc(-x + r, y - r, r, PI / 2, PI, false)
    .lineTo(-x, -y + r)
    .absarc(-x + r, -y + r, r, PI, PI * 1.5, false);
}

/** Part of a ring between two angles. */
export const sector = (inner, outer, from, to) =>
  new T.Shape().absarc(0, 0, outer, from, to, false).absarc(0, 0, inner, to, from, true);

/** @returns points of a star or of a regular polygon (inner = outer * cos(pi / n)) */
export function starPoints(tips, outer, inner, start = PI / 2) {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = start + (index * PI) / tips;
    const r = index % 2 ? inner : outer;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}
