import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  customType,
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
import type { LimitPeriod, LimitType } from "../../src/contract/jurisdictions.ts";
import type { LimitChangeKind, LimitState } from "../../src/contract/limits.ts";
import { players } from "./player-schema.ts";

/** Whole numbers without a bound: no stake is refused because it cannot be counted. */
const sum = customType<{ data: bigint; driverData: string }>({
  dataType: () => "numeric(40, 0)",
  fromDriver: (value) => BigInt(value),
  toDriver: String,
});

/** What players have limited themselves to: of each type, period and scope there is one that holds. */
export const userLimits = pgTable(
  "user_limits",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    type: text().$type<LimitType>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** The currency that it counts alone, where a licence has one for each; empty for all of them together. */
    scope: text().notNull(),
    state: text().$type<LimitState>().notNull(),
    /** Minor units; minutes without a currency; null for a break. */
    amount: bigint({ mode: "bigint" }),
    currency: text(),
    /** When it was set, or when a break began. */
    beganAt: timestamp("began_at", { withTimezone: true }).notNull(),
    /** Of a break. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    /** What is asked for, as the state says; no amount where the limit is to go. */
    askedAmount: bigint("asked_amount", { mode: "bigint" }),
    askedCurrency: text("asked_currency"),
    askedAt: timestamp("asked_at", { withTimezone: true }),
    confirmFrom: timestamp("confirm_from", { withTimezone: true }),
    confirmUntil: timestamp("confirm_until", { withTimezone: true }),
    /** Of the link that confirms it. */
    tokenDigest: text("token_digest").unique(),
  },
  (t) => [
    uniqueIndex("user_limits_one")
      .on(t.playerId, t.type, t.period, t.scope)
      .where(sql`${t.state} <> 'confirmed_disable'`),
    check("user_limits_amount", sql`${t.amount} > 0 and (${t.askedAmount} is null or ${t.askedAmount} > 0)`),
    check("user_limits_break", sql`(${t.endsAt} is null) = (${t.amount} is not null)`),
    check(
      "user_limits_asked",
      sql`(${t.state} in ('unconfirmed', 'unconfirmed_disable')) = (${t.tokenDigest} is not null)`,
    ),
  ],
);

/** Everything that was ever set, asked for or confirmed. Triggers of the migration keep it as it is. */
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
    /** As in the limit; null where there was none, or will be none. */
    fromAmount: bigint("from_amount", { mode: "bigint" }),
    fromCurrency: text("from_currency"),
    toAmount: bigint("to_amount", { mode: "bigint" }),
    toCurrency: text("to_currency"),
    /** Of a break: when it ends. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what waits. */
    inForceAt: timestamp("in_force_at", { withTimezone: true }),
    /** The player, signed in; or whoever had the link of the mail. */
    by: text().$type<"player" | "link">().notNull(),
    /** Names what is done once. */
    key: text().unique(),
  },
  (t) => [index().on(t.playerId, t.id), index().on(t.limitId)],
);

/**
 * What counts against limits, of every player whether they have any: so that one which is set within a day, week or month
 * knows what was before it. A row for each of the licence's days, and currency.
 */
export const limitUsage = pgTable(
  "limit_usage",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    currency: text().notNull(),
    /** Minor units: put in, staked, and staked less what was won. */
    deposit: sum().notNull(),
    wager: sum().notNull(),
    loss: sum().notNull(),
    /** The same in millionths of a euro cent, at the rates of their moments: for limits of another currency. */
    depositWorth: sum("deposit_worth").notNull(),
    wagerWorth: sum("wager_worth").notNull(),
    lossWorth: sum("loss_worth").notNull(),
    /** Milliseconds at play, and when the last bet was. */
    played: bigint({ mode: "number" }).notNull(),
    lastBetAt: timestamp("last_bet_at", { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.day, t.currency] }), index().on(t.day)],
);
