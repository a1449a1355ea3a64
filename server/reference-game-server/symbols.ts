import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "../../src/rules/games/themes.ts";
import { kindOf } from "./engine.ts";
import { type SymbolName, symbolNoun } from "./symbol-pool.ts";
import { type DrawnSymbol, type Subject, symbolsFor } from "./symbol-sets.ts";

/** Folder of the pictures, both of the built frames' and of their addresses. */
export const SYMBOLS_FOLDER = "symbols";
/** Pictures of one slot, which a frame's document may preload. */
const MOST = 6;

/** What decides a game's symbols. */
export interface SlotTitle {
  title: string;
  kind: string;
  theme: Theme;
}

/** A symbol as its frame shows it. */
export interface ShownSymbol {
  /** In the player's language. */
  name: string;
  /** Address of its picture, relative to the frame's document; undefined if it was not built. */
  src?: string | undefined;
}

export interface SymbolsDeps {
  /** Folder of the built frames; undefined if frames aren't served. */
  framesFolder: string | undefined;
  /** What a title is about. */
  subjectOf: (title: string, theme: Theme) => Subject;
}

/** The pictures on the reels of slots. */
export function createSymbols({ framesFolder, subjectOf }: SymbolsDeps) {
  const folder = framesFolder && join(framesFolder, SYMBOLS_FOLDER);
  const files = folder && existsSync(folder) ? readdirSync(folder) : [];
  const pictures = new Map(
    files.map((file) => {
      const bytes = readFileSync(join(folder!, file));
      const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
      return [file, { bytes, address: `${SYMBOLS_FOLDER}/${file}?v=${version}` }];
    }),
  );
  const addressOf = (name: string) => pictures.get(`${name}.avif`)?.address;

  function namesOf(game: SlotTitle): Record<DrawnSymbol, SymbolName> | undefined {
    if (kindOf(game) !== "slot") return undefined;
    return symbolsFor(game.theme, subjectOf(game.title, game.theme));
  }

  return {
    /** A slot's symbols by their place in the table; undefined for the other games. */
    of(game: SlotTitle, locale: string): Record<DrawnSymbol, ShownSymbol> | undefined {
      const names = namesOf(game);
      if (!names) return undefined;
      const shown = Object.entries(names).map(([symbol, name]) => [
        symbol,
        { name: symbolNoun(name, locale), src: addressOf(name) },
      ]);
      return Object.fromEntries(shown) as Record<DrawnSymbol, ShownSymbol>;
    },

    /** Parameters of a frame's address, with which its document preloads its pictures. */
    paramsOf(game: SlotTitle): Record<string, string> {
      const names = namesOf(game);
      return names ? { symbols: Object.values(names).join(" ") } : {};
    },

    /** Value of the `link` header that preloads the pictures of `paramsOf`; empty without any. */
    preloadOf: (symbols = ""): string =>
      symbols
        .split(" ", MOST)
        .flatMap((name) => addressOf(name) ?? [])
        .map((address) => `<${address}>; rel=preload; as=image; type="image/avif"`)
        .join(", "),

    /** The bytes of a picture by its file's name. */
    picture: (file: string): Buffer | undefined => pictures.get(file)?.bytes,
  };
}

export type Symbols = ReturnType<typeof createSymbols>;
