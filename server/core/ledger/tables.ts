import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/tables.ts";
import { players } from "../players/tables.ts";

/**
 * A player's balance types: real, bonus, reserved for withdrawals, owed (debt, at or below zero), and unsettled: won in
 * free rounds and not playable yet.
 */
export const BALANCE_TYPES = ["real", "bonus", "reserved", "owed", "unsettled"] as const;

export type BalanceType = (typeof BALANCE_TYPES)[number];

/** House accounts, opposite players' accounts. They have no balance row, which would be a point of contention. */
export const HOUSE_ACCOUNTS = [
  "games",
  "jackpots",
  "adjustments",
  "write_offs",
  "payments",
  "bonuses",
  "prizes",
] as const;

export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

export const ENTRY_KINDS = [
  "bet",
  "win",
  "rollback",
  "adjustment",
  "jackpot_win",
  "deposit",
  "deposit_reversal",
  "cashout",
  "cashout_returned",
  "cashout_paid",
  "bonus_started",
  "bonus_converted",
  "bonus_ended",
  "freespins_settled",
  "prize",
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** For receipts: ids and names, no secrets. */
export type Cause = Record<string, string | number | boolean | null>;

/** A player's ledger head: every change of the player's money locks this row. */
export const wallets = pgTable("wallets", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Number of the newest entry; without gaps. */
  number: bigint({ mode: "number" }).notNull().default(0),
  /** Hash of the newest entry: see `core/ledger/chain.ts`. */
  hash: text().notNull().default(""),
});

/**
 * Journal entries. Append-only: errors are reversed. Triggers enforce that, and that postings sum to zero. No balance
 * is below zero except `owed`.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Null for entries between house accounts. No foreign key: posting already locks the player's ledger head. */
    playerId: integer("player_id"),
    /** Number among the player's entries, from 1. */
    number: bigint({ mode: "number" }),
    kind: text().$type<EntryKind>().notNull(),
    currency: text().notNull(),
    /** Idempotency key: a second entry with the same key is rejected. */
    key: text().notNull(),
    /** The reversed entry, an earlier one of the same account; reversed at most once. */
    reverses: bigint({ mode: "number" }).references((): AnyPgColumn => ledgerEntries.id),
    cause: jsonb().$type<Cause>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex("ledger_entries_key").on(t.key),
    uniqueIndex("ledger_entries_number").on(t.playerId, t.number),
    index("ledger_entries_time").on(t.playerId, t.createdAt, t.number),
    uniqueIndex("ledger_entries_reverses").on(t.reverses),
    // Few of a player's entries: what awards became.
    index("ledger_entries_awards")
      .on(t.playerId)
      .where(sql`${t.kind} in ('bonus_converted', 'freespins_settled', 'prize')`),
    check("ledger_entries_numbered", sql`(${t.playerId} is null) = (${t.number} is null)`),
  ],
);

/** Postings of an entry: the change of a balance or house account, positive for a gain. */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => ledgerEntries.id),
    position: smallint().notNull(),
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "restrict" }),
    balanceType: text("balance_type").$type<BalanceType>(),
    house: text().$type<HouseAccount>(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** Balance afterwards; filled in by the database. */
    balanceAfter: bigint("balance_after", { mode: "bigint" }),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.position] }),
    index("ledger_postings_balance_type").on(t.accountId, t.balanceType, t.entryId),
    check("ledger_postings_some", sql`${t.amount} <> 0`),
    check(
      "ledger_postings_one_side",
      sql`(${t.accountId} is null) = (${t.balanceType} is null) and (${t.accountId} is null) <> (${t.house} is null)`,
    ),
  ],
);
