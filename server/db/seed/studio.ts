import type { GameKind } from "./catalogue-types.ts";
import type { Habit } from "./slot-titles.ts";
import type { SlotTheme } from "./title-words.ts";

/** An invented game studio and its style. */
export interface Studio {
  title: string;
  slug: string;
  /** Approximate number of games per kind, among 6,000. */
  gameCounts: Partial<Record<GameKind, number>>;
  themes: readonly SlotTheme[];
  /** Title patterns with weights. */
  titlePatterns: Partial<Record<Habit, number>>;
  /** Recurring heroes. */
  series: readonly string[];
  /** Names of its live rooms. */
  venues: readonly string[];
  /** Currency codes that its games aren't offered in. */
  missingCurrencies: readonly string[];
}
