import { Hono } from "hono";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testFolder } from "../../../tests/support/server/folder.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import type { AppEnv } from "../../http/env.ts";
import type { ArtGame } from "./art-game.ts";
import { render } from "./render.ts";
import { artRoutes } from "./routes.ts";

const GAME: ArtGame = {
  identifier: "nova/wolf-moon",
  title: "Wolf Moon",
  theme: "wolves",
  kind: "pokies",
  provider: "nova",
};

const app = new Hono<AppEnv>();
artRoutes(app, { dataDir: testFolder("save-data"), findGame: () => GAME, draw: render });

async function widthOf(width: number, headers: Record<string, string> = {}) {
  const answer = await app.request(`/art/games/7/${ART_VERSION}/${width}.webp`, { headers });
  expect([answer.status, answer.headers.get("vary")]).toEqual([200, expect.stringContaining("save-data")]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { width: (await sharp(bytes).metadata()).width, bytes: bytes.length };
}

it("NEW-13 sends pictures of half the width, with far fewer bytes, when data saving is on", async () => {
  const on = { "save-data": "on" };
  const [whole, half] = [await widthOf(320), await widthOf(320, on)];
  expect([whole.width, half.width]).toEqual([320, 160]);
  expect(half.bytes / whole.bytes).toBeLessThan(0.6);
  expect((await widthOf(480, on)).width).toBe(240);
  expect((await widthOf(160, on)).width).toBe(160);
  expect((await widthOf(320, { "save-data": "off" })).width).toBe(320);
});
