import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** Symbols of the slot, by the names of their drawings. */
const SYMBOLS = {
  crown: "crown",
  gem: "gem-stone",
  bell: "bell",
  horn: "postal-horn",
  wild: "joker",
  scatter: "glowing-star",
};

interface Icons {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

/** `virtual:symbols`: the few needed drawings of a collection of thousands, as data URLs. */
export const symbols: Plugin = {
  name: "symbols",
  resolveId: (id) => (id === "virtual:symbols" ? `\0${id}` : null),
  load(id) {
    if (id !== "\0virtual:symbols") return null;
    const file = resolve(import.meta.dirname, "node_modules/@iconify-json/fluent-emoji-flat/icons.json");
    const { width, height, icons } = JSON.parse(readFileSync(file, "utf8")) as Icons;
    const addresses = Object.entries(SYMBOLS).map(([name, icon]) => {
      const drawing = icons[icon];
      if (!drawing) throw new Error(`there is no drawing ${icon}`);
      const size = `width="128" height="128" viewBox="0 0 ${width} ${height}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing.body}</svg>`;
      // Unlike base64 or fully encoded text, this compresses well.
      return [name, `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`];
    });
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
