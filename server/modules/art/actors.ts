import { blur, heroFilter } from "./filters.ts";
import type { Placement, Stage } from "./stage.ts";
import { svg } from "./svg.ts";

/** The objects of one picture, most important first. */
export interface SceneObjects {
  heroes: readonly string[];
  props: readonly string[];
}

export type PlacedObject = readonly [name: string, place: Placement];

const NIGHT = "#07041a";

/** A soft patch of dark under an object. */
export function shadow(stage: Stage, { x, y, size }: Placement, strength = 0.6): string {
  const fill = stage.radial([
    [0, NIGHT, strength],
    [0.55, NIGHT, strength * 0.75],
    [1, NIGHT, 0],
  ]);
  return svg`<circle cx="${x + size * 0.03}" cy="${y + size * 0.14}" r="${size * 0.54}" fill="${fill}"/>`;
}

function objects(stage: Stage, list: readonly PlacedObject[]): string {
  return list.map(([name, placement]) => stage.object(name, placement)).join("");
}

/** The main object, lit, on its own glow. */
export function hero(stage: Stage, name: string, placement: Placement): string {
  const { glow, light } = stage.palette;
  const fill = stage.radial([
    [0, glow, 0.85],
    [0.45, light, 0.55],
    [0.7, light, 0.25],
    [1, light, 0],
  ]);
  return svg`<circle cx="${placement.x}" cy="${placement.y}" r="${placement.size * 0.64}" fill="${fill}"/><g filter="${heroFilter(stage, stage.palette.accentLight)}">${stage.object(name, placement)}</g>`;
}

/** Secondary objects in focus, each with a shadow. */
export function props(stage: Stage, list: readonly PlacedObject[]): string {
  return list.map(([name, placement]) => shadow(stage, placement) + stage.object(name, placement)).join("");
}

/** Distant objects, out of focus. */
export function far(stage: Stage, list: readonly PlacedObject[], deviation = 2): string {
  return `<g filter="${blur(stage, deviation)}" opacity=".75">${objects(stage, list)}</g>`;
}

/** Foreground objects, out of focus. */
export function near(stage: Stage, list: readonly PlacedObject[], deviation = 3): string {
  return `<g filter="${blur(stage, deviation)}" opacity=".9">${objects(stage, list)}</g>`;
}

export function nth<T>(list: readonly T[], i: number): T {
  return list[i % list.length]!;
}
