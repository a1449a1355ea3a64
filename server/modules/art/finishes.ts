import type { Finish } from "./poster-style.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** What a studio's finish adds to a picture. */
interface FinishArt {
  /** Primitives that change the subject's colours: from `SourceGraphic` to `result="toned"`. */
  tone?: (stage: Stage) => string;
  /** Over the background, under the subject. */
  under?: (stage: Stage) => string;
  /** Over the subject, under the title. */
  over?: (stage: Stage) => string;
}

function pattern(stage: Stage, side: number, body: string, turn = 0): string {
  return `url(#${stage.define(
    (id) =>
      svg`<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${body}</pattern>`,
  )})`;
}

const cover = (stage: Stage, fill: string, extra = "") =>
  svg`<rect width="${stage.width}" height="${stage.height}" fill="${fill}" ${extra}/>`;

/** Masks a layer so that it fades towards the subject. */
function outside(stage: Stage, body: string): string {
  const fade = stage.radial(
    [
      [0, "#000"],
      [0.35, "#000"],
      [1, "#fff"],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${stage.width / 2}" cy="${stage.height * 0.42}" r="${stage.height * 0.55}"`,
  );
  const mask = stage.define((id) => svg`<mask id="${id}">${cover(stage, fade)}</mask>`);
  return svg`<g mask="url(#${mask})">${body}</g>`;
}

const matrix = (rows: string, from = "SourceGraphic") =>
  `<feColorMatrix in="${from}" type="matrix" values="${rows}" result="toned"/>`;

const round3 = (value: number) => Math.round(value * 1_000) / 1_000;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Maps dark to one colour and light to another, and mixes that with the own colours. @param share of the mapping, 0 to 1 */
function duotone(dark: string, light: string, share: number): string {
  const [from, to] = [channels(dark), channels(light)];
  const rows = [0, 1, 2].map((i) => {
    const span = (to[i]! - from[i]!) * share;
    const weights = [0.3, 0.59, 0.11].map((weight, j) => weight * span + (i === j ? 1 - share : 0));
    return `${weights.map(round3).join(" ")} 0 ${round3(from[i]! * share)}`;
  });
  return matrix(`${rows.join(" ")} 0 0 0 1 0`);
}

/** Maps each channel along a curve of levels, 0 to 1. */
function curve(levels: string): string {
  const fn = (channel: string) => `<feFunc${channel} type="table" tableValues="${levels}"/>`;
  return `<feComponentTransfer in="SourceGraphic" result="toned">${["R", "G", "B"].map(fn).join("")}</feComponentTransfer>`;
}

const FINISH_ART: Record<Finish, FinishArt> = {
  clean: {},
  halftone: {
    under: (stage) =>
      outside(
        stage,
        cover(
          stage,
          pattern(stage, 18, `<circle cx="9" cy="9" r="6" fill="${stage.palette.deep}"/>`, 30),
          'opacity=".34"',
        ),
      ),
  },
  foil: {
    under: (stage) => {
      const bands = stage.linear(
        [
          [0, "#ff6ad5", 0.5],
          [0.25, "#8ad4ff", 0.5],
          [0.5, "#b8ffce", 0.42],
          [0.75, "#ffe38a", 0.5],
          [1, "#ff8a9e", 0.5],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      );
      return outside(stage, cover(stage, bands));
    },
    over: (stage) => {
      const shine = stage.linear(
        [
          [0.3, "#fff", 0],
          [0.42, "#fff", 0.3],
          [0.46, "#fff", 0.05],
          [0.52, "#fff", 0.2],
          [0.6, "#fff", 0],
        ],
        'x1="0" y1="0" x2="1" y2=".7"',
      );
      return cover(stage, shine);
    },
  },
  noir: {
    tone: () => duotone("#05040a", "#ffffff", 0.8),
    under: (stage) =>
      cover(stage, "#06050d", 'opacity=".62"') +
      repeat(
        6,
        (i) =>
          svg`<path d="M-20 ${i * 46 - 60}L${stage.width + 20} ${i * 46 + 40}v14L-20 ${i * 46 - 46}Z" fill="${stage.palette.glow}" opacity=".13"/>`,
      ).join(""),
  },
  retro: {
    tone: () => curve("0.05 0.17 0.5 0.85 0.98"),
    over: (stage) => cover(stage, "#ffdf9e", 'opacity=".13"'),
  },
  neon: {
    under: (stage) => cover(stage, "#070312", 'opacity=".66"'),
  },
  watercolour: {
    under: (stage) => {
      const blots = repeat(9, () => {
        const r = stage.between(50, 120);
        const fill = stage.radial([
          [0, stage.palette.glow, 0.5],
          [0.8, stage.palette.light, 0.34],
          [0.93, stage.palette.light, 0.5],
          [1, stage.palette.light, 0],
        ]);
        return svg`<ellipse cx="${stage.between(0, stage.width)}" cy="${stage.between(0, stage.height * 0.8)}" rx="${r}" ry="${r * stage.between(0.7, 1.1)}" fill="${fill}"/>`;
      });
      return cover(stage, "#fff4e0", 'opacity=".2"') + blots.join("");
    },
  },
  engraved: {
    tone: ({ palette }) => duotone(palette.deep, "#ffdf9a", 0.26),
    under: (stage) =>
      outside(
        stage,
        cover(
          stage,
          pattern(stage, 16, '<rect width="16" height="6" fill="#140a02"/>', -24),
          'opacity=".26"',
        ),
      ),
  },
};

export const finishArt = ({ style }: Stage): FinishArt => FINISH_ART[style.finish];
