import { expect, it } from "vitest";
import { bannerLayers } from "./banner-scene.ts";
import { footOf } from "./subjects/subject-measures.ts";

const { back, front } = bannerLayers({ scene: "welcome" });

/** The squares of a sprite in a drawing. */
const placesOf = (drawing: string, sprite: string) =>
  [
    ...drawing.matchAll(
      new RegExp(`sprite:${sprite}~[\\w-]+" x="([-\\d.]+)" y="([-\\d.]+)" width="([\\d.]+)"`, "g"),
    ),
  ].map(([, x, y, width]) => ({ x: Number(x), foot: Number(y) + Number(width), width: Number(width) }));

it("the welcome banner shows a rocket with coins and sevens in its wake, and no gift, which is an offer", () => {
  expect(placesOf(front, "rocket")).toHaveLength(1);
  expect(placesOf(front, "seven").length).toBeGreaterThan(1);
  expect(new Set([...(back + front).matchAll(/sprite:([^~]+)~/g)].map(([, sprite]) => sprite))).toEqual(
    new Set(["rocket", "coin", "seven"]),
  );
});

it("the welcome banner's objects are clear of the text at its left", () => {
  const wake = [...placesOf(front, "coin"), ...placesOf(front, "seven")].filter(({ foot }) => foot < 480);
  for (const { x, foot } of [...wake, ...placesOf(front, "rocket")]) {
    expect(foot).toBeLessThan(385);
    expect(x).toBeGreaterThan(1200 * 0.37);
  }
  const byX = wake.toSorted((a, b) => a.x - b.x);
  expect(byX[0]!.width).toBeLessThan(byX.at(-1)!.width);
});

it("banners of places with a floor have their objects on it, with a reflection below each", () => {
  const { back: hall, front: objects } = bannerLayers({ scene: "tournament" });
  const feet = [
    ...objects.matchAll(/sprite:([^~]+)~[\w-]+" x="[-\d.]+" y="([-\d.]+)" width="([\d.]+)"/g),
  ].map(([, name, y, width]) => Number(y) + Number(width) * footOf(name!));
  expect(feet).toHaveLength(6);
  // Between the wall and the picture's foot, in the objects' own coordinates.
  for (const foot of feet) expect(foot).toSatisfy((at: number) => at > 336 && at < 460);
  expect(hall.match(/scale\(1 -1\)/g)).toHaveLength(6);
});

it("banners in orbit have flying objects without reflections", () => {
  expect(bannerLayers({ scene: "mystic-nova" }).back).not.toContain("scale(1 -1)");
});
