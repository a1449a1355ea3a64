import { resolve } from "node:path";
import sharp from "sharp";
import { defineConfig, type Plugin } from "vite";
import { spriteFile } from "./server/modules/art/sprites.ts";
import { SYMBOL_POOL } from "./server/reference-game-server/symbol-pool.ts";
import { SYMBOLS_FOLDER } from "./server/reference-game-server/symbols.ts";

/** Side of a symbol, pixels. */
const SIDE = 112;
/** AVIF qualities, one after the other until a picture is light enough. */
const QUALITIES = [42, 36, 30];
/** Bytes of a picture; six weigh at most 16 kB. */
const LARGEST = 2_650;

async function drawSymbol(sprite: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // Effort 4 saves 3 % of the bytes, and takes five times as long.
    bytes = await sharp(spriteFile(sprite)).resize(SIDE).avif({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= LARGEST) break;
  }
  return bytes;
}

/** Draws the pictures of the slots' symbols into the folder that the game server serves them from. */
const symbols: Plugin = {
  name: "symbols",
  async generateBundle() {
    const draw = async ([name, [sprite]]: [string, readonly [string, ...unknown[]]]) =>
      this.emitFile({
        type: "asset",
        fileName: `${SYMBOLS_FOLDER}/${name}.avif`,
        source: await drawSymbol(sprite),
      });
    await Promise.all(Object.entries(SYMBOL_POOL).map(draw));
  },
};

const ENTRIES: Record<string, { name: string; entry: string }> = {
  card: { name: "card", entry: "card/main.ts" },
  offline: { name: "offline", entry: "offline.ts" },
};

/**
 * The frame of the reference games, with the mode `card` the card entry frame, and with `offline` the demo on the device:
 * each is one script without modules, which a frame without origin could not load.
 */
export default defineConfig(({ mode }) => {
  const { name, entry } = ENTRIES[mode] ?? { name: "frame", entry: "main.ts" };
  return {
    root: resolve(import.meta.dirname, "frames"),
    // The site serves it: styles only name its fonts.
    publicDir: resolve(import.meta.dirname, "public"),
    plugins: name === "frame" ? [symbols] : [],
    build: {
      copyPublicDir: false,
      outDir: resolve(import.meta.dirname, "dist/frames"),
      emptyOutDir: name === "frame",
      target: "es2022",
      lib: {
        entry: resolve(import.meta.dirname, "frames", entry),
        formats: ["iife"],
        name,
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
    },
  };
});
