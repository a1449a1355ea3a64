// A screen on the studio's wall with a table's last results, as players know them.
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

const RED = "#f0303e";
const BLUE = "#3f86ff";
const GREEN = "#2fcf7a";

interface Frame {
  /** Upper left corner, pixels of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const frame = ({ x, y, width, height }: Frame): string =>
  svg`<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="6" fill="#c79a4a"/><rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" rx="4" fill="#0d0b18"/>`;

/** Baccarat's bead road: a ring for each hand, in columns. */
export function beadRoad(stage: Stage, at: Frame): string {
  const cell = at.height / 4;
  const beads = repeat(Math.floor(at.width / cell) * 4, (i) => {
    const color = stage.pick([RED, RED, BLUE, BLUE, BLUE, GREEN]);
    const [x, y] = [at.x + (Math.floor(i / 4) + 0.5) * cell, at.y + ((i % 4) + 0.5) * cell];
    return svg`<circle cx="${x}" cy="${y}" r="${cell * 0.36}" fill="${color}"/>`;
  });
  return frame(at) + beads.slice(0, -Math.round(stage.between(2, 9))).join("");
}
