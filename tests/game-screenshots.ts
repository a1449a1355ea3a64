import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { kindOf } from "../server/reference-game-server/engine.ts";
import { type SymbolSetName, symbolSetOf } from "../server/reference-game-server/symbol-sets.ts";
import { DEFAULT_GAMES, makeCatalogue } from "../server/seed/content/catalogue.ts";
import type { SeedGame } from "../server/seed/content/catalogue-types.ts";
import {
  SCREENSHOT_HEIGHT,
  SCREENSHOT_WIDTH,
  screenshotOf,
} from "../src/features/game/screenshot-address.ts";
import { findBrowser } from "./support/browser/find-browser.ts";

/**
 * `npm run game-screenshots -- [url]`: updates the screenshots of games from a running demo, to be committed: the most
 * played slot of each set of symbols, and the most played wheel and dice game.
 */
const root = join(import.meta.dirname, "..");
const base = process.argv[2] ?? "http://localhost:3000";
const FOLDER = join(root, "public/screenshots/games");
/** The picture of a frame of this size has the shape of a screenshot. */
const WINDOW = { width: 1_120, height: 736 };
/** Space below the reels, where the game has its controls, pixels. */
const FOOT = 26;
/** Of a picture, bytes. */
const LARGEST = 14_000;
const QUALITIES = [55, 48, 40, 32, 27, 22];

const games = makeCatalogue(DEFAULT_GAMES)
  .games.filter((game) => game.has_demo_mode)
  .sort((a, b) => a.popularity - b.popularity);
const chosen = new Map<SymbolSetName | "wheel" | "dice", SeedGame>();
for (const game of games) {
  const kind = kindOf(game);
  const name = kind === "slot" ? symbolSetOf(game.theme) : kind;
  if (!chosen.has(name)) chosen.set(name, game);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const context = await browser.newContext({
  viewport: WINDOW,
  reducedMotion: "reduce",
  serviceWorkers: "block",
  // For the style below.
  bypassCSP: true,
});
const page = await context.newPage();
rmSync(FOLDER, { recursive: true, force: true });
for (const [name, { identifier, currencies }] of chosen) {
  const launched = await context.request.post(`${base}/api/games/${currencies.FUN!.id}/launch`, {
    headers: { origin: base },
    data: { mode: "demo", device: "desktop", locale: "en", return_url: "/" },
  });
  const { url } = (await launched.json()) as { url: string };
  // Without the page that embeds it, which has other pictures to draw.
  await page.goto(base + url);
  await page.addStyleTag({ content: `canvas { height: calc(100% - ${FOOT}px) !important }` });
  await page.locator(".go").waitFor();
  if (name === "wheel" || name === "dice") {
    await page.locator(".go").click();
    await page.locator(".result .heard").waitFor({ state: "attached" });
  }
  const scene = page.locator(".scene");
  await scene.evaluate(async (element) => {
    await Promise.all([...element.querySelectorAll("img")].map((picture) => picture.decode()));
  });
  const picture = sharp(await scene.screenshot()).resize(SCREENSHOT_WIDTH, SCREENSHOT_HEIGHT);
  let bytes: Buffer | undefined;
  for (const quality of QUALITIES) {
    bytes = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= LARGEST) break;
  }
  if (bytes!.length > LARGEST)
    throw new Error(`${identifier} has ${bytes!.length} bytes at the lowest quality`);
  const file = join(root, "public", screenshotOf(identifier));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes!);
}
await browser.close();
const list = [...chosen.values()]
  .map(({ identifier }) => identifier)
  .sort()
  .map((identifier) => `  "${identifier}",\n`);
writeFileSync(
  join(root, "src/features/game/screenshot-list.ts"),
  `/** Identifiers of the games with a screenshot; written by \`npm run game-screenshots\`. */\nexport const SCREENSHOTS: ReadonlySet<string> = new Set([\n${list.join("")}]);\n`,
);
