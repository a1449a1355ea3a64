import { expect, it } from "vitest";
import { makeCatalogue } from "../../seed/content/catalogue.ts";
import { measureSprite } from "./bake/measures.ts";
import { BANNER_OBJECTS } from "./banner-themes.ts";
import { makePalette } from "./palette.ts";
import { sceneHue } from "./scene-hue.ts";
import { SPRITE_MEASURES } from "./subjects/sprite-measures.ts";
import { hueDistance, isLostOn, isPale } from "./subjects/subject-measures.ts";
import { subjectOf, subjectSprites } from "./subjects/title-subject.ts";

const { games } = makeCatalogue();

it("knows the measures of each sprite that posters and banners show", async () => {
  const lines = SPRITE_MEASURES.trim().split("\n");
  const sprites = [...new Set([...subjectSprites(), ...BANNER_OBJECTS])].sort();
  expect(lines.map((line) => line.split(" ")[0])).toEqual(sprites);
  // One in ten measured again: a sprite that was baked without its measures would differ.
  for (const [i, name] of sprites.entries())
    if (i % 10 === 0) expect(lines[i]).toBe(await measureSprite(name));
});

it("CAT-34 paints the sky in a hue that the subject stands out from", () => {
  const lost = games.filter(
    (game) => game.kind !== "live" && isLostOn(subjectOf(game.title, game.theme).main, sceneHue(game)),
  );
  expect(lost.length, lost.map(({ title }) => title).join(", ")).toBeLessThan(games.length / 500);
  expect(isLostOn("bull", 20)).toBe(true);
  expect(isLostOn("bull", 205)).toBe(false);
  // A penguin has no colour of its own.
  expect([0, 90, 180, 270].some((hue) => isLostOn("penguin", hue))).toBe(false);
});

it("darkens the sky behind pale subjects only", () => {
  expect(isPale("column")).toBe(true);
  expect(isPale("bull")).toBe(false);
  const { light } = makePalette(200, 30, 1);
  expect(Number.parseInt(makePalette(200, 30, 1, 0.7).light.slice(1), 16)).toBeLessThan(
    Number.parseInt(light.slice(1), 16),
  );
});

it("measures hues around the circle", () => {
  expect([hueDistance(350, 10), hueDistance(10, 350), hueDistance(90, 270), hueDistance(42, 42)]).toEqual([
    20, 20, 180, 0,
  ]);
});
