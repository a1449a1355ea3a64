// Posters of crash games: something that rises along the curve of a multiplier.
import type { ArtGame } from "./art-game.ts";
import { composeKind, type KindScene, type MakeKind, multiplier, standing } from "./kind-parts.ts";
import { type Actor, type PosterCast, X, Y } from "./poster-layout.ts";
import type { Placement, Stage } from "./stage.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat, svg } from "./svg.ts";

const MULTIPLIERS = ["2.4x", "5.8x", "12x", "27x", "48x", "64x", "100x"];

/** Things that fly whole: the rest are heads and places, which stand before the graph. */
const FLYERS = /^(rocket|comet|balloon|parachute|saucer|firework|bomb|whale|✈|🛩|🚁|🪁|🦆|🏄|🛹)/u;
/** Sprites that point up and to the right; the comet's head points down and to the left. */
const DARTS = /^(rocket|firework|✈|🛩)/u;

/** The flyer, nosed up by degrees where it has a nose. */
function flyer({ subject: { main }, side }: KindScene, place: Placement, up = 0): Actor {
  const isMirrored = side < 0;
  if (main === "comet") return [main, { ...place, isMirrored, turn: 180 - side * up }];
  return [main, { ...place, isMirrored, turn: DARTS.test(main) ? -side * up : side * 6 }];
}

/** A line of light with its glow. */
function glowing(stage: Stage, d: string, width: number): string {
  const { palette: p } = stage;
  const stroke = (w: number, color: string, opacity: number) =>
    svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  return stroke(width * 3.4, p.accent, 0.3) + stroke(width * 1.9, p.accent, 0.85) + stroke(width, "#fff", 1);
}

/** Mirrors a drawing for compositions that lean to the left. */
const leaning = (side: 1 | -1, body: string) =>
  side > 0 ? body : svg`<g transform="translate(${2 * X} 0) scale(-1 1)">${body}</g>`;

/** One of the multipliers around a point, as large as its room of 130 px allows. */
function anyMultiplier(stage: Stage, x: number, y: number, turn = 0): string {
  const number = stage.pick(MULTIPLIERS);
  return multiplier(stage, number, [x, y], number.length > 3 ? 38 : 48, turn);
}

/** Axes, grid and rising curve that fill the poster; the curve ends at 236, 96. */
function graph(stage: Stage, side: 1 | -1): string {
  const { palette: p } = stage;
  const line = "M-60 292C96 286 198 246 236 96";
  const area = stage.linear([
    [0, p.accent, 0.8],
    [1, p.accent, 0.1],
  ]);
  const grid = repeat(9, (i) => svg`M-200 ${34 + i * 40}H520M${-160 + i * 72} -10V440`);
  const dots = [
    [64, 270],
    [142, 234],
    [198, 178],
  ].map(
    ([x, y]) =>
      svg`<circle cx="${x!}" cy="${y!}" r="7" fill="#fff" stroke="${p.accentDark}" stroke-width="3"/>`,
  );
  return leaning(
    side,
    svg`<path d="${grid}" stroke="${p.glow}" stroke-opacity=".2" stroke-width="1.6"/><path d="${line}V440H-60Z" fill="${area}"/>${glowing(stage, line, 7)}${dots}`,
  );
}

/** The curve with its points on a grid, the flyer at its end. */
const chart: MakeKind = (scene) => {
  const { stage, side } = scene;
  return {
    stand: graph(stage, side) + anyMultiplier(stage, X - side * 84, 74, -side * 6),
    actors: [flyer(scene, { x: X + side * 74, y: 112, size: 206 })],
  };
};

/** The flyer from near, with its wake from the horizon. */
const chase: MakeKind = (scene) => {
  const { stage, side } = scene;
  const { palette: p } = stage;
  const fill = stage.linear(
    [
      [0, p.accent, 0],
      [0.5, p.accent, 0.8],
      [1, "#fff"],
    ],
    'x1="0" y1="1" x2="1" y2="0"',
  );
  const wake = svg`<path d="M-70 322C40 318 112 260 146 150L232 210C168 300 60 336-70 330Z" fill="${fill}"/><path d="M-50 326C56 316 130 266 180 184L204 196C150 290 60 326-50 328Z" fill="#fff" opacity=".7"/>`;
  return {
    stand: leaning(side, wake),
    actors: [flyer(scene, { x: X + side * 22, y: Y - 24, size: 318 }, -4)],
  };
};

/** Columns that grow towards the flyer above the last. */
const columns: MakeKind = (scene) => {
  const { stage, side } = scene;
  const { palette: p } = stage;
  const front = stage.linear([
    [0, p.accentLight],
    [0.4, p.accent],
    [1, p.accentDark],
  ]);
  const tops = [268, 246, 214, 168];
  const bars = tops.map((y, i) => {
    const [x, w, d] = [i * 76 - 12, 50, 14];
    return svg`<path d="M${x + w} ${y}l${d}-${d}V440H${x + w}Z" fill="${p.accentDark}"/><path d="M${x} ${y}l${d}-${d}h${w}l-${d} ${d}Z" fill="#fff" opacity=".9"/><path d="M${x} ${y}h${w}V440h-${w}Z" fill="${front}"/>`;
  });
  return {
    stand:
      leaning(side, svg`${bars}${glowing(stage, "M20 240L96 214L170 180L226 128", 6)}`) +
      anyMultiplier(stage, X - side * 84, 78),
    actors: [flyer(scene, { x: X + side * 74, y: 104, size: 190 })],
  };
};

/** Straight up along a scale of multipliers. */
const altitude: MakeKind = (scene) => {
  const { stage, side } = scene;
  const { palette: p } = stage;
  const x = X - side * 140;
  const ticks = repeat(17, (i) => {
    const long = i % 4 === 0;
    return svg`M${x} ${22 + i * 17}h${side * (long ? 34 : 18)}`;
  });
  const labels = ["50x", "20x", "10x", "5x"].map((text, i) =>
    multiplier(stage, text, [x + side * 58, 28 + i * 68], 23),
  );
  const trail = stage.linear([
    [0, "#fff"],
    [0.4, p.accentLight, 0.9],
    [1, p.accent, 0],
  ]);
  const at = X + side * 64;
  return {
    stand: svg`<path d="M${at - 22} 190L${at - 60} 440H${at + 60}L${at + 22} 190Z" fill="${trail}" opacity=".6"/><path d="M${at - 9} 180L${at - 26} 440H${at + 26}L${at + 9} 180Z" fill="${trail}"/><path d="M${x} -10V330" stroke="#fff" stroke-width="5"/><path d="${ticks}" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${labels}`,
    actors: [flyer(scene, { x: at, y: 138, size: 208 }, 38)],
  };
};

/** The number is the hero; the flyer is far and high above the curve of the ground. */
const distance: MakeKind = (scene) => {
  const { stage, side } = scene;
  const { palette: p } = stage;
  const ground = stage.linear([
    [0, "#fff"],
    [0.03, p.accentLight],
    [0.12, p.accent],
    [0.5, p.deep],
  ]);
  const line = "M-40 262C60 250 190 226 262 86";
  const number = stage.pick(MULTIPLIERS);
  return {
    stand:
      leaning(
        side,
        svg`<ellipse cx="${X}" cy="560" rx="520" ry="306" fill="${ground}"/>${glowing(stage, line, 4)}`,
      ) + multiplier(stage, number, [X - side * 18, 196], number.length > 3 ? 66 : 84, -side * 7),
    actors: [flyer(scene, { x: X + side * 84, y: 92, size: 184 })],
  };
};

/** The trail loops around the flyer. */
const loop: MakeKind = (scene) => {
  const { stage, side } = scene;
  return {
    stand: leaning(side, glowing(stage, "M-60 300C80 300 296 250 292 130C288 30 120 20 60 92", 8)),
    actors: [flyer(scene, { x: X + side * 10, y: Y - 26, size: 248 })],
    before: leaning(side, glowing(stage, "M60 92C10 160 60 250 190 236C250 228 300 200 380 120", 8)),
  };
};

/** @see composeKind */
const SALT = 4_809;
const CRASH: readonly MakeKind[] = [chart, chase, columns, altitude, distance, loop];

/** Who can't fly stands before the graph, at whose end a rocket does. */
const watcher: MakeKind = ({ stage, subject: { main }, side }) => ({
  stand: graph(stage, side),
  actors: [
    ["rocket", { x: X + side * 82, y: 82, size: 128, isMirrored: side < 0 }],
    standing(main, X - side * 42, 316, 290),
  ],
});

/** A crash game's poster. */
export const crashCast = (stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast =>
  composeKind(FLYERS.test(subject.main) ? CRASH : [watcher], SALT, stage, game, subject);
