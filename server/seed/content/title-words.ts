import type { Theme } from "../../../src/rules/games/themes.ts";
import { ANCIENT_WORLDS } from "./theme-words/ancient-worlds.ts";
import { ANIMALS } from "./theme-words/animals.ts";
import { LEGENDS } from "./theme-words/legends.ts";
import { MODERN_LIFE } from "./theme-words/modern-life.ts";
import type { ThemeWords } from "./theme-words/parse-words.ts";
import { WILD_NATURE } from "./theme-words/wild-nature.ts";

/** Word sheets by theme. */
export const TITLE_WORDS = {
  ...ANCIENT_WORLDS,
  ...ANIMALS,
  ...WILD_NATURE,
  ...LEGENDS,
  ...MODERN_LIFE,
} as const satisfies Partial<Record<Theme, ThemeWords>>;

export type SlotTheme = keyof typeof TITLE_WORDS;
export const SLOT_THEMES = Object.keys(TITLE_WORDS) as SlotTheme[];
