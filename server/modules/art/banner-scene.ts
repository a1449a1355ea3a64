import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import { LAUNCH, launchTrail, launchWake } from "./banner-launch.ts";
import { BANNER_THEMES, type BannerGradient, bannerScene, type Cast } from "./banner-themes.ts";
import { rays } from "./lights.ts";
import { hexHue, makePalette } from "./palette.ts";
import { particles } from "./particles.ts";
import { POSES, type PosterStyle } from "./poster-style.ts";
import { SCENERY } from "./scenery.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { svg } from "./svg.ts";

export interface BannerArt {
  scene: string;
  /** Four `#rrggbb` colours; anything else gives the scene's default gradient. */
  gradient?: readonly string[];
}

/** Shapes of a banner: the hero's, two whose text stands below or beside the objects, and a panel beside a form. */
export const BANNER_SIZES = {
  hero: [1200, 480],
  tall: [480, 600],
  square: [480, 480],
  panel: [480, 1060],
} as const;
export type BannerShape = keyof typeof BANNER_SIZES;
/** The main subject's middle; the hero's left 40 % is free for text. */
const X = 850;
const Y = 226;
/** The main subject's middle and the objects' scale where they have the whole picture; a tall one's foot is for text. */
const CENTRED = {
  hero: { x: 600, y: 236, scale: 1 },
  tall: { x: 240, y: 204, scale: 0.74 },
  square: { x: 240, y: 246, scale: 0.84 },
  panel: { x: 240, y: 336, scale: 1 },
} as const;
const HOUSE: PosterStyle = {
  finish: "clean",
  face: "lilita",
  ink: "metal",
  bend: "straight",
  poses: POSES,
  light: 1,
  saturation: 1,
  twist: 0,
};

function isBannerGradient(gradient: readonly string[] | undefined): gradient is BannerGradient {
  return gradient?.length === 4 && gradient.every((color) => /^#[0-9a-f]{6}$/i.test(color));
}

function ground(stage: Stage, [a, b, c, d]: BannerGradient, x: number, y: number): string {
  const { width: w, height: h } = stage;
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
  return svg`<rect width="${w}" height="${h}" fill="${base}"/><circle cx="${x}" cy="${y}" r="440" fill="${glow}"/>`;
}

/** Fades in from the middle to the right, so that the text stays undisturbed. */
function rightSide(stage: Stage, body: string): string {
  const { width: w, height: h } = stage;
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

/** Darkens the text's side, the foot and the far edge. A launch's trail shows through. */
function shade(stage: Stage, leftColor: string, opacity: number): string {
  const { width: w, height: h } = stage;
  const side = stage.linear(
    [
      [0, leftColor, opacity],
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

/** Places a scene's six objects; none is near and out of focus, which looked like smudges in cards. */
function castOf([main, right, left, upper, top, low]: readonly string[]): Cast {
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
    near: [],
  };
}

/**
 * Places a scene's objects in a panel: below each other in its upper two thirds; the rest is for text. A launch has three
 * objects, of which the others are copies.
 */
function panelCast(objects: readonly string[]): Cast {
  const [main, right, left, upper = right, top = left, low = left] = objects;
  return {
    far: [
      [upper!, { x: 70, y: 300, size: 92, turn: 16 }],
      [low!, { x: 424, y: 470, size: 84, turn: -18 }],
    ],
    actors: [
      [top!, { x: 386, y: 160, size: 136, turn: 14 }],
      [left!, { x: 122, y: 566, size: 206, turn: -12 }],
      [right!, { x: 344, y: 628, size: 226, turn: 10 }],
      [main!, { x: 232, y: 340, size: 410, turn: -3 }],
    ],
    near: [],
  };
}

/** Darkens the edges, and a tall picture's foot for its text. */
function vignette(stage: Stage): string {
  const { width: w, height: h } = stage;
  const edge = stage.radial([
    [0.45, "#05030d", 0],
    [1, "#05030d", 0.6],
  ]);
  const foot = stage.linear([
    [0.5, "#05030d", 0],
    [0.72, "#05030d", 0.72],
    [1, "#05030d", 0.94],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${edge}"/>${h > w ? svg`<rect width="${w}" height="${h}" fill="${foot}"/>` : ""}`;
}

/**
 * Art for a banner. As a hero, 1200 x 480, the left 40 percent is a calm dark gradient for text, and the objects fit a
 * 16:10 crop of the right side. In the other shapes the same objects stand in the middle.
 */
export function bannerLayers({ scene, gradient }: BannerArt, shape: BannerShape = "hero"): Layers {
  const name = bannerScene(scene);
  const theme = BANNER_THEMES[name]!;
  const colors = isBannerGradient(gradient) ? gradient : theme.gradient;
  const palette = makePalette(hexHue(colors[2]), hexHue(colors[3]), 1);
  const stage = new Stage(BANNER_SIZES[shape], palette, HOUSE, randomStream(hash(`banner:${name}`)));
  const isPanel = shape === "panel";
  const isLaunch = theme.isLaunch && !isPanel;
  const { far, actors, near } = isLaunch
    ? LAUNCH
    : isPanel
      ? panelCast(theme.objects)
      : castOf(theme.objects);
  const isHero = shape === "hero" && !theme.isCentred;
  const { x, y, scale } = isHero ? { x: X, y: Y, scale: 1 } : CENTRED[shape];
  const placed = (body: string) =>
    isHero || isPanel
      ? body
      : svg`<g transform="translate(${x - X * scale} ${y - Y * scale}) scale(${scale})">${[body]}</g>`;
  const behind = (body: string) => (isHero ? rightSide(stage, body) : body);
  const back = wrapSvg(stage, [
    ground(stage, colors, x, y),
    behind(SCENERY[theme.scenery](stage, x, y) + rays(stage, x, y, 0.6)),
    behind(particles(stage, theme.particles, 26)),
    isLaunch ? placed(launchTrail(stage, colors)) : "",
    ...far.map(([sprite, place]) => placed(stage.sprite(sprite, place, "far"))),
    isHero ? shade(stage, colors[0], isLaunch ? 0.5 : 0.9) : vignette(stage),
    ...actors.map((actor) => placed(subjectGround(stage, ...actor))),
  ]);
  const front = wrapSvg(stage, [
    isLaunch ? placed(launchWake(stage)) : "",
    ...actors.map((actor) => placed(subject(stage, ...actor))),
    ...near.map(([sprite, place]) => placed(stage.sprite(sprite, place, "near"))),
  ]);
  return { back, front };
}
