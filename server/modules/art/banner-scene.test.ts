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

it("the welcome banner shows a rocket alone: no gift, which is an offer, and nothing half hidden below the text", () => {
  expect(placesOf(front, "rocket-launch")).toHaveLength(1);
  expect(new Set([...(back + front).matchAll(/sprite:([^~]+)~/g)].map(([, sprite]) => sprite))).toEqual(
    new Set(["rocket-launch"]),
  );
});

/** How a drawing's objects are placed in the picture. */
function frameOf(drawing: string) {
  const [, x, y, scale] = drawing
    .match(/translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/)!
    .map(Number) as [number, number, number, number];
  return { x, y, scale };
}

const frame = frameOf(front);
const boxesOf = (sprite: string) =>
  placesOf(front, sprite).map(({ x, foot, width }) => ({
    left: frame.x + x * frame.scale,
    right: frame.x + (x + width) * frame.scale,
    foot: frame.y + foot * frame.scale,
  }));

it("the welcome banner's rocket is clear of the text at its left, and a phone's mask doesn't cut it", () => {
  // In parts of the picture's width: where a phone's mask ends, and what its frame cuts at the right.
  const [shown, end] = [0.78, 0.93].map((part) => part * 1200) as [number, number];
  const [rocket] = boxesOf("rocket-launch");
  // The square around a slender rocket is wider than it.
  expect(rocket!.left + 0.2 * (rocket!.right - rocket!.left)).toBeGreaterThan(0.91 * shown);
  expect(rocket!.right - 0.2 * (rocket!.right - rocket!.left)).toBeLessThan(end);
});

it("a low card's strip of an offer's hero has its objects whole", () => {
  for (const scene of ["vip", "promo-code"]) {
    const { front: objects } = bannerLayers({ scene });
    const { y, scale } = frameOf(objects);
    const feet = [
      ...objects.matchAll(/sprite:([^~]+)~[\w-]+" x="[-\d.]+" y="([-\d.]+)" width="([\d.]+)"/g),
    ].map(([, name, top, width]) => y + (Number(top) + Number(width) * footOf(name!)) * scale);
    // The card shows 282 of 480 pixels, from the middle.
    for (const foot of feet) expect(foot, scene).toBeLessThan(381);
  }
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
