import type { GameKind } from "../../modules/games/tables.ts";
import type { TitlePattern } from "./slot-titles.ts";
import type { SlotTheme } from "./title-words.ts";

/** An invented game studio and its style. */
export interface ProviderSpec {
  title: string;
  slug: string;
  /** Approximate number of games per kind, in a catalogue of 6,000 games. */
  gameCounts: Partial<Record<GameKind, number>>;
  themes: readonly SlotTheme[];
  /** Title patterns with weights. */
  titlePatterns: Partial<Record<TitlePattern, number>>;
  /** Recurring heroes. */
  series: readonly string[];
  /** Names of its live rooms. */
  venues: readonly string[];
  /** Currency codes that its games aren't offered in. */
  missingCurrencies: readonly string[];
}
