import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { GENDERS } from "../../src/contract/player.ts";
import type {
  DocumentKind,
  DocumentStatus,
  DocumentType,
  RejectionReason,
} from "../../src/contract/verification.ts";
import { games } from "./schema.ts";

export const players = pgTable(
  "players",
  {
    id: serial().primaryKey(),
    /** Lower case. Unique among confirmed addresses only: see the index. */
    email: text().notNull(),
    /** argon2id as a PHC string; null for accounts created by an OAuth provider. */
    passwordHash: text("password_hash"),
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
    /** In international format. */
    mobilePhone: text("mobile_phone"),
    profession: text(),
    /** National id, only where a market asks for it. */
    personalId: text("personal_id"),
    /** Currency of the current account, which always exists. */
    currency: text().notNull(),
    /** False while the currency is only suggested, for accounts created by an OAuth provider. */
    currencyChosen: boolean("currency_chosen").notNull().default(true),
    locale: text().$type<LocaleCode>().notNull(),
    licence: text().notNull(),
    /** Roles by number. */
    groups: integer().array().notNull(),
    /** Subscribed channels as `product.channel`. */
    subscriptions: text().array().notNull().default([]),
    /** Version of the last accepted terms. */
    termsAccepted: integer("terms_accepted").notNull(),
    verified: boolean().notNull().default(false),
    sumsubVerified: boolean("sumsub_verified").notNull().default(false),
    canIssueBonuses: boolean("can_issue_bonuses").notNull().default(true),
    depositBonusCode: text("deposit_bonus_code"),
    autoregistered: boolean().notNull().default(false),
    /** TOTP secret, encrypted; active from `otpSince` on. */
    otpSecret: text("otp_secret"),
    otpSince: timestamp("otp_since", { withTimezone: true }),
    /** Last used time step: a code works once. */
    otpStep: integer("otp_step"),
    /** Expiry of the source-of-wealth answers. */
    sowQuestionnaireExpiresAt: timestamp("sow_questionnaire_expires_at", { withTimezone: true }),
    /** When the player was reminded that the answers expire. */
    sowRemindedAt: timestamp("sow_reminded_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    currentSignInAt: timestamp("current_sign_in_at", { withTimezone: true }),
    /** User agent of the current sign-in; outlives the session. */
    currentSignInAgent: text("current_sign_in_agent"),
    lastSignInAt: timestamp("last_sign_in_at", { withTimezone: true }),
    lastSignInAgent: text("last_sign_in_agent"),
    /** True to mail the player at each sign-in. */
    signInNotices: boolean("sign_in_notices").notNull().default(false),
    /** When the player last used a session, accurate to an hour; outlives the session. */
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** End of the exclusion: no offers and no push messages until then. Null for never excluded. */
    excludedUntil: timestamp("excluded_until", { withTimezone: true }),
    /** When the account was closed. Sign-in is blocked, and triggers reject new activity. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (t) => [
    check("players_closed_quiet", sql`${t.closedAt} is null or ${t.subscriptions} = '{}'`),
    uniqueIndex("players_confirmed_email").on(t.email).where(sql`${t.confirmedAt} is not null`),
    index("players_unconfirmed_email").on(t.email).where(sql`${t.confirmedAt} is null`),
    index("players_wealth_reminders").on(t.sowQuestionnaireExpiresAt).where(sql`${t.sowRemindedAt} is null`),
  ],
);

/**
 * End of the period without offers, push messages and bets: the end of a break, or never for a closed
 * account.
 */
export const excludedUntilEffective = sql<Date | null>`
  case when ${players.closedAt} is null then ${players.excludedUntil} else '9999-12-31Z'::timestamptz end`.mapWith(
  players.excludedUntil,
);

/** Sessions by token digest, so that a leaked table can't be used to sign in. */
export const sessions = pgTable(
  "sessions",
  {
    digest: text().primaryKey(),
    /** Public id, for the list of sessions. */
    id: uuid().notNull().unique(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    /** The player's last own activity, without background requests. */
    activeAt: timestamp("active_at", { withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Sessions that ended through inactivity, by digest, so that the next request can say why. */
export const inactiveSessions = pgTable("inactive_sessions", {
  digest: text().primaryKey(),
  endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
});

/** Devices that players have signed in with, by digest. */
export const playerDevices = pgTable(
  "player_devices",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    digest: text().notNull(),
    firstSeenAt: timestamp("first_seen_at", { withTimezone: true }).notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.digest] }), index().on(t.lastSeenAt)],
);

/** Players' identities at OAuth providers. */
export const playerIdentities = pgTable(
  "player_identities",
  {
    provider: text().notNull(),
    /** The provider's permanent id of the person. */
    subject: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.playerId)],
);

/** Tokens of mailed links by digest: single use, until they expire. */
export const playerTokens = pgTable(
  "player_tokens",
  {
    digest: text().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    purpose: text().$type<"confirmation" | "password" | "otp" | "closing">().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Mail queue; without a mail server the demo shows the mails. */
export const mails = pgTable(
  "mails",
  {
    id: serial().primaryKey(),
    /** The account that the mail is about. */
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Kind of mail; null for mails of earlier releases. */
    kind: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** Number of delivery attempts. */
    attempts: integer().notNull().default(0),
    /** Next attempt, unless `sentAt` is set; null without a mail server or after a permanent failure. */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.sentAt),
    index().on(t.playerId),
    index("mails_waiting")
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.nextAttemptAt} is not null`),
  ],
);

/** Rate limit counters by key: see `server/http/persistent-rate-limit.ts`. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

/** Recovery codes by digest, single use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    digest: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.digest] })],
);

/** Solved captcha challenges, each accepted once. */
export const usedChallenges = pgTable("used_challenges", {
  signature: text().primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

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

/** Favourites by game identifier, so that they survive a change of currency. */
export const favoriteGames = pgTable(
  "favorite_games",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    gameIdentifier: text("game_identifier").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.gameIdentifier] })],
);

/**
 * A player's balances in one currency, minor units. Each is the sum of its postings and changes only by them. The
 * current account is that of the player's `currency`.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    currency: text().notNull(),
    real: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    bonus: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Set aside for open withdrawals. */
    reserved: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Debt, at or below zero: what a reversal couldn't collect. */
    owed: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("accounts_currency").on(t.playerId, t.currency),
    check("accounts_not_negative", sql`${t.real} >= 0 and ${t.bonus} >= 0 and ${t.reserved} >= 0`),
    check("accounts_owed", sql`${t.owed} <= 0`),
  ],
);

/** Audit log of accounts, for support and review; no secrets. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** A visitor's id in the chat, so that a conversation continues on another device. */
export const chatIdentities = pgTable(
  "chat_identities",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    project: text().notNull(),
    type: text().notNull(),
    restoreId: text("restore_id").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.project, t.type] })],
);

/** A player's names at payment and game providers, stored on first use so that they don't change with `SECRET`. */
export const providerNames = pgTable(
  "provider_names",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<"payments" | "games">().notNull(),
    provider: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.kind, t.provider] }),
    uniqueIndex("provider_names_name").on(t.kind, t.provider, t.name),
  ],
);

/** UTM parameters of visits. */
export const utmMetrics = pgTable(
  "utm_metrics",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    visit: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When they were attributed to a player. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (t) => [index().on(t.visit), index().on(t.createdAt), index().on(t.playerId)],
);

const bytea = customType<{ data: Uint8Array }>({
  dataType: () => "bytea",
  // Sent as text: the embedded database writes 8 MB from text in a quarter of a second, and from bytes in 5 s.
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString("base64")}, 'base64')`,
});

/** Identity documents, one per kind; a new one replaces a rejected one. */
export const verificationDocuments = pgTable(
  "verification_documents",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<DocumentKind>().notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Reason of the rejection. */
    reason: text().$type<RejectionReason>(),
    contentType: text("content_type").$type<DocumentType>().notNull(),
    /** Size before encryption, bytes. */
    size: integer().notNull(),
    /** Encrypted with the server secret. */
    content: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("verification_documents_kind").on(t.playerId, t.kind)],
);
