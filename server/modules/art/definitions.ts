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

/** The gradients, filters and symbols one picture refers to, each kept once. */
export class Definitions {
  #ids = new Map<string, string>();

  /** Keeps a definition and gives its id; equal markup gives the same id. The markup must carry the id it is given. */
  define(markup: (id: string) => string): string {
    const key = markup("");
    const known = this.#ids.get(key);
    if (known) return known;
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
