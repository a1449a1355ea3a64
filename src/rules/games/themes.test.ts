import { expect, it } from "vitest";
import { artHue, artTone, THEMES, type Theme } from "./themes.ts";

const themes = Object.keys(THEMES) as Theme[];
const identifiers = Array.from({ length: 200 }, (_, i) => `luna/game-${i}`);

/** Degrees between two hues. */
const distance = (a: number, b: number) => Math.min((a - b + 360) % 360, (b - a + 360) % 360);

it("CAT-34 a game's hue is within 8 degrees of one of its theme's hues", () => {
  const fits = (hue: number, theme: Theme) =>
    hue >= 0 && hue < 360 && THEMES[theme].some((base) => distance(base, hue) <= 8);
  const misfits = themes.flatMap((theme) =>
    identifiers.filter((identifier) => !fits(artHue(identifier, theme), theme)),
  );
  expect(misfits).toEqual([]);
});

it("CAT-34 the placeholder tone is the nearest of 36 hue steps", () => {
  for (const identifier of identifiers) {
    const tone = artTone(identifier, "dragon");
    expect(tone).toBeGreaterThanOrEqual(0);
    expect(tone).toBeLessThan(36);
    expect(distance(tone * 10, artHue(identifier, "dragon"))).toBeLessThanOrEqual(5);
  }
});

it("CAT-34 games of one theme have different hues", () => {
  expect(new Set(identifiers.map((identifier) => artHue(identifier, "egypt"))).size).toBeGreaterThan(20);
});
