import type { Cast } from "./banner-themes.ts";
import type { Placement, Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** The rocket, alone in focus. */
export const LAUNCH: Cast = [["rocket-launch", { x: 850, y: 226, size: 318, turn: 12 }]];

/** Where the sprite's nozzle is and where its fire goes, from its middle, shares of its side. */
const NOZZLE = { x: -0.142, y: 0.218, degrees: 125 } as const;
/** The rocket's length, share of the sprite's side. */
const BODY = 0.82;

/** Sparks that fly with the fire: along and beside it, and their radii. */
const SPARKS = [
  [0.5, -0.15, 3],
  [0.66, 0.13, 2.2],
  [0.82, -0.2, 2.6],
  [0.94, 0.05, 2],
  [1.1, 0.19, 3],
  [1.22, -0.09, 2],
  [1.4, 0.12, 2.4],
  [1.5, -0.2, 1.8],
] as const;

/** A drawing in the fire's coordinates: its origin is the nozzle, x goes with the fire, 1 is the rocket's length. */
function atNozzle({ x, y, size, turn = 0 }: Placement, draw: (body: number) => string): string {
  const a = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a) * size, Math.sin(a) * size];
  const [nx, ny] = [x + NOZZLE.x * cos - NOZZLE.y * sin, y + NOZZLE.x * sin + NOZZLE.y * cos];
  return svg`<g transform="translate(${nx} ${ny}) rotate(${NOZZLE.degrees + turn})">${draw(BODY * size)}</g>`;
}

const blurred = (stage: Stage, radius: number): string =>
  stage.define(
    (id) =>
      svg`<filter id="${id}" x="-15%" y="-50%" width="130%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );

/** A tongue of fire of a length and half width, which fades towards its end. */
function tongue(stage: Stage, length: number, half: number, color: string, blur: number): string {
  const fill = stage.linear(
    [
      [0, color, 1],
      [0.45, color, 0.85],
      [1, color, 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  return svg`<path d="M${-half * 0.3} ${-half * 0.7}C${length * 0.12} ${-half * 1.5} ${length * 0.4} ${-half} ${length} 0C${length * 0.4} ${half} ${length * 0.12} ${half * 1.5} ${-half * 0.3} ${half * 0.7}Z" fill="${fill}" filter="url(#${blurred(stage, blur)})"/>`;
}

/** The fire's outer part and smoke in its light, out of focus: it widens away from the rocket. */
export const launchSmoke = (stage: Stage, rocket: Placement, [, , warm]: readonly string[]): string =>
  atNozzle(rocket, (body) => {
    const puffs = repeat(13, (i) => {
      const t = 0.55 + i * 0.17;
      const puff = stage.radial([
        [0, i < 5 ? "#ffb08a" : warm!, 0.5],
        [0.5, warm!, 0.26],
        [1, warm!, 0],
      ]);
      return svg`<circle cx="${t * body}" cy="${stage.between(-0.14, 0.14) * body * t}" r="${(0.16 + t * 0.17) * body}" fill="${puff}" opacity="${1 - i * 0.055}"/>`;
    });
    const light = stage.radial([
      [0, "#ff9a6a", 0.8],
      [0.4, "#ff5a6e", 0.4],
      [1, "#ff5a6e", 0],
    ]);
    return svg`<ellipse cx="${body * 0.5}" rx="${body * 1.35}" ry="${body * 0.8}" fill="${light}"/>${puffs}${tongue(stage, body * 1.5, body * 0.2, "#ff5a6e", body * 0.055)}${tongue(stage, body * 1.28, body * 0.145, "#ff8a4a", body * 0.035)}`;
  });

/** The fire's core, behind the rocket. */
export const launchFire = (stage: Stage, rocket: Placement): string =>
  atNozzle(rocket, (body) => {
    const sparks = SPARKS.map(
      ([along, beside, r]) =>
        svg`<circle cx="${along * body}" cy="${beside * body}" r="${(r * body) / 260}" fill="#ffe2a0"/>`,
    );
    return svg`${tongue(stage, body * 1.02, body * 0.105, "#ffd36a", body * 0.026)}${tongue(stage, body * 0.66, body * 0.07, "#fff", body * 0.016)}${sparks}`;
  });

/** What the fire throws on the rocket's tail. */
export const launchRim = (stage: Stage, rocket: Placement): string =>
  atNozzle(rocket, (body) => {
    const warm = stage.radial([
      [0, "#fff3cf", 0.95],
      [0.3, "#ffd36a", 0.6],
      [0.65, "#ff7a5a", 0.22],
      [1, "#ff5a6e", 0],
    ]);
    return svg`<ellipse cx="${body * 0.04}" rx="${body * 0.3}" ry="${body * 0.24}" fill="${warm}"/>`;
  });
