import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { Badge } from "../../src/contract/games.ts";
import type { PlayerFieldName } from "../../src/contract/player-fields.ts";
import type { Theme } from "../../src/rules/games/themes.ts";
import type { GameKind } from "./seed/catalogue-types.ts";

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
    currencies: jsonb().$type<Record<string, { id: number }>>().notNull(),
    badges: jsonb().$type<Badge[]>().notNull(),
    /** 1 is the most popular game. */
    popularity: integer().notNull(),
    releasedAt: date("released_at").notNull(),
  },
  (t) => [unique().on(t.provider, t.seoTitle), index().on(t.popularity)],
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

/** A jackpot level and its terms; amounts in minor units of the jackpot's currency. */
export interface JackpotLevel {
  id: number;
  name: string;
  identifier: string;
  /** Start amount of each pot, paid by the house. */
  seed_cents: number;
  /** Share of real-money stakes, in millionths. */
  contribution_ppm: number;
  /** Maximum amount; null for none. */
  ceiling_cents: number | null;
  /** Average contributions between wins; a bet's chance to win is its contribution divided by this. */
  average_cents: number;
}

/** Jackpots over several games. Their pots aren't content: see `jackpot-schema.ts`. */
export const jackpots = pgTable("jackpots", {
  id: integer().primaryKey(),
  identifier: text().notNull().unique(),
  title: text().notNull(),
  state: text().$type<"active" | "stopped">().notNull(),
  currency: text().notNull(),
  levels: jsonb().$type<JackpotLevel[]>().notNull(),
  gameIdentifiers: text("game_identifiers").array().notNull(),
});

export const pages = pgTable(
  "pages",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    blocks: jsonb()
      .$type<{ title: string; description: string; keywords: string; json: Record<string, unknown> | null }>()
      .notNull(),
    categories: text().array().notNull(),
    hidden: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.path] })],
);

export const snippets = pgTable(
  "snippets",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    identifier: text().notNull(),
    categories: text().array().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.identifier] })],
);

export const files = pgTable(
  "files",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.id] })],
);

export const banners = pgTable(
  "banners",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.id] })],
);

/** Values of the configuration calls by key. */
export const configs = pgTable("configs", { name: text().primaryKey(), value: jsonb().notNull() });

/** Affiliate parameters of visits. */
export const affiliateVisits = pgTable("affiliate_visits", {
  id: serial().primaryKey(),
  stag: text(),
  affbId: text("affb_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Client reports: errors, timings, connection quality. */
export const clientReports = pgTable(
  "client_reports",
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
);

/** Incremented by triggers on every change of content; caches compare it. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});
