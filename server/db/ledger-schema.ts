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
  uuid,
} from "drizzle-orm/pg-core";
import { accounts, players } from "./player-schema.ts";

/**
 * Parts of a player's account: money of their own, bonus money, money set aside for a withdrawal, and below zero what a
 * reversal could not take back because it was spent.
 */
export const PURSES = ["real", "bonus", "reserved", "owed"] as const;
export type Purse = (typeof PURSES)[number];

/** The other side of everything that players win, lose, bring and take. They have no row whose balance all would wait for. */
export const HOUSE_ACCOUNTS = ["games", "jackpots", "adjustments", "write_offs", "payments"] as const;
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
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What happened, for receipts: ids and names, never a secret. */
export type Cause = Record<string, string | number | boolean | null>;

/** A player's place in the ledger: whoever changes what they have holds this row until it is done. */
export const wallets = pgTable("wallets", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Of the newest entry; it only grows, without a gap. */
  number: bigint({ mode: "number" }).notNull().default(0),
  /** Of the newest entry: see `modules/ledger/chain.ts`. */
  hash: text().notNull().default(""),
});

/**
 * Everything that ever moved money, in order. Nothing is changed or deleted afterwards: what was wrong is reversed by
 * another entry. Triggers of the migration hold to that, to sums of zero, and to purses that are never below zero.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Null where only the house's accounts move. Its wallet is counted on by each entry, so that there is one. */
    playerId: integer("player_id"),
    /** Among the player's entries, from 1. */
    number: bigint({ mode: "number" }),
    kind: text().$type<EntryKind>().notNull(),
    currency: text().notNull(),
    /** Names what is done once: a second entry of the same key is refused. */
    key: text().notNull(),
    /** The entry that this one takes back, an earlier one of the same account; each is taken back once at most. */
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
    check("ledger_entries_numbered", sql`(${t.playerId} is null) = (${t.number} is null)`),
  ],
);

/** The parts of an entry: what one purse or one account of the house gains (above zero) or gives. */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .notNull()
      .references(() => ledgerEntries.id),
    position: smallint().notNull(),
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "restrict" }),
    purse: text().$type<Purse>(),
    house: text().$type<HouseAccount>(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** Of the purse, after this; the database fills it in. */
    balanceAfter: bigint("balance_after", { mode: "bigint" }),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.position] }),
    index("ledger_postings_purse").on(t.accountId, t.purse, t.entryId),
    check("ledger_postings_some", sql`${t.amount} <> 0`),
    check(
      "ledger_postings_one_side",
      sql`(${t.accountId} is null) = (${t.purse} is null) and (${t.accountId} is null) <> (${t.house} is null)`,
    ),
  ],
);

/** What players owe and will not pay: one of the staff asks for it to be written off, another one does. */
export const writeOffs = pgTable(
  "write_offs",
  {
    id: uuid().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    /** Minor units, above zero. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** What the player reads on the receipt. */
    reason: text().notNull(),
    /** Names of the staff. */
    askedBy: text("asked_by").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    approvedBy: text("approved_by"),
    /** What was posted. */
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
  },
  (t) => [
    check("write_offs_some", sql`${t.amount} > 0`),
    check("write_offs_four_eyes", sql`lower(${t.approvedBy}) <> lower(${t.askedBy})`),
    check("write_offs_posted", sql`(${t.approvedBy} is null) = (${t.entryId} is null)`),
  ],
);
