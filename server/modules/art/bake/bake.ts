// Bakes the 3D objects of the game art: models in page/*.js, rendered by three.js in headless Chromium,
// trimmed and saved as WebP sprites of 480 px in ../sprites. Run `node server/modules/art/bake/bake.ts [names…]`.
// The sprites and their measures are committed: the server and the build only read them.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page, type Route } from "playwright";
import sharp from "sharp";
import { SPRITE_SIDE } from "../sprites.ts";
import { writeMeasures } from "./measures.ts";
import { BAKED_OBJECTS } from "./objects.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const SPRITES = join(import.meta.dirname, "../sprites");
/** The system's browser; Playwright's own where there is none. */
const CHROMIUM = "/usr/bin/chromium";
const ORIGIN = "http://bake.local";
/** Part of a sprite's edge that the object fills. */
const FILL = 0.94;
/** Bytes per pixel above which a sprite is saved a little coarser, with the next of the qualities. */
const LARGEST = 27_000 / 320 ** 2;
const QUALITIES = [84, 76, 52] as const;

const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", mjs: "text/javascript" };

const HTML = `<!doctype html><script type="importmap">${JSON.stringify({
  imports: {
    three: "/node_modules/three/build/three.module.js",
    "three/addons/": "/node_modules/three/examples/jsm/",
    "opentype.js": "/node_modules/opentype.js/dist/opentype.mjs",
  },
})}</script><script type="module" src="/server/modules/art/bake/page/main.js"></script>`;

/** Serves the repository's files to the page; there is no network. */
async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") return route.fulfill({ contentType: "text/html", body: HTML });
  const path = join(ROOT, pathname);
  const body = await readFile(path).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  const contentType = TYPES[path.split(".").at(-1)!] ?? "application/octet-stream";
  return route.fulfill({ contentType, body });
}

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: existsSync(CHROMIUM) ? CHROMIUM : undefined,
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") process.stderr.write(`${message.text()}\n`);
  });
  page.on("pageerror", (error) => process.stderr.write(`${error.stack}\n`));
  await page.route(`${ORIGIN}/**`, serve);
  await page.goto(ORIGIN);
  await page.waitForFunction("window.render", undefined, { timeout: 60_000 });
  return page;
}

/** @returns the object alone: trimmed, scaled to the sprite and centred on transparency */
async function finish(png: Buffer): Promise<Buffer> {
  const side = Math.round(SPRITE_SIDE * FILL);
  const object = await sharp(png)
    .trim({ background: "#0000", threshold: 8 })
    .resize(side, side, { fit: "contain", background: "#0000", kernel: "lanczos3" })
    .toBuffer();
  const before = Math.floor((SPRITE_SIDE - side) / 2);
  const after = SPRITE_SIDE - side - before;
  const sprite = sharp(object)
    .extend({ top: before, left: before, bottom: after, right: after, background: "#0000" })
    .sharpen({ sigma: 0.6, m1: 0.5, m2: 1 });
  const encode = (quality: number) =>
    sprite.clone().webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
  let bytes = await encode(QUALITIES[0]);
  for (const lower of QUALITIES.slice(1))
    if (bytes.length > LARGEST * SPRITE_SIDE ** 2) bytes = await encode(lower);
  return bytes;
}

const names = process.argv.slice(2);
const page = await openPage();
try {
  for (const name of names.length > 0 ? names : BAKED_OBJECTS) {
    const start = performance.now();
    const url = await page.evaluate<string>(`window.render(${JSON.stringify(name)})`);
    const sprite = await finish(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
    await writeFile(join(SPRITES, `${name}.webp`), sprite);
    process.stdout.write(`${name} ${sprite.length} bytes, ${Math.round(performance.now() - start)} ms\n`);
  }
} finally {
  await page.context().browser()?.close();
}
await writeMeasures();
