import { svg } from "./svg.ts";

/** Offset 0 to 1, colour, opacity 0 to 1. */
export type Stop = readonly [number, string, number?];

function stops(list: readonly Stop[]): string {
  return list
    .map(([at, color, opacity]) => {
      const alpha = opacity === undefined ? "" : svg` stop-opacity="${opacity}"`;
      return svg`<stop offset="${at}" stop-color="${color}"${alpha}/>`;
    })
    .join("");
}

/** Gradients, filters and symbols of a picture, deduplicated. */
export class Definitions {
  #ids = new Map<string, string>();

  /** Adds a definition and returns its id; equal markup shares an id. The markup must use the given id. */
  define(markup: (id: string) => string): string {
    const key = markup("");
    const existing = this.#ids.get(key);
    if (existing) return existing;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return id;
  }

  linear(list: readonly Stop[], attributes = 'x1="0" y1="0" x2="0" y2="1"'): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${attributes}>${stops(list)}</linearGradient>`)})`;
  }

  radial(list: readonly Stop[], attributes = ""): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${attributes}>${stops(list)}</radialGradient>`)})`;
  }

  definitions(): string {
    return [...this.#ids].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join("");
  }
}
