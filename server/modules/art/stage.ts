import { Definitions } from "./definitions.ts";
import { drawObject } from "./drawn-objects.ts";
import { findIcon } from "./icons.ts";
import type { Palette } from "./palette.ts";
import type { ProviderStyle } from "./provider-style.ts";
import { svg } from "./svg.ts";

export interface Placement {
  x: number;
  y: number;
  /** Side of the square that the object fills. */
  size: number;
  turn?: number;
  /** Vertical scale; negative for a reflection. */
  squash?: number;
}

const DRAWN_GRID = 32;

/** Shared state of a picture: size, colours, random numbers and definitions. */
export class Stage extends Definitions {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly style: ProviderStyle;
  readonly random: () => number;

  constructor(size: readonly [number, number], palette: Palette, style: ProviderStyle, random: () => number) {
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
    return list[Math.floor(this.random() * list.length)]!;
  }

  /** Up to `count` different entries. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const out: T[] = [];
    while (out.length < count && rest.length > 0)
      out.push(...rest.splice(Math.floor(this.random() * rest.length), 1));
    return out;
  }

  /** An icon or one of our own objects, centred on a point. */
  object(name: string, { x, y, size, turn = 0, squash = 1 }: Placement): string {
    const icon = name.startsWith("draw:") ? undefined : findIcon(name, this.style.family);
    const grid = icon?.size ?? DRAWN_GRID;
    const body = icon ? icon.body : drawObject(this, name);
    const id = this.define((definitionId) => `<g id="${definitionId}">${body}</g>`);
    const s = Math.round((size / grid) * 1000) / 1000;
    const scale = squash === 1 ? `${s}` : `${s} ${Math.round(s * squash * 1000) / 1000}`;
    return svg`<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-grid / 2} ${-grid / 2})"/>`;
  }
}

/** Draws the background behind a hero whose centre is at `x`, `y`. */
export type Scenery = (stage: Stage, x: number, y: number) => string;
