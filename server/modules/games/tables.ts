import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Badge, BetRanges } from "../../../src/contract/games.ts";
import type { Volatility } from "../../../src/contract/list-options.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import type { Theme } from "../../../src/rules/games/themes.ts";

export type GameKind = "pokies" | "live" | "table" | "jackpot" | "crash" | "bingo";

export const providers = pgTable("providers", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** Profile fields that the provider needs before the first bet. */
  requiredFields: text("required_fields").array().$type<PlayerFieldName[]>().notNull().default([]),
});

export const categories = pgTable("categories", {
  id: text().primaryKey(),
  title: text().notNull(),
  /** Sections that offer it: pokies, live, table. */
  sections: text().array().notNull(),
});

export const collections = pgTable("collections", {
  id: text().primaryKey(),
  title: text().notNull(),
  position: integer().notNull(),
  onLobby: boolean("on_lobby").notNull(),
});

export const games = pgTable(
  "games",
  {
    id: integer().primaryKey(),
    identifier: text().notNull().unique(),
    provider: text()
      .notNull()
      .references(() => providers.slug),
    slug: text().notNull(),
    seoTitle: text("seo_title").notNull(),
    name: text().notNull(),
    title: text().notNull(),
    kind: text().$type<GameKind>().notNull(),
    theme: text().$type<Theme>().notNull(),
    tone: smallint().notNull(),
    categories: text().array().notNull(),
    collections: text().array().notNull(),
    hasDemoMode: boolean("has_demo_mode").notNull(),
    /** True if progress made in one round is worth money in a later one; then it can't be played with bonus money. */
    savesState: boolean("saves_state").notNull().default(false),
    currencies: jsonb().$type<Record<string, { id: number }>>().notNull(),
    badges: jsonb().$type<Badge[]>().notNull(),
    /** 1 is the most popular game. */
    popularity: integer().notNull(),
    releasedAt: date("released_at").notNull(),
    /** Return to player in hundredths of a percent, the lowest if it depends on the bet. Null, like the facts below, if unknown. */
    rtp: integer(),
    /** Null also if the player chooses it. */
    volatility: text().$type<Volatility>(),
    /** The largest prize as a multiple of the stake. */
    topPrize: integer("top_prize"),
    /** Paylines. */
    lines: integer(),
    bets: jsonb().$type<BetRanges>(),
  },
  (t) => [
    unique().on(t.provider, t.seoTitle),
    index().on(t.popularity),
    index("games_by_release").on(t.releasedAt.desc(), t.popularity),
    index("games_by_title").on(sql`lower(${t.title})`, t.id),
    index("games_by_rtp").on(t.rtp.desc().nullsLast(), t.popularity),
  ],
);

/**
 * Every list of games in its order: `all`, `category:x`, `collection:x`, `provider:x`.
 * Ranks are dense from 1, so that page n of size s is one range of the primary key.
 */
export const gameLists = pgTable(
  "game_lists",
  {
    list: text().notNull(),
    rank: integer().notNull(),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.list, t.rank] }), index().on(t.gameId)],
);
