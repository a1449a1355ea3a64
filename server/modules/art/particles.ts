import type { ParticleName } from "./environments.ts";
import type { Stage } from "./stage.ts";
import { repeat, spark, svg } from "./svg.ts";

type Particle = (stage: Stage, x: number, y: number, r: number) => string;

function dot(stage: Stage, x: number, y: number, r: number, core: string, edge: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${stage.radial([
    [0, core, 1],
    [0.3, core, 0.9],
    [0.45, edge, 0.5],
    [1, edge, 0],
  ])}"/>`;
}

function turned(stage: Stage, d: string, fill: string, x: number, y: number, r: number): string {
  return svg`<path d="${d}" transform="translate(${x} ${y}) rotate(${stage.between(0, 360)}) scale(${r / 10})" fill="${fill}"/>`;
}

const BUBBLE: Particle = (stage, x, y, r) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${stage.radial([
    [0, "#fff", 0.05],
    [0.75, stage.palette.light, 0.15],
    [1, "#fff", 0.75],
  ])}"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.35}" r="${r * 0.22}" fill="#fff"/>`;

const CONFETTI = ["#ff3d81", "#ffd23d", "#3de0ff", "#9dff5c", "#fff"];

const PARTICLES: Record<ParticleName, Particle> = {
  bat: (stage, x, y, r) =>
    turned(
      stage,
      "M-14 -4Q-7 -7-3-2L-2-5 0-3 2-5 3-2Q7-7 14-4 9-2 9 2 6 0 4 3 1 2 0 6-1 2-4 3-6 0-9 2-9-2-14-4Z",
      stage.palette.deep,
      x,
      y,
      r,
    ),
  bubble: BUBBLE,
  coin: (stage, x, y, r) => stage.sprite("coin", { x, y, size: r * 4, turn: stage.between(0, 90) }, "far"),
  confetti: (stage, x, y, r) => turned(stage, "M-8-4h16v8h-16z", stage.pick(CONFETTI), x, y, r),
  dust: (stage, x, y, r) => dot(stage, x, y, r * 0.8, stage.palette.glow, stage.palette.light),
  ember: (stage, x, y, r) => dot(stage, x, y, r, "#fff3b0", "#ff6a1f"),
  leaf: (stage, x, y, r) =>
    turned(stage, "M-12 0Q0-10 12 0 0 10-12 0Z", stage.pick(["#8dff5c", "#34c759", "#d4ff6b"]), x, y, r),
  petal: (stage, x, y, r) =>
    turned(stage, "M-9 0Q-4-9 9-3 6 8-9 0Z", stage.pick(["#ffd6ea", "#ff8fc4", "#fff0f7"]), x, y, r),
  snow: (stage, x, y, r) => dot(stage, x, y, r * 0.9, "#fff", "#dff1ff"),
  spark: (stage, x, y, r) => `<path d="${spark(x, y, r * 1.5)}" fill="${stage.palette.glow}"/>`,
  star: (stage, x, y, r) =>
    r > 4
      ? `<path d="${spark(x, y, r * 1.7)}" fill="#fff"/>`
      : dot(stage, x, y, r, "#fff", stage.palette.light),
};

/** Small particles across the picture, away from the centre: in turn at its sides, each in a band of its own. */
export function particles(stage: Stage, name: ParticleName, count = 9): string {
  const draw = PARTICLES[name];
  const bands = Math.ceil(count / 2);
  return repeat(count, (i) => {
    const x = stage.width * (i % 2 === 0 ? stage.between(0.02, 0.36) : stage.between(0.64, 0.98));
    const y = 0.04 + (0.82 * (Math.floor(i / 2) + stage.between(0.2, 0.8))) / bands;
    return draw(stage, x, stage.height * y, stage.between(2.5, 6));
  }).join("");
}

/** Soft kinds are out of focus when near; large sparks and discs would look like stickers and stains. */
const SOFT: ReadonlySet<ParticleName> = new Set(["dust", "ember", "snow"]);
const ONLY_FAR: ReadonlySet<ParticleName> = new Set(["coin", "spark", "star"]);

/** Two large particles at the edges. */
export function nearParticles(stage: Stage, name: ParticleName): string {
  if (ONLY_FAR.has(name)) return "";
  const [low, high] = SOFT.has(name) ? [12, 20] : [8, 14];
  return stage
    .some([0.04, 0.1, 0.9, 0.96], 2)
    .map((x) =>
      PARTICLES[name](
        stage,
        stage.width * x,
        stage.height * stage.between(0.14, 0.58),
        stage.between(low, high),
      ),
    )
    .join("");
}
