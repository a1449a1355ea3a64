import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { AppEnv } from "../server/http/env.ts";
import { staticFiles } from "../server/http/static.ts";
import { kindOf } from "../server/reference-game-server/engine.ts";
import { SYMBOL_SETS, symbolSetOf } from "../server/reference-game-server/symbol-sets.ts";
import { DEFAULT_GAMES, makeCatalogue } from "../server/seed/content/catalogue.ts";
import {
  SCREENSHOT_HEIGHT,
  SCREENSHOT_WIDTH,
  screenshotOf,
} from "../src/features/game/screenshot-address.ts";
import { SCREENSHOTS } from "../src/features/game/screenshot-list.ts";

const folder = join(import.meta.dirname, "../public");

it("CAT-34 has a light screenshot for each game that shows one, and no other", async () => {
  const files = globSync("screenshots/games/*/*", { cwd: folder }).map((file) => `/${file}`);
  expect(files.sort()).toEqual([...SCREENSHOTS].map(screenshotOf).sort());
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    expect(bytes.length, file).toBeLessThanOrEqual(14_000);
    const { format, compression, width, height } = await sharp(bytes).metadata();
    expect([format, compression, width, height], file).toEqual([
      "heif",
      "av1",
      SCREENSHOT_WIDTH,
      SCREENSHOT_HEIGHT,
    ]);
  }
});

it("CAT-34 is served as what it is", async () => {
  const app = new Hono<AppEnv>();
  staticFiles(app, { folder, excludedPaths: [], old: new Map() });
  const [identifier] = SCREENSHOTS;
  const response = await app.request(screenshotOf(identifier!));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/avif"]);
});

it("CAT-34 has a screenshot of a slot of each set of symbols, of a wheel and of a dice game", () => {
  const games = makeCatalogue(DEFAULT_GAMES).games.filter(({ identifier }) => SCREENSHOTS.has(identifier));
  expect(games).toHaveLength(SCREENSHOTS.size);
  const shown = games.map((game) => (kindOf(game) === "slot" ? symbolSetOf(game.theme) : kindOf(game)));
  expect(shown.sort()).toEqual([...Object.keys(SYMBOL_SETS), "wheel", "dice"].sort());
});
