import { expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import { lobbyPictures } from "./lobby-pictures.ts";

it("the lobby's pictures are drawn from its first row on, in the shapes and widths that its rows load", async () => {
  const app = await testApp();
  const pictures = await lobbyPictures(app.db, "");
  const shapes = new Set(pictures.map(({ order }) => `${order.shape} ${order.width}`));
  expect([...shapes].toSorted()).toEqual([
    "poster 240",
    "poster 320",
    "poster 480",
    "square 240",
    "square 320",
    "square 480",
    "wide 480",
    "wide 640",
  ]);
  const { body } = await app.post("/api/games_filter", { filter: { collections: ["top"] }, page_size: 8 });
  const top = (body as { data: { identifier: string }[] }).data.map(({ identifier }) => identifier);
  const first = pictures
    .slice(0, 24)
    .map(({ order }) => (order.subject as { identifier: string }).identifier);
  expect([...new Set(first)]).toEqual(top);
});
