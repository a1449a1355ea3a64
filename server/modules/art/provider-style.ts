import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { IconFamily } from "./icons.ts";

export const FRAMES = ["none", "hairline", "gold", "neon", "corners", "bevel", "arch", "edge"] as const;
export const PATTERNS = [
  "none",
  "dots",
  "lattice",
  "rings",
  "chevrons",
  "hexes",
  "stripes",
  "facets",
] as const;
export const LIGHTS = ["above", "behind", "twin", "side"] as const;

/** The common style of a provider's games. */
export interface ProviderStyle {
  frame: (typeof FRAMES)[number];
  pattern: (typeof PATTERNS)[number];
  light: (typeof LIGHTS)[number];
  family: IconFamily;
  saturation: number;
  /** Degrees added to the hue of the theme's accent, so that providers differ. */
  twist: number;
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A provider's style, derived from its slug. */
export function providerStyle(provider: string): ProviderStyle {
  const random = randomStream(hash(`style:${provider}`));
  return {
    frame: pick(FRAMES, random),
    pattern: pick(PATTERNS, random),
    light: pick(LIGHTS, random),
    family: random() < 0.5 ? "noto" : "fluent-emoji-flat",
    saturation: 0.9 + random() * 0.2,
    twist: Math.round(random() * 30 - 15),
  };
}
