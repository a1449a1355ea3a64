import type { Theme } from "../../../src/rules/games/themes.ts";
import type { GameKind } from "../games/tables.ts";

/** What a poster needs to know about a game. */
export interface ArtGame {
  identifier: string;
  title: string;
  theme: Theme;
  kind: GameKind;
  /** Slug of the provider. */
  provider: string;
}
