import { sql } from "drizzle-orm";
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Badge } from "../../src/contract/games.ts";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { GENDERS } from "../../src/contract/player.ts";
import type { Theme } from "../../src/rules/themes.ts";
import type { GameKind } from "./seed/catalogue-types.ts";

export const providers = pgTable("providers", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
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
    /** The title as search compares it: lower case, no accents, no punctuation. */
    searchText: text("search_text").notNull(),
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

/** Words of titles and, weaker, of provider names. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text().notNull(),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    /** 0 from the title, 1 from the provider. */
    source: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.gameId, t.source] })],
);

/** Each word of `search_words` once: what a search term is compared with. */
export const searchVocabulary = pgTable("search_vocabulary", { word: text().primaryKey() });

export const jackpots = pgTable("jackpots", {
  id: integer().primaryKey(),
  identifier: text().notNull().unique(),
  title: text().notNull(),
  state: text().$type<"active" | "stopped">().notNull(),
  currency: text().notNull(),
  levels: jsonb().$type<{ id: number; name: string; identifier: string; amount_cents: number }[]>().notNull(),
  gameIdentifiers: text("game_identifiers").array().notNull(),
});

/** Minor units by game and currency. */
export const gameJackpots = pgTable(
  "game_jackpots",
  {
    identifier: text().notNull(),
    currency: text().notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.identifier, t.currency] })],
);

export const playedGames = pgTable(
  "played_games",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    lastActivityAt: timestamp("last_activity_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.gameId] })],
);

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

/** Values of the configuration calls by name. */
export const configs = pgTable("configs", { name: text().primaryKey(), value: jsonb().notNull() });

/** Affiliate marks as visitors bring them. */
export const affiliateVisits = pgTable("affiliate_visits", {
  id: serial().primaryKey(),
  stag: text(),
  affbId: text("affb_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** What clients report of themselves: failures, timings, connection quality. */
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

/** Counts up with every change of content, by trigger: caches compare it. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});

export const players = pgTable(
  "players",
  {
    id: serial().primaryKey(),
    /** Lower case. Only a confirmed address belongs to one player: see the index. */
    email: text().notNull(),
    /** argon2id, as a PHC string. */
    passwordHash: text("password_hash").notNull(),
    nickname: text(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    gender: text().$type<(typeof GENDERS)[number]>(),
    country: text(),
    state: text(),
    city: text(),
    address: text(),
    postalCode: text("postal_code"),
    /** In international form. */
    mobilePhone: text("mobile_phone"),
    profession: text(),
    currency: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    licence: text().notNull(),
    /** Roles by number. */
    groups: integer().array().notNull(),
    receivePromos: boolean("receive_promos").notNull(),
    receiveSmsPromos: boolean("receive_sms_promos").notNull(),
    /** Version of the terms that were accepted last. */
    termsAccepted: integer("terms_accepted").notNull(),
    verified: boolean().notNull().default(false),
    sumsubVerified: boolean("sumsub_verified").notNull().default(false),
    canIssueBonuses: boolean("can_issue_bonuses").notNull().default(true),
    depositBonusCode: text("deposit_bonus_code"),
    autoregistered: boolean().notNull().default(false),
    /** Secret of one-time codes, in base 32; in force from `otpSince` on. */
    otpSecret: text("otp_secret"),
    otpSince: timestamp("otp_since", { withTimezone: true }),
    sowQuestionnaireExpiresAt: timestamp("sow_questionnaire_expires_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    currentSignInAt: timestamp("current_sign_in_at", { withTimezone: true }),
    lastSignInAt: timestamp("last_sign_in_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("players_confirmed_email").on(t.email).where(sql`${t.confirmedAt} is not null`)],
);

/** Who is signed in where. The key is a digest, so that nobody who reads the table can sign in with it. */
export const sessions = pgTable(
  "sessions",
  {
    digest: text().primaryKey(),
    /** Names a session where it is listed. */
    id: uuid().notNull().unique(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** What a link in a mail carries, by digest: good for one use until it expires. */
export const playerTokens = pgTable(
  "player_tokens",
  {
    digest: text().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    purpose: text().$type<"confirmation" | "password">().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Mails that are to be sent; without a mail server the demo shows them. */
export const mails = pgTable(
  "mails",
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (t) => [index().on(t.sentAt)],
);

/** Attempts by key: see `server/http/attempts.ts`. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
