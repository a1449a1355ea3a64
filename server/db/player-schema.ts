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
    /** Lower case. Only a confirmed address belongs to one player: see the index. */
    email: text().notNull(),
    /** argon2id, as a PHC string; null for who came by a provider and has set none. */
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
    /** In international form. */
    mobilePhone: text("mobile_phone"),
    profession: text(),
    /** Of the state that the player lives in; only where a market asks for it. */
    personalId: text("personal_id"),
    /** Of the account that is played with; the player always has one. */
    currency: text().notNull(),
    /** False while it is only proposed: who came by a provider was not asked. */
    currencyChosen: boolean("currency_chosen").notNull().default(true),
    locale: text().$type<LocaleCode>().notNull(),
    licence: text().notNull(),
    /** Roles by number. */
    groups: integer().array().notNull(),
    /** What the player wants to be sent, as `product.channel`. */
    subscriptions: text().array().notNull().default([]),
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
    /** The last time step whose code was used: none is good twice. */
    otpStep: integer("otp_step"),
    /** Until when the answers about the source of the player's funds are good. */
    sowQuestionnaireExpiresAt: timestamp("sow_questionnaire_expires_at", { withTimezone: true }),
    /** When the player was reminded of that date. */
    sowRemindedAt: timestamp("sow_reminded_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    currentSignInAt: timestamp("current_sign_in_at", { withTimezone: true }),
    /** As the browser of that sign-in called itself: it outlives the session. */
    currentSignInAgent: text("current_sign_in_agent"),
    lastSignInAt: timestamp("last_sign_in_at", { withTimezone: true }),
    lastSignInAgent: text("last_sign_in_agent"),
    /** The player is written to at each sign-in. */
    signInNotices: boolean("sign_in_notices").notNull().default(false),
    /** When a session of theirs was last used, within an hour: it outlives the session. */
    usedAt: timestamp("used_at", { withTimezone: true }),
    /** Until then nothing is offered and nothing is pushed; null for who is not excluded. */
    excludedUntil: timestamp("excluded_until", { withTimezone: true }),
    /** Since when the account is closed: nobody is signed in to it, and triggers of the migration begin nothing in it. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (t) => [
    check("players_closed_quiet", sql`${t.closedAt} is null or ${t.subscriptions} = '{}'`),
    uniqueIndex("players_confirmed_email").on(t.email).where(sql`${t.confirmedAt} is not null`),
    index("players_unconfirmed_email").on(t.email).where(sql`${t.confirmedAt} is null`),
    index("players_wealth_reminders").on(t.sowQuestionnaireExpiresAt).where(sql`${t.sowRemindedAt} is null`),
  ],
);

/** Until then nothing is offered, pushed or staked: the end of a break, and no end where the account is closed. */
export const awayUntil = sql<Date | null>`
  case when ${players.closedAt} is null then ${players.excludedUntil} else '9999-12-31Z'::timestamptz end`.mapWith(
  players.excludedUntil,
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
    /** The last sign of the player's own: what pages ask by themselves is none. */
    activeAt: timestamp("active_at", { withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Sessions that have ended because nothing was seen of their player, by digest: whoever comes back is told so. */
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

/** Who players are to the providers that they sign in with. */
export const playerIdentities = pgTable(
  "player_identities",
  {
    provider: text().notNull(),
    /** The provider's own name for the person, which never changes. */
    subject: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.playerId)],
);

/** What a link in a mail carries, by digest: good for one use until it expires. */
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

/** Mails that are to be sent; without a mail server the demo shows them. */
export const mails = pgTable(
  "mails",
  {
    id: serial().primaryKey(),
    /** Whose account it is about. */
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** Which of the texts it is; null for those of before it was noted. */
    kind: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** How often the mail server was asked to take it. */
    attempts: integer().notNull().default(0),
    /** When it is sent again unless `sentAt` is set; null where no mail server is in use, or it has refused the mail for good. */
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

/** Attempts by key: see `server/http/persistent-rate-limit.ts`. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

/** Codes that stand in for a lost authenticator, by digest; each is good once. */
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

/** Solved challenges of the captcha: none is good twice. */
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

/** Games by their identifier, so that a favourite outlives a change of currency. */
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
 * What a player holds in one currency, in minor units. The active one is that of the player's `currency`. Each balance
 * is the sum of its postings (see the ledger), and changes by them only.
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
    /** Of the real money: set aside for withdrawals that are under way. */
    reserved: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Below zero: what a reversal could not take back. */
    owed: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("accounts_currency").on(t.playerId, t.currency),
    check("accounts_not_negative", sql`${t.real} >= 0 and ${t.bonus} >= 0 and ${t.reserved} >= 0`),
    check("accounts_owed", sql`${t.owed} <= 0`),
  ],
);

/** What was done to an account and by whom, for support and review; never a secret. */
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

/** The chat's name for somebody, so that a conversation goes on on another device. */
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

/** A player's names at providers of payments and of games: stored at the first use, so that no later `SECRET` changes them. */
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

/** Campaign marks that a visit came with. */
export const utmMetrics = pgTable(
  "utm_metrics",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    visit: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the marks were tied to a player. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (t) => [index().on(t.visit), index().on(t.createdAt), index().on(t.playerId)],
);

const bytea = customType<{ data: Uint8Array }>({
  dataType: () => "bytea",
  // The embedded database takes 5 s to write 8 MB from bytes, and a quarter of one from text.
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString("base64")}, 'base64')`,
});

/** By what players show who they are, one of each kind: a new one takes the place of a rejected one. */
export const verificationDocuments = pgTable(
  "verification_documents",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<DocumentKind>().notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Why it was rejected. */
    reason: text().$type<RejectionReason>(),
    contentType: text("content_type").$type<DocumentType>().notNull(),
    /** Bytes, before it was sealed. */
    size: integer().notNull(),
    /** Sealed with the server's secret. */
    content: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("verification_documents_kind").on(t.playerId, t.kind)],
);
