import { expect, it } from "vitest";
import { artHues, hueTone, THEMES, type Theme } from "./themes.ts";

const themes = Object.keys(THEMES) as Theme[];
const identifiers = Array.from({ length: 200 }, (_, i) => `luna/game-${i}`);

/** Degrees between two hues. */
const distance = (a: number, b: number) => Math.min((a - b + 360) % 360, (b - a + 360) % 360);

it("CAT-34 a game's hues are each within 8 degrees of another of its theme's hues", () => {
  const fits = (hues: number[], theme: Theme) =>
    hues.every((hue) => hue >= 0 && hue < 360) &&
    THEMES[theme].every((base) => hues.some((hue) => distance(base, hue) <= 8));
  const misfits = themes.flatMap((theme) =>
    identifiers.filter((identifier) => !fits(artHues(identifier, theme), theme)),
  );
  expect(misfits).toEqual([]);
});

it("CAT-34 the placeholder tone is the nearest of 36 hue steps", () => {
  for (let hue = 0; hue < 360; hue++) {
    const tone = hueTone(hue);
    expect(tone).toBeGreaterThanOrEqual(0);
    expect(tone).toBeLessThan(36);
    expect(distance(tone * 10, hue)).toBeLessThanOrEqual(5);
  }
});

it("CAT-34 games of one theme have different hues", () => {
  expect(new Set(identifiers.map((identifier) => artHues(identifier, "egypt")[0])).size).toBeGreaterThan(20);
});
