import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import { BANNER_THEMES, type BannerGradient, bannerScene } from "./banner-themes.ts";
import { rays } from "./lights.ts";
import { hexHue, makePalette } from "./palette.ts";
import { particles } from "./particles.ts";
import type { Actor } from "./poster-casts.ts";
import type { PosterStyle } from "./poster-style.ts";
import { SCENERY } from "./scenery.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { svg } from "./svg.ts";

export interface BannerArt {
  scene: string;
  /** Four `#rrggbb` colours; anything else gives the scene's default gradient. */
  gradient?: readonly string[];
}

export const BANNER_SIZE = [1200, 480] as const;
/** The main subject's middle; the left 40 % is free for text. */
const X = 850;
const Y = 226;
const HOUSE: PosterStyle = { finish: "clean", face: "lilita", light: 1, saturation: 1, twist: 0 };

function isBannerGradient(gradient: readonly string[] | undefined): gradient is BannerGradient {
  return gradient?.length === 4 && gradient.every((color) => /^#[0-9a-f]{6}$/i.test(color));
}

function ground(stage: Stage, [a, b, c, d]: BannerGradient): string {
  const [w, h] = BANNER_SIZE;
  const base = stage.linear(
    [
      [0, a],
      [0.4, b],
      [0.72, c],
      [1, b],
    ],
    'x1="0" y1=".3" x2="1" y2=".7"',
  );
  const glow = stage.radial([
    [0, d, 0.95],
    [0.4, c, 0.55],
    [1, c, 0],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${base}"/><circle cx="${X}" cy="${Y}" r="440" fill="${glow}"/>`;
}

/** Fades in from the middle to the right, so that the text stays undisturbed. */
function rightSide(stage: Stage, body: string): string {
  const [w, h] = BANNER_SIZE;
  const fade = stage.linear(
    [
      [0.36, "#fff", 0],
      [0.62, "#fff", 0.5],
      [1, "#fff", 0.66],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const mask = stage.define(
    (id) => svg`<mask id="${id}"><rect width="${w}" height="${h}" fill="${fade}"/></mask>`,
  );
  return `<g mask="url(#${mask})">${body}</g>`;
}

/** Darkens the text's side, the foot and the far edge. */
function shade(stage: Stage, leftColor: string): string {
  const [w, h] = BANNER_SIZE;
  const side = stage.linear(
    [
      [0, leftColor, 0.9],
      [0.42, leftColor, 0],
      [0.86, "#05030d", 0],
      [1, "#05030d", 0.5],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const foot = stage.linear([
    [0.6, "#05030d", 0],
    [1, "#05030d", 0.62],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${foot}"/><rect width="${w}" height="${h}" fill="${side}"/>`;
}

/** Places a scene's seven objects: in focus back to front, then out of focus far and near. */
function castOf([main, right, left, upper, top, low, edge]: readonly string[]): Record<
  "far" | "actors" | "near",
  Actor[]
> {
  return {
    far: [
      [upper!, { x: 1108, y: 92, size: 96, turn: 16 }],
      [low!, { x: 598, y: 108, size: 84, turn: -18 }],
    ],
    actors: [
      [top!, { x: 1022, y: 118, size: 132, turn: 14 }],
      [left!, { x: 668, y: 318, size: 196, turn: -12 }],
      [right!, { x: 1040, y: 312, size: 226, turn: 10 }],
      [main!, { x: X, y: Y, size: 372, turn: -3 }],
    ],
    near: [
      [edge!, { x: 1176, y: 430, size: 190, turn: 22 }],
      [low!, { x: 800, y: 462, size: 150, turn: -10 }],
    ],
  };
}

/**
 * Art for a hero banner, 1200 x 480: the left 40 percent is a calm dark gradient for text; the objects fit a 16:10
 * crop of the right side.
 */
export function bannerLayers({ scene, gradient }: BannerArt): Layers {
  const name = bannerScene(scene);
  const theme = BANNER_THEMES[name]!;
  const colors = isBannerGradient(gradient) ? gradient : theme.gradient;
  const palette = makePalette(hexHue(colors[2]), hexHue(colors[3]), 1);
  const stage = new Stage(BANNER_SIZE, palette, HOUSE, randomStream(hash(`banner:${name}`)));
  const { far, actors, near } = castOf(theme.objects);
  const back = wrapSvg(stage, [
    ground(stage, colors),
    rightSide(stage, SCENERY[theme.scenery](stage, X, Y) + rays(stage, X, Y, 0.6)),
    rightSide(stage, particles(stage, theme.particles, 26)),
    ...far.map(([sprite, place]) => stage.sprite(sprite, place, "far")),
    shade(stage, colors[0]),
    ...actors.map((actor) => subjectGround(stage, ...actor)),
  ]);
  const front = wrapSvg(stage, [
    ...actors.map((actor) => subject(stage, ...actor)),
    ...near.map(([sprite, place]) => stage.sprite(sprite, place, "near")),
  ]);
  return { back, front };
}
