import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { GENDERS } from "../../../src/contract/player.ts";

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
    /** Ids of the player's groups: VIP levels, testers and others. */
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
