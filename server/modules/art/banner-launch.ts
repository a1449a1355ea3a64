import type { Cast } from "./banner-themes.ts";
import type { Actor } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import { subject } from "./subject-light.ts";
import { repeat, svg } from "./svg.ts";

/** The trail's curve in the hero's pixels, from the rocket's flame to the text's side: a cubic's four points. */
const CURVE = [
  [752, 262],
  [630, 322],
  [420, 346],
  [-80, 306],
] as const;

/** A point of the trail and its direction; `t` is 0 at the flame and 1 at the far end. */
function along(t: number): { x: number; y: number; nx: number; ny: number } {
  const s = 1 - t;
  const at = (axis: 0 | 1) => {
    const [a, b, c, d] = CURVE.map((point) => point[axis]) as [number, number, number, number];
    return {
      value: s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d,
      slope: 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c)),
    };
  };
  const [x, y] = [at(0), at(1)];
  const length = Math.hypot(x.slope, y.slope);
  return { x: x.value, y: y.value, nx: -y.slope / length, ny: x.slope / length };
}

/** Path data of a band along the trail that widens from `near` to `far` pixels, `offset` beside its middle. */
function band(near: number, far: number, offset = 0): string {
  const edge = (side: 1 | -1) =>
    repeat(25, (i) => {
      const t = i / 24;
      const { x, y, nx, ny } = along(t);
      const away = (side * (near + (far - near) * t)) / 2 + offset * (0.12 + t);
      return svg`${x + nx * away} ${y + ny * away}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

/** A colour that fades along the trail. */
const fading = (stage: Stage, color: string, opacity: number, end: number) =>
  stage.linear(
    [
      [0, color, opacity],
      [end * 0.6, color, opacity * 0.66],
      [end, color, 0],
    ],
    'gradientUnits="userSpaceOnUse" x1="752" y1="262" x2="-60" y2="320"',
  );

/** The fire of a launch, whose light falls across the text's side. */
export function launchTrail(stage: Stage, [, , warm, hot]: readonly string[]): string {
  const flame = stage.radial([
    [0, "#fffbe8", 1],
    [0.2, "#ffd980", 0.95],
    [0.45, hot!, 0.6],
    [1, warm!, 0],
  ]);
  const smoke = repeat(
    5,
    (i) => svg`<path d="${band(150 - i * 18, 430 - i * 56)}" fill="${fading(stage, warm!, 0.24, 1)}"/>`,
  );
  const fire = repeat(
    5,
    (i) => svg`<path d="${band(88 - i * 12, 150 - i * 26)}" fill="${fading(stage, hot!, 0.36, 0.94)}"/>`,
  );
  const core = repeat(
    3,
    (i) => svg`<path d="${band(46 - i * 10, 36 - i * 12)}" fill="${fading(stage, "#ffe0a0", 0.6, 0.62)}"/>`,
  );
  return svg`${smoke}${fire}${core}<circle cx="752" cy="262" r="190" fill="${flame}"/>`;
}

/** What the rocket carries along, which becomes smaller towards the text. */
const WAKE: readonly Actor[] = [
  ["coin", { x: 470, y: 306, size: 34, turn: 40 }],
  ["coin", { x: 538, y: 332, size: 42, turn: -34 }],
  ["seven", { x: 574, y: 268, size: 58, turn: 14 }],
  ["coin", { x: 652, y: 250, size: 72, turn: -8 }],
  ["coin", { x: 646, y: 320, size: 60, turn: 24 }],
  ["seven", { x: 712, y: 176, size: 94, turn: -24 }],
  ["seven", { x: 748, y: 316, size: 80, turn: -14 }],
];

/** Streaks in focus beside the trail's middle, and the objects in the wake. */
export function launchWake(stage: Stage): string {
  const streaks = [-62, -40, -22, 14, 34, 58].map(
    (offset, i) =>
      svg`<path d="${band(4, 1, offset)}" fill="${fading(stage, "#fff3d6", 0.7, 0.5 + (i % 3) * 0.16)}"/>`,
  );
  return svg`${streaks}${WAKE.map((actor) => subject(stage, ...actor))}`;
}

/** The rocket, alone in focus. */
export const LAUNCH: Cast = [["rocket", { x: 904, y: 172, size: 420, turn: 25 }]];
