import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { BannerGradient } from "./banner-floor.ts";
import { LAUNCH, launchFire, launchRim, launchSmoke } from "./banner-launch.ts";
import { BANNER_PLACES, hasFloor } from "./banner-places.ts";
import { BANNER_THEMES, type BannerTheme, bannerScene, type Cast } from "./banner-themes.ts";
import { hexHue, makePalette } from "./palette.ts";
import { particles } from "./particles.ts";
import type { Actor } from "./poster-layout.ts";
import { POSES, type PosterStyle } from "./poster-style.ts";
import { type Layers, type Placement, Stage, wrapSvg } from "./stage.ts";
import { subject } from "./subject-light.ts";
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
/** A phone shows the right third of a hero, and cuts 100 pixels of it: all of the rocket stands there. */
const LAUNCH_HERO = { x: 948, y: 226, scale: 1 } as const;
/** How much larger a rocket is, which stands alone, in pictures that it has for itself. */
const ALONE = 1.24;
/** The same where the objects have the whole picture; a tall one's foot is for text. */
const CENTRED = {
  hero: { ...HERO, x: 600 },
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

/** A jackpot's square, of which its card shows the middle strip, faded at the left: one large object and a small one. */
const inStrip = ([main, , , , small]: readonly string[]): Cast => [
  [small!, { x: X + 218, y: Y + 84, size: 112, turn: 12 }],
  [main!, { x: X + 30, y: Y - 8, size: 318 }],
];

/** The four larger ones in a panel, in its upper two thirds; nothing is below the main object's lower left, a rocket's flame. */
function flyingInPanel([main, right, left, , top]: readonly string[]): Cast {
  return [
    [left!, { x: 92, y: 262, size: 168, turn: -12 }],
    [top!, { x: 420, y: 372, size: 92, turn: 14 }],
    [right!, { x: 396, y: 560, size: 156, turn: 10 }],
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

/** The same in a wide picture without text, of which cards show the middle: they fill its height and half its width. */
function standingWide([main, right, left, upper, top, low]: readonly string[]): Cast {
  return [
    stood(top!, X + 196, 352, 226),
    stood(upper!, X - 186, 354, 210),
    stood(main!, X, 382, 330),
    stood(left!, X - 232, 394, 238),
    stood(right!, X + 236, 398, 250),
    stood(low!, X - 104, 404, 112),
  ];
}

/** Soft light behind an object, without edges. */
function backlight(stage: Stage, { x, y, size }: Placement, color: string): string {
  const fill = stage.radial([
    [0, color, 0.5],
    [0.4, color, 0.26],
    [0.75, color, 0.07],
    [1, color, 0],
  ]);
  return svg`<circle cx="${x}" cy="${y}" r="${size * 0.78}" fill="${fill}"/>`;
}

/** What a standing object throws on the floor: its mirrored picture, and a shadow where it touches. */
function onFloor(stage: Stage, [sprite, place]: Actor, light: string): string {
  const foot = place.y + (footOf(sprite) - 0.5) * place.size;
  const shadow = stage.radial([
    [0, "#05030d", 0.85],
    [0.5, "#05030d", 0.5],
    [1, "#05030d", 0],
  ]);
  const mirrored = svg`<g transform="translate(0 ${2 * foot - 4}) scale(1 -1)" opacity=".3">${[stage.sprite(sprite, place, "far")]}</g>`;
  return svg`${backlight(stage, place, light)}${mirrored}<ellipse cx="${place.x}" cy="${foot - 3}" rx="${place.size * 0.44}" ry="${place.size * 0.075}" fill="${shadow}"/>`;
}

/** How far a place is out of focus, pixels of a hero. */
const BLUR = 3.2;

/** A place as a lens sees it that is focused on the objects before it. */
function outOfFocus(stage: Stage, place: string): string {
  const filter = stage.define(
    (id) =>
      svg`<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${BLUR}"/></filter>`,
  );
  // The blur is transparent at the picture's edges: the sharp place is beneath it.
  return svg`${place}<g filter="url(#${filter})">${place}</g>`;
}

/** A theme's objects, placed for a shape. */
function castOf({ objects, isJackpot }: BannerTheme, shape: BannerShape, stands: boolean): Cast {
  if (isJackpot && shape === "square") return inStrip(objects);
  if (stands) return (shape === "wide" ? standingWide : standing)(objects);
  return (shape === "panel" ? flyingInPanel : flying)(objects);
}

/** Where the main object's middle is in a shape, and the objects' scale. */
function frameOf(theme: BannerTheme, shape: BannerShape, isHero: boolean) {
  if (isHero) return theme.isLaunch ? LAUNCH_HERO : theme.isOnCards ? CARD : HERO;
  if (shape === "wide") return { x: 600, y: Y, scale: hasFloor(theme.place) ? 1 : 0.94 };
  const frame = CENTRED[shape];
  return theme.isLaunch && shape !== "panel" ? { ...frame, scale: frame.scale * ALONE } : frame;
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
  const isHero = shape === "hero" && !theme.isCentred;
  const stands = hasFloor(theme.place);
  const isLaunch = theme.isLaunch && (isHero || !isPanel);
  const actors = isLaunch ? LAUNCH : castOf(theme, shape, stands);
  const { x, y, scale } = frameOf(theme, shape, isHero);
  // A planet's edge is lower where the objects fly.
  const horizon = isPanel && !stands ? 690 : y + (HORIZON - Y + (isLaunch ? 36 : 0)) * scale;
  const placed = (body: string) =>
    isPanel && !stands
      ? body
      : svg`<g transform="translate(${x - X * scale} ${y - Y * scale}) scale(${scale})">${[body]}</g>`;
  const launch = actors.find(([sprite]) => sprite === "rocket-launch")?.[1];
  const place = BANNER_PLACES[theme.place](stage, { colors, horizon, x, y });
  const smoke = launch ? placed(launchSmoke(stage, launch, colors)) : "";
  const back = wrapSvg(stage, [
    ground(stage, colors, x, y),
    stands ? outOfFocus(stage, place) : place,
    particles(stage, theme.particles, stands ? 26 : 12),
    // A hero's shade is for the text, beside which the fire is; a vignette also darkens the fire.
    ...(isHero ? [shade(stage, colors[0], isLaunch ? 0.4 : 0.62), smoke] : [smoke, vignette(stage)]),
    ...actors.map((actor) =>
      placed(stands ? onFloor(stage, actor, colors[3]) : backlight(stage, actor[1], colors[3])),
    ),
  ]);
  const front = wrapSvg(stage, [
    launch ? placed(launchFire(stage, launch)) : "",
    ...actors.map((actor) => placed(subject(stage, ...actor))),
    launch ? placed(launchRim(stage, launch)) : "",
  ]);
  return { back, front };
}
