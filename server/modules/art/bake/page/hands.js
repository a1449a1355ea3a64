// Hands of people.
import { block, chain, egg, join, limb } from "./sculpt.js";

/** Fingers' roots, and their lengths: along z, the thumb at +x. */
const FINGERS = [
  [0.115, 0.3, 0.3],
  [0.04, 0.33, 0.345],
  [-0.04, 0.32, 0.325],
  [-0.112, 0.28, 0.25],
];

/** A hand that points along z with its palm down. @param curl how far the fingers bend; @param spread between them */
export function handOf({ curl = 0.5, spread = 0.14, thumb = 0.5 } = {}) {
  const fingers = FINGERS.map(([x, z, long], i) => {
    const out = (1.5 - i) * spread;
    const line = [[x, 0.005, z - 0.06, 0.052]];
    let [px, py, pz] = [x, 0.005, z - 0.02];
    [0.46, 0.32, 0.24].forEach((part, joint) => {
      const down = curl * [0.45, 1.25, 1.9][joint] * (0.9 + i * 0.08);
      const l = long * part;
      px += Math.sin(out) * l * Math.cos(down);
      py -= Math.sin(down) * l;
      pz += Math.cos(down) * Math.cos(out) * l;
      line.push([px, py, pz, [0.047, 0.042, 0.036][joint]]);
    });
    return chain(0.02, line);
  });
  const palm = join(
    0.08,
    block([0, 0, 0.16], [0.155, 0.06, 0.17], 0.06),
    egg([0.09, -0.03, 0.1], [0.075, 0.055, 0.13]),
    limb([0, 0.01, -0.2], 0.095, [0, 0, 0.06], 0.1),
  );
  const reach = [
    [0.1, -0.02, 0.06, 0.06],
    [0.1 + 0.13 * thumb + 0.06, -0.045, 0.19, 0.056],
    [0.1 + 0.19 * thumb + 0.05, -0.07, 0.31, 0.046],
    [0.1 + 0.17 * thumb + 0.05, -0.085, 0.39, 0.036],
  ];
  return join(0.035, palm, ...fingers, chain(0.03, reach));
}
