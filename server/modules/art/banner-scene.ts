import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import { far, hero, type PlacedObject, props } from "./actors.ts";
import { BANNER_THEMES, type BannerGradient, bannerScene } from "./banner-themes.ts";
import { halo, rays, ring } from "./lights.ts";
import { hexHue, makePalette } from "./palette.ts";
import { particles } from "./particles.ts";
import type { ProviderStyle } from "./provider-style.ts";
import { SCENERY } from "./scenery.ts";
import { Stage } from "./stage.ts";
import { svg } from "./svg.ts";

export interface BannerArt {
  scene: string;
  /** Four `#rrggbb` colours; anything else gives the scene's default gradient. */
  gradient?: readonly string[];
}

export const BANNER_SIZE = [1200, 480] as const;
const X = 850;
const Y = 226;
const HOUSE: ProviderStyle = {
  frame: "none",
  pattern: "none",
  light: "behind",
  family: "fluent-emoji-flat",
  saturation: 1,
  twist: 0,
};

function isBannerGradient(gradient: readonly string[] | undefined): gradient is BannerGradient {
  return gradient?.length === 4 && gradient.every((color) => /^#[0-9a-f]{6}$/i.test(color));
}

function ground(stage: Stage, [a, b, c, d]: BannerGradient): string {
  const [w, h] = BANNER_SIZE;
  const base = stage.linear(
    [
      [0, a],
      [0.34, b],
      [0.68, c],
      [1, d],
    ],
    'x1="0" y1=".2" x2="1" y2=".8"',
  );
  const glow = stage.radial([
    [0, d, 0.95],
    [0.4, c, 0.6],
    [1, c, 0],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${base}"/><circle cx="${X}" cy="${Y}" r="460" fill="${glow}"/>`;
}

/** Background scenery, which fades in from the middle to the right so that it doesn't disturb the text. */
function scenery(stage: Stage, body: string): string {
  const [w, h] = BANNER_SIZE;
  const fade = stage.linear(
    [
      [0.36, "#fff", 0],
      [0.62, "#fff", 0.62],
      [1, "#fff", 0.8],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const mask = stage.define(
    (id) => svg`<mask id="${id}"><rect width="${w}" height="${h}" fill="${fade}"/></mask>`,
  );
  return `<g mask="url(#${mask})">${body}</g>`;
}

function actors(stage: Stage, objects: readonly string[]): string {
  const at = (i: number, x: number, y: number, size: number, turn: number): PlacedObject => [
    objects[i]!,
    { x, y, size, turn },
  ];
  return (
    far(
      stage,
      [
        at(5, 590, 130, 84, -18),
        at(6, 1130, 108, 92, 16),
        at(3, 1166, 400, 110, 24),
        at(6, 516, 330, 62, 10),
      ],
      3,
    ) +
    props(stage, [at(3, 712, 104, 112, -14), at(4, 1010, 96, 118, 14)]) +
    hero(stage, objects[0]!, { x: X, y: Y, size: 352 }) +
    props(stage, [at(2, 652, 330, 176, -12), at(1, 1044, 322, 206, 10), at(5, 800, 424, 96, 8)])
  );
}

function feet(stage: Stage, leftColor: string): string {
  const [w, h] = BANNER_SIZE;
  const side = stage.linear(
    [
      [0, leftColor, 0.85],
      [0.42, leftColor, 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const foot = stage.linear([
    [0.72, "#0b0a1a", 0],
    [1, "#0b0a1a", 0.55],
  ]);
  return svg`<rect width="${w}" height="${h}" fill="${foot}"/><rect width="${w}" height="${h}" fill="${side}"/>`;
}

/**
 * Art for a hero banner, 1200 x 480: the left 40 percent is a calm dark gradient for text; the objects fit a 16:10
 * crop of the right side.
 */
export function bannerSvg({ scene, gradient }: BannerArt): string {
  const name = bannerScene(scene);
  const theme = BANNER_THEMES[name]!;
  const colors = isBannerGradient(gradient) ? gradient : theme.gradient;
  const palette = makePalette(hexHue(colors[2]), hexHue(colors[3]), 1);
  const stage = new Stage(BANNER_SIZE, palette, HOUSE, randomStream(hash(`banner:${name}`)));
  const [w, h] = BANNER_SIZE;
  const layers = [
    ground(stage, colors),
    scenery(stage, SCENERY[theme.scenery](stage, X, Y) + rays(stage, X, Y, 0.6)),
    ring(stage, X, 404, 270, 0.15),
    halo(stage, X, Y, 250),
    actors(stage, theme.objects),
    scenery(stage, particles(stage, theme.particles, 26)),
    feet(stage, colors[0]),
  ];
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${stage.definitions()}</defs>${layers}</svg>`;
}
