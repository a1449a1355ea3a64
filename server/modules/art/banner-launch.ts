import type { Cast } from "./banner-themes.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** The trail's curve in the hero's pixels, from the rocket's flame to the text's side: a cubic's four points. */
const CURVE = [
  [738, 255],
  [606, 318],
  [400, 346],
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
    'gradientUnits="userSpaceOnUse" x1="738" y1="255" x2="-60" y2="320"',
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
  return svg`${smoke}${fire}${core}<circle cx="738" cy="255" r="190" fill="${flame}"/>`;
}

/** Streaks in focus beside the trail's middle. Nothing else is in it: objects would be half hidden below the text. */
export function launchWake(stage: Stage): string {
  const streaks = [-62, -40, -22, 14, 34, 58].map(
    (offset, i) =>
      svg`<path d="${band(4, 1, offset)}" fill="${fading(stage, "#fff3d6", 0.7, 0.5 + (i % 3) * 0.16)}"/>`,
  );
  return svg`${streaks}`;
}

/** The rocket, alone in focus. */
export const LAUNCH: Cast = [["rocket", { x: 838, y: 182, size: 376, turn: 25 }]];

/** Clouds of a launch from a panel's planet, in the light of the flame of the rocket above them: middles and radii. */
const CLOUDS = [
  [336, 36, 50],
  [276, 24, 66],
  [206, 8, 84],
  [-14, -26, 130],
  [92, -30, 120],
  [150, 10, 110],
  [300, 70, 70],
  [220, 70, 96],
  [10, 66, 140],
  [124, 70, 124],
] as const;

/** A launch in a panel: a column of fire from the rocket to the planet's edge at `horizon`, and clouds on it. */
export function panelLaunch(stage: Stage, [, , warm, hot]: readonly string[], horizon: number): string {
  const cloud = stage.radial([
    [0, "#ffe6c4", 0.95],
    [0.35, hot!, 0.7],
    [0.7, warm!, 0.4],
    [1, warm!, 0],
  ]);
  const fire = stage.linear([
    [0, "#fffbe8", 1],
    [0.3, "#ffd980", 0.7],
    [1, hot!, 0.2],
  ]);
  const column = repeat(
    4,
    (i) =>
      svg`<path d="M170 504Q${150 + i * 14} 590 ${126 + i * 18} ${horizon + 20}H${84 - i * 24}Q${126 - i * 14} 580 170 504Z" fill="${fire}" opacity=".4"/>`,
  );
  const clouds = CLOUDS.map(
    ([x, down, r]) => svg`<circle cx="${x}" cy="${horizon + down}" r="${r}" fill="${cloud}"/>`,
  );
  return svg`${column}${clouds}`;
}
