import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { BannerGradient } from "./banner-floor.ts";
import { LAUNCH, launchTrail, launchWake, panelLaunch } from "./banner-launch.ts";
import { BANNER_PLACES, hasFloor } from "./banner-places.ts";
import { BANNER_THEMES, bannerScene, type Cast } from "./banner-themes.ts";
import { halo } from "./lights.ts";
import { hexHue, makePalette } from "./palette.ts";
import { particles } from "./particles.ts";
import type { Actor } from "./poster-layout.ts";
import { POSES, type PosterStyle } from "./poster-style.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { footOf } from "./subjects/subject-measures.ts";
import { svg } from "./svg.ts";

export interface BannerArt {
  scene: string;
  /** Four `#rrggbb` colours; anything else gives the scene's default gradient. */
  gradient?: readonly string[];
}

/**
 * Shapes of a banner: the hero's, the same with the objects in its middle, two whose text stands below or beside the
 * objects, and a panel beside a form.
 */
export const BANNER_SIZES = {
  hero: [1200, 480],
  wide: [1200, 480],
  tall: [480, 600],
  square: [480, 480],
  panel: [480, 1060],
} as const;
export type BannerShape = keyof typeof BANNER_SIZES;
/** The main subject's middle as the objects are placed, and the line between wall and floor. */
const X = 850;
const Y = 226;
const HORIZON = 336;
/** Where that middle is in a hero, whose left 40 % is for text, and the objects' scale. */
const HERO = { x: 852, y: 252, scale: 0.88 } as const;
/** Cards cut strips of these out of the middle: the objects have air above and below. */
const CARD = { x: 838, y: 216, scale: 0.7 } as const;
/** A phone shows the right third of a hero: all of the rocket stands there. */
const LAUNCH_HERO = { ...HERO, x: 968 } as const;
/** The same where the objects have the whole picture; a tall one's foot is for text. */
const CENTRED = {
  hero: { ...HERO, x: 600 },
  wide: { ...CARD, x: 640 },
  tall: { x: 240, y: 204, scale: 0.74 },
  square: { x: 240, y: 246, scale: 0.84 },
  panel: { x: 240, y: 400, scale: 0.92 },
} as const;
const HOUSE: PosterStyle = {
  finish: "clean",
  face: "lilita",
  ink: "metal",
  bend: "straight",
  poses: POSES,
  coin: "coin",
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

/** Darkens the text's side, through which the place still shows, the foot and the far edge. */
function shade(stage: Stage, color: string, opacity: number): string {
  const { width: w, height: h } = stage;
  const side = stage.linear(
    [
      [0, color, opacity],
      [0.3, color, opacity * 0.8],
      [0.56, color, 0],
      [0.9, "#05030d", 0],
      [1, "#05030d", 0.4],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const foot = stage.linear([
    [0.72, "#05030d", 0],
    [1, "#05030d", 0.55],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${foot}"/><rect width="${w}" height="${h}" fill="${side}"/>`;
}

/** Darkens the edges, and a tall picture's foot for its text. */
function vignette(stage: Stage): string {
  const { width: w, height: h } = stage;
  const edge = stage.radial([
    [0.45, "#05030d", 0],
    [1, "#05030d", 0.6],
  ]);
  const foot = stage.linear([
    [h > 2 * w ? 0.7 : 0.5, "#05030d", 0],
    [h > 2 * w ? 0.84 : 0.72, "#05030d", 0.72],
    [1, "#05030d", 0.94],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${edge}"/>${h > w ? svg`<rect width="${w}" height="${h}" fill="${foot}"/>` : ""}`;
}

/** Six objects that fly: a large one, two beside it, and three small ones. */
function flying([main, right, left, upper, top, low]: readonly string[]): Cast {
  return [
    [upper!, { x: 1110, y: 176, size: 92, turn: 16 }],
    [low!, { x: 664, y: 150, size: 104, turn: -18 }],
    [top!, { x: 1026, y: 104, size: 136, turn: 14 }],
    [left!, { x: 668, y: 318, size: 196, turn: -12 }],
    [right!, { x: 1040, y: 312, size: 226, turn: 10 }],
    [main!, { x: X, y: Y, size: 372, turn: -3 }],
  ];
}

/** The four larger ones in a panel, in its upper two thirds; nothing is below the main object's lower left, a rocket's flame. */
function flyingInPanel([main, right, left, , top]: readonly string[]): Cast {
  return [
    [left!, { x: 92, y: 262, size: 168, turn: -12 }],
    [top!, { x: 420, y: 372, size: 92, turn: 14 }],
    [right!, { x: 384, y: 528, size: 172, turn: 10 }],
    [main!, { x: 258, y: 350, size: 400, turn: -3 }],
  ];
}

/** A sprite whose foot is at `foot`. */
const stood = (sprite: string, x: number, foot: number, size: number): Actor => [
  sprite,
  { x, y: foot - (footOf(sprite) - 0.5) * size, size },
];

/** Six objects on the floor: a large one, two in front of it at its sides, and smaller ones at the edges. */
function standing([main, right, left, upper, top, low]: readonly string[]): Cast {
  return [
    stood(top!, 1006, 376, 178),
    stood(upper!, 704, 380, 158),
    stood(main!, X, 418, 392),
    stood(left!, 646, 436, 196),
    stood(right!, 1048, 442, 212),
    stood(low!, 756, 450, 92),
  ];
}

/** What a standing object throws on the floor: its mirrored picture, and a shadow where it touches. */
function onFloor(stage: Stage, [sprite, place]: Actor): string {
  const foot = place.y + (footOf(sprite) - 0.5) * place.size;
  const shadow = stage.radial([
    [0, "#05030d", 0.85],
    [0.5, "#05030d", 0.5],
    [1, "#05030d", 0],
  ]);
  const mirrored = svg`<g transform="translate(0 ${2 * foot - 4}) scale(1 -1)" opacity=".3">${[stage.sprite(sprite, place, "far")]}</g>`;
  return svg`${halo(stage, place.x, place.y, place.size * 0.6)}${mirrored}<ellipse cx="${place.x}" cy="${foot - 3}" rx="${place.size * 0.44}" ry="${place.size * 0.075}" fill="${shadow}"/>`;
}

/**
 * Art for a banner: a place, and a scene's objects in it. As a hero, 1200 x 480, the left 40 percent is calm for text, and
 * the objects fit a 16:10 crop of the right side. In the other shapes the same objects stand in the middle.
 */
export function bannerLayers({ scene, gradient }: BannerArt, shape: BannerShape = "hero"): Layers {
  const name = bannerScene(scene);
  const theme = BANNER_THEMES[name]!;
  const colors = isBannerGradient(gradient) ? gradient : theme.gradient;
  const palette = makePalette(hexHue(colors[2]), hexHue(colors[3]), 1);
  const stage = new Stage(BANNER_SIZES[shape], palette, HOUSE, randomStream(hash(`banner:${name}`)));
  const isPanel = shape === "panel";
  const isLaunch = theme.isLaunch && !isPanel;
  const stands = hasFloor(theme.place);
  const fly = isPanel ? flyingInPanel : flying;
  const actors = isLaunch ? LAUNCH : (stands ? standing : fly)(theme.objects);
  const isHero = shape === "hero" && !theme.isCentred;
  const hero = isLaunch ? LAUNCH_HERO : theme.isOnCards ? CARD : HERO;
  const { x, y, scale } = isHero ? hero : CENTRED[shape];
  // A planet's edge is lower where the objects fly.
  const horizon = isPanel && !stands ? 650 : y + (HORIZON - Y + (isLaunch ? 66 : 0)) * scale;
  const placed = (body: string) =>
    isPanel && !stands
      ? body
      : svg`<g transform="translate(${x - X * scale} ${y - Y * scale}) scale(${scale})">${[body]}</g>`;
  const back = wrapSvg(stage, [
    ground(stage, colors, x, y),
    BANNER_PLACES[theme.place](stage, { colors, horizon, x, y }),
    particles(stage, theme.particles, 26),
    isLaunch ? placed(launchTrail(stage, colors)) : "",
    isPanel && theme.objects[0] === "rocket" ? panelLaunch(stage, colors, horizon) : "",
    isHero ? shade(stage, colors[0], isLaunch ? 0.4 : 0.62) : vignette(stage),
    ...actors.map((actor) => placed(stands ? onFloor(stage, actor) : subjectGround(stage, ...actor))),
  ]);
  const front = wrapSvg(stage, [
    isLaunch ? placed(launchWake(stage)) : "",
    ...actors.map((actor) => placed(subject(stage, ...actor))),
  ]);
  return { back, front };
}
