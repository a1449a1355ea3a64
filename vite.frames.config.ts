import { resolve } from "node:path";
import sharp from "sharp";
import { defineConfig, type Plugin } from "vite";
import { spriteFile } from "./server/modules/art/sprites.ts";

/** Symbols of the slot, by their sprites. */
const SYMBOLS = {
  crown: "crown",
  gem: "gem-ruby",
  bell: "bell",
  horn: "📯",
  wild: "joker-hat",
  scatter: "star",
};

/** Side of a symbol, pixels: all six weigh 14 kB. */
const SIDE = 112;

/** `virtual:symbols`: the slot's symbols as data URLs. */
export const symbols: Plugin = {
  name: "symbols",
  resolveId: (id) => (id === "virtual:symbols" ? `\0${id}` : null),
  async load(id) {
    if (id !== "\0virtual:symbols") return null;
    const addresses = await Promise.all(
      Object.entries(SYMBOLS).map(async ([name, sprite]) => {
        const picture = await sharp(spriteFile(sprite)).resize(SIDE).avif({ quality: 45 }).toBuffer();
        return [name, `data:image/avif;base64,${picture.toString("base64")}`];
      }),
    );
    return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
  },
};

/**
 * The frame of the reference games, and with the mode `card` the card entry frame: each is one script without
 * modules, which a frame without origin could not load.
 */
export default defineConfig(({ mode }) => {
  const [name, entry] = mode === "card" ? ["card", "card/main.ts"] : ["frame", "main.ts"];
  return {
    root: resolve(import.meta.dirname, "frames"),
    publicDir: false,
    plugins: [symbols],
    build: {
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
