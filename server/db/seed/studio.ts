import type { GameKind } from "./catalogue-types.ts";
import type { Habit } from "./slot-titles.ts";
import type { SlotTheme } from "./title-words.ts";

/** An invented game studio and the manner of its games. */
export interface Studio {
  title: string;
  slug: string;
  /** About how many games of each kind it has among 6,000. */
  makes: Partial<Record<GameKind, number>>;
  themes: readonly SlotTheme[];
  /** How it names its slots, with weights. */
  habits: Partial<Record<Habit, number>>;
  /** Heroes who come back in many titles. */
  series: readonly string[];
  /** Names of its live rooms. */
  venues: readonly string[];
  /** Currency codes its games are not offered in. */
  lacks: readonly string[];
}
