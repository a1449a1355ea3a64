import { randomBytes } from "node:crypto";

/** A whole number from zero to one less than `below`, each as likely as any other. */
export type Draw = (below: bigint) => bigint;

const SPACE = 1n << 64n;

/** Draws from random bytes: what would favour the small numbers is drawn again. `below` is at most 2 to the 64th. */
export function drawFrom(bytes: () => Buffer): Draw {
  return (below) => {
    if (below <= 0n || below > SPACE) throw new RangeError("there is nothing to draw from");
    const fair = SPACE - (SPACE % below);
    for (;;) {
      const drawn = bytes().readBigUInt64BE();
      if (drawn < fair) return drawn % below;
    }
  };
}

/** By the operating system's random numbers. */
export const draw: Draw = drawFrom(() => randomBytes(8));
