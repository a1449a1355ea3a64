import { randomBytes } from "node:crypto";

/** Draws a uniform integer from 0 to `below` - 1. */
export type Draw = (below: bigint) => bigint;

const SPACE = 1n << 64n;

/** Draws from random bytes with rejection sampling, which avoids modulo bias. `below` is at most 2^64. */
export function drawFrom(bytes: () => Buffer): Draw {
  return (below) => {
    if (below <= 0n || below > SPACE) throw new RangeError("the range must be from 1 to 2^64");
    const limit = SPACE - (SPACE % below);
    for (;;) {
      const value = bytes().readBigUInt64BE();
      if (value < limit) return value % below;
    }
  };
}

/** Draws from the operating system's random numbers. */
export const draw: Draw = drawFrom(() => randomBytes(8));
