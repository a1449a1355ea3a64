// Turns a head of lifelike proportions into a character's: large eyes, a small nose, a short and round lower face.
import * as T from "three";
import { ease } from "./sculpt.js";

/**
 * Each grows (or shrinks) what lies around a point of the face, up to about 2 * `reach` away, and moves it sideways or
 * up (`shift`) and forwards (`depth`). Eyes stand further apart, so that they don't touch.
 */
const EYE = { x: 0.2, y: 0.03, grow: [0.34, 0.5], reach: [0.17, 0.15], shift: [0.018, 0], depth: 0 };
const NOSE = { x: 0, y: -0.13, grow: [-0.3, -0.3], reach: [0.1, 0.1], shift: [0, 0.03], depth: -0.05 };
const MOUTH = { x: 0, y: -0.35, grow: [-0.08, 0.12], reach: [0.2, 0.12], shift: [0, 0], depth: 0.035 };
const LENSES = [EYE, { ...EYE, x: -EYE.x, shift: [-EYE.shift[0], 0] }, NOSE, MOUTH];
/** How much of the height below the eyes remains, and where that begins. */
const SHORT = 0.88;
const BELOW = -0.06;
/** How far the cheeks stand out. */
const CHEEK = 0.02;

/** Moves a point of a head. */
function move(p) {
  const front = ease(0.02, 0.3, p.z);
  let [x, y, z] = [p.x, p.y, p.z];
  for (const lens of LENSES) {
    const [dx, dy] = [p.x - lens.x, p.y - lens.y];
    const near = front * Math.exp(-((dx / lens.reach[0]) ** 2 + (dy / lens.reach[1]) ** 2) / 2);
    x += near * (dx * lens.grow[0] + lens.shift[0]);
    y += near * (dy * lens.grow[1] + lens.shift[1]);
    z += near * lens.depth;
  }
  y += Math.max(0, BELOW - y) * (1 - SHORT);
  const cheek = Math.exp(-(((p.y + 0.2) / 0.16) ** 2) / 2) * ease(0, 0.35, Math.abs(p.x));
  x += Math.sign(p.x) * cheek * ease(-0.2, 0.2, p.z) * CHEEK;
  return p.set(x, y, z);
}

/** Distance over which slopes are measured. */
const STEP = 1e-3;

/** Moves a geometry's vertices; a surface's normal turns with the cofactors of the map's slopes. */
function moveVertices({ attributes: { position, normal } }) {
  const [p, moved, n, turned, ...slopes] = Array.from({ length: 7 }, () => new T.Vector3());
  const cofactor = new T.Vector3();
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i);
    n.fromBufferAttribute(normal, i);
    move(moved.copy(p));
    for (const [axis, slope] of slopes.entries()) {
      slope.copy(p).setComponent(axis, p.getComponent(axis) + STEP);
      move(slope).sub(moved);
    }
    turned.set(0, 0, 0);
    for (const axis of [0, 1, 2]) {
      cofactor.crossVectors(slopes[(axis + 1) % 3], slopes[(axis + 2) % 3]);
      turned.addScaledVector(cofactor, n.getComponent(axis));
    }
    turned.normalize();
    position.setXYZ(i, moved.x, moved.y, moved.z);
    normal.setXYZ(i, turned.x, turned.y, turned.z);
  }
}

/** @returns the head, a group at the origin, with all its parts moved */
export function stylise(head) {
  head.updateMatrixWorld(true);
  head.traverse((object) => {
    if (!object.isMesh) return;
    object.geometry = object.geometry.clone().applyMatrix4(object.matrixWorld);
    moveVertices(object.geometry);
  });
  // The parts' places are in their vertices now.
  head.traverse((object) => {
    object.position.set(0, 0, 0);
    object.rotation.set(0, 0, 0);
    object.scale.set(1, 1, 1);
  });
  return head;
}
