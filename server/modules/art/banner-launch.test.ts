import { expect, it } from "vitest";
import { bannerLayers } from "./banner-scene.ts";

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
