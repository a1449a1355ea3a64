// Stones cut in facets: half of the points, mirrored.
import * as T from "three";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { mesh, stretch } from "./parts.js";

/**
 * Meshes of the mirrored faces, one for each material.
 * @param {string} list points "x y z"
 * @param {Record<string, string>} faces triangles "0 1 2" by material
 */
export function carved(list, faces, materials) {
  const corners = points(list);
  return Object.entries(faces).map(([name, triangles]) => {
    const position = [1, -1].flatMap((side) =>
      points(triangles).flatMap((triangle) =>
        triangle.flatMap((index) => {
          const [x, y, z] = corners[index];
          return [x * side, y, z];
        }),
      ),
    );
    const geometry = new T.BufferGeometry();
    geometry.setAttribute("position", new T.Float32BufferAttribute(position, 3));
    const uv = new Array((position.length / 3) * 2).fill(0);
    geometry.setAttribute("uv", new T.Float32BufferAttribute(uv, 2));
    geometry.computeVertexNormals();
    return mesh(geometry, materials[name]);
  });
}

/** A material with flat faces. */
export const facet = (color) =>
  M.material({
    color,
    flatShading: true,
    metalness: 0.35,
    roughness: 0.34,
    clearcoat: 0.7,
    clearcoatRoughness: 0.2,
  });

/** A line of points, and its mirror image. */
export const bothSides = (line) => [1, -1].map((side) => points(line).map(([x, y, z]) => [x * side, y, z]));

/** A flat, pointed pyramid. */
export const spike = (material, r, h) => stretch(mesh(new T.ConeGeometry(r, h, 4), material), 1, 1, 0.6);
