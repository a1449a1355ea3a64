import type { Badge } from "../../../src/contract/games.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import type { Theme } from "../../../src/rules/games/themes.ts";
import type { GameKind } from "../../modules/games/tables.ts";

export type Section = "pokies" | "live" | "table";
export type SortOrder = "popular" | "new";

export interface SeedProvider {
  id: number;
  slug: string;
  title: string;
  name: string;
  required_fields: PlayerFieldName[];
}

export interface SeedCategory {
  id: string;
  title: string;
  /** Lobby sections that offer it as a filter. */
  sections: Section[];
}

export interface SeedCollection {
  id: string;
  title: string;
  /** Position among the collections, ascending. */
  order: number;
  on_lobby: boolean;
  sort: SortOrder;
}

export interface SeedGame {
  /** 1 and up without gaps. */
  id: number;
  /** `provider-slug/game-slug`. */
  identifier: string;
  name: string;
  title: string;
  /** Unique over all providers. */
  slug: string;
  seo_title: string;
  /** Slug of the provider. */
  provider: string;
  kind: GameKind;
  theme: Theme;
  tone: number;
  categories: string[];
  collections: string[];
  has_demo_mode: boolean;
  /** True if progress made in one round is worth money in a later one. */
  saves_state: boolean;
  /** Variant by currency code; `FUN` exists exactly when there is a demo. */
  currencies: Record<string, { id: number }>;
  badges: Badge[];
  /** Rank, 1 is the most played. */
  popularity: number;
  /** ISO date. */
  released_at: string;
}

export interface Catalogue {
  providers: SeedProvider[];
  categories: SeedCategory[];
  collections: SeedCollection[];
  games: SeedGame[];
}
