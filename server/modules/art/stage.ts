import { Definitions } from "./definitions.ts";
import type { Palette } from "./palette.ts";
import { type PosterStyle, pick, some } from "./poster-style.ts";
import { type Look, SHADOW_MARGIN, spriteHref } from "./sprites.ts";
import { svg } from "./svg.ts";

export interface Placement {
  x: number;
  y: number;
  /** Side of the sprite's square. */
  size: number;
  /** Degrees clockwise. */
  turn?: number;
  /** Mirrored from left to right. */
  isMirrored?: boolean;
}

/** Shared state of a picture: size, colours, random numbers and definitions. */
export class Stage extends Definitions {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly style: PosterStyle;
  readonly random: () => number;

  constructor(size: readonly [number, number], palette: Palette, style: PosterStyle, random: () => number) {
    super();
    [this.width, this.height] = size;
    this.palette = palette;
    this.style = style;
    this.random = random;
  }

  /** A number between two others. */
  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<T>(list: readonly T[]): T {
    return pick(list, this.random);
  }

  /** Up to `count` different entries. */
  some<T>(list: readonly T[], count: number): T[] {
    return some(list, count, this.random);
  }

  /** A sprite centred on a point; coins are the studio's. */
  sprite(name: string, { x, y, size, turn = 0, isMirrored }: Placement, look: Look): string {
    const side = look === "shadow" ? size * (1 + 2 * SHADOW_MARGIN) : size;
    const mirror = isMirrored ? svg` translate(${2 * x} 0) scale(-1 1)` : "";
    return svg`<image href="${spriteHref(name === "coin" ? this.style.coin : name, look)}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" transform="rotate(${turn} ${x} ${y})${mirror}"/>`;
  }
}

/** A picture in two layers of one size: the background is drawn small and enlarged, which puts it out of focus. */
export interface Layers {
  back: string;
  front: string;
}

export function wrapSvg(stage: Stage, body: readonly string[]): string {
  const { width: w, height: h } = stage;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${stage.definitions()}</defs>${body}</svg>`;
}

/** Draws the background behind a hero whose centre is at `x`, `y`; `symbols` are the game's own, for reels. */
export type Scenery = (stage: Stage, x: number, y: number, symbols: readonly string[]) => string;
