// Cuts as planes around an outline, the stone's axis is y.
import * as T from "three";
import { ConvexGeometry } from "three/addons/geometries/ConvexGeometry.js";
import { followTurn, gemMaterial } from "./gem-material.js";
import { mesh, PI } from "./parts.js";

/** Outlines as radius by angle. */
const OUTLINES = {
  round: () => 1,
  oval: (a) => 1 / Math.hypot(Math.cos(a) / 1.22, Math.sin(a)),
  cushion: (a) => 1 / (Math.abs(Math.cos(a)) ** 3.4 + Math.abs(Math.sin(a)) ** 3.4) ** (1 / 3.4),
  pear: (a) => {
    const t = Math.sin(a);
    return t > 0 ? 1 + 0.62 * t ** 4.2 : 1;
  },
  trillion: (a) => 1 + 0.16 * Math.cos(3 * (a - PI / 2)),
};

/** @returns how far the outline reaches in a direction */
function reach(outline) {
  const points = Array.from({ length: 360 }, (_, i) => {
    const a = (i / 360) * PI * 2;
    return [Math.cos(a) * outline(a), Math.sin(a) * outline(a)];
  });
  return (a) => Math.max(...points.map(([x, y]) => x * Math.cos(a) + y * Math.sin(a)));
}

/** @returns a plane through (radius, y) in the direction of `a`, falling by `slope` (negative: from below) */
function plane(a, radius, y, slope) {
  const up = slope < 0 ? -1 : 1;
  const n = new T.Vector3(
    Math.cos(a) * Math.sin(Math.abs(slope)),
    up * Math.cos(slope),
    -Math.sin(a) * Math.sin(Math.abs(slope)),
  );
  return new T.Vector4(n.x, n.y, n.z, Math.sin(Math.abs(slope)) * radius + n.y * y);
}

const DEGREE = PI / 180;

export function brilliant(outlineName, { mains = 8, table = 0.56, crown = 34, pavilion = 41 } = {}) {
  const h = reach(OUTLINES[outlineName]);
  const planes = [];
  const step = (PI * 2) / mains;
  const top = (1 - table) * Math.tan(crown * DEGREE);
  const ring = (count, offset, build) => {
    for (let i = 0; i < count; i++) planes.push(build((i + offset) * ((PI * 2) / count) + PI / 2));
  };
  planes.push(new T.Vector4(0, 1, 0, top));
  ring(mains, 0, (a) => plane(a, h(a) * table, top, crown * DEGREE));
  ring(mains, 0.5, (a) => plane(a, h(a) * table * Math.cos(step / 2), top, (crown - 13) * DEGREE));
  ring(mains * 2, 0.5, (a) => plane(a, h(a) * 0.995, 0.015, (crown + 8) * DEGREE));
  ring(mains, 0, (a) =>
    plane(a, 0, -Math.tan(pavilion * DEGREE), -Math.atan(Math.tan(pavilion * DEGREE) / h(a))),
  );
  ring(mains * 2, 0.5, (a) =>
    plane(a, h(a) * 0.995, -0.035, -Math.atan((Math.tan(pavilion * DEGREE) * 1.07) / h(a))),
  );
  ring(mains * 4, 0.5, (a) => plane(a, h(a), 0, PI / 2));
  return planes;
}

/** Emerald cut: an octagon with parallel steps. */
export function stepCut(width = 0.78, height = 1, corner = 0.24) {
  const sides = [
    [0, width],
    [PI, width],
    [PI / 2, height],
    [-PI / 2, height],
    ...[1, 3, 5, 7].map((k) => [(k * PI) / 4, (width + height - corner) / Math.SQRT2]),
  ];
  const planes = [new T.Vector4(0, 1, 0, 0.36)];
  for (const [a, r] of sides) {
    planes.push(plane(a, r, 0, PI / 2));
    planes.push(
      plane(a, r, 0.04, 54 * DEGREE),
      plane(a, r - 0.12, 0.2, 38 * DEGREE),
      plane(a, r - 0.26, 0.31, 22 * DEGREE),
    );
    planes.push(
      plane(a, r, -0.06, -58 * DEGREE),
      plane(a, r - 0.16, -0.28, -46 * DEGREE),
      plane(a, r - 0.4, -0.5, -33 * DEGREE),
    );
  }
  return planes;
}

/** A crystal of six sides from the origin up to a point at y = 1.4. */
export function tipped() {
  const planes = [];
  for (let i = 0; i < 6; i++) {
    const a = (i * PI) / 3;
    planes.push(plane(a, 0.3, 0.85, 84 * DEGREE), plane(a, 0.3, 0.9, (i % 2 ? 58 : 62) * DEGREE));
    planes.push(plane(a, 0.06, 0, -78 * DEGREE));
  }
  return planes;
}

/** @returns corners of the solid that the planes enclose */
function corners(planes) {
  const found = [];
  const at = new T.Vector3();
  const normals = planes.map((p) => new T.Vector3(p.x, p.y, p.z));
  for (let i = 0; i < planes.length; i++)
    for (let j = i + 1; j < planes.length; j++) {
      const ij = new T.Vector3().crossVectors(normals[i], normals[j]);
      for (let k = j + 1; k < planes.length; k++) {
        const volume = ij.dot(normals[k]);
        if (Math.abs(volume) < 1e-5) continue;
        at.copy(ij).multiplyScalar(planes[k].w);
        at.addScaledVector(new T.Vector3().crossVectors(normals[j], normals[k]), planes[i].w);
        at.addScaledVector(new T.Vector3().crossVectors(normals[k], normals[i]), planes[j].w);
        at.divideScalar(volume);
        if (normals.every((n, index) => n.dot(at) <= planes[index].w + 1e-5)) found.push(at.clone());
      }
    }
  return found;
}

export const STONES = {
  ruby: { absorb: [0.16, 2.2, 1.5], tint: 0x7a0016, ior: 1.8, body: 0xe8143c, calm: 0.22, edges: 0.1 },
  emerald: { absorb: [2.4, 0.34, 1.3], tint: 0x00401f, ior: 1.6, body: 0x0cb060, calm: 0.46, edges: 0.32 },
  sapphire: { absorb: [2, 0.98, 0.04], tint: 0x0a2cb0, ior: 1.8, body: 0x1c5cf8, calm: 0.22, edges: 0.1 },
  amethyst: { absorb: [0.5, 1.8, 0.1], tint: 0x5a0fb0, ior: 1.75, body: 0xa03cf8, calm: 0.22, edges: 0.1 },
  topaz: { absorb: [0.03, 0.5, 2.2], tint: 0xa84a00, ior: 1.75, body: 0xff9a14, calm: 0.22, edges: 0.1 },
  diamond: { absorb: [0.34, 0.1, 0.03], tint: 0x3a9ad8, ior: 2.3, body: 0x9adcff, calm: 0.08, edges: 0.1 },
};

const solids = new Map();

/** A cut stone; `key` names the cut so that stones of a cut share their geometry. */
export function stone(key, planesOf, kind) {
  if (!solids.has(key)) {
    const planes = planesOf();
    solids.set(key, { planes, geometry: new ConvexGeometry(corners(planes)) });
  }
  const { planes, geometry } = solids.get(key);
  return followTurn(mesh(geometry, gemMaterial(planes, STONES[kind])));
}

/** Small round stone for settings. */
export const jewel = (kind) => stone("jewel", () => brilliant("round", { mains: 6, table: 0.5 }), kind);
