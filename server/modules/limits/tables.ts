import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LimitPeriod, LimitType } from "../../../src/contract/jurisdictions.ts";
import type { LimitChangeKind, LimitState } from "../../../src/contract/limits.ts";
import { players } from "../../core/players/tables.ts";
import { unboundedInteger } from "../../db/unbounded-integer.ts";

/** Players' limits: one active limit per type, period and scope. */
export const userLimits = pgTable(
  "user_limits",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    type: text().$type<LimitType>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** The only currency that counts, for licences with limits per currency; empty for all. */
    scope: text().notNull(),
    state: text().$type<LimitState>().notNull(),
    /** Minor units; minutes if there is no currency; null for a break. */
    amount: bigint({ mode: "bigint" }),
    currency: text(),
    /** When the limit was set or the break started. */
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    /** End of a break. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    /** The requested amount while a raise is pending; null for a removal. */
    requestedAmount: bigint("requested_amount", { mode: "bigint" }),
    requestedCurrency: text("requested_currency"),
    requestedAt: timestamp("requested_at", { withTimezone: true }),
    confirmFrom: timestamp("confirm_from", { withTimezone: true }),
    confirmUntil: timestamp("confirm_until", { withTimezone: true }),
    /** Digest of the confirmation link's token. */
    tokenDigest: text("token_digest").unique(),
  },
  (t) => [
    uniqueIndex("user_limits_one")
      .on(t.playerId, t.type, t.period, t.scope)
      .where(sql`${t.state} <> 'confirmed_disable'`),
    check(
      "user_limits_amount",
      sql`${t.amount} > 0 and (${t.requestedAmount} is null or ${t.requestedAmount} > 0)`,
    ),
    check("user_limits_break", sql`(${t.endsAt} is null) = (${t.amount} is not null)`),
    check(
      "user_limits_requested",
      sql`(${t.state} in ('unconfirmed', 'unconfirmed_disable')) = (${t.tokenDigest} is not null)`,
    ),
  ],
);

/** Players who declined the deposit limit that their licence prompts for; they aren't asked again. */
export const limitDeclines = pgTable("limit_declines", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  declinedAt: timestamp("declined_at", { withTimezone: true }).notNull(),
});

/** History of limits: set, requested, confirmed. Append-only by triggers. */
export const userLimitChanges = pgTable(
  "user_limit_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    limitId: integer("limit_id")
      .notNull()
      .references(() => userLimits.id, { onDelete: "cascade" }),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<LimitChangeKind>().notNull(),
    /** Amounts before and after the change, as in the limit; null for no limit. */
    fromAmount: bigint("from_amount", { mode: "bigint" }),
    fromCurrency: text("from_currency"),
    toAmount: bigint("to_amount", { mode: "bigint" }),
    toCurrency: text("to_currency"),
    /** End of a break. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null while pending. */
    inForceAt: timestamp("in_force_at", { withTimezone: true }),
    /** `player`: the signed-in player. `link`: the person who opened the mailed link. */
    by: text().$type<"player" | "link">().notNull(),
    /** Idempotency key. */
    key: text().unique(),
  },
  (t) => [index().on(t.playerId, t.id), index().on(t.limitId)],
);

/**
 * Usage per player, licence day and currency; recorded for players without limits too, so that a new limit knows the
 * current window.
 */
export const limitUsage = pgTable(
  "limit_usage",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    currency: text().notNull(),
    /** Minor units: deposits, stakes, and stakes minus wins. */
    deposit: unboundedInteger().notNull(),
    wager: unboundedInteger().notNull(),
    loss: unboundedInteger().notNull(),
    /** Worth at the time in millionths of a euro cent, for limits in other currencies. */
    depositWorth: unboundedInteger("deposit_worth").notNull(),
    wagerWorth: unboundedInteger("wager_worth").notNull(),
    lossWorth: unboundedInteger("loss_worth").notNull(),
    /** Play time in milliseconds, and the time of the last bet. */
    played: bigint({ mode: "number" }).notNull(),
    lastBetAt: timestamp("last_bet_at", { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.day, t.currency] }), index().on(t.day)],
);
