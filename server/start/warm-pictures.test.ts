import { expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import type { ArtGame } from "../modules/art/art-game.ts";
import { warmPictures } from "./warm-pictures.ts";

it("the pictures of the lobby are drawn from its first row on, then the banners and those that lists begin with, in the shapes and widths that pages load", async () => {
  const app = await testApp();
  const pictures = await warmPictures(app.db, "");
  const shapes = new Set(pictures.map(({ order }) => `${order.shape} ${order.width}`));
  expect([...shapes].toSorted()).toEqual([
    "hero 480",
    "hero 800",
    "panel 720",
    "poster 240",
    "poster 320",
    "poster 480",
    "square 240",
    "square 320",
    "square 480",
    "tall 240",
    "tall 480",
    "wide 480",
    "wide 640",
    "wide 800",
  ]);
  const { body } = await app.get("/api/games/collections");
  const [row] = body as { data: { identifier: string }[] }[];
  const top = row!.data.slice(0, 8).map(({ identifier }) => identifier);
  const first = pictures
    .slice(0, 24)
    .map(({ order }) => (order.subject as { identifier: string }).identifier);
  expect([...new Set(first)]).toEqual(top);
  const isDrawn = (name: string, shape: string) =>
    pictures.some(
      ({ order }) => order.shape === shape && (order.subject as { identifier?: string }).identifier === name,
    );
  for (const [category, shape] of [
    ["pokies", "poster"],
    ["live", "wide"],
  ] as const) {
    const list = await app.post("/api/games_filter", { filter: { categories: [category] }, page_size: 18 });
    const names = (list.body as { data: { identifier: string }[] }).data.map(({ identifier }) => identifier);
    expect(names.filter((name) => !isDrawn(name, shape))).toEqual([]);
  }
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
  const banners = pictures.filter(({ order }) => order.shape === "tall").map(({ order }) => order.subject);
  expect(banners).toEqual(expect.arrayContaining(["welcome", "jackpot", "vip"]));
  // The panels beside forms.
  expect(pictures.filter(({ order }) => order.shape === "panel").map(({ order }) => order.subject)).toContain(
    "new-studio",
  );
  // Players' own promotions.
  expect(pictures.map(({ order }) => `${order.subject} ${order.shape} ${order.width}`)).toContain(
    "vip wide 800",
  );
  const lastRow = (body as { data: { identifier: string }[] }[]).at(-1)!.data[0]!.identifier;
  const at = (subject: string) =>
    pictures.findIndex(
      ({ order }) => order.subject === subject || (order.subject as ArtGame).identifier === subject,
    );
  expect(at("welcome")).toBeGreaterThan(at(lastRow));
  expect(pictures.at(-1)!.order.subject).toHaveProperty("identifier");
});
